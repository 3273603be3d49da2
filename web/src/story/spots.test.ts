import { describe, expect, it } from "vitest";
import { laid, spotsOf, veil } from "./spots";

const BOARD = { width: 1070, height: 524 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const WALL = box(8, 40, 252, 180);
const PALACE = box(264, 300, 470, 120);

describe("the banner of a great moment", () => {
  it("begins at the edge of its place and flies where there is more room", () => {
    expect(laid(BOARD, [WALL, PALACE], 112)).toEqual({ left: 260, top: 74, width: 804, tail: "right" });
    expect(laid(BOARD, [box(740, 60, 320, 150)], 112)).toEqual({ left: 6, top: 79, width: 734, tail: "left" });
  });

  it("covers nothing else that was touched, if it can", () => {
    const low = box(400, 150, 300, 100);
    expect(laid(BOARD, [box(0, 40, 250, 220), low], 100)?.top).toBe(40);
    expect(laid(BOARD, [box(0, 40, 250, 220), box(400, 0, 300, 500)], 100)?.top).toBe(100);
  });

  it("stays on the board", () => {
    expect(laid(BOARD, [box(0, 480, 250, 44)], 112)?.top).toBe(412);
    expect(laid(BOARD, [box(0, 0, 250, 30)], 112)?.top).toBe(0);
  });

  it("lies across where there is no room beside, below the place or above it", () => {
    const phone = { width: 390, height: 470 };
    expect(laid(phone, [box(8, 90, 180, 70)], 82)).toEqual({ left: 0, top: 166, width: 390, tail: "" });
    expect(laid(phone, [box(8, 180, 180, 70), box(8, 270, 374, 60)], 82)?.top).toBe(92);
    expect(laid(phone, [box(8, 380, 374, 80)], 82)).toEqual({ left: 0, top: 292, width: 390, tail: "" });
  });

  it("has no place of its own where the whole table is meant", () => {
    expect(laid(BOARD, [], 112)).toBeNull();
  });

  it("leaves out of the veil what was touched", () => {
    expect(veil({ width: 100, height: 50 }, [box(10, 5, 20, 30)])).toBe("M0 0h100v50h-100zM10 5h20v30h-20z");
  });

  it("finds the places by the arguments of its event", () => {
    const event = { n: 1, decided: 1, kind: "achieved", args: { player: 0, achievement: "postal" } };
    expect(spotsOf(event, ["achievement:{achievement}", "place:wall"])).toEqual(["achievement:postal", "place:wall"]);
  });
});
