import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { PaladinsBox } from "./box";
import { WORKERS } from "./formula";
import * as at from "./geometry";

const BOX = shipped<PaladinsBox>("paladins");

function overlap(a: at.Area, b: at.Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function apart(areas: at.Area[]): boolean {
  return areas.every((a, n) => areas.slice(n + 1).every((b) => !overlap(a, b)));
}

describe.each([false, true])("the town (on a phone: %s)", (isPhone) => {
  it("keeps its cards apart and inside", () => {
    const cards = [
      ...Array.from({ length: 5 }, (_, n) => at.townSpot(n, isPhone)),
      ...Array.from({ length: 8 }, (_, n) => at.kingSpot(n, isPhone)),
      ...Array.from({ length: 5 }, (_, n) => at.tavernSpot(n, isPhone)),
      isPhone ? at.TAX.phone : at.TAX.table,
    ];
    const whole = isPhone ? at.PHONE_TOWN : at.MAIN;
    expect(apart(cards)).toBe(true);
    expect(cards.every((card) => card.x >= 0 && card.x + card.width <= whole.width)).toBe(true);
    expect(cards.every((card) => card.y >= 0 && card.y + card.height <= whole.height)).toBe(true);
  });
});

describe("the regions", () => {
  it("have room for all their spaces", () => {
    for (const region of BOX.regions) {
      const corner = at.regionSpot(region.slot - 1);
      const spaces = BOX.board_spaces.filter((space) => space.region === region.slot);
      const areas = spaces.map((_, n) => ({ ...at.spaceSpot(region.slot - 1, n), width: at.SPACE, height: at.SPACE }));
      expect(apart(areas)).toBe(true);
      expect(areas.every((area) => area.x >= corner.x && area.x + area.width <= corner.x + at.REGION.width)).toBe(true);
      expect(areas.every((area) => area.y + area.height <= corner.y + at.REGION.height)).toBe(true);
    }
  });

  it("stand on their Outsiders and end at the edge of the board", () => {
    expect(at.regionSpot(5).x + at.REGION.width).toBeLessThanOrEqual(at.MAIN.width);
    expect(at.outsiderSpot(0).y).toBeGreaterThanOrEqual(at.regionSpot(0).y + at.REGION.height);
    expect(at.outsiderSpot(0).y + at.OUTSIDER.height).toBeLessThanOrEqual(at.MAIN.height);
  });
});

describe("the own board", () => {
  it("keeps the twelve actions apart", () => {
    const areas = Array.from({ length: 12 }, (_, n) => ({ ...at.actionSpot(n), ...(n < 6 ? at.SIMPLE : at.GREAT) }));
    expect(apart(areas)).toBe(true);
    expect(areas.every((area) => area.x + area.width <= at.OWN.width && area.y + area.height < 300)).toBe(true);
  });

  it("shows each worker up to eight, then one of each kind", () => {
    const few = at.stockFigures({ labourer: 2, cleric: 1 }, WORKERS);
    expect(few.map(({ kind, n }) => `${kind}${n}`)).toEqual(["labourer0", "labourer1", "cleric0"]);
    expect(few.map(({ x }) => x)).toEqual([11, 50, 89]);
    const many = at.stockFigures({ labourer: 4, scout: 3, criminal: 1 }, WORKERS);
    expect(many).toHaveLength(8);
    expect(Math.max(...many.map(({ x }) => x)) + 44).toBeLessThanOrEqual(256);
    const crowd = at.stockFigures({ labourer: 9, scout: 2, criminal: 4 }, WORKERS);
    expect(crowd.map(({ kind }) => kind)).toEqual(["labourer", "scout", "criminal"]);
  });

  it("lets cards close up rather than leave their row", () => {
    expect(at.rowOf(2, 640, 420, 82, 2.6)).toEqual([640, 724.6]);
    const nine = at.rowOf(9, 640, 420, 82, 2.6);
    expect((nine.at(-1) ?? 0) + 82).toBeLessThanOrEqual(1060.01);
  });
});
