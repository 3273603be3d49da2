/** The log: what happened, kept in order, gathered into lines that unfold. */

import type { GameEvent } from "../speech/speaker";

/** What one seat did in a row, or a great moment: one event is the line, the others unfold below it. */
export interface Entry {
  n: number;
  seat: number | null;
  events: GameEvent[];
  /** Whether it parts the log, as a new day does. */
  divides: boolean;
  /** Whether it is one of the great moments of the game, as a night is. */
  isMoment: boolean;
}

/** How the events of a game become lines. */
export interface Shape {
  /** Which part the log. */
  dividers: readonly string[];
  /** Which are the head of a turn, of however many others they come after. */
  heads: readonly string[];
  /** Which are great moments; a divider may be one, too. What comes of one by the same decision belongs to it. */
  moments: readonly string[];
  /** Which say what a turn was about, where the head does not: whom an attack was on. */
  news: readonly string[];
  /** Which begin a turn, and which end one: what another does by the same decision is not of it. */
  begins: readonly string[];
  ends: readonly string[];
}

/** What the table itself tells to all stands in a line of its own. */
const OF_THE_TABLE = ["new-bot"];

export function playerOf(event: GameEvent): number | null {
  const player = event.args["player"];
  return typeof player === "number" ? player : null;
}

/** Events gathered by who acted; a second head begins the next turn of the same seat. */
export function entries(events: readonly GameEvent[], shape: Shape): Entry[] {
  const out: Entry[] = [];
  for (const event of events) {
    const divides = shape.dividers.includes(event.kind) || OF_THE_TABLE.includes(event.kind);
    const isMoment = shape.moments.includes(event.kind);
    const last = out.at(-1);
    if (last && !divides && !isMoment && goesOn(last, event, shape)) last.events.push(event);
    else out.push({ n: event.n, seat: playerOf(event), events: [event], divides, isMoment });
  }
  return out;
}

/** Whether an event belongs to the line before it: who acted goes on, or it came of what they did. */
function goesOn(last: Entry, event: GameEvent, { heads, begins, ends }: Shape): boolean {
  const isHead = heads.includes(event.kind);
  const seat = playerOf(event);
  const before = last.events.at(-1)!;
  const hasHead = last.events.some((one) => heads.includes(one.kind));
  const isOfIt = event.decided === before.decided && !isHead && !ends.includes(before.kind);
  if (last.divides) return false;
  if (last.isMoment) return isOfIt && (last.seat === null || seat === last.seat);
  if (last.seat === seat) return !isHead || !hasHead;
  return isOfIt && hasHead && !begins.includes(event.kind);
}

/** New lines, of which those that nothing was added to are the very ones that were there. */
export function grown(before: readonly Entry[], after: Entry[]): Entry[] {
  return after.map((line, at) => {
    const old = before[at];
    const isSame =
      old?.events.length === line.events.length && old.events.every((event, n) => event === line.events[n]);
    return isSame && old.divides === line.divides && old.isMoment === line.isMoment ? old : line;
  });
}

/** The event that a line is called by, and the rest in order. */
export function headed(entry: Entry, { heads }: Shape): [head: GameEvent, rest: GameEvent[]] {
  const called = entry.isMoment ? undefined : entry.events.find((event) => heads.includes(event.kind));
  const head = called ?? entry.events[0]!;
  return [head, entry.events.filter((event) => event !== head)];
}

/** The event that says what a line was about, where its head does not say it: how the first of its kind ended. */
export function newsOf(entry: Entry, { news }: Shape): GameEvent | null {
  const kind = entry.events.find((event) => news.includes(event.kind))?.kind;
  return entry.events.findLast((event) => event.kind === kind) ?? null;
}
