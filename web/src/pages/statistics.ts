/** What one's finished games say. */

import type { Summary } from "../api";

export interface Finished {
  id: string;
  game: string;
  when: number;
  seats: number;
  score: number;
  place: number;
  won: boolean;
}

export interface Numbers {
  games: number;
  wins: number;
  best: number;
  mean: number;
}

/** The finished games in which one had a seat and a score, but those whose past was open; the oldest first. */
export function finished(tables: readonly Summary[]): Finished[] {
  return tables
    .filter((table) => table.status === "over" && !table.lesson && !table.open_past)
    .flatMap((table) => ownResult(table))
    .sort((a, b) => a.when - b.when);
}

function ownResult(table: Summary): Finished[] {
  const own = table.seats.find((seat) => seat.mine)?.seat;
  const all = scoresOf(table);
  const mine = all.find((one) => one.seat === own);
  if (!mine) return [];
  const place = mine.place ?? 1 + all.filter((one) => one.score > mine.score).length;
  return [
    {
      id: table.id,
      game: table.game,
      when: table.changed,
      seats: table.seats.length,
      score: mine.score,
      place,
      won: mine.won ?? place === 1,
    },
  ];
}

interface Score {
  seat: number;
  score: number;
  place?: number;
  won?: boolean;
}

/** Scores come as a row of numbers by seat or as standings. */
function scoresOf(table: Summary): Score[] {
  return (table.scores ?? []).map((one, seat) => (typeof one === "number" ? { seat, score: one } : one));
}

export function numbers(games: readonly Finished[]): Numbers {
  const scores = games.map((one) => one.score);
  const sum = scores.reduce((a, b) => a + b, 0);
  return {
    games: games.length,
    wins: games.filter((one) => one.won).length,
    best: Math.max(0, ...scores),
    mean: games.length > 0 ? sum / games.length : 0,
  };
}

export interface Bar {
  from: number;
  to: number;
  count: number;
}

/** How many games lie in each span of scores. */
export function spread(games: readonly Finished[], width = 10): Bar[] {
  if (games.length === 0) return [];
  const cells = games.map((one) => Math.floor(one.score / width));
  const least = Math.min(...cells);
  const most = Math.max(...cells);
  return Array.from({ length: most - least + 1 }, (_, n) => ({
    from: (least + n) * width,
    to: (least + n + 1) * width - 1,
    count: cells.filter((cell) => cell === least + n).length,
  }));
}
