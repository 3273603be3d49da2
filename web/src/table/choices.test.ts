import { expect, it } from "vitest";
import { arranged, listed, marketOf, rowsOf, toldApart } from "./choices";

const choices = (...tokens: string[]) => tokens.map((token) => ({ token }));
const DICE = ["face:die_1_1", "face:die_1_2", "face:die_1_3", "face:die_1_9", "face:die_2_1", "face:die_2_4"].concat(
  "face:die_2_5",
  "face:die_2_6",
);

it.each([
  ["en", (a: string, b: string) => `die ${a}: ${b}`, "die 2:"],
  ["fr", (a: string, b: string) => `dé ${a} : ${b}`, "dé 2 :"],
  ["hu", (a: string, b: string) => `${a}. kocka: ${b}`, "2. kocka:"],
])("says once what a row of numbers has in common: %s", (_, words, caption) => {
  const said = (token: string) => words(token.split("_")[1] ?? "", token.split("_")[2] ?? "");
  const [, second] = rowsOf(choices(...DICE), said);
  expect(second?.caption).toBe(caption);
  expect(second?.cells.map((cell) => [cell.choice.token, cell.said])).toEqual([
    ["face:die_2_1", "1"],
    ["face:die_2_4", "4"],
    ["face:die_2_5", "5"],
    ["face:die_2_6", "6"],
  ]);
});

it("leaves other choices as they are", () => {
  expect(rowsOf(choices("payment:servants", "payment:no-action"), (token) => token)).toEqual([]);
  expect(rowsOf(choices(...DICE.slice(0, 4)), (token) => token)).toEqual([]);
  expect(rowsOf([], (token) => token)).toEqual([]);
});

const nowhere = () => false;

it("keeps apart what lets something be, as long as there is something to do", () => {
  const both = arranged(choices("option:a", "answer:skip"), nowhere);
  expect([both.here, both.away].map((some) => some.map(({ token }) => token))).toEqual([["option:a"], ["answer:skip"]]);
  const alone = arranged([{ token: "option:a", rule: "GG-1" }, { token: "answer:skip" }], nowhere);
  expect(alone.away).toEqual([]);
  expect(alone.here.map(({ token }) => token)).toEqual(["option:a", "answer:skip"]);
});

it("tells apart what would read alike", () => {
  const said = (token: string) => (token === "gift:c" ? "Fan" : "Tea Set");
  const told = toldApart(choices("gift:a", "gift:b", "gift:c"), said, (token) => (token === "gift:a" ? "+1" : ""));
  expect([...told]).toEqual([["gift:a", "Tea Set · +1"]]); // the others have their own words
});

const trade = (token: string, changes: Record<string, number>) => ({ token, changes });
const MARKET = [
  trade("exchange:buy_tea", { yen: -1, tea: 1 }),
  trade("exchange:sell_tea", { tea: -1, yen: 1 }),
  trade("exchange:buy_silk", { yen: -2, silk: 1 }),
  trade("exchange:sell_silk", { silk: -1, yen: 2 }),
];

it("keeps apart what is bought and what is sold for the same", () => {
  const market = marketOf(MARKET)!;
  expect(market.noun).toBe("yen");
  expect(market.buys.map(({ choice, gives, gets }) => [choice.token, gives, gets])).toEqual([
    ["exchange:buy_tea", ["yen", 1], ["tea", 1]],
    ["exchange:buy_silk", ["yen", 2], ["silk", 1]],
  ]);
  expect(market.sells.map(({ gives, gets }) => [gives, gets])).toEqual([
    [
      ["tea", 1],
      ["yen", 1],
    ],
    [
      ["silk", 1],
      ["yen", 2],
    ],
  ]);
});

it("makes no market of a few, of gifts, or of trades for this and that", () => {
  expect(marketOf(MARKET.slice(0, 3))).toBeNull();
  expect(marketOf([...MARKET, trade("exchange:gift", { tea: 1 })])).toBeNull();
  expect(marketOf([...MARKET, trade("exchange:other", { tea: -1, silk: 1 })])).toBeNull();
  expect(marketOf([...MARKET, trade("exchange:three", { yen: -1, tea: 1, vp: 1 })])).toBeNull();
  expect(marketOf([...MARKET, { token: "answer:skip" }])).toBeNull();
});

it("lists what there is to do before what lets it be, and what is closed last", () => {
  const asked = [{ token: "answer:skip" }, { token: "house:1", rule: "GG-1" }, { token: "house:2" }];
  expect(listed(asked).map(({ choice, isAway }) => [choice.token, isAway])).toEqual([
    ["house:2", false],
    ["answer:skip", true],
    ["house:1", false],
  ]);
});
