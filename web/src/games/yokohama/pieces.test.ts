import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { YokohamaBox } from "./box";
import { endSigns, numberOf, placed, powerFor, standingIn } from "./pieces";
import type { AreaView, YokohamaView } from "./view";

const BOX = shipped<YokohamaBox>("yokohama");

function area(more: Partial<AreaView> = {}): AreaView {
  const empty = { id: "bank", tile: "", token: "", shops: [-1, -1, -1, -1], house: -1, station: false };
  return { ...empty, presidents: [], assistants: [0, 0, 0, 0], powers: [0, 0, 0, 0], ...more };
}
function table(areas: AreaView[], more: Partial<YokohamaView> = {}): YokohamaView {
  const players = [0, 1, 2, 3].map((seat) => ({ seat }));
  return { areas, players, church: [], customs: [], order_deck: 7, trigger: 0, ...more } as unknown as YokohamaView;
}

describe("power", () => {
  it("is what there would be with the president", () => {
    expect(powerFor(BOX, area({ assistants: [2, 0, 0, 0], powers: [2, 0, 0, 0] }), 0)).toBe(3);
    expect(powerFor(BOX, area({ assistants: [2, 0, 0, 0], presidents: [0], powers: [3, 0, 0, 0] }), 0)).toBe(3);
    expect(powerFor(BOX, area({ assistants: [5, 0, 0, 0], powers: [5, 0, 0, 0] }), 0)).toBe(5);
  });
  it("is nothing where no assistant stands", () => {
    expect(powerFor(BOX, area({ shops: [0, -1, -1, -1], powers: [1, 0, 0, 0] }), 0)).toBe(0);
    expect(powerFor(BOX, area(), -1)).toBe(0);
  });
});

describe("who stands in an area", () => {
  it("has own pieces first, then presidents, then the others", () => {
    const here = standingIn(area({ presidents: [3], assistants: [0, 2, 1, 0], station: true }), 1);
    expect(here.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      "assistant 1",
      "president 3",
      "assistant 2",
      "station -1",
    ]);
  });
  it("stands in one row or two", () => {
    const few = placed(standingIn(area({ assistants: [2, 1, 0, 0] }), 0));
    expect([few.rows, few.pieces.map(({ x }) => x)]).toEqual([1, [0, 27]]);
    expect(placed(standingIn(area({ assistants: [2, 1, 1, 1] }), 0)).rows).toBe(2);
  });
  it("closes up rather than leave its place", () => {
    const all = placed(standingIn(area({ presidents: [0, 1, 2, 3], assistants: [3, 3, 3, 3], station: true }), 0));
    expect(all.rows).toBe(2);
    expect(all.pieces).toHaveLength(9);
    for (const { x, size, isSmall } of all.pieces) expect(x + size + (isSmall ? 7 : 0)).toBeLessThanOrEqual(78);
  });
});

describe("end signs", () => {
  it("tell who has built most, and which has come", () => {
    const view = table([area({ shops: [1, 2, -1, -1], house: 3 }), area({ id: "church", shops: [1, -1, -1, -1] })], {
      church: [
        { id: "church_1", owner: -2 },
        { id: "church_2", owner: -1 },
      ],
      trigger: 3,
    });
    const [shops, houses, church, , orders] = endSigns(BOX, view);
    expect(shops).toMatchObject({ n: 2, of: 8, leaders: [1], isTrigger: false });
    expect(houses).toMatchObject({ n: 1, of: 4, leaders: [3] });
    expect(church).toMatchObject({ n: 1, of: 6, leaders: [] });
    expect(orders).toMatchObject({ n: 7, of: 0, isTrigger: true });
  });
});

it("numbers areas that are there twice", () => {
  const view = table([area({ id: "silk_mill_1" }), area({ id: "silk_mill_2" }), area({ id: "copper_mine_1" })]);
  expect(["silk_mill_2", "copper_mine_1", "bank"].map((id) => numberOf(view, id))).toEqual(["2", "", ""]);
});
