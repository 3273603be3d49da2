/** A moment of a review in the words of the log. */

import { consequence, textOf, told, type Listener } from "../story/telling";
import type { GameEvent, Moment } from "../table/messages";

const MOST = 6; // of the log, for one moment
const LEFT_OUT = "…";

/** What happened, as one line: of a long turn what it began with, and what came last. Whose turn it was, is said once. */
export function lineOf(events: readonly GameEvent[], listener: Listener, most = MOST): string {
  const [first, ...rest] = events;
  if (!first) return "";
  const isLong = events.length > most;
  const said = (isLong ? rest.slice(1 - most) : rest).map((event) =>
    textOf(isSame(event, first) ? consequence(event, listener) : told(event, listener)),
  );
  return [textOf(told(first, listener)), ...(isLong ? [LEFT_OUT] : []), ...said].filter(Boolean).join(" · ");
}

const isSame = (event: GameEvent, first: GameEvent): boolean => event.args["player"] === first.args["player"];

/** The better turn; where the log would tell nothing of it, what is chosen first. */
export function betterOf(moment: Moment, listener: Listener): string {
  const said = lineOf(moment.better, { ...listener, you: null });
  const [first] = moment.path;
  return said || (first ? listener.speaker.choice(first) : "");
}

/** By how many points the better turn is worth more, where that explains it; nought where it does not. */
export function worthOf({ points }: Moment): number {
  if (!points || points.mean < points.width) return 0;
  return Math.max(0, Math.round(points.mean));
}
