/** Things on a string: points along a slack line between two ends. */

export type Point = readonly [number, number];

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
