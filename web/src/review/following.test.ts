import { beforeEach, describe, expect, it } from "vitest";
import { FakeClock, FakeWire } from "../table/faked";
import { AGAIN, Following } from "./following";

let wires: FakeWire[];
let clock: FakeClock;
/** The questions, each with what answers it. */
let asked: (() => void)[];
let following: Following;

const wire = () => wires.at(-1)!;
/** What waits for an answer goes on. */
const rest = () => new Promise<void>((run) => setImmediate(run));

async function answer(): Promise<void> {
  asked.at(-1)?.();
  await rest();
}

async function up(): Promise<void> {
  wire().onopen?.();
  wire().say({ is: "state", v: 1 });
  await answer();
}

beforeEach(() => {
  wires = [];
  clock = new FakeClock();
  asked = [];
  following = new Following(
    () => {
      wires.push(new FakeWire());
      return wire();
    },
    () => new Promise<void>((run) => asked.push(run)),
    clock,
    () => () => {},
  );
  following.begun();
});

describe("a review that grows", () => {
  it("is asked for when the line is up and with news, and never by time", async () => {
    following.begun();
    expect([wires.length, asked.length]).toEqual([1, 0]);
    await up();
    expect(asked.length).toBe(1);
    clock.pass(2000);
    expect(asked.length).toBe(1);
    wire().say({ is: "review", v: 1 });
    await answer();
    expect(asked.length).toBe(2);
    wire().say({ is: "state", v: 1 }); // somebody has come to the table
    expect(asked.length).toBe(2);
  });

  it("is asked for once for all that is said while an answer is on its way", async () => {
    await up();
    for (let n = 0; n < 5; n += 1) wire().say({ is: "review", v: 1 });
    expect(asked.length).toBe(2);
    await answer();
    expect(asked.length).toBe(3);
    await answer();
    expect(asked.length).toBe(3);
  });

  it("is asked for now and then while there is no line, and at once when it is back", async () => {
    await up();
    wire().onclose?.();
    clock.pass(300);
    expect(asked.length).toBe(1);
    clock.pass(AGAIN);
    await answer();
    expect(asked.length).toBe(2);
    clock.pass(AGAIN);
    await answer();
    expect(asked.length).toBe(3);
    expect(wires.length).toBeGreaterThan(1);
    await up();
    expect(asked.length).toBe(4);
    clock.pass(2 * AGAIN);
    expect(asked.length).toBe(4);
  });

  it("is asked for no more when it has come to its end", async () => {
    await up();
    following.ended();
    expect(wire().closed).toBe(true);
    wire().say({ is: "review", v: 1 });
    clock.pass(4 * AGAIN);
    await rest();
    expect([wires.length, asked.length]).toEqual([1, 1]);
    following.begun();
    await up();
    expect([wires.length, asked.length]).toEqual([2, 2]);
  });
});
