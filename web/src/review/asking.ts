/** What is asked about reviews: fetched with their page, which a table can do without. */

import { as, call } from "../api";
import type { Moment, MomentSeen, Review, ReviewDepth, Summary } from "../table/messages";

const pathOf = (id: string, rest = ""): string => `tables/${id}/review${rest}${as(id)}`;

export const reviewOf = (id: string): Promise<Review> => call("GET", pathOf(id));

export const begin = (id: string, depth: ReviewDepth): Promise<Review> => call("POST", pathOf(id), { depth });

export const stop = (id: string): Promise<Review> => call("POST", pathOf(id, "/stop"), {});

/** By its turn and kind: its number may be another's by now, in a review that grows. */
export const momentOf = (id: string, { turn, kind }: Moment): Promise<MomentSeen> =>
  call("GET", pathOf(id, `/moments/${turn}/${kind}`));

export const playOn = (id: string, turn: number): Promise<Summary> => call("POST", pathOf(id, "/play"), { turn });
