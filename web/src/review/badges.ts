/** Where the numbered badges of a chart stand, and the marks of its lines: near their points, and apart from each other. */

import type { Plot } from "./curve";

export interface Spot {
  x: number;
  y: number;
}

/** From one side of a badge to the other. */
export const BADGE = 22;

/** From a point to the middle of its badge, where nothing is in the way. */
const STEM = 34;
/** Between two badges at the least; they have a rim. */
const GAP = 3;
/** Half of the dot on a point, which no other's badge hides. */
const DOT = 6;
/** How finely a free place is looked for. */
const STEP = 4;
/** How many steps to each side. */
const FAR = 32;

/** Ways from where a badge would like to stand, the shortest first; rather sideways than up or down. */
const SHIFTS: readonly Spot[] = (() => {
  const steps = Array.from({ length: 2 * FAR + 1 }, (_, n) => STEP * (n - FAR));
  const far = ({ x, y }: Spot) => Math.hypot(x, 1.5 * y);
  return steps.flatMap((x) => steps.map((y) => ({ x, y }))).sort((a, b) => far(a) - far(b) || b.x - a.x || b.y - a.y);
})();

const isWithin = ({ left, top, width, height }: Plot, { x, y }: Spot): boolean =>
  x >= left && x <= left + width && y >= top + BADGE / 2 && y <= top + height - BADGE / 2;

/** A badge for each point, in their order: above it, or below where there is no room, or as near as there is some. */
export function badgesOf(plot: Plot, points: readonly Spot[]): Spot[] {
  const taken: Spot[] = [];
  const isFree = (spot: Spot) =>
    isWithin(plot, spot) &&
    taken.every((one) => Math.max(Math.abs(one.x - spot.x), Math.abs(one.y - spot.y)) >= BADGE + GAP) &&
    points.every((one) => Math.max(Math.abs(one.x - spot.x), Math.abs(one.y - spot.y)) >= BADGE / 2 + DOT);
  for (const { x, y } of points) {
    const liked = { x, y: y - STEM < plot.top + BADGE / 2 ? y + STEM : y - STEM };
    const way = SHIFTS.find((one) => isFree({ x: liked.x + one.x, y: liked.y + one.y }));
    taken.push({ x: liked.x + (way?.x ?? 0), y: liked.y + (way?.y ?? 0) });
  }
  return taken;
}

export interface LineMark {
  line: number;
  spot: Spot;
}

/**
 * A mark for each end of each line: at the end itself, or where others stand there as near to it as there is room on the
 * line. Lines that lie on each other would hide each other's marks. First the last ends, which tell the result.
 */
export function marksOf(lines: readonly (readonly Spot[])[], size: number): LineMark[] {
  const out: LineMark[] = [];
  const isFree = ({ x, y }: Spot) =>
    out.every(({ spot }) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) >= size);
  for (const fromEnd of [true, false])
    for (const [line, points] of lines.entries()) {
      if (points.length < 2) continue;
      const spot = fromEnd ? points.findLast(isFree) : points.find(isFree);
      if (spot) out.push({ line, spot });
    }
  return out;
}
