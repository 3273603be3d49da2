import { describe, expect, it } from "vitest";
import type { GameEvent } from "../speech/speaker";
import type { Shape } from "../table/log";
import { headOf, roundsOf, shapeOf, standingOf, turnOf, turnsOf, turnsUntil } from "./turns";

const SHAPE: Shape = { dividers: ["day"], heads: ["gift"], moments: [], news: [], begins: ["gift"], ends: [] };

function log(...told: [kind: string, decided: number, player?: number][]): GameEvent[] {
  return told.map(([kind, decided, player], n) => ({ n, decided, kind, args: { player: player ?? null } }));
}

const EVENTS = log(
  ["day", 0],
  ["gift", 2, 0],
  ["servant", 3, 0],
  ["gift", 5, 1],
  ["toll", 5, 0],
  ["night", 6],
  ["day", 6],
  ["gift", 8, 1],
  ["rules-play", 8],
  ["gift", 8, 2],
  ["gift", 10, 1],
);

describe("turns", () => {
  it("begin with what begins one, and go from decision to decision", () => {
    const turns = turnsOf(EVENTS, SHAPE);
    expect(turns.map(({ seat, from, to, round }) => [seat, from, to, round])).toEqual([
      [0, 0, 3, 0],
      [1, 3, 6, 0],
      [1, 6, 8, 1],
      [1, 8, 10, 1],
    ]);
  });

  it("hold all that happened by the same decision", () => {
    const third = turnsOf(EVENTS, SHAPE)[2]!;
    expect(third.events.map((event) => event.kind)).toEqual(["gift", "rules-play", "gift"]);
    expect(headOf(third, SHAPE)?.n).toBe(7);
  });

  it("may be ended instead of begun", () => {
    const shape: Shape = { dividers: ["round"], heads: ["dice"], moments: [], news: [], begins: [], ends: ["end"] };
    const turns = turnsOf(
      log(["round", 0], ["paid", 1, 0], ["dice", 2, 0], ["end", 3, 0], ["dice", 4, 1], ["end", 5, 1]),
      shape,
    );
    expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 0, 3],
      [1, 3, 5],
    ]);
  });

  it("stand in rounds, each with what told of it", () => {
    const rounds = roundsOf(turnsOf(EVENTS, SHAPE), EVENTS, SHAPE);
    expect(rounds.map((round) => [round.told?.n, round.turns.length])).toEqual([
      [0, 2],
      [6, 2],
    ]);
  });

  it("are counted by where the game stands", () => {
    const turns = turnsOf(EVENTS, SHAPE);
    expect([0, 2, 3, 7, 8, 10].map((n) => turnsUntil(turns, n))).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it("are none before anything happened", () => {
    expect(turnsOf([], SHAPE)).toEqual([]);
    expect(roundsOf([], [], SHAPE)).toEqual([]);
  });

  it("are counted within their rounds, and found by what was decided in them", () => {
    const turns = turnsOf(EVENTS, SHAPE);
    const rounds = roundsOf(turns, EVENTS, SHAPE);
    const standing = (decision: number, until: number) => {
      const found = standingOf(rounds, turns[turnOf(turns, { decision, until })]);
      return [found?.round.told?.n, found?.n];
    };
    expect([standing(0, 3), standing(3, 6), standing(6, 8), standing(8, 10)]).toEqual([
      [0, 1],
      [0, 2],
      [6, 1],
      [6, 2],
    ]);
    expect(standing(0, 2)).toEqual([0, 1]); // half of a turn in which a card is drawn
    expect(standingOf(rounds, undefined)).toBeUndefined();
  });

  it("are single events of a game that nothing is known of", () => {
    expect(shapeOf(SHAPE, EVENTS)).toBe(SHAPE);
    expect(turnsOf(EVENTS, shapeOf(null, EVENTS))).toHaveLength(6);
  });
});
