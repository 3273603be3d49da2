import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import { byId, tokenOf, type YokohamaBox } from "./box";
import { areaLetter, bundle, coloured, condition, deal, lines, powerFor, powerRow, price, technology } from "./formula";

const BOX = shipped<YokohamaBox>("yokohama");

const area = (id: string) => byId(BOX.areas, id)!;
const card = (id: string) => byId(BOX.technologies, id)!;
const icon = (name: string) => ({ icon: name });
const text = (words: string) => ({ text: words });
const star = (n: number) => ({ star: n, wide: "yk-vp" });

describe("effects", () => {
  it("stand a thing a line, points first", () => {
    expect(lines({ yen: 2, vp: 4 })).toEqual([[star(4)], [text("2"), icon("yk-yen")]]);
    expect(lines(tokenOf(BOX, "power_19")!.effects)).toEqual([[star(3)], [text("3"), icon("yk-move")]]);
    expect(lines(tokenOf(BOX, "power_agent_1")!.effects)).toEqual([[text("1"), icon("yk-agent")]]);
  });
  it("are paid with a minus sign and dealt with an arrow", () => {
    expect(price({ yen: 1 })).toEqual([text("−1"), icon("yk-yen")]);
    expect(price({ yen: 0 })).toEqual([]);
    expect(deal(BOX.exchanges[0]!)).toEqual([...bundle({ yen: 2 }), icon("arrow"), ...bundle({ copper: 1 })]);
  });
  it("take the colour of a seat where they are pieces", () => {
    expect(coloured([icon("yk-shop"), icon("yk-tea")], 2)).toEqual([{ icon: "yk-shop", seat: 2 }, icon("yk-tea")]);
  });
});

describe("the row of an area", () => {
  it("counts what each power brings", () => {
    expect(powerRow(BOX, area("copper_mine_1"))).toEqual({
      unit: "yk-copper",
      cells: ["0", "0", "1", "2", "3"],
      vp: 0,
    });
    expect(powerRow(BOX, area("customs"))).toMatchObject({ unit: "yk-import", cells: ["0", "1", "2", "3", "4"] });
    expect(powerRow(BOX, area("canal"))).toEqual({ unit: "", cells: [], vp: 0 });
  });
  it("counts at a port the cards within reach, and the points beside them", () => {
    expect(powerRow(BOX, area("port_b"))).toEqual({ unit: "yk-order", cells: ["–", "2", "4", "6", "6"], vp: 3 });
    expect(["low", "mid", "high"].map((level) => powerFor(area("port_a"), level))).toEqual([2, 3, 4]);
  });
  it("is told apart by its letter", () => {
    expect([areaLetter("laboratory_b"), areaLetter("bank")]).toEqual(["B", ""]);
  });
});

describe("cards", () => {
  it("say when and what", () => {
    expect(technology(BOX, card("ball"))).toEqual([icon("yk-order"), text(":"), star(2)]);
    expect(technology(BOX, card("telegraph"))).toEqual([text("B 2+1"), icon("yk-assistant")]);
    expect(technology(BOX, card("station"))).toEqual([icon("yk-president"), icon("arrow"), icon("yk-station")]);
    expect(technology(BOX, card("exhibition"))).toEqual([star(10)]);
  });
  it("have a sign for everything in the box", () => {
    for (const one of BOX.technologies) expect(technology(BOX, one)).not.toContainEqual(icon("any"));
    for (const one of BOX.achievements) expect(condition(one.condition)).not.toContainEqual(icon("any"));
    for (const one of BOX.areas) if (one.effects.length > 0) expect(powerRow(BOX, one).unit).not.toBe("any");
  });
});
