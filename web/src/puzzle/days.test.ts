import { describe, expect, it } from "vitest";
import { dateOf, dayBefore, dayOf, isDaily, offered, puzzleOf } from "./days";

const THREE = ["a", "b", "c"];

describe("the puzzle of the day", () => {
  it("is another one at midnight in Greenwich, wherever one lives", () => {
    const before = dayOf(Date.UTC(2026, 10, 16, 23, 59, 59, 999));
    const after = dayOf(Date.UTC(2026, 10, 17));
    expect(after).toBe(before + 1);
    expect(puzzleOf(THREE, after)).not.toBe(puzzleOf(THREE, before));
  });

  it("comes again when all the others have had their day", () => {
    const days = [30, 31, 32, 33].map((day) => puzzleOf(THREE, day));
    expect(days).toEqual(["a", "b", "c", "a"]);
    expect(puzzleOf([], 5)).toBeUndefined();
  });

  it("is none where it would come again within a week; then the first is offered that is not solved", () => {
    const week = ["a", "b", "c", "d", "e", "f", "g"];
    expect([isDaily(week), isDaily(week.slice(1))]).toEqual([true, false]);
    expect(offered(week, 8, ["a", "b"])).toBe("b");
    expect(new Set([8, 9, 10, 11, 12, 13, 14].map((day) => offered(week, day, []))).size).toBe(7);
    expect(offered(THREE, 8, [])).toBe("a");
    expect(offered(THREE, 9, ["a"])).toBe("b");
    expect(offered(THREE, 9, ["c", "b", "a"])).toBe("a");
    expect(offered([], 9, [])).toBeUndefined();
  });

  it("had its day not long ago", () => {
    expect(dayBefore(THREE, "c", 32)).toBe(32);
    expect(dayBefore(THREE, "a", 32)).toBe(30);
    expect(dayBefore(THREE, "x", 32)).toBeNull();
  });

  it("is dated by its own day", () => {
    expect(dateOf(dayOf(Date.UTC(2026, 10, 17, 3))).toISOString()).toBe("2026-11-17T12:00:00.000Z");
  });
});
