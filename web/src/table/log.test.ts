import { describe, expect, it } from "vitest";
import type { GameEvent } from "../speech/speaker";
import { entries, grown, headed, newsOf } from "./log";

const SHAPE = {
  dividers: ["day-begins"],
  heads: ["gift-exchanged"],
  moments: ["day-begins", "night-falls", "wall-scored"],
  news: ["envoy-moved", "ship-sailed"],
  begins: ["turn-begins"],
  ends: ["turn-ends"],
};
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

  it("give what comes of a great moment to it, whoever it comes to, until the next decision", () => {
    const by = (n: number, decided: number, kind: string, player?: number) => ({ ...event(n, kind, player), decided });
    const night = [by(0, 5, "points", 0), by(1, 5, "night-falls"), by(2, 5, "points", 0), by(3, 5, "points", 1)];
    const lines = entries([...night, by(4, 6, "points", 1)], SHAPE);
    expect(lines.map((line) => [line.n, line.isMoment, line.events.length])).toEqual([
      [0, false, 1],
      [1, true, 3],
      [4, false, 1],
    ]);
    const wall = [by(0, 7, "wall-scored", 1), by(1, 7, "points", 1), by(2, 7, "points", 0)];
    expect(entries(wall, SHAPE).map((line) => line.events.length)).toEqual([2, 1]); // what another gets is not of it
  });

  it("say what a turn was about by how the first that tells it ended", () => {
    const told = [event(0, "gift-exchanged", 0), event(1, "envoy-moved", 0), event(2, "envoy-moved", 0)];
    const [line] = entries([...told, event(3, "ship-sailed", 0)], SHAPE);
    expect(newsOf(line!, SHAPE)).toBe(told[2]);
    expect(newsOf(entries(told.slice(0, 1), SHAPE)[0]!, SHAPE)).toBeNull();
  });

  it("keep what came to others of a turn below it, but not the turn that begins with it", () => {
    const by = (n: number, decided: number, kind: string, player: number) => ({ ...event(n, kind, player), decided });
    const turn = [by(0, 3, "gift-exchanged", 0), by(1, 3, "points", 1), by(2, 3, "points", 0)];
    expect(entries(turn, SHAPE)).toHaveLength(1);
    expect(entries([...turn, by(3, 3, "turn-begins", 1)], SHAPE)).toHaveLength(2);
    expect(entries([...turn, by(3, 3, "turn-ends", 0), by(4, 3, "points", 1)], SHAPE)).toHaveLength(2);
    expect(entries([...turn, by(3, 4, "points", 1)], SHAPE)).toHaveLength(2);
  });
});
