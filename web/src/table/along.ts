/** A way of several choices that was taken as one: they are sent one after the other, each when its turn has come. */

import type { Ask } from "./messages";

export interface Along {
  /** What is still to be answered. */
  rest: string[];
  /** How many decisions there were when the last of them was sent. */
  decided: number;
}

/** The choice to send now; null: none yet, or none any more. The way is given up where its next choice is not open. */
export function nextOn(
  along: Along,
  ask: Pick<Ask, "choices"> | null,
  decided: number,
): { send: string | null; along: Along | null } {
  if (decided <= along.decided) return { send: null, along };
  const [next, ...rest] = along.rest;
  const isOpen = ask?.choices.some(({ token, rule }) => token === next && !rule) ?? false;
  return next !== undefined && isOpen ? { send: next, along: { rest, decided } } : { send: null, along: null };
}
