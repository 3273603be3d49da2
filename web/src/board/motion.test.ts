import { describe, expect, it } from "vitest";
import {
  reframed,
  ALL_MS,
  type Box,
  countMs,
  type Drawing,
  LONG_MS,
  SHORT_MS,
  isRedrawn,
  moves,
  staggered,
  vanished,
} from "./motion";

const at = (left: number, top = 0): Box => ({ left, top, width: 20, height: 20 });

function drawing(
  pieces: Record<string, Box>,
  homes: Record<string, Box> = {},
  homeOf: Record<string, string> = {},
): Drawing {
  return {
    pieces: new Map(Object.entries(pieces)),
    homes: new Map(Object.entries(homes)),
    homeOf: new Map(Object.entries(homeOf)),
    frames: new Map(),
    frameOf: new Map(),
  };
}

describe("the difference between two drawings", () => {
  it("leaves pieces alone that have not moved", () => {
    expect(moves(drawing({ "envoy:0": at(10) }), drawing({ "envoy:0": at(11) }))).toEqual([]);
  });

  it("moves a piece from its old place, longer over a long way", () => {
    const found = moves(drawing({ a: at(0), b: at(0) }), drawing({ a: at(100), b: at(700) }));
    expect(found.map((move) => [move.piece, move.from?.left, move.duration])).toEqual([
      ["a", 0, SHORT_MS],
      ["b", 0, LONG_MS],
    ]);
  });

  it("lets a new piece come from its home, or appear", () => {
    const before = drawing({}, { "stock:1": at(500) });
    const after = drawing({ "wall:1:0": at(90), "token:fuzhou": at(30) }, {}, { "wall:1:0": "stock:1" });
    expect(moves(before, after).map((move) => move.from?.left ?? null)).toEqual([500, null]);
  });

  it("knows what is gone", () => {
    expect(vanished(drawing({ a: at(0), b: at(5) }), drawing({ b: at(90), c: at(0) }))).toEqual(["a"]);
  });

  it("counts a point after the other, but not for long", () => {
    expect([0, 1, -3, 40].map(countMs)).toEqual([0, 30, 90, 500]);
  });

  it("is over in time however many pieces move", () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      piece: `${n}`,
      from: at(0),
      isNew: false,
      to: at(50),
      delay: 0,
      duration: LONG_MS,
    }));
    const last = staggered(many).at(-1);
    expect((last?.delay ?? 0) + LONG_MS).toBeLessThanOrEqual(ALL_MS);
  });

  it("does not let pieces fly when the window has changed its size", () => {
    expect(isRedrawn(drawing({ a: at(0), b: at(10), c: at(20) }), drawing({ a: at(30), b: at(60), c: at(90) }))).toBe(
      true,
    );
    expect(isRedrawn(drawing({ a: at(0), b: at(10), c: at(20) }), drawing({ a: at(0), b: at(10), c: at(90) }))).toBe(
      false,
    );
  });

  it("does not take a smaller board for moved pieces", () => {
    const frame = (width: number): Box => ({ left: 10, top: 40, width, height: width / 2 });
    const inFrame = (piece: Box, width: number): Drawing => ({
      ...drawing({ "envoy:0": piece }),
      frames: new Map([["board", frame(width)]]),
      frameOf: new Map([["envoy:0", "board"]]),
    });
    const before = inFrame({ left: 510, top: 240, width: 20, height: 20 }, 1000);
    const after = inFrame({ left: 410, top: 200, width: 16, height: 16 }, 800);
    expect(moves(before, after)).toHaveLength(1);
    expect(moves(reframed(before, after), after)).toEqual([]);
  });
});
