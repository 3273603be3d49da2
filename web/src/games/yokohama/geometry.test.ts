import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { YokohamaBox } from "./box";
import { AREA, areaSpots, BOARD, bridgeBetween, cardsBox, harbourWidth, outline, PANEL, panelSpots } from "./geometry";
import { PHONE, plateOf, SMALL, smallSpots, spaceSpot, tileOf, touching, waysBox, WHOLE } from "./geometry";

const BOX = shipped<YokohamaBox>("yokohama");

const COUNTS = [2, 3, 4];
interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
function rects(players: number): Rect[] {
  const panels = panelSpots(harbourWidth(BOX, players));
  return [
    ...areaSpots(BOX, players).map((spot) => ({ ...spot, ...plateOf(BOX, players) })),
    { ...panels.signs, ...PANEL },
    { ...panels.agents, ...PANEL },
    { ...panels.church, ...BOARD },
    { ...panels.customs, ...BOARD },
    cardsBox(harbourWidth(BOX, players)),
  ];
}

describe("the board", () => {
  it.each(COUNTS)("has room for everything with %d players", (players) => {
    const all = rects(players);
    all.forEach((one, n) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(WHOLE.width);
      expect(one.y + one.height).toBeLessThanOrEqual(WHOLE.height);
      for (const other of all.slice(n + 1)) expect(overlap(one, other)).toBe(false);
    });
  });
  it.each(COUNTS)("has bridges just between plates that stand side by side with %d players", (players) => {
    const spots = areaSpots(BOX, players);
    for (const [a, b] of touching(BOX, players)) {
      const [one, other] = [spots[a]!, spots[b]!];
      const plate = plateOf(BOX, players);
      const bridge = bridgeBetween(one, other, plate);
      const near = { x: bridge.x - 12, y: bridge.y - 12, width: 24, height: 24 };
      expect(overlap(near, { ...one, ...plate }) && overlap(near, { ...other, ...plate })).toBe(true);
    }
  });
  it("has wider areas for fewer players, and gives them most of the board", () => {
    expect(COUNTS.map((players) => plateOf(BOX, players).width)).toEqual([138, 129, AREA.width]);
    for (const players of COUNTS) expect(harbourWidth(BOX, players)).toBeGreaterThan(0.53 * WHOLE.width);
  });
  it.each(COUNTS)("divides every plate among shops and a house with %d players", (players) => {
    const { width } = plateOf(BOX, players);
    const { shop, shopsFrom, houseFrom } = tileOf(width);
    expect(shopsFrom + 4 * shop).toBeCloseTo(houseFrom);
    expect(shop).toBeGreaterThanOrEqual(19.9);
    expect(width - houseFrom).toBeGreaterThan(shop);
  });
  it.each(COUNTS)("fits a phone with %d players", (players) => {
    for (const { x, y } of smallSpots(BOX, players)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + SMALL.width).toBeLessThanOrEqual(PHONE.width);
      expect(y + SMALL.height).toBeLessThanOrEqual(PHONE.height);
    }
  });
});

describe("parts of it", () => {
  it("have cut corners where something is produced", () => {
    expect(outline(true)).toContain("L107 9");
    expect(outline(false)).not.toContain("L");
  });
  it("lie in two rows of four on the boards", () => {
    expect(spaceSpot(0).y).toBe(spaceSpot(3).y);
    expect(spaceSpot(4).x).toBe(spaceSpot(0).x);
    expect(spaceSpot(7).x + 37).toBeLessThanOrEqual(BOARD.width);
  });
  it("compares ways beside the plate and inside the board", () => {
    expect(waysBox({ x: 6, y: 14 }, 2).x).toBe(119);
    expect(waysBox({ x: 480, y: 14 }, 2, 680).x).toBe(480 - 196 - 6);
    const low = waysBox({ x: 960, y: 402 }, 3);
    expect(low.x + low.width).toBeLessThan(960);
    expect(low.y + low.height).toBeLessThanOrEqual(WHOLE.height);
  });
});
