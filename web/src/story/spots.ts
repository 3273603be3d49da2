/** Where the banner of a great moment lies: beside the place where it happens, over nothing that was touched. */

import type { GameEvent } from "../speech/speaker";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Laid {
  left: number;
  top: number;
  width: number;
  /** At which end it flies; none where it reaches across. */
  tail: "left" | "right" | "";
}

const GAP = 6;
/** The width that a banner needs beside a place; where there is less, it lies across, below or above it. */
const LEAST = 420;

/** What a moment touches on the board, by the names of its parts; `{player}` is an argument of its event. */
export function spotsOf(event: GameEvent, patterns: readonly string[]): string[] {
  return patterns.map((pattern) => pattern.replace(/\{(\w+)\}/g, (_, name: string) => `${event.args[name] ?? ""}`));
}

/** The banner of a moment at the first of some places, `high` pixels high. */
export function laid(board: { width: number; height: number }, places: readonly Box[], high: number): Laid | null {
  const [place, ...others] = places;
  if (!place) return null;
  const within = (top: number) => Math.max(0, Math.min(top, board.height - high));
  const before = place.x;
  const after = board.width - place.x - place.width;
  const free = (ways: readonly number[], left: number, width: number) => {
    const covers = (top: number) => others.some((one) => meets(one, { x: left, y: top, width, height: high }));
    return ways.find((top) => !covers(top)) ?? ways[0] ?? 0;
  };
  if (Math.max(before, after) < LEAST) {
    const ways = [place.y + place.height + GAP, place.y - high - GAP].filter((top) => top === within(top));
    return { left: 0, top: free(ways, 0, board.width), width: board.width, tail: "" };
  }
  const [left, width, tail] =
    after >= before ? [place.x + place.width, after - GAP, "right" as const] : [GAP, before - GAP, "left" as const];
  const ways = [place.y + (place.height - high) / 2, place.y, place.y + place.height - high].map(within);
  return { left, top: free(ways, left, width), width, tail };
}

function meets(one: Box, other: Box): boolean {
  const isAcross = one.x < other.x + other.width && other.x < one.x + one.width;
  return isAcross && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** The board without the places that were touched, as the path of what is veiled. */
export function veil(board: { width: number; height: number }, places: readonly Box[]): string {
  const around = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}z`;
  return [{ x: 0, y: 0, ...board }, ...places].map(around).join("");
}
