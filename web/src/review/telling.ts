/** A moment of a review in the words of the log. */

import { say } from "../speech/words.svelte";
import { consequence, textOf, told, type Listener } from "../story/telling";
import type { GameEvent, Measure, Moment } from "../table/messages";
import { insteadSaid } from "./figures";
import { changeHeard } from "./shown";

const MOST = 6; // of the log, for one moment
const LEFT_OUT = "…";

/**
 * What happened, as one line: of a long turn what it began with, and what came last. Whose turn it was, is said once.
 * Of what the turn beside it begins with, too, only the last is told, and then always what differs first: two long turns
 * would read alike otherwise.
 */
export function lineOf(events: readonly GameEvent[], listener: Listener, most = MOST, common = 0): string {
  const from = Math.max(0, common - 1);
  const [first, ...rest] = events.slice(from);
  if (!first) return "";
  const said = rest.map((event) => textOf(isSame(event, first) ? consequence(event, listener) : told(event, listener)));
  const isLong = rest.length >= most;
  if (isLong) said.splice(common > 0 ? 1 : 0, rest.length + 1 - most, LEFT_OUT);
  return joined([...(from > 0 ? [LEFT_OUT] : []), textOf(told(first, listener)), ...said]);
}

const joined = (said: readonly string[]): string => said.filter(Boolean).join(" · ");

const isSame = (event: GameEvent, first: GameEvent): boolean => event.args["player"] === first.args["player"];

const heardByAll = (listener: Listener): Listener => ({ ...listener, you: null });

/** How many events the played turn and the better one begin with that read alike. */
function inCommon({ played, better }: Moment, listener: Listener): number {
  const text = (event: GameEvent | undefined) => event && textOf(told(event, heardByAll(listener)));
  const differs = played.findIndex((event, n) => text(event) !== text(better[n]));
  return differs < 0 ? played.length : differs;
}

/** The turn as it was played, from where the better one is another. */
export function playedOf(moment: Moment, listener: Listener): string {
  return lineOf(moment.played, listener, MOST, inCommon(moment, listener));
}

/** The better turn; where the log would tell nothing of it, what is chosen first. What nobody could know is left open. */
export function betterOf(moment: Moment, listener: Listener): string {
  const said = lineOf(moment.better, heardByAll(listener), MOST, inCommon(moment, listener));
  const [first] = moment.path;
  const known = said || (first ? listener.speaker.choice(first) : "");
  return known && !moment.whole ? joined([known, LEFT_OUT]) : known;
}

/** A choice, or luck. */
export const kindOf = ({ kind }: Moment): string => say(`web-review-${kind}`);

/** What a list that is read aloud says of a moment, before its words: its number is that of the chart. */
export function spokenOf(moment: Moment, of: number, names: readonly string[]): string {
  return say("web-review-spoken", {
    n: moment.number,
    of,
    kind: kindOf(moment),
    player: names[moment.seat] ?? "",
    change: changeHeard(moment.change),
  });
}

/** By how many points the better turn is worth more, where that explains it; nought where it does not. */
export function worthOf({ points }: Pick<Moment, "points">): number {
  if (!points || points.mean < points.width) return 0;
  return Math.max(0, Math.round(points.mean));
}

/** Why the better turn is better: in points if they explain it, else by the chance that was there before it. */
export function reasonOf(moment: Moment, before: Measure | undefined): string {
  const worth = worthOf(moment);
  if (worth > 0) return say("cli-review-worth", { n: worth });
  const instead = before ? insteadSaid(before, moment.change) : null;
  return instead ? say(instead.message, instead.args) : "";
}
