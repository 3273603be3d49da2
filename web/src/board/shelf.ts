/** The log of a table, for a board that has a place for it: on an upright tablet it is one of the parts below. */

import { getContext, setContext, type Snippet } from "svelte";

/** The name of that part. */
export const LOG = "log";

export function layLog(log: () => Snippet): void {
  setContext(LOG, log);
}

/** Nothing where a board lies elsewhere than in the frame of a table. */
export function useLog(): (() => Snippet) | undefined {
  return getContext<(() => Snippet) | undefined>(LOG);
}
