/** The key moments of a review on the line of a replay: in which turn they lie, and where their marks stand. */

import type { Moment } from "../table/messages";
import { endOf, shownAt, turnOf, type Turn } from "./turns";

/** From one side of a mark to the other, in pixels: what a finger finds. */
export const MARK = 24;

/** A moment on the line of a replay. */
export interface Mark {
  moment: Moment;
  /** The turn it lies in, from 0, */
  turn: number;
  /** how many decisions have been taken when that is over, */
  end: number;
  /** and where the review links to. */
  at: number;
}

/** The marks of moments, in their order. */
export function marksOf(turns: readonly Turn[], moments: readonly Moment[], decided: number): Mark[] {
  return moments.map((moment) => {
    const turn = turnOf(turns, moment);
    return { moment, turn, end: endOf(turns, turn, decided), at: shownAt(turns, moment, decided) };
  });
}

/** Whether the table of a moment is shown: also as the review links to it. */
export const isAt = ({ end, at }: Mark, n: number): boolean => n === end || n === at;

/** The next mark after so many decisions, or the last before; those of one turn are gone to together. */
export function leapFrom(marks: readonly Mark[], n: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find(({ end }) => end > n) : marks.findLast(({ end }) => end < n);
}

/** The middles of marks that would like to stand at these places of a line, in their order: side by side, and on it. */
export function apart(wanted: readonly number[], size: number, width: number): number[] {
  const room = Math.min(size, width / Math.max(1, wanted.length));
  const out: number[] = [];
  for (const x of wanted) out.push(Math.max(x, (out.at(-1) ?? -room / 2) + room));
  return out.map((x, n) => Math.min(x, width - room / 2 - (out.length - 1 - n) * room));
}
