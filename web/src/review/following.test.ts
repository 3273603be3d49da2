import { beforeEach, describe, expect, it } from "vitest";
import type { Clock, Wire } from "../table/socket";
import { AGAIN, Following } from "./following";

class FakeWire implements Wire {
  isClosed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;

  send(): void {}
  close(): void {
    this.isClosed = true;
  }
  say(is: string): void {
    this.onmessage?.({ data: JSON.stringify({ is, v: 1 }) });
  }
}

/** Time that passes only when told. */
class FakeClock implements Clock {
  now = 0;
  private n = 0;
  private readonly waiting = new Map<number, { at: number; run: () => void }>();

  later(run: () => void, ms: number): number {
    this.waiting.set(++this.n, { at: this.now + ms, run });
    return this.n;
  }
  cancel(timer: number): void {
    this.waiting.delete(timer);
  }
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const due = [...this.waiting].filter(([, one]) => one.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.waiting.delete(due[0]);
      this.now = due[1].at;
      due[1].run();
    }
    this.now = until;
  }
}

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
  wire().say("state");
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
    wire().say("review");
    await answer();
    expect(asked.length).toBe(2);
    wire().say("state"); // somebody has come to the table
    expect(asked.length).toBe(2);
  });

  it("is asked for once for all that is said while an answer is on its way", async () => {
    await up();
    for (let n = 0; n < 5; n += 1) wire().say("review");
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
    expect(wire().isClosed).toBe(true);
    wire().say("review");
    clock.pass(4 * AGAIN);
    await rest();
    expect([wires.length, asked.length]).toEqual([1, 1]);
    following.begun();
    await up();
    expect([wires.length, asked.length]).toEqual([2, 2]);
  });
});
