import { describe, expect, it } from "vitest";
import type { GameEvent } from "../speech/speaker";
import { entries, grown, headed } from "./log";

const SHAPE = { dividers: ["day-begins"], heads: ["gift-exchanged"] };
const event = (n: number, kind: string, player?: number): GameEvent => ({
  n,
  decided: n,
  kind,
  args: player === undefined ? {} : { player },
});

describe("lines of the log", () => {
  it("gather what one seat did in a row", () => {
    const lines = entries([event(0, "gift-exchanged", 0), event(1, "points", 0), event(2, "points", 1)], SHAPE);
    expect(lines.map((line) => [line.seat, line.events.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it("begin anew with the next turn of the same seat", () => {
    const lines = entries([event(0, "gift-exchanged", 0), event(1, "points", 0), event(2, "gift-exchanged", 0)], SHAPE);
    expect(lines.map((line) => line.n)).toEqual([0, 2]);
  });

  it("are called by their head, though it was paid for first", () => {
    const [line] = entries(
      [event(0, "servants-spent", 0), event(1, "gift-exchanged", 0), event(2, "points", 0)],
      SHAPE,
    );
    const [head, rest] = headed(line!, SHAPE);
    expect([head.kind, ...rest.map((one) => one.kind)]).toEqual(["gift-exchanged", "servants-spent", "points"]);
  });

  it("are parted by a bot that gives way to another", () => {
    const lines = entries([event(0, "points", 1), event(1, "new-bot", 1), event(2, "points", 1)], SHAPE);
    expect(lines.map((line) => [line.n, line.divides])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
  });

  it("stay the same ones when others are added", () => {
    const events = [event(0, "gift-exchanged", 0), event(1, "points", 1), event(2, "points", 1)];
    const before = entries(events.slice(0, 2), SHAPE);
    const after = grown(before, entries(events, SHAPE));
    expect(after[0]).toBe(before[0]);
    expect(after[1]?.events).toEqual(events.slice(1));
    expect(grown(after, entries([event(0, "gift-exchanged", 0)], SHAPE))[0]).not.toBe(after[0]);
  });

  it("are parted by a new day", () => {
    const lines = entries([event(0, "points", 0), event(1, "day-begins"), event(2, "points", 0)], SHAPE);
    expect(lines.map((line) => line.divides)).toEqual([false, true, false]);
  });
});
