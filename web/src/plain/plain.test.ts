import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundleOf, Catalogue } from "../speech/catalogue";
import { NO_GRAMMAR, type Grammar } from "../speech/grammar";
import { Speaker } from "../speech/speaker";
import { countsOf, panelsOf, type Field, type Value } from "./plain";

const HOUSE = fileURLToPath(new URL("../../../src/caravanserai/speech/en/house.ftl", import.meta.url));
const WORDS = `
game-camel = Camels
place-well = the well
place-market = the market
trader-fox = Fox
trader-twins = Twins
trader-hidden = a trader
good-date = dates
good-water = water
board-place = Places
board-caravan = Caravan
board-heat = Heat
`;
const GRAMMAR: Grammar = {
  ...NO_GRAMMAR,
  game: "camel",
  sorts: {
    place: ["well", "market"],
    trader: ["fox", "twins"],
    good: ["date", "water"],
    answer: ["yes", "skip"],
  },
  rows: {
    place: { well: ["places", { id: "well" }], market: ["places", { id: "market" }] },
    trader: { fox: ["traders", { id: "fox" }], twins: ["traders", { id: "twins" }] },
  },
};
const speaker = new Speaker(new Catalogue("en", [bundleOf("en", [readFileSync(HOUSE, "utf8"), WORDS])]), GRAMMAR);
const BOX = { meta: { days: 4 }, supplies: [{ id: "water", copies: 14 }] };
const VIEW = {
  seat: 1,
  round: 1,
  rounds: 3,
  day: 2,
  heat: 7,
  water: 9,
  first: 1,
  storm: true,
  mood: "very_dry",
  caravan: [null, "fox"],
  market: { traders: ["twins"], open: [{ id: "fox", price: 3 }] },
  players: [
    { goods: [2, 5], hand: [null], tent: "market" },
    { goods: [0, 1], hand: ["fox"], tent: null },
  ],
};

const panels = panelsOf(VIEW, BOX, speaker, 1);
const panel = (id: string) => panels.find((one) => one.id === id)!;
const valueOf = (fields: Field[], key: string): Value | undefined => fields.find((one) => one.key === key)?.value;

describe("a table that nobody has drawn", () => {
  it("is read in the order of the table: what all share, the own seat, the others", () => {
    expect(panels.map(({ id }) => id)).toEqual(["table", "spots-place", "caravan", "market", "seat-1", "seat-0"]);
    expect(panel("table").title).toBe("Camels");
    expect(panel("caravan").title).toBe("Caravan");
  });

  it("draws tracks where the view, a supply or the box says how far a number goes", () => {
    const { fields } = panel("table");
    expect(valueOf(fields, "round")).toEqual({ is: "number", n: 1, most: 3 });
    expect(valueOf(fields, "rounds")).toBeUndefined();
    expect(valueOf(fields, "day")).toEqual({ is: "number", n: 2, most: 4 });
    expect(valueOf(fields, "water")).toEqual({ is: "number", n: 9, most: 14 });
    expect(valueOf(fields, "heat")).toEqual({ is: "number", n: 7, most: null });
  });

  it("names seats, flags and words; fields as the catalogue does, or by their own names", () => {
    const { fields } = panel("table");
    expect(valueOf(fields, "first")).toEqual({ is: "seat", seat: 1 });
    expect(valueOf(fields, "storm")).toEqual({ is: "flag", isOn: true });
    expect(valueOf(fields, "mood")).toEqual({ is: "text", text: "very dry" });
    expect(fields.map(({ label }) => label)).toEqual(["round", "day", "Heat", "water", "first", "storm", "mood"]);
  });

  it("lays out what never leaves the table, with who is there, and not the cards of a deck", () => {
    expect(panel("spots-place").title).toBe("Places");
    expect(panel("spots-place").spots).toEqual([
      { token: "place:well", seats: [] },
      { token: "place:market", seats: [0] },
    ]);
  });

  it("knows components by their names, hidden ones by that of their sort; an id stays with the first", () => {
    expect(panel("caravan").fields[0]?.value).toEqual({
      is: "list",
      items: [
        { is: "hidden", name: "a trader" },
        { is: "thing", token: "trader:fox", again: false, isMark: false },
      ],
    });
    const hand = valueOf(panel("seat-1").fields, "hand");
    expect(hand).toEqual({ is: "list", items: [{ is: "thing", token: "trader:fox", again: true, isMark: false }] });
    expect(valueOf(panel("seat-0").fields, "hand")).toEqual({
      is: "list",
      items: [{ is: "hidden", name: "a trader" }],
    });
    expect(valueOf(panel("seat-0").fields, "tent")).toEqual({
      is: "thing",
      token: "place:market",
      again: true,
      isMark: true,
    });
    expect(valueOf(panel("seat-1").fields, "tent")).toEqual({ is: "nothing" });
  });

  it("counts rows of numbers by the names of their sort", () => {
    const goods = valueOf(panel("seat-0").fields, "goods");
    expect(goods?.is === "fields" && goods.fields.map(({ label, value }) => [label, value])).toEqual([
      ["dates", { is: "number", n: 2, most: null }],
      ["water", { is: "number", n: 5, most: null }],
    ]);
    const counts = countsOf(VIEW.players[0]!, BOX, speaker);
    expect(counts.map(({ label }) => label)).toEqual(["dates", "water"]);
  });
});
