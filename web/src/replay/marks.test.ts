import { describe, expect, it } from "vitest";
import type { Moment } from "../table/messages";
import { apart, isAt, leapFrom, marksOf } from "./marks";

const turn = (from: number, to: number) => ({ seat: 0, from, to, round: 0, events: [] });
const TURNS = [turn(0, 3), turn(3, 5), turn(5, 9), turn(9, 12)];
const DECIDED = 14;

const moment = (number: number, decision: number, until: number) => ({ number, decision, until }) as Moment;
const marks = (...cuts: [number, number][]) =>
  marksOf(
    TURNS,
    cuts.map(([decision, until], n) => moment(n + 1, decision, until)),
    DECIDED,
  );

describe("the moments of a replay", () => {
  it("lie in the turn that most of each is in, and end with it; the last with the game", () => {
    const found = marks([0, 4], [4, 5], [5, 9], [8, 10], [10, 14]);
    expect(found.map((one) => one.turn)).toEqual([0, 1, 2, 2, 3]);
    expect(found.map(({ end }) => end)).toEqual([3, 5, 9, 9, DECIDED]);
  });

  it("are gone through from wherever it stands, those of one turn at once", () => {
    const all = marks([0, 4], [3, 5], [3, 5], [5, 9]);
    const from = (by: 1 | -1, ...ns: number[]) => ns.map((n) => leapFrom(all, n, by)?.moment.number);
    expect(from(1, 0, 3, 4, 5, 9)).toEqual([1, 2, 2, 4, undefined]);
    expect(from(-1, 0, 3, 4, 5, 9, 20)).toEqual([undefined, undefined, 1, 1, 3, 4]);
    expect(leapFrom([], 3, 1)).toBeUndefined();
  });

  it("are shown at the end of their turns, and where the review links to", () => {
    const [first] = marks([0, 2]);
    expect([1, 2, 3, 4].map((n) => isAt(first!, n))).toEqual([false, true, true, false]);
  });

  it("are not shown under the number and the words of a later turn", () => {
    const [first, last] = marks([0, 4], [10, 14]);
    expect([first!.at, last!.at]).toEqual([3, DECIDED]);
    expect([3, 4, 5].map((n) => isAt(first!, n))).toEqual([true, false, false]);
  });
});

describe("marks", () => {
  it("stand where their turns are, if there is room", () => {
    expect(apart([20, 60, 90], 24, 200)).toEqual([20, 60, 90]);
    expect(apart([], 24, 200)).toEqual([]);
  });

  it("stand beside each other where their turns are close, and never leave the line", () => {
    expect(apart([50, 50, 60], 24, 200)).toEqual([50, 74, 98]);
    expect(apart([1, 2], 24, 200)).toEqual([12, 36]);
    expect(apart([60, 190, 199], 24, 200)).toEqual([60, 164, 188]);
  });

  it("overlap evenly where the line is too short for them", () => {
    expect(apart([10, 10, 10, 10], 24, 48)).toEqual([6, 18, 30, 42]);
  });
});
