import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { MarcoPoloBox } from "./box";
import {
  blackDice,
  dieOf,
  figuresBy,
  heldDice,
  khanLeast,
  layers,
  missing,
  nextTile,
  postsIn,
  shieldCount,
  tilesLeft,
} from "./pieces";
import type { MarcoPoloView, PlayerView } from "./view";

const BOX = shipped<MarcoPoloBox>("marcopolo2");

const player = (seat: number, more: Partial<PlayerView>): PlayerView => ({
  seat,
  character: "",
  vp: 0,
  score: 0,
  stock: {},
  own: [],
  black: [],
  spared: [],
  figures: ["beijing"],
  posts: [],
  posts_left: 11,
  seals: [],
  improved: [],
  active: [],
  completed: 0,
  tiles: [],
  shields: [],
  goal: null,
  goals_dealt: null,
  goals_returned: null,
  ...more,
});
const table = (players: PlayerView[], more: Partial<MarcoPoloView> = {}) =>
  ({ players, round: 2, next_offers: ["offer_1_4", "offer_3_2"], ...more }) as MarcoPoloView;

it("finds who stands and trades where", () => {
  const view = table([player(0, { figures: ["xian", "beijing"], posts: ["xian"] }), player(1, { posts: ["xian"] })]);
  expect(figuresBy(view).get("beijing")).toEqual([
    { seat: 0, n: 1 },
    { seat: 1, n: 0 },
  ]);
  expect(postsIn(view, "xian")).toEqual([0, 1]);
  expect(postsIn(view, "kabul")).toEqual([]);
});

describe("dice", () => {
  it("lie newest on top", () => {
    const dice = [1, 2, 3, 4, 5].map((value) => ({ owner: 0, value }));
    const { top, under } = layers(dice, 2);
    expect(top.map(({ value }) => value)).toEqual([4, 5]);
    expect(under.map(({ value }) => value)).toEqual([3, 2, 1]);
  });

  it("never fall in the Khan's Favour", () => {
    expect(khanLeast([])).toBe(1);
    expect(
      khanLeast([
        { owner: -2, value: 1 },
        { owner: 1, value: 4 },
      ]),
    ).toBe(4);
  });

  it("of a player board are told apart by face", () => {
    const dice = heldDice(player(0, { own: [2, 2, 5], black: [2] }));
    expect(dice.map(({ face, n }) => `${face}/${n}`)).toEqual(["own_2/0", "own_2/1", "own_5/0", "black_2/0"]);
    expect(dieOf("black_2", 3)).toEqual({ owner: -1, value: 2 });
    expect(dieOf("own_6", 3)).toEqual({ owner: 3, value: 6 });
  });
});

it("says what is missing of a price", () => {
  expect(missing({ camel: 1 }, "camel", 3)).toBe(2);
  expect(missing({ pepper: 2, silk: 1, gold: 2 }, "any_good", 6)).toBe(1);
  expect(missing({ jade: 4 }, "jade", 1)).toBe(0);
});

it("knows the tiles and dice to come", () => {
  const view = table([player(0, {}), player(1, {}), player(2, {})]);
  expect(tilesLeft(BOX, view)).toBe(3);
  expect(nextTile(BOX, view, 3)).toBe("offer_3_2");
  expect(nextTile(BOX, view, 2)).toBe("");
  expect(blackDice(BOX, view)).toBe(5);
});

it("counts shields with those that a goal or a character adds", () => {
  const shields = ["dragon", "lion", "crane"];
  expect(shieldCount(BOX, player(0, { shields }))).toBe(3);
  expect(shieldCount(BOX, player(0, { shields, goal: "goal_01" }))).toBe(5);
  expect(shieldCount(BOX, player(0, { shields, goal: "goal_01", character: "de_wu" }))).toBe(6);
});
