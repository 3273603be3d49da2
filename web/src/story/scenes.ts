/** What of a game is shown one after the other: turns of others, and great moments. */

import type { GameEvent } from "../speech/speaker";
import { entries, type Entry, type Shape } from "../table/log";

/** One thing that is shown for a while: a line of the log, and what happened around it. */
export interface Scene {
  /** The number of its first event. */
  n: number;
  /** The number of its last one. */
  last: number;
  seat: number | null;
  isMoment: boolean;
  entry: Entry;
  /** The decisions by which it came about, in order: the table can be shown after each of them. */
  decided: number[];
}

export interface Reader {
  shape: Shape;
  /** The seats of who looks: what they do themselves needs no telling. */
  mine: readonly number[];
}

/**
 * The scenes of some events. What nobody did, as a refilled market, belongs to the scene before it, and so does what
 * came to anybody by the decision that made a great moment; what comes before the first scene is shown without one.
 */
export function scenesOf(events: readonly GameEvent[], { shape, mine }: Reader): Scene[] {
  const out: Scene[] = [];
  let open: Scene | null = null;
  for (const entry of entries(events, shape)) {
    if (open && isOf(entry, open, shape)) extend(open, entry);
    else if (isScene(entry, shape, mine)) out.push((open = sceneOf(entry)));
    else if (entry.seat !== null) open = null;
    else if (open) extend(open, entry);
  }
  return out;
}

function isOf(entry: Entry, moment: Scene, shape: Shape): boolean {
  if (!moment.isMoment || entry.isMoment || hasHead(entry, shape)) return false;
  return entry.events[0]?.decided === moment.decided.at(-1);
}

function isScene(entry: Entry, shape: Shape, mine: readonly number[]): boolean {
  if (entry.isMoment) return true;
  if (entry.divides) return false;
  if (entry.seat !== null) return !mine.includes(entry.seat);
  return hasHead(entry, shape); // an opponent whom the rules play
}

function hasHead(entry: Entry, { heads }: Shape): boolean {
  return entry.events.some((event) => heads.includes(event.kind));
}

function sceneOf(line: Entry): Scene {
  const entry = { ...line, events: [...line.events] };
  const { n, seat, isMoment, events } = entry;
  return { n, last: events.at(-1)!.n, seat, isMoment, entry, decided: decisions(events) };
}

function extend(scene: Scene, { events }: Entry): void {
  scene.entry.events.push(...events);
  scene.last = events.at(-1)!.n;
  scene.decided = [...new Set([...scene.decided, ...decisions(events)])];
}

function decisions(events: readonly GameEvent[]): number[] {
  return [...new Set(events.map((event) => event.decided))];
}

/** The number of the last event of the own last turn, as far as the log tells it; -1: there was none. */
export function lastOwn(events: readonly GameEvent[], { shape, mine }: Reader): number {
  const own = entries(events, shape).findLast(
    ({ seat, isMoment, events: told }) =>
      seat !== null && mine.includes(seat) && !isMoment && told.some((event) => shape.heads.includes(event.kind)),
  );
  return own?.events.at(-1)?.n ?? -1;
}
