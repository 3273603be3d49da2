/** The numbers of a review: whole, each with how far it may be off, and never more exact than it is known. */

import type { Said } from "../speech/catalogue";
import type { Measure } from "../table/messages";

const PERCENT = 100;
const WIDE = 8; // points: from there on a chance is rounded to fives, and told with its range
const FIVES = 5;
const SENT = 100; // parts of a point that are told of a measure
const MINUS = "−";

/** A message, and what it speaks of. */
export interface Saying {
  message: string;
  args: Record<string, Said>;
}

export const inPoints = (share: number): number => Math.round(PERCENT * share);

/** A width in whole points: what was measured is never told as exact. */
export const wide = (width: number): number => (width > 0 ? Math.max(1, Math.round(width)) : 0);

/** The same of a chance. */
export const wideInPoints = (share: number): number => wide(PERCENT * share);

const fives = (share: number): number => FIVES * Math.round((PERCENT * share) / FIVES);

/**
 * The upper end of a range that is told in fives: beyond where it is, so that what is told holds what is known. A range
 * that lies below nought is told as one that does, and ends on a whole point there.
 */
function upTo(share: number): number {
  const points = Math.round(SENT * PERCENT * share) / SENT;
  const end = FIVES * Math.ceil(points / FIVES);
  return points < 0 && end >= 0 ? Math.min(-1, Math.ceil(points)) : end;
}

/** Its lower end, likewise. */
const downTo = (share: number): number => 0 - upTo(-share);

/** Whether it may be off by so much that it is told in fives, with its range. */
export const isWide = ({ width }: Measure): boolean => wideInPoints(width) >= WIDE;

/** An end of a range of what is not certain: neither nought nor a hundred, which only the rules give. */
const possible = (percents: number): number => Math.min(PERCENT - 1, Math.max(1, percents));

/** Where it is wide in fives; but not as nought or a hundred, which only a certain one is. */
function rounded(chance: Measure): number {
  const about = fives(chance.mean);
  return isWide(chance) && about > 0 && about < PERCENT ? about : inPoints(chance.mean);
}

/** That a chance is next to nothing, or to certain; nothing where it is neither, or is just that. */
function beyond({ mean, width }: Measure): Saying | null {
  if (width === 0) return null;
  const whole = inPoints(mean);
  if (whole <= 0) return { message: "cli-review-under", args: {} };
  return whole >= PERCENT ? { message: "cli-review-over", args: {} } : null;
}

/** A chance with its width; where that is wide rounded to fives, with its range. */
export function chanceSaid(chance: Measure): Saying {
  const { mean, width } = chance;
  const far = beyond(chance);
  if (far) return far;
  const off = wideInPoints(width);
  if (isWide(chance)) {
    const [low, high] = [possible(fives(mean - width)), possible(fives(mean + width))];
    return { message: "cli-review-about", args: { mean: rounded(chance), low, high } };
  }
  if (off === 0) return { message: "cli-review-percent", args: { mean: inPoints(mean) } };
  return { message: "cli-review-width", args: { mean: inPoints(mean), width: off } };
}

/** The same in a few signs, for the head of a chart: the range stands in the band below it. */
export function chanceBrief(chance: Measure): Saying {
  return beyond(chance) ?? { message: "cli-review-percent", args: { mean: rounded(chance) } };
}

/** More or less, with its sign. */
export function signed(n: number): string {
  if (n > 0) return `+${n}`;
  return n < 0 ? `${MINUS}${-n}` : "0";
}

/** A change of a chance in points, and the ends of its range: whole, or where it is wide in fives. */
export function changeIn(change: Measure): { mean: number; low: number; high: number } {
  const { mean, width } = change;
  if (isWide(change)) return { mean: fives(mean), low: downTo(mean - width), high: upTo(mean + width) };
  return { mean: inPoints(mean), low: inPoints(mean - width), high: inPoints(mean + width) };
}

/** A change of a chance in points, with its sign and its width; where that is wide in fives, with its range. */
export function changeSaid(change: Measure): Saying {
  const { mean, low, high } = changeIn(change);
  const said = signed(mean);
  if (isWide(change))
    return { message: "cli-review-change-about", args: { change: said, low: signed(low), high: signed(high) } };
  return { message: "cli-review-change", args: { change: said, width: wideInPoints(change.width) } };
}

/** The chance that a better turn would have left, instead of the one that was left; nothing where they look alike. */
export function insteadSaid(before: Measure, change: Measure): Saying | null {
  const [better, played] = [before.mean, before.mean + change.mean];
  const round = isWide(before) && fives(better) !== fives(played) ? fives : inPoints;
  const args = { better: possible(round(better)), played: possible(round(played)) };
  return args.better > args.played ? { message: "cli-review-instead", args } : null;
}

/** Whether a rest is large enough to be told. */
const TOLD = 0.03;
export const isTold = ({ mean }: Measure): boolean => Math.abs(mean) > TOLD;
