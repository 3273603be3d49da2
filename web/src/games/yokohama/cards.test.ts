import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import { byId, type YokohamaBox } from "./box";
import {
  copiesAsked,
  countriesOf,
  layRow,
  missingFor,
  nameLines,
  orderGain,
  orderLines,
  progressOf,
  runs,
  setsOf,
  tight,
  valueOf,
  wayTo,
} from "./cards";
import { heldBy } from "./stock";
import type { PlayerView, YokohamaView } from "./view";

const BOX = shipped<YokohamaBox>("yokohama");

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  seat: 0,
  vp: 0,
  score: 0,
  president: "",
  stock: {},
  assistants: 8,
  shops: 2,
  houses: 0,
  store_assistants: 12,
  store_shops: 6,
  store_houses: 4,
  technologies: [],
  completed: [],
  orders: 0,
  hand: [],
  dealt: [],
  rejected: "",
  agents: {},
  spent: 0,
  tokens: [],
  reward: "",
  uses_left: [],
  ...more,
});
const table = (more: Partial<YokohamaView> = {}) => ({ areas: [], players: [], ...more }) as unknown as YokohamaView;
const order = (id: string) => byId(BOX.orders, id)!;
const achievement = (id: string) => byId(BOX.achievements, id)!;

describe("orders", () => {
  it("ask for two goods in two lines, for more in pairs", () => {
    expect(orderLines(order("order_gb_01"))).toHaveLength(2);
    expect(orderLines(order("order_gb_05")).map((line) => line.length)).toEqual([4, 4]);
  });

  it("drop the figure of a single thing where they bring three", () => {
    expect(orderGain(order("order_gb_01")).filter((atom) => "text" in atom)).toHaveLength(1);
    expect(orderGain(order("order_de_02")).filter((atom) => "text" in atom)).toHaveLength(0);
  });

  it("say what is short", () => {
    expect(missingFor(order("order_gb_01"), { tea: 1, fish: 4 })).toEqual({ tea: 2 });
    expect(missingFor(order("order_gb_01"), { tea: 3, fish: 1 })).toEqual({});
  });
});

describe("rows of cards", () => {
  it("gather spaces that are alike", () => {
    expect(runs([0, 0, 1, 1, 2])).toEqual([
      { value: 0, from: 0, n: 2 },
      { value: 1, from: 2, n: 2 },
      { value: 2, from: 4, n: 1 },
    ]);
  });

  it("lie beside each other on the table, in columns on a phone", () => {
    const levels = ["low", "low", "mid", "mid", "high", "high"];
    expect(new Set(layRow(levels, false).spots.map(({ y }) => y)).size).toBe(1);
    const tall = layRow(levels, true);
    expect(new Set(tall.spots.map(({ x }) => x)).size).toBe(3);
    expect(tall.spots).toHaveLength(6);
    expect(tall.bands.map(({ value }) => value)).toEqual(["low", "mid", "high"]);
  });

  it("break a name where its lines are shortest", () => {
    expect(nameLines("Ball")).toEqual(["Ball"]);
    expect(nameLines("Système de brevets")).toEqual(["Système", "de brevets"]);
  });

  it("know between which copies a country decides, if it can be told", () => {
    const cards = [
      { technology: "ball", country: "fr" },
      { technology: "ball", country: "gb" },
      { technology: "tram", country: "de" },
      { technology: "", country: "" },
    ];
    expect(copiesAsked(cards, ["gb", "fr"])).toHaveLength(2);
    const twice = [
      ...cards,
      { technology: "gas_lighting", country: "fr" },
      { technology: "gas_lighting", country: "gb" },
    ];
    expect(copiesAsked(twice, ["gb", "fr"])).toEqual([]);
  });
});

describe("progress", () => {
  it("counts goods, cards and completed orders", () => {
    const fishing = progressOf(BOX, table(), player({ stock: { fish: 4 } }), achievement("fish_7"));
    expect(fishing).toEqual({ have: [4], isEnough: false });
    const rich = progressOf(BOX, table(), player({ stock: { yen: 10 } }), achievement("yen_10"));
    expect(rich).toEqual({ have: [10], isEnough: true });
  });

  it("counts agents and tokens, used or not, a free agent only by its token", () => {
    const owner = player({ agents: { gb: 1, free: 0 }, spent: 2, tokens: ["power_01", "power_agent_1"] });
    expect(progressOf(BOX, table(), owner, achievement("tokens_5")).have).toEqual([4]);
  });

  it("counts areas with buildings, by their type", () => {
    const areas = [
      { id: "bank", shops: [0, -1, -1, -1], house: 0 },
      { id: "church", shops: [1, -1, -1, -1], house: 0 },
      { id: "copper_mine_1", shops: [-1, 0, -1, -1], house: -1 },
    ];
    const view = table({ areas: areas as unknown as YokohamaView["areas"] });
    expect(progressOf(BOX, view, player(), achievement("production_2_commercial_3"))).toEqual({
      have: [1, 2],
      isEnough: false,
    });
    expect(progressOf(BOX, view, player(), achievement("commercial_4")).have).toEqual([2]);
  });
});

describe("what a player has", () => {
  it("groups country symbols into the largest sets", () => {
    const owner = player({
      technologies: [
        { technology: "ball", country: "fr" },
        { technology: "station", country: "gb" },
      ],
      completed: ["order_fr_01", "order_us_01", "order_de_01"],
    });
    expect(countriesOf(BOX, owner).map(({ n }) => n)).toEqual([1, 1, 2, 1, 0]);
    expect(setsOf(BOX, owner)).toEqual({ sizes: [4, 1], vp: 8 });
    expect(valueOf(BOX, owner)).toBe(10);
  });

  it("has a price for the next trading house", () => {
    expect(heldBy(player({ store_houses: 4 }), "trading_house", BOX).cost).toBe(4);
    expect(heldBy(player({ store_houses: 2 }), "trading_house", BOX).cost).toBe(6);
    expect(heldBy(player({ shops: 1, store_shops: 2 }), "shop", BOX)).toEqual({ hand: 1, store: 2, cost: 2 });
  });
});

describe("a tight row", () => {
  const atoms = [{ text: "1" }, { icon: "yk-silk" }, { icon: "arrow" }, { text: "2" }, { icon: "yk-yen" }];

  it("keeps to its room by smaller symbols", () => {
    const row = tight(atoms, 53, 16);
    const last = row.at(-1)!;
    expect(last.x + last.size - row[0]!.x).toBeLessThanOrEqual(53.01);
    expect(last.size).toBeGreaterThan(11);
  });

  it("stands in the middle and lets symbols be no larger than they may", () => {
    const [only] = tight([{ icon: "yk-silk" }], 53, 16);
    expect(only).toMatchObject({ x: -8, size: 16 });
  });
});

it("takes just the card that is clicked, of two with one name", () => {
  const tram = ["technology:tram", "country:de"];
  const ball = ["technology:ball", "country:us"]; // the only one that can be paid: nobody asks for its country
  const ways = [
    { tokens: tram, means: tram },
    { tokens: ball.slice(0, 1), means: ball },
  ];
  expect(wayTo(ways, { technology: "tram", country: "de" })).toEqual(["technology:tram", "country:de"]);
  expect(wayTo(ways, { technology: "ball", country: "us" })).toEqual(["technology:ball"]);
  expect(wayTo(ways, { technology: "tram", country: "us" })).toBeUndefined();
  expect(wayTo(undefined, { technology: "tram", country: "us" })).toBeUndefined();
});
