import { expect, it } from "vitest";
import { Catalogue, bundleOf } from "../speech/catalogue";
import { NO_GRAMMAR } from "../speech/grammar";
import { Speaker } from "../speech/speaker";
import { corrected, keyName, nameOf, nounName, placeName, tableName } from "./naming";
import { PARTS, partOf, rowsById, rowsIn, search, withRows } from "./tables";

const TABLES = {
  meta: { prefix: "GG" },
  exchanges: [{ give: 1 }],
  gift_cards: [
    { id: "board_3", value: 3 },
    { id: "board_4", value: 4 },
  ],
  great_wall: { winner: { vp: 3 } },
};
const PIECES = ["gift_cards"];
const words = bundleOf("en", [
  "gift-board_3 = Go Stones\ngift-board_4 = Bonsaï\nbox-table-gift_cards = Gifts\nbox-key-winner = For the most\n",
]);
const rows = { gift: { board_3: ["gift_cards", { value: 3 }], board_4: ["gift_cards", { value: 4 }] } } as const;
const grammar = { ...NO_GRAMMAR, rows: structuredClone(rows) as never, written: ["gift-board_3", "gift-board_4"] };
const speaker = new Speaker(new Catalogue("en", [words]), grammar);

it("shows all, cards first and what a file begins with last", () => {
  expect(search(TABLES, PIECES, " ", speaker).map((one) => [one.table, one.rows])).toEqual([
    ["gift_cards", null],
    ["exchanges", null],
    ["great_wall", null],
    ["meta", null],
  ]);
});

it("finds a card by its name or id, whatever its accents, and a value by its key", () => {
  expect(search(TABLES, PIECES, "bonsai", speaker).map((one) => [one.table, one.rows])).toEqual([
    ["gift_cards", ["board_4"]],
  ]);
  expect(search(TABLES, PIECES, "board 3", speaker)[0]?.rows).toEqual(["board_3"]);
  expect(search(TABLES, PIECES, "winner", speaker).map((one) => one.table)).toEqual(["great_wall"]);
  expect(search(TABLES, PIECES, "for the most", speaker).map((one) => one.table)).toEqual(["great_wall"]);
  expect(search(TABLES, PIECES, "gifts", speaker)[0]?.rows).toEqual(["board_3", "board_4"]);
  expect(search(TABLES, PIECES, "camel", speaker)).toEqual([]);
});

it("calls tables and keys by name, what is counted as its table, and the rest as the file does", () => {
  expect([tableName(speaker, "gift_cards"), tableName(speaker, "great_wall")]).toEqual(["Gifts", "great wall"]);
  expect([keyName(speaker, "winner"), keyName(speaker, "gift_cards")]).toEqual(["For the most", "Gifts"]);
});

it("names rows that are no pieces: settings, supplies, ways between two places, and those of a table of their own", () => {
  const own = bundleOf("tr", [
    "box-row-dice = { $n }. zar\nbox-row-colours = { $row ->\n    [red] Kırmızı\n   *[blue] Mavi\n}\n" +
      "setting-open = Açık\nnoun-silk = { $n } ipek\ncity-wells = Kuyular\ncity-dunes = Kumullar\n" +
      "box-table-canal = Kanal\nbox-key-harbours = Limanlar\nweb-box-players = { $n } oyuncu\n",
  ]);
  const cities = { city: { wells: ["cities", {}], dunes: ["cities", {}] } };
  const here = new Speaker(new Catalogue("tr", [own]), { ...NO_GRAMMAR, rows: cities as never });
  expect([nameOf(here, "dice", "die_2"), nameOf(here, "colours", "red")]).toEqual(["2. zar", "Kırmızı"]);
  expect([nameOf(here, "options", "open"), nameOf(here, "supplies", "silk")]).toEqual(["Açık", "İpek"]);
  expect([nameOf(here, "roads", "wells__dunes"), nameOf(here, "roads", "wells__x")]).toEqual([
    "Kuyular – Kumullar",
    "wells  x",
  ]);
  expect([tableName(here, "canal.harbours"), placeName(here, "canal", "harbours")]).toEqual([
    "Kanal › Limanlar",
    "Limanlar",
  ]);
  expect(placeName(here, "dice", "die_1.harbours")).toBe("1. zar › Limanlar");
  expect(["3", "1-3", "silk"].map((one) => nounName(here, one))).toEqual(["3 oyuncu", "1–3 oyuncu", "ipek"]);
});

it("puts cards first, and options and counts last", () => {
  expect(["gift_cards", "great_wall", "counts"].map((table) => partOf(table, PIECES))).toEqual([...PARTS]);
});

it("tells rows with ids from lists without", () => {
  expect([rowsIn(TABLES.gift_cards)?.length, rowsIn(TABLES.exchanges), rowsIn(TABLES.meta)]).toEqual([2, null, null]);
  expect(rowsById(TABLES)["gift_cards"]?.["board_4"]).toEqual({ id: "board_4", value: 4 });
});

it("lays corrected rows over a table", () => {
  const found = withRows(TABLES, { gift_cards: { board_3: { id: "board_3", value: 8 } } });
  expect(found["gift_cards"]).toEqual([
    { id: "board_3", value: 8 },
    { id: "board_4", value: 4 },
  ]);
  expect(found["meta"]).toBe(TABLES.meta);
});

it("speaks of corrected rows, whose written text does not hold any more", () => {
  const changed = corrected(grammar, { gift_cards: { board_3: { value: 8 } } });
  expect(changed.rows["gift"]?.["board_3"]).toEqual(["gift_cards", { value: 8 }]);
  expect(changed.written).toEqual(["gift-board_4"]);
  expect([nameOf(speaker, "gift_cards", "board_3"), nameOf(speaker, "routes", "a_b")]).toEqual(["Go Stones", "a b"]);
});
