/** The tables that one sits down at with a click. */

import type { GameFacts, Summary, TableWish } from "../api";

const RIVALS = 2;

/** One's own game against the opponent that the rules play. */
export function solo(game: GameFacts): TableWish {
  return { game: game.id, options: {}, seats: [{ kind: "me" }], public: false, pace: "live" };
}

/** A game with bots of a level, the one that is proposed unless another is named and known. */
export function withBots(game: GameFacts, bot = game.bot, rivals = RIVALS): TableWish {
  const known = game.bots.includes(bot) ? bot : game.bot;
  const seats = Array.from({ length: rivals }, () => ({ kind: "bot" as const, bot: known }));
  return { game: game.id, options: {}, seats: [{ kind: "me" }, ...seats], public: false, pace: "live" };
}

/** How far somebody has come with the lesson of a game: not begun, at a table, or through. */
export interface Lesson {
  /** The table where it goes on. */
  table: string | null;
  n: number;
  of: number;
  isLearnt: boolean;
}

/** What one's own tables tell of the lesson of a game. */
export function lessonOf(game: GameFacts, mine: readonly Summary[]): Lesson {
  const lessons = mine.filter((one) => one.game === game.id && one.learning !== null);
  const isLearnt = lessons.some((one) => one.learning?.done);
  const [last] = lessons
    .filter((one) => !one.learning?.done && one.status === "playing")
    .sort((a, b) => b.changed - a.changed);
  return { table: last?.id ?? null, n: last?.learning?.n ?? 0, of: last?.learning?.of ?? game.lesson, isLearnt };
}

/** The wish of an earlier time, if it can still be had: a bot or an option may be gone, or the game have other seats. */
export function stillPossible(game: GameFacts, wish: TableWish | undefined): TableWish | null {
  if (!wish || wish.game !== game.id || !game.seats.includes(wish.seats.length)) return null;
  if (wish.seats.some((seat) => seat.kind === "bot" && !game.bots.includes(seat.bot ?? ""))) return null;
  const options = Object.entries(wish.options ?? {});
  const isKnown = ([id, value]: [string, unknown]) =>
    game.options.some(
      (one) => one.id === id && one.players.includes(wish.seats.length) && one.values.includes(value as never),
    );
  return options.every(isKnown) ? wish : null;
}
