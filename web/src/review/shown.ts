/**
 * A figure of a review and, in small print beside it, how far it may be off; and the same for who hears it. Both say
 * what `figures` says in one piece.
 */

import { say } from "../speech/words.svelte";
import type { Measure } from "../table/messages";
import { chanceBrief, chanceSaid, changeIn, changeSaid, isWide, signed, wideInPoints, type Saying } from "./figures";

export interface Figure {
  figure: string;
  /** Nothing where it is certain, or next to it. */
  off: string;
}

const said = ({ message, args }: Saying): string => say(message, args);

const roughly = (figure: string): string => say("web-review-roughly", { figure });

const offBy = (width: number): string => (width > 0 ? `± ${wideInPoints(width)}` : "");

/** A change of a chance. */
export function changeShown(change: Measure): Figure {
  const { mean, low, high } = changeIn(change);
  if (!isWide(change)) return { figure: signed(mean), off: offBy(change.width) };
  return { figure: roughly(signed(mean)), off: say("web-review-range", { low: signed(low), high: signed(high) }) };
}

/** A chance. */
export function chanceShown(chance: Measure): Figure {
  const { message, args } = chanceSaid(chance);
  const brief = said(chanceBrief(chance));
  if (message === "cli-review-about") return { figure: roughly(brief), off: say("web-review-range", args) };
  return { figure: brief, off: message === "cli-review-width" ? offBy(chance.width) : "" };
}

/** A chance alone, as what it was before it is another. */
export const chanceAlone = (chance: Measure): string => said(chanceBrief(chance));

const HEARD = "web-review-heard";

/** A chance in words, its width too: signs are not read aloud by all. */
export function chanceHeard(chance: Measure): string {
  const { message, args } = chanceSaid(chance);
  return say(message.replace(/^cli-review/, HEARD), args);
}

/** How a chance has become another; only what it is where nothing is known of before. */
export function movedHeard(player: string, before: Measure | undefined, now: Measure): string {
  if (!before) return say(HEARD, { player, now: chanceHeard(now) });
  const { message, args } = chanceBrief(before);
  const then = message === "cli-review-percent" ? (args["mean"] ?? "") : say(message.replace(/^cli-review/, HEARD));
  return say(`${HEARD}-then`, { player, then, now: chanceHeard(now) });
}

const signHeard = (n: number): string =>
  say(`${HEARD}-signed`, { n: Math.abs(n), sign: n < 0 ? "minus" : n > 0 ? "plus" : "none" });

/** A change of a chance in words. */
export function changeHeard(change: Measure): string {
  const { mean, low, high } = changeIn(change);
  if (!isWide(change)) return say(`${HEARD}-change`, { change: signHeard(mean), width: wideInPoints(change.width) });
  return say(`${HEARD}-change-about`, { change: signHeard(mean), low: signHeard(low), high: signHeard(high) });
}

/** A change as it is written in a line. */
export const changeTold = (change: Measure): string => said(changeSaid(change));
