/** Clocks of a table: what is left by now, and how it is said. */

import { createSubscriber } from "svelte/reactivity";
import type { TimeLeft } from "../board/types";
import type { ClockTerms, TableState } from "./messages";

const TICK = 500;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Time is short below this part of what was given, and always in the last minute. */
const SHORT = 1 / 20;

/** The present time, in steps; whoever reads it in a component is told when it has gone on. */
class Now {
  private readonly follow = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  get ms(): number {
    this.follow();
    return Date.now();
  }
}

export const now = new Now();

/** The clock of a seat, by a state that arrived at a time of this browser; a seat without one has nothing. */
export function timeOf(state: TableState, seat: number, arrived: number): TimeLeft | undefined {
  const found = state.clocks.find((one) => one.seat === seat);
  if (!found || !state.table.clock) return undefined;
  const short = Math.max(MINUTE, state.table.clock.time * SHORT);
  return { left: found.left, runs: found.runs, at: arrived, short };
}

export function leftAt(time: TimeLeft, now: number): number {
  return time.runs ? Math.max(0, time.left - Math.max(0, now - time.at)) : time.left;
}

export function isOut(time: TimeLeft | undefined, now: number): boolean {
  return time !== undefined && time.runs && leftAt(time, now) === 0;
}

type Say = (message: string, args?: Record<string, string | number>) => string;

/** `4:05`, `1:02:09`; more than a day in days and hours. The last second is shown until it is over. */
export function written(left: number, say: Say): string {
  if (left >= DAY)
    return say("web-clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/** What was agreed upon about time. */
export function termsOf(pace: string, { time, increment }: ClockTerms, say: Say): string {
  if (pace === "days") return say("web-clock-turn", { days: time / DAY });
  return say("web-clock-bank", { minutes: time / MINUTE, seconds: increment / SECOND });
}
