import { describe, expect, it } from "vitest";
import type { Atom } from "../../board/atoms";
import { laid } from "../../board/atoms";
import { shipped } from "../shipped";
import { byId, type MarcoPoloBox } from "./box";
import { bundle, coloured, goal, lines, price, reward, routePrice, symbols } from "./formula";

const BOX = shipped<MarcoPoloBox>("marcopolo2");

/** Atoms as a line of words, to be read. */
function read(atoms: readonly Atom[]): string {
  return atoms
    .map((atom) => ("text" in atom ? atom.text : "star" in atom ? `*${atom.star}` : atom.icon.replace("mp-", "")))
    .join(" ");
}
function card(id: string): string[] {
  return lines(byId(BOX.city_cards, id)?.effects ?? {}).map(read);
}

describe("bundles", () => {
  it("stand in the order of the stock", () => {
    expect(read(bundle({ jade: 1, camel: 2, vp: 3 }))).toBe("*3 2 camel 1 jade");
    expect(read(price({ camel: 1, coin: 4 }))).toBe("−4 coin −1 camel");
    expect(read(bundle({ different_good: 2 }))).toBe("2 any-good different");
  });

  it("tell what a route asks for", () => {
    const route = (id: string) =>
      BOX.routes.find((one) => one.id === id) ?? { id, ends: ["", ""] as [string, string], cost: {} };
    expect(read(routePrice(route("pagan__kabul")))).toBe("6 coin 2 camel 1 jade");
    expect(read(routePrice(route("beijing__fuzhou")))).toBe("seal-farmers 2 coin");
    expect(read(routePrice(route("hormuz__baghdad")))).toBe("seal-jewelers");
    expect(read(routePrice(route("xanadu__oasis_gobi")))).toBe("0");
  });
});

describe("city cards", () => {
  it("have a line for each part", () => {
    expect(card("silk_table")).toEqual(["1–3: 1 silk", "4–6: 3 silk"]);
    expect(card("jade_table")).toEqual(["1–2: 1 jade", "3–4: 2 5–6: 3"]);
    expect(card("camel_coin_exchange")).toEqual(["1 camel arrow 3 coin", "1 coin arrow 1 camel"]);
    expect(card("double_coins")).toEqual(["2 coin : die-1"]);
    expect(card("post_points")).toEqual(["*1 : post"]);
    expect(card("guild_seal")).toEqual(["1 camel arrow 1 seal"]);
    expect(card("move_jade")).toEqual(["1 jade : travel"]);
    expect(card("city_bonus")).toEqual(["1–4: 1 city-bonus", "5–6: 2 city-bonus different"]);
  });

  it("have no more than two lines, all signs known", () => {
    for (const { id } of BOX.city_cards) {
      expect(card(id).length, id).toBeLessThanOrEqual(2);
      expect(card(id).join(" "), id).not.toContain("any ");
    }
  });
});

it("writes rewards, markers and tiles in symbols", () => {
  const contract = byId(BOX.contracts, "contract_n22");
  expect(contract && read(reward(contract))).toBe("*3 2 coin 1 contract-city");
  expect(read(symbols(byId(BOX.city_bonus_markers, "marker_copy")?.effects ?? {}))).toBe("swap city-bonus");
  expect(read(symbols(byId(BOX.outpost_bonuses, "outpost_move")?.effects ?? {}))).toBe("1 travel");
  const card9 = byId(BOX.goal_cards, "goal_09");
  expect(card9 && read(goal(card9))).toBe("seal-farmers *5 seal-tailors *7 shield-peacock shield-horse");
});

it("keeps every marker and tile narrow enough for its plate", () => {
  for (const { id, effects } of [...BOX.city_bonus_markers, ...BOX.outpost_bonuses])
    expect(laid(symbols(effects), 14.5).width, id).toBeLessThan(52);
});

it("colours posts only", () => {
  expect(coloured([{ icon: "mp-post" }, { icon: "mp-coin" }], 2)).toEqual([
    { icon: "mp-post", seat: 2 },
    { icon: "mp-coin" },
  ]);
});

it("asks of a route only what its traveller pays", () => {
  const route = {
    ...(BOX.routes.find(({ cost }) => (cost["coin"] ?? 0) > 0 && (cost["camel"] ?? 0) > 0) ?? BOX.routes[0]),
  };
  const names = (spared: string[]) =>
    routePrice(route as (typeof BOX.routes)[number], spared).flatMap((atom) => ("icon" in atom ? [atom.icon] : []));
  expect(names([])).toEqual(expect.arrayContaining(["mp-coin", "mp-camel"]));
  expect(names(["coin"])).not.toContain("mp-coin");
  expect(names(["coin", "camel"])).toEqual(names(["coin", "camel"]).filter((one) => !/coin|camel/.test(one)));
});
