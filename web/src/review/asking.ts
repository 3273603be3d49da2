/** What is asked about reviews: fetched with their page, which a table can do without. */

import { api, as, call } from "../api";
import { carrier } from "../carrier/carrier";
import type { Moment, MomentSeen, Review, ReviewDepth, Summary } from "../table/messages";
import type { Wire } from "../table/socket";
import type { Known } from "./growing";
import { choicesIn } from "./record";

const pathOf = (id: string, rest = ""): string => `tables/${id}/review${rest}${as(id)}`;

/** Of a review that is known in part only the rest. */
export function reviewOf(id: string, known: Known | null = null): Promise<Review> {
  const path = pathOf(id);
  const rest = known ? `${path.includes("?") ? "&" : "?"}known=${known.name}&since=${known.since}` : "";
  return call("GET", path + rest);
}

/** The line over which it is said that a review has grown. */
export const lineOf = (id: string): Wire => carrier.line(id, as(id));

export const begin = (id: string, depth: ReviewDepth): Promise<Review> => call("POST", pathOf(id), { depth });

export const stop = (id: string): Promise<Review> => call("POST", pathOf(id, "/stop"), {});

/** By its turn and kind: its number may be another's by now, in a review that grows. */
export const momentOf = (id: string, { turn, kind }: Moment): Promise<MomentSeen> =>
  call("GET", pathOf(id, `/moments/${turn}/${kind}`));

export const playOn = (id: string, turn: number): Promise<Summary> => call("POST", pathOf(id, "/play"), { turn });

const chosen = new Map<string, Promise<string[]>>();

/** What was chosen in a game that is over, decision by decision, as its record tells it; nothing where there is none. */
export function choicesOf(id: string): Promise<string[]> {
  const known = chosen.get(id) ?? api.record(id).then(choicesIn, () => []);
  chosen.set(id, known);
  return known;
}
