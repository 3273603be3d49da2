/** Who sits at a table that is not yet there, in words. */

import type { GameFacts, SeatWish, TableWish } from "../api";
import { botName, say, words } from "../speech/words.svelte";

/** A seat's name: one's own, a bot's, somebody's at this device, or nobody's yet. */
function named(seat: SeatWish): string {
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  if (seat.kind === "here") return seat.name || say("web-seat-here");
  return say("web-seat-open-short");
}

/** The others of a table, each sort once: `Trader ×2`, `Sage`; alone: against whom the rules play. */
function othersOf(wish: TableWish, game: GameFacts): string[] {
  if (wish.seats.length === 1) return [words.of(game.id).text("opponent")];
  const counted = new Map<string, number>();
  for (const seat of wish.seats.slice(1)) counted.set(named(seat), (counted.get(named(seat)) ?? 0) + 1);
  return [...counted].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}

/** `You, Trader ×2 and Sage`. */
export function allOf(wish: TableWish, game: GameFacts): string {
  return words.platform.list([say("web-you"), ...othersOf(wish, game)]);
}

/** `with Trader ×2`. */
export function companyOf(wish: TableWish, game: GameFacts): string {
  return say("web-play-with", { who: words.platform.list(othersOf(wish, game)) });
}
