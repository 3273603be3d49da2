/** The numbers of a review: whole, each with how far it may be off, and never more exact than it is known. */

import type { Said } from "../speech/catalogue";
import type { Measure } from "../table/messages";

const PERCENT = 100;
const WIDE = 8; // points: from there on a chance is rounded to fives, and told with its range
const FIVES = 5;
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

/** An end of a range of what is not certain: neither nought nor a hundred, which only the rules give. */
const possible = (percents: number): number => Math.min(PERCENT - 1, Math.max(1, percents));

/** Where it is wide in fives; but not as nought or a hundred, which only a certain one is. */
function rounded({ mean, width }: Measure): number {
  const about = fives(mean);
  return inPoints(width) >= WIDE && about > 0 && about < PERCENT ? about : inPoints(mean);
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
  if (off >= WIDE) {
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

/** A change of a chance, in points. */
export const changeSaid = ({ mean }: Measure): string => signed(inPoints(mean));

/** Whether a rest is large enough to be told. */
const TOLD = 0.03;
export const isTold = ({ mean }: Measure): boolean => Math.abs(mean) > TOLD;
