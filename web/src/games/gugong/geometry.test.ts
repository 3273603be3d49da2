import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { GugongBox } from "./box";
import { around, citySpot, crowd, harbourSpot, intrigueSpot, rank, rulerEnd, rulerSpot, wallSpot } from "./geometry";

const BOX = shipped<GugongBox>("gugong");

describe("where things lie", () => {
  it("winds the Intrigue track so that steps are neighbours", () => {
    for (let step = 1; step <= BOX.intrigue.steps; step += 1) {
      const a = intrigueSpot(step - 1);
      const b = intrigueSpot(step);
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeLessThan(34);
    }
  });

  it("keeps the wall inside its place at every number of players", () => {
    for (const spaces of [4, 5, 6, 7, 8]) {
      const last = wallSpot(spaces - 1, spaces);
      expect(last.x + last.width).toBeLessThanOrEqual(252.1);
      expect(wallSpot(0, spaces).x).toBeGreaterThanOrEqual(86);
    }
  });

  it("lets cities be touched without touching another", () => {
    const spots = BOX.travel_map.cities.map((city) => citySpot(city.xy));
    const nearest = Math.min(
      ...spots.flatMap((a, n) => spots.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    );
    expect(nearest).toBeGreaterThan(44);
  });

  it("grows the score track with the scores", () => {
    expect(rulerEnd([0, 12])).toBe(40);
    expect(rulerEnd([41, 12])).toBe(60);
    expect(rulerSpot(60, 60)).toBe(rulerSpot(40, 40));
  });

  it("shows every figure of a crowd", () => {
    for (const n of [1, 2, 3, 4, 5]) {
      for (const spots of [crowd(n, 100, 100, 30), around(n, 100, 100, 110, 30)]) {
        expect(new Set(spots.map((spot) => `${Math.round(spot.x)},${Math.round(spot.y)}`)).size).toBe(n);
      }
      const row = rank(n, 36, 68, 22);
      expect(row.at(-1)!.x + 22 - row[0]!.x).toBeLessThanOrEqual(68.1);
    }
  });

  it("puts harbours side by side or below each other", () => {
    expect(harbourSpot(2, false).x).toBeGreaterThan(harbourSpot(1, false).x);
    expect(harbourSpot(2, true).y).toBeGreaterThan(harbourSpot(1, true).y);
  });
});
