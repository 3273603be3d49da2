/** The tables that one sits down at with a click. */

import type { GameFacts, TableWish } from "../api";

const RIVALS = 2;

/** One's own game against the opponent that the rules play. */
export function solo(game: GameFacts): TableWish {
  return { game: game.id, options: {}, seats: [{ kind: "me" }], public: false, pace: "live" };
}

/** A game with bots of a level, the one that is proposed unless another is named. */
export function withBots(game: GameFacts, bot = game.bot, rivals = RIVALS): TableWish {
  const seats = Array.from({ length: rivals }, () => ({ kind: "bot" as const, bot }));
  return { game: game.id, options: {}, seats: [{ kind: "me" }, ...seats], public: false, pace: "live" };
}
