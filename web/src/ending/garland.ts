/** Things on a string, points along a slack line between two ends; and the colours of those who have won. */

import { seatClass } from "../board/seats";

export type Point = readonly [number, number];

/** From where to where over which point a string hangs, and how many things hang on it. */
export type Line = [Point, Point, Point, number];

/** Where nothing stands on which they could hang, but two banners. */
export const OVER_THE_LAND: Line[] = [
  [[-260, 40], [-80, 78], [84, 44], 13],
  [[84, 44], [200, 74], [316, 44], 9],
  [[316, 44], [400, 70], [490, 34], 6],
];
export const INK = "#2a211a";

/** Whose colours are shown on the left and on the right: of two who share the victory one each. */
export function sides(seats: readonly number[]): { left: number | undefined; right: number | undefined } {
  return { left: seats[0], right: seats[1] ?? seats[0] };
}

/** The class that has the colour of a seat; without one what hangs there is plain. */
export function worn(seat: number | undefined): string {
  return seat === undefined ? "plain" : seatClass(seat);
}

/** Where things hang, evenly, from one end to the other, the ends left free; a quadratic curve through `low`. */
export function hung(from: Point, low: Point, to: Point, n: number): Point[] {
  return Array.from({ length: n }, (_, k) => {
    const t = (k + 1) / (n + 1);
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * low[axis] + t ** 2 * to[axis];
    return [round(at(0)), round(at(1))];
  });
}

export function rope(from: Point, low: Point, to: Point): string {
  return `M${from.join(" ")}Q${low.join(" ")} ${to.join(" ")}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
