/** A moment of a review in the words of the log. */

import { consequence, textOf, told, type Listener } from "../story/telling";
import type { GameEvent, Moment } from "../table/messages";

const MOST = 4; // of the log, for one moment

/** What happened, as one line, of so much at most what came last; whose turn it was, is said once. */
export function lineOf(events: readonly GameEvent[], listener: Listener, most = MOST): string {
  return events
    .slice(-most)
    .map((event, n) =>
      textOf(
        n > 0 && isSame(event, events.at(-most) ?? events[0]) ? consequence(event, listener) : told(event, listener),
      ),
    )
    .filter(Boolean)
    .join(" · ");
}

const isSame = (event: GameEvent, first: GameEvent | undefined): boolean =>
  first !== undefined && event.args["player"] === first.args["player"];

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
