import { expect, it } from "vitest";
import { shipped } from "../shipped";
import type { MarcoPoloBox } from "./box";
import { routePrice } from "./formula";
import {
  BOOK,
  bookSpot,
  CARDS,
  CITY_CARD,
  cardSpot,
  CONTRACT,
  CONTRACTS,
  contractSpot,
  FIGURE,
  figureSpots,
  GUILDS,
  isUnder,
  KHAN,
  MAP,
  middleOf,
  pillOf,
  PHONE_ACTIONS,
  phoneSpot,
  plateOf,
  reasonArea,
  routePath,
  scoreSpots,
  TRAVEL,
  trackSpot,
  waysArea,
  type Area,
} from "./geometry";

const LONGEST = 18; // letters of a reason on the map, in any language
const BOX = shipped<MarcoPoloBox>("marcopolo2");

const cities = BOX.locations.filter(({ type }) => type !== "oasis").map(({ id }) => id);
const places = BOX.locations.map(({ id }) => id);

function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
function isInside(a: Area, width: number, height: number): boolean {
  return a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height;
}

it("has a plate on the map for each city, and none covers another", () => {
  for (const city of cities) {
    expect(isInside(plateOf(city), MAP.width, MAP.height), city).toBe(true);
    for (const other of cities.filter((one) => one !== city))
      expect(overlap(plateOf(city), plateOf(other)), `${city} ${other}`).toBe(false);
  }
});

it("draws every route, and its price covers no city and no other price", () => {
  const pills = BOX.routes.map((route) => ({ route, id: route.id, at: pillOf(route, routePrice(route)) }));
  for (const { route, id, at } of pills) {
    expect(routePath(route)).toMatch(/^M[\d. ]+[LQC]/);
    expect(isInside(at, MAP.width, MAP.height), id).toBe(true);
    for (const city of cities) expect(overlap(at, plateOf(city)), `${id} ${city}`).toBe(false);
    for (const other of pills.filter((one) => one.id !== id))
      expect(overlap(at, other.at), `${id} ${other.id}`).toBe(false);
  }
});

it("draws a route straight where an owner says that it joins other places", () => {
  const [route] = BOX.routes;
  const moved = { ...route!, ends: ["beijing", "oasis_yunnan"] as [string, string] };
  const [from, to] = moved.ends.map(middleOf);
  expect(routePath(moved)).toBe(`M${from!.x} ${from!.y}L${to!.x} ${to!.y}`);
  expect(routePath(moved)).not.toBe(routePath(route!));
});

it("keeps figures apart, however many stand in a place", () => {
  for (const place of places)
    for (const n of [1, 2, 3, 4, 5]) {
      const spots = figureSpots(place, n);
      expect(spots).toHaveLength(n);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
      for (const { x } of spots) expect(x >= -FIGURE / 2 && x + FIGURE / 2 <= MAP.width, place).toBe(true);
    }
});

it("has room for all contracts and city cards in their panels", () => {
  const cities = BOX.locations.filter(({ type }) => type === "contract").length;
  for (let city = 0; city < cities; city += 1)
    for (const of of [1, 2, 3])
      for (let n = 0; n < of; n += 1)
        expect(isInside({ ...contractSpot(city, n, of), ...CONTRACT }, CONTRACTS.width, CONTRACTS.height)).toBe(true);
  for (let n = 0; n < 8; n += 1)
    expect(isInside({ ...cardSpot(n), ...CITY_CARD }, CARDS.width, CARDS.height)).toBe(true);
});

it("lays the actions side by side on a phone", () => {
  const parts: Record<string, { width: number; height: number }> = {
    book_1: BOOK,
    book_2: BOOK,
    book_3: BOOK,
    guilds: GUILDS,
    khan: KHAN,
    travel: TRAVEL,
  };
  const areas = Object.entries(parts).map(([id, { width, height }]) => ({ ...phoneSpot(id), width, height }));
  areas.forEach((area, n) => {
    expect(isInside(area, PHONE_ACTIONS.width, PHONE_ACTIONS.height)).toBe(true);
    for (const other of areas.slice(n + 1)) expect(overlap(area, other)).toBe(false);
  });
  expect(bookSpot(2).x).toBeGreaterThan(bookSpot(1).x);
});

it("goes round the score track, and equal scores stand beside each other", () => {
  expect(trackSpot(51)).toBe(trackSpot(1));
  expect(trackSpot(50)).toBeGreaterThan(trackSpot(49));
  expect(new Set(scoreSpots([7, 7, 7, 7])).size).toBe(4);
  expect(scoreSpots([30, 2])[1]).toBeLessThan(scoreSpots([30, 2])[0] ?? 0);
});

it("lays a list of ways beside its place and inside the map", () => {
  for (const place of places)
    for (const lines of [1, 3, 8]) {
      const area = waysArea(place, lines);
      expect(isInside(area, MAP.width, MAP.height), place).toBe(true);
      expect(isUnder(place, area), place).toBe(false);
    }
  expect(isUnder("lhasa", waysArea("kabul", 2))).toBe(true);
});

it("compares ways inside what is in sight of the map", () => {
  for (const place of ["pagan", "balkh", "beijing", "hormuz"])
    for (const x of [0, 180, 430]) {
      const area = waysArea(place, 3, { x, width: 358 });
      expect(area.x).toBeGreaterThanOrEqual(x);
      expect(area.x + area.width).toBeLessThanOrEqual(x + 358);
      expect(area.y + area.height).toBeLessThanOrEqual(MAP.height);
    }
});

it("says why a place is refused where that covers no price, no city and no oasis", () => {
  const pills = BOX.routes.map((route) => ({ id: route.id, at: pillOf(route, routePrice(route)) }));
  const prices = pills.map(({ at }) => at);
  for (const place of places)
    for (const letters of [8, 13, LONGEST]) {
      const at = reasonArea(place, "x".repeat(letters), prices);
      const where = `${place}, ${letters} letters`;
      expect(isInside(at, MAP.width, MAP.height), where).toBe(true);
      for (const other of places) expect(isUnder(other, at), `${where}, ${other}`).toBe(false);
      for (const pill of pills) expect(overlap(at, pill.at), `${where}, ${pill.id}`).toBe(false);
    }
});
