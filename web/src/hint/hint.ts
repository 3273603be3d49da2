/** What a hint shows: one axis for all its turns, and bands on it. */

import type { Estimate, Suggestion } from "../table/messages";

const TEN = 10;
const LEAST = 40; // how wide an axis is at least: small differences are not to look large
const MOST_SPANS = 5; // between figures below the bars, which have to stay apart
const PERCENT = 100;

/** A number with its width in the unit of the axis. */
export interface Band {
  mean: number;
  low: number;
  high: number;
}

export interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

/**
 * What is left of a path after one of its steps was taken: from the first that is open now, as the table may have taken
 * some by itself. Nothing where another step was taken, or none of what is left is open.
 */
export function restOf(path: readonly string[], taken: string, open: readonly string[]): string[] {
  const at = path.indexOf(taken);
  if (at < 0) return [];
  const left = path.slice(at + 1);
  const next = left.findIndex((token) => open.includes(token));
  return next < 0 ? [] : left.slice(next);
}

/** What the turns are compared by: the chance to win in percent, or points for somebody alone. */
export function bandOf({ chance, points }: Suggestion): Band | null {
  if (chance) return inPercent(chance);
  return points;
}

export function inPercent({ mean, low, high }: Estimate): Band {
  return { mean: PERCENT * mean, low: PERCENT * low, high: PERCENT * high };
}

/** From one whole ten to another around all bands, so wide that nothing looks larger than it is. */
export function axisOf(bands: readonly (Band | null)[], isPercent: boolean): Axis | null {
  const known = bands.filter((band) => band !== null);
  if (known.length === 0) return null;
  let from = Math.floor(Math.min(...known.map(({ low }) => low)) / TEN) * TEN;
  let to = Math.ceil(Math.max(...known.map(({ high }) => high)) / TEN) * TEN;
  while (to - from < LEAST) {
    if (!isPercent || to < PERCENT) to += TEN;
    if (to - from < LEAST && (!isPercent || from > 0)) from -= TEN;
  }
  const step = TEN * Math.ceil((to - from) / TEN / MOST_SPANS);
  const ticks = Array.from({ length: Math.ceil((to - from) / step) - 1 }, (_, n) => from + step * (n + 1));
  return { from, to, ticks };
}

/** Where a number lies on an axis, in percent of its length. */
export function placeOn({ from, to }: Axis, value: number): number {
  return (PERCENT * (value - from)) / (to - from);
}

/** An estimate in whole numbers, as a message is given it. */
export function whole({ mean, low, high }: Band): { mean: number; low: number; high: number } {
  return { mean: round(mean), low: round(low), high: round(high) };
}

/** Rounded, and never to a zero with a minus. */
function round(n: number): number {
  return Math.round(n) || 0;
}
