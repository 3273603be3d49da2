/** A review that grows: what the page has of it already, and what comes anew. */

import type { Review } from "../table/messages";
import { placeOf } from "./curve";

/** What need not be sent again: of which review, and so many places of its curve from the first on. */
export interface Known {
  name: string;
  since: number;
}

/** What a page has without a gap; turns may be judged out of their order. */
export function knownOf(review: Review | null): Known | null {
  if (!review?.name) return null;
  const places = new Set(review.curve.map(placeOf));
  let since = 0;
  while (places.has(since)) since += 1;
  return since > 0 ? { name: review.name, since } : null;
}

/** The whole of it, from what was there and what has come; nothing where they do not belong together. */
export function merged(before: Review | null, come: Review): Review | null {
  if (come.since === 0) return come;
  const known = knownOf(before);
  if (!before || known?.name !== come.name || known.since < come.since) return null;
  return { ...come, since: 0, curve: [...before.curve.filter((one) => placeOf(one) < come.since), ...come.curve] };
}
