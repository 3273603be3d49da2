/** The log: what happened, kept in order, gathered into lines that unfold. */

import type { GameEvent } from "../speech/speaker";

/** What one seat did in a row: one event is the line, the others unfold below it. */
export interface Entry {
  n: number;
  seat: number | null;
  events: GameEvent[];
  /** Whether it parts the log, as a new day does. */
  divides: boolean;
}

/** Which events part the log, and which are the head of a turn, of however many others they come after. */
export interface Shape {
  dividers: readonly string[];
  heads: readonly string[];
}

/** What the table itself tells to all stands in a line of its own. */
const OF_THE_TABLE = ["new-bot"];

/** Events gathered by who acted; a second head begins the next turn of the same seat. */
export function entries(events: readonly GameEvent[], { dividers, heads }: Shape): Entry[] {
  const out: Entry[] = [];
  for (const event of events) {
    const player = event.args["player"];
    const seat = typeof player === "number" ? player : null;
    const last = out.at(-1);
    const divides = dividers.includes(event.kind) || OF_THE_TABLE.includes(event.kind);
    const goesOn = last && !divides && !last.divides && last.seat === seat;
    const isNextTurn = heads.includes(event.kind) && last?.events.some((one) => heads.includes(one.kind));
    if (goesOn && !isNextTurn) last.events.push(event);
    else out.push({ n: event.n, seat, events: [event], divides });
  }
  return out;
}

/** New lines, of which those that nothing was added to are the very ones that were there. */
export function grown(before: readonly Entry[], after: Entry[]): Entry[] {
  return after.map((line, at) => {
    const old = before[at];
    const isSame =
      old?.events.length === line.events.length && old.events.every((event, n) => event === line.events[n]);
    return isSame && old.divides === line.divides ? old : line;
  });
}

/** The event that a line is called by, and the rest in order. */
export function headed(entry: Entry, { heads }: Shape): [head: GameEvent, rest: GameEvent[]] {
  const head = entry.events.find((event) => heads.includes(event.kind)) ?? entry.events[0]!;
  return [head, entry.events.filter((event) => event !== head)];
}
