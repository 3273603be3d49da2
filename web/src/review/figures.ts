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

const fives = (share: number): number => FIVES * Math.round((PERCENT * share) / FIVES);

/** A chance with its width; where that is wide rounded to fives, with its range. */
export function chanceSaid({ mean, width }: Measure): Saying {
  const wide = inPoints(width);
  if (wide >= WIDE) {
    const [low, high] = [Math.max(0, mean - width), Math.min(1, mean + width)];
    return { message: "cli-review-about", args: { mean: fives(mean), low: fives(low), high: fives(high) } };
  }
  const whole = inPoints(mean);
  if (wide === 0) return { message: "cli-review-percent", args: { mean: whole } };
  if (whole <= 0) return { message: "cli-review-under", args: {} };
  if (whole >= PERCENT) return { message: "cli-review-over", args: {} };
  return { message: "cli-review-width", args: { mean: whole, width: wide } };
}

/** The same in a few signs, for the head of a chart: the range stands in the band below it. */
export function chanceBrief({ mean, width }: Measure): Saying {
  const wide = inPoints(width);
  const whole = wide >= WIDE ? fives(mean) : inPoints(mean);
  if (wide > 0 && whole <= 0) return { message: "cli-review-under", args: {} };
  if (wide > 0 && whole >= PERCENT) return { message: "cli-review-over", args: {} };
  return { message: "cli-review-percent", args: { mean: whole } };
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
