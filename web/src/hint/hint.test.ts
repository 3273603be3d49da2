import { describe, expect, it } from "vitest";
import type { Suggestion } from "../table/messages";
import { axisOf, bandOf, placeOn, restOf, whole } from "./hint";

const guess = (mean: number, width: number) => ({ mean, low: mean - width, high: mean + width });
const none = { tokens: [], events: [], whole: true, tried: 0, close: false, points: null, ahead: null, chance: null };

describe("what turns are compared by", () => {
  it("is the chance to win, in percent", () => {
    const one: Suggestion = { ...none, points: guess(30, 5), ahead: guess(2, 5), chance: guess(0.5, 0.25) };
    expect(bandOf(one)).toEqual({ mean: 50, low: 25, high: 75 });
  });

  it("is points where somebody is alone, and nothing where too little is known", () => {
    expect(bandOf({ ...none, points: guess(30, 5) })).toEqual(guess(30, 5));
    expect(bandOf(none)).toBeNull();
  });
});

describe("an axis", () => {
  it("goes from ten to ten and is at least forty wide", () => {
    expect(axisOf([guess(41, 6), null, guess(44, 2)], true)).toEqual({ from: 20, to: 60, ticks: [30, 40, 50] });
    const wide = axisOf([guess(20, 15), guess(66, 9)], true);
    expect([wide?.from, wide?.to]).toEqual([0, 80]);
  });

  it("has few figures, so that they stay apart", () => {
    expect(axisOf([guess(50, 50)], true)?.ticks).toEqual([20, 40, 60, 80]);
    expect(axisOf([guess(0, 30)], false)?.ticks).toEqual([-10, 10]);
  });

  it("does not leave what a percentage can be", () => {
    const top = axisOf([guess(97, 3)], true);
    expect([top?.from, top?.to]).toEqual([60, 100]);
    const foot = axisOf([guess(2, 2)], true);
    expect([foot?.from, foot?.to]).toEqual([0, 40]);
  });

  it("may go below nought in points", () => {
    const axis = axisOf([guess(-3, 4)], false)!;
    expect(axis.from).toBeLessThan(0);
    expect(axis.to - axis.from).toBe(40);
    expect(placeOn(axis, axis.from)).toBe(0);
    expect(placeOn(axis, axis.to)).toBe(100);
  });

  it("is not there without a band", () => {
    expect(axisOf([null], true)).toBeNull();
  });
});

describe("figures", () => {
  it("are told in whole numbers", () => {
    expect(whole({ mean: 41.4, low: 34.6, high: 47.5 })).toEqual({ mean: 41, low: 35, high: 48 });
    expect(Object.is(whole({ mean: -0.2, low: -1, high: 1 }).mean, 0)).toBe(true);
  });
});

describe("what is left of a path", () => {
  const path = ["gift:board_6", "place:wall", "answer:yes", "option:b"];
  it("goes on after the step that was taken, and over what the table took itself", () => {
    expect(restOf(path, "gift:board_6", ["place:wall", "place:jade"])).toEqual(path.slice(1));
    expect(restOf(path, "place:wall", ["option:a", "option:b"])).toEqual(["option:b"]);
  });
  it("is nothing after another step, or where nothing of it is open", () => {
    expect(restOf(path, "gift:board_3", ["place:wall"])).toEqual([]);
    expect(restOf(path, "gift:board_6", ["place:jade"])).toEqual([]);
    expect(restOf(path, "option:b", ["gift:board_1"])).toEqual([]);
    expect(restOf([], "gift:board_6", ["place:wall"])).toEqual([]);
  });
});
