import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { CurvePoint, GameEvent, Moment } from "../table/messages";
import { BADGE, badgesOf, marksOf } from "./badges";
import {
  bandOf,
  beside,
  decisionsAt,
  lineOf,
  nearest,
  placeOf,
  pointsAxis,
  sameMoment,
  spansOf,
  written,
  type Plot,
} from "./curve";
import { chanceBrief, chanceSaid, changeSaid, insteadSaid, isTold, wide, wideInPoints } from "./figures";
import { worthOf } from "./telling";

/** What the terminal is tested with as well: both tell the same. */
const CHANGES = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../../tests/cli/changes.json", import.meta.url)), "utf8"),
) as { mean: number; width: number; said: string[] }[];
const ABOUT = "cli-review-change-about";

const PLOT: Plot = { left: 0, top: 0, width: 100, height: 100, low: 0, high: 1 };

function hopes(...chances: [number, number][]): CurvePoint["hopes"] {
  return chances.map(([mean, width]) => ({ chance: { mean, width }, points: { mean: 40, width: 5 } }));
}

const CURVE: CurvePoint[] = [
  { turn: null, decision: 0, seat: null, hopes: hopes([0.5, 0.2], [0.5, 0.2]) },
  { turn: 0, decision: 3, seat: 0, hopes: hopes([0.25, 0.1], [0.75, 0.1]) },
  { turn: 1, decision: 7, seat: 1, hopes: hopes([0, 0], [1, 0]) },
];

function moment(number: number, turn: number, more: Partial<Moment> = {}): Moment {
  const change = { mean: -0.1, width: 0.03 };
  const rest = { points: null, played: [], better: [], path: [], whole: true, decision: 0, until: 0 };
  return { number, kind: "choice", turn, seat: 0, change, ...rest, ...more };
}

const told = (n: number, decided: number): GameEvent => ({ n, decided, kind: "day", args: {} }) as GameEvent;

describe("chances are told no more exactly than they are known", () => {
  test("a narrow one with its width", () => {
    expect(chanceSaid({ mean: 0.334, width: 0.05 })).toEqual({
      message: "cli-review-width",
      args: { mean: 33, width: 5 },
    });
  });
  test("a wide one in fives, with its range, which ends before nought and a hundred", () => {
    expect(chanceSaid({ mean: 0.334, width: 0.15 }).args).toEqual({ mean: 35, low: 20, high: 50 });
    expect(chanceSaid({ mean: 0.05, width: 0.15 }).args).toEqual({ mean: 5, low: 1, high: 20 });
    expect(chanceSaid({ mean: 0.95, width: 0.09 }).args).toEqual({ mean: 95, low: 85, high: 99 });
  });
  test("nought and a hundred only where it is certain", () => {
    expect(chanceSaid({ mean: 1, width: 0 })).toEqual({ message: "cli-review-percent", args: { mean: 100 } });
    expect(chanceSaid({ mean: 0.999, width: 0.02 }).message).toBe("cli-review-over");
    expect(chanceSaid({ mean: 0.001, width: 0.02 }).message).toBe("cli-review-under");
    expect(chanceSaid({ mean: 0.0001, width: 0.001 }).message).toBe("cli-review-under");
    expect(chanceSaid({ mean: 0.02, width: 0.1 }).args).toEqual({ mean: 2, low: 1, high: 10 });
    expect(chanceBrief({ mean: 0.001, width: 0.15 }).message).toBe("cli-review-under");
    expect(chanceBrief({ mean: 0.99, width: 0.15 }).args).toEqual({ mean: 99 });
    expect(chanceBrief({ mean: 0, width: 0 }).args).toEqual({ mean: 0 });
  });
  test("changes have their sign, a real minus, and no sign where there is none", () => {
    const said = [-0.25, 0.114, 0.001].map((mean) => changeSaid({ mean, width: 0.03 }).args["change"]);
    expect(said).toEqual(["−25", "+11", "0"]);
    expect(changeSaid({ mean: -0.25, width: 0.0301 })).toEqual({
      message: "cli-review-change",
      args: { change: "−25", width: 3 },
    });
  });
  test("a wide change in fives, with its range; those of many turns may be more than all there is", () => {
    for (const { said, ...change } of CHANGES) {
      const { message, args } = changeSaid(change);
      expect({ message, said: [args["change"], args["low"], args["high"]] }).toEqual({ message: ABOUT, said });
    }
    expect(changeSaid({ mean: -0.2, width: 0.0749 }).message).toBe("cli-review-change");
    expect(changeSaid({ mean: -0.2, width: 0.0751 }).message).toBe("cli-review-change-about");
  });
  test("of two chances the better one is told instead of the other, as exactly as they are known", () => {
    const instead = (mean: number, width: number, change: number) =>
      insteadSaid({ mean, width }, { mean: change, width: 0.02 })?.args;
    expect(instead(0.334, 0.15, -0.1)).toEqual({ better: 35, played: 25 });
    expect(instead(0.33, 0.05, -0.1)).toEqual({ better: 33, played: 23 });
    expect(instead(0.344, 0.15, -0.015)).toEqual({ better: 34, played: 33 }); // in fives they would look alike
    expect(instead(0.04, 0.15, -0.2)).toEqual({ better: 5, played: 1 });
    expect(instead(0.334, 0.15, 0)).toBeUndefined();
  });
  test("what was measured is never told as exact", () => {
    expect([0.004, 0.014, 0.016, 0].map(wideInPoints)).toEqual([1, 1, 2, 0]);
    expect([0.3, 2.4, 0].map(wide)).toEqual([1, 2, 0]);
    expect(chanceSaid({ mean: 0.334, width: 0.004 }).args).toEqual({ mean: 33, width: 1 });
  });
  test("a rest is told from three points on", () => {
    expect(isTold({ mean: 0.03, width: 0 })).toBe(false);
    expect(isTold({ mean: -0.031, width: 0 })).toBe(true);
  });
});

describe("the curve", () => {
  test("has a place for the deal and each turn, however few are judged", () => {
    expect(CURVE.map(placeOf)).toEqual([0, 1, 2]);
    expect(lineOf(PLOT, CURVE, 5, 0, (hope) => hope.chance)).toBe("M0 50L25 75L50 100");
  });
  test("has a band that never leaves the chart", () => {
    expect(bandOf(PLOT, CURVE, 3, 0, (hope) => hope.chance)).toBe("M0 30L50 65L100 100L100 100L50 85L0 70Z");
    expect(bandOf(PLOT, [], 3, 0, (hope) => hope.chance)).toBe("");
  });
  test("is cut into rounds, the deal in the first of them", () => {
    const spans = spansOf(CURVE, [told(0, 0), told(9, 3), told(20, 7)]);
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(spansOf(CURVE, [])).toEqual([{ told: null, from: 0, to: 2 }]);
  });
  test("knows what was decided between two places, also where not all between them is judged", () => {
    expect([1, 2].map((place) => decisionsAt(CURVE, place))).toEqual([
      { decision: 0, until: 3 },
      { decision: 3, until: 7 },
    ]);
    expect(decisionsAt([CURVE[0]!, CURVE[2]!], 1)).toEqual({ decision: 0, until: 7 });
    expect(decisionsAt(CURVE, 5)).toEqual({ decision: 7, until: 7 });
  });
  test("names its rounds where there is room, however many there are", () => {
    const names = (gap: number) => Array.from({ length: 6 }, (_, n) => ({ name: "Day 1", middle: gap * n }));
    expect(written(names(100))).toEqual([true, true, true, true, true, true]);
    expect(written(names(14))).toEqual([true, false, false, true, false, false]);
  });
  test("of points begins at nought or below, in whole tens", () => {
    expect(pointsAxis(CURVE)).toEqual({ low: 0, high: 50, ticks: [0, 20, 40] });
  });
});

describe("moments", () => {
  const moments = [moment(1, 0), moment(2, 1), moment(3, 6)];
  test("a finger finds the nearest", () => {
    expect(nearest(moments, 5)?.number).toBe(3);
    expect(nearest(moments, 1)?.number).toBe(1);
    expect(nearest([], 1)).toBeUndefined();
  });
  test("are the same, whatever their number has become", () => {
    const luck = moment(2, 1, { kind: "luck" });
    const now = [moment(1, 0), moment(2, 1), { ...luck, number: 3 }];
    expect(sameMoment(now, luck)?.number).toBe(3);
    expect(sameMoment(now, moment(1, 6))).toBeUndefined();
    expect(sameMoment(now, null)).toBeUndefined();
  });
  test("are gone through by time, from the chosen one or from where one looks", () => {
    expect(beside(moments, 2, 2, 1)?.number).toBe(3);
    expect(beside(moments, 3, 7, 1)).toBeUndefined();
    expect(beside(moments, null, 4, 1)?.number).toBe(3);
    expect(beside(moments, null, 4, -1)?.number).toBe(2);
  });
  test("points are told where they are more than they may be off", () => {
    expect(worthOf(moment(1, 0, { points: { mean: 3.6, width: 2 } }))).toBe(4);
    expect(worthOf(moment(1, 0, { points: { mean: 3.6, width: 4 } }))).toBe(0);
    expect(worthOf(moment(1, 0))).toBe(0);
  });
});

describe("badges", () => {
  const wide: Plot = { left: 46, top: 12, width: 780, height: 226, low: 0, high: 1 };
  const phone: Plot = { left: 46, top: 12, width: 290, height: 184, low: 0, high: 1 };
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

  test("a lone one stands above its point, or below where there is no room above", () => {
    expect(badgesOf(wide, [{ x: 300, y: 120 }])).toEqual([{ x: 300, y: 86 }]);
    expect(badgesOf(wide, [{ x: 300, y: 20 }])).toEqual([{ x: 300, y: 54 }]);
  });
  test.each([
    ["on a wide screen", wide],
    ["on a phone", phone],
  ])("never hide each other or a point, however near their moments are: %s", (_, plot) => {
    const points = Array.from({ length: 16 }, (_, n) => ({ x: plot.left + 200 + 3 * (n % 5), y: 20 + 11 * n }));
    const badges = badgesOf(plot, points);
    for (const [n, one] of badges.entries()) {
      for (const other of badges.slice(n + 1)) expect(apart(one, other)).toBeGreaterThan(BADGE);
      for (const point of points) expect(apart(one, point)).toBeGreaterThan(BADGE / 2);
      expect(one.x).toBeGreaterThanOrEqual(plot.left);
      expect(one.x).toBeLessThanOrEqual(plot.left + plot.width);
      expect(one.y).toBeGreaterThanOrEqual(plot.top + BADGE / 2);
      expect(one.y).toBeLessThanOrEqual(plot.top + plot.height - BADGE / 2);
    }
  });
  test("stay near: of three at one point none goes further than it must", () => {
    const spots = badgesOf(wide, Array(3).fill({ x: 300, y: 120 }));
    for (const spot of spots) expect(Math.hypot(spot.x - 300, spot.y - 120)).toBeLessThan(3 * BADGE);
  });
});

describe("the marks of lines", () => {
  const lines = Array.from({ length: 5 }, (_, n) =>
    Array.from({ length: 13 }, (_, at) => ({ x: 24 * at, y: at === 0 ? 80 : at === 12 ? 100 : 20 * n })),
  );

  test("stand at both ends of each, and none hides another where all begin and end alike", () => {
    const marks = marksOf(lines, 15);
    expect(marks.map(({ line }) => line).sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    for (const [n, { spot }] of marks.entries())
      for (const other of marks.slice(n + 1))
        expect(Math.max(Math.abs(spot.x - other.spot.x), Math.abs(spot.y - other.spot.y))).toBeGreaterThanOrEqual(15);
    expect(marks.filter(({ spot }) => spot.x === 0)).toHaveLength(1);
    expect(marks.filter(({ spot }) => spot.x > 200)).toHaveLength(5);
  });
  test("are none of a line that has no length yet", () => {
    expect(marksOf([[{ x: 0, y: 0 }]], 15)).toEqual([]);
  });
});
