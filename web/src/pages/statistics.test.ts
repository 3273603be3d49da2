import { describe, expect, it } from "vitest";
import type { Summary } from "../api";
import { axisOf, barsOf, dotsOf, finished, likelyMean, likelyShare, quantile, ticksOf } from "./statistics";

const seat = (n: number, mine: boolean, level = 0) => ({
  seat: n,
  kind: level ? "bot" : "person",
  name: `P${n}`,
  bot: null,
  level,
  person: null,
  former: null,
  mine,
  asked: false,
});
const table = (id: string, changed: number, scores: number[], more: Partial<Summary> = {}): Summary => ({
  id,
  game: "gugong",
  status: "over",
  seats: [seat(0, true), seat(1, false, 2)],
  yours: false,
  options: {},
  public: false,
  pace: "live",
  clock: null,
  agreed: false,
  lesson: false,
  learning: null,
  hints: false,
  open_past: null,
  correction: null,
  created: 0,
  changed,
  decided: 70,
  scores,
  places: null,
  asks_again: false,
  ...more,
});
const games = (...scores: number[]) => finished(scores.map((score, n) => table(String(n), n, [score, 50])));

describe("finished games", () => {
  it("come the oldest first, with the strongest bot", () => {
    const found = finished([
      table("b", 2, [30, 41]),
      table("a", 1, [52, 40], { seats: [seat(0, true), seat(1, false, 2), seat(2, false, 4)] }),
      table("c", 3, [], { status: "playing" }),
    ]);
    expect(found.map((one) => [one.id, one.score, one.place, one.won, one.level])).toEqual([
      ["a", 52, 1, true, 4],
      ["b", 30, 2, false, 2],
    ]);
  });

  it("are placed as the server says: by tie-break, shared, or not at all", () => {
    const place = (place: number, won: boolean, tied = false, shared = false) => ({ place, won, tied, shared });
    const [second, shared, nobody] = finished([
      table("a", 1, [52, 52], { places: [place(2, false, true), place(1, true, true)] }),
      table("b", 2, [52, 52], { places: [place(1, true, false, true), place(1, true, false, true)] }),
      table("c", 3, [0, 0], { places: [place(1, false), place(2, false)] }),
    ]);
    expect([second!.place, second!.won, second!.tied]).toEqual([2, false, true]);
    expect([shared!.won, shared!.shared]).toEqual([true, true]);
    expect(nobody!.won).toBe(false);
  });

  it("leave out what was open, taught or ended early", () => {
    const open: Summary[] = (["fork", "forked", "import", "restored", "undo"] as const).map((why) =>
      table(why, 1, [90, 1], { open_past: why }),
    );
    const early = table("early", 1, [90, 1], { agreed: true });
    const lesson = table("lesson", 1, [90, 1], { lesson: true });
    expect(finished([...open, early, lesson, table("fair", 2, [50, 40])]).map((one) => one.id)).toEqual(["fair"]);
  });
});

describe("numbers", () => {
  it("say how sure a share is", () => {
    const { from, to } = likelyShare(5, 12);
    expect([Math.round(100 * from), Math.round(100 * to)]).toEqual([22, 64]);
    expect(likelyShare(0, 5).from).toBe(0);
    expect(likelyShare(5, 5).to).toBe(1);
  });

  it("have a median and a middle half", () => {
    expect(quantile([63, 46, 50, 56, 44], 0.5)).toBe(50);
    expect(quantile([1, 2], 0.5)).toBe(2);
    expect(quantile([-12], 0.25)).toBe(-12);
    expect(quantile([-1, 0, 0], 0.25) + 0).toBe(0);
  });

  it("have a mean with its range", () => {
    expect(likelyMean([50, 50, 50])).toEqual({ mean: 50, from: 50, to: 50 });
    const { from, to } = likelyMean([40, 60]);
    expect(from).toBeLessThan(50);
    expect(to).toBeGreaterThan(50);
  });
});

describe("the axis", () => {
  it("holds every score, and one game does not fill it", () => {
    expect(axisOf([52])).toEqual({ from: 20, to: 100 });
    expect(axisOf([3])).toEqual({ from: 0, to: 80 });
    expect(axisOf([])).toEqual({ from: 0, to: 100 });
  });

  it("goes below zero where scores do, and not where they do not", () => {
    expect(axisOf([-12, 30])).toEqual({ from: -30, to: 50 });
    expect(axisOf([0, 63])).toEqual({ from: 0, to: 80 });
  });

  it("has as many steps as there is room for", () => {
    expect(ticksOf({ from: 0, to: 80 }, 8)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(ticksOf({ from: -30, to: 250 }, 8)).toEqual([0, 50, 100, 150, 200, 250]);
  });
});

describe("drawn", () => {
  it("as dots that do not cover one another", () => {
    expect(dotsOf(games(50, 51, 80, 50), 4).map((dot) => [dot.game.score, dot.height])).toEqual([
      [50, 0],
      [50, 1],
      [51, 2],
      [80, 0],
    ]);
  });

  it("as bars of five points with what was won in them", () => {
    expect(barsOf(games(-3, 52, 54, 49))).toEqual([
      { from: -5, count: 1, won: 0 },
      ...[0, 5, 10, 15, 20, 25, 30, 35, 40].map((from) => ({ from, count: 0, won: 0 })),
      { from: 45, count: 1, won: 0 },
      { from: 50, count: 2, won: 2 },
    ]);
    expect(barsOf([])).toEqual([]);
  });
});
