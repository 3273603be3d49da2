import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { MarcoPoloBox } from "./box";
import { byEnd, endOf, followed, partsOf, placeOf, routesAlong, stagesOf } from "./travel";

const BOX = shipped<MarcoPoloBox>("marcopolo2");

const way = (...places: string[]) => ({
  tokens: [...places.map((place) => `location:${place}`), "answer:skip"],
  costs: { coin: places.length },
});

describe("whole ways", () => {
  it("end in their last place", () => {
    expect(endOf(way("xian", "fuzhou"))).toBe("fuzhou");
    expect(stagesOf({ tokens: ["figure:second", "location:xian", "answer:skip"], costs: {} })).toEqual(["xian"]);
    expect(placeOf("answer:skip")).toBe("");
  });

  it("are compared by destination", () => {
    const ends = byEnd([way("xian"), way("yangzhou", "fuzhou"), way("xian", "fuzhou")]);
    expect([...ends.keys()]).toEqual(["xian", "fuzhou"]);
    expect(ends.get("fuzhou")).toHaveLength(2);
  });

  it("say what of their price is owed already", () => {
    const dear = { tokens: [], costs: { coin: 5, camel: 2 }, owed: { coin: 3 } };
    expect(partsOf(dear)).toEqual([
      ["board-way-owed", { coin: 3 }],
      ["board-way-more", { coin: 2, camel: 2 }],
    ]);
    expect(partsOf({ tokens: [], costs: { coin: 3 }, owed: { coin: 3 } })).toEqual([]);
    expect(partsOf(way("xian"))).toEqual([]);
  });

  it("follow routes of the map", () => {
    expect(routesAlong(BOX, ["beijing", "yangzhou", "fuzhou", "oasis_yunnan"])).toEqual([
      "beijing__yangzhou",
      "yangzhou__fuzhou",
      "fuzhou__oasis_yunnan",
    ]);
    expect(routesAlong(BOX, ["beijing", "kabul"])).toEqual([]);
  });
});

describe("the plan so far", () => {
  it("grows by each step, shrinks when one is taken back, and is forgotten at the end", () => {
    expect(followed([], "beijing")).toEqual(["beijing"]);
    expect(followed(["beijing"], "xian")).toEqual(["beijing", "xian"]);
    expect(followed(["beijing", "xian"], "xian")).toEqual(["beijing", "xian"]);
    expect(followed(["beijing", "xian"], "beijing")).toEqual(["beijing"]);
    expect(followed(["beijing", "xian"], "")).toEqual([]);
  });
});
