/** What one's finished games say: of one game and one number of players at a time, and no more than so many can say. */

import type { Summary } from "../api";

export interface Finished {
  id: string;
  game: string;
  when: number;
  /** How many sat there; one alone played against the opponent of the rules. */
  seats: number;
  score: number;
  place: number;
  won: boolean;
  /** Whether a tie-break told the place, and whether others share it. */
  tied: boolean;
  shared: boolean;
  /** The level of the strongest bot; 0: there was none. */
  level: number;
  table: Summary;
}

/** The finished games in which one had a seat and a score, but those whose past was open; the oldest first. */
export function finished(tables: readonly Summary[]): Finished[] {
  return tables
    .filter((table) => table.status === "over" && !table.lesson && !table.open_past && !table.agreed)
    .flatMap((table) => ownResult(table))
    .sort((a, b) => a.when - b.when);
}

function ownResult(table: Summary): Finished[] {
  const own = table.seats.find((seat) => seat.mine)?.seat;
  const score = own === undefined ? undefined : table.scores?.[own];
  if (own === undefined || score === undefined) return [];
  const told = table.places?.[own];
  const place = told?.place ?? 1 + (table.scores ?? []).filter((one) => one > score).length;
  return [
    {
      id: table.id,
      game: table.game,
      when: table.changed,
      seats: table.seats.length,
      score,
      place,
      won: told?.won ?? place === 1,
      tied: told?.tied ?? false,
      shared: told?.shared ?? false,
      level: Math.max(0, ...table.seats.map((seat) => seat.level)),
      table,
    },
  ];
}

/** So many games say something about the next. */
export const ENOUGH = 5;
/** More than so many are counted in bars. */
export const MANY = 30;
/** How wide a bar is, in points. */
export const SPAN = 5;
const NINE_IN_TEN = 1.645;
/** An axis is at least so many steps long: a lone game does not fill it. */
const LEAST_STEPS = 8;

export interface Range {
  from: number;
  to: number;
}

/** Which shares nine in ten such counts come from (Wilson); both from 0 to 1. */
export function likelyShare(won: number, of: number): Range {
  const z = NINE_IN_TEN ** 2;
  const middle = (won + z / 2) / (of + z);
  const half = (NINE_IN_TEN / (of + z)) * Math.sqrt((won * (of - won)) / of + z / 4);
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** The mean, and where it lies nine times in ten. */
export function likelyMean(scores: readonly number[]): Range & { mean: number } {
  const n = scores.length;
  const mean = scores.reduce((sum, one) => sum + one, 0) / n;
  const spread = n < 2 ? 0 : Math.sqrt(scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1));
  const half = (NINE_IN_TEN * spread) / Math.sqrt(n);
  return { mean, from: mean - half, to: mean + half };
}

/** The score below which so much of all lies; between two, what lies there. */
export function quantile(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

/** An axis that holds all scores, zero too where they are near it, and a step more on each side. */
export function axisOf(scores: readonly number[], step = 10): Range {
  if (scores.length === 0) return { from: 0, to: 100 };
  const floor = Math.min(...scores) >= 0 ? 0 : -Infinity;
  const to = Math.ceil(Math.max(...scores) / step) * step + step;
  const from = Math.max(floor, Math.floor(Math.min(...scores) / step) * step - step);
  const missing = Math.max(0, LEAST_STEPS - (to - from) / step);
  const below = Math.max(floor, from - Math.floor(missing / 2) * step);
  return { from: below, to: Math.max(to, below + LEAST_STEPS * step) };
}

/** Steps of an axis that leave room for their numbers. */
export function ticksOf({ from, to }: Range, most: number): number[] {
  const step = [10, 20, 50, 100, 200, 500].find((one) => (to - from) / one <= most) ?? 1000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, n) => first + n * step);
}

export interface Dot {
  game: Finished;
  /** How many others lie below it. */
  height: number;
}

/** One dot a game at its true score; those that would cover one another are stacked. `apart` is in points. */
export function dotsOf(games: readonly Finished[], apart: number): Dot[] {
  const out: Dot[] = [];
  for (const game of [...games].sort((a, b) => a.score - b.score)) {
    const near = out.filter((dot) => game.score - dot.game.score < apart).map((dot) => dot.height);
    let height = 0;
    while (near.includes(height)) height += 1;
    out.push({ game, height });
  }
  return out;
}

export interface Bar {
  from: number;
  count: number;
  won: number;
}

/** How many games lie in each span of scores, and how many of them were won. */
export function barsOf(games: readonly Finished[]): Bar[] {
  const cells = games.map((one) => Math.floor(one.score / SPAN));
  const least = Math.min(...cells);
  return Array.from({ length: games.length > 0 ? Math.max(...cells) - least + 1 : 0 }, (_, n) => {
    const here = games.filter((_, at) => cells[at] === least + n);
    return { from: (least + n) * SPAN, count: here.length, won: here.filter((one) => one.won).length };
  });
}

export function countWon(games: readonly Finished[]): number {
  return games.filter((one) => one.won).length;
}
