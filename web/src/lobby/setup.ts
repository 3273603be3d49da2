/** What can be chosen when a table is set up, and what is still amiss. No rules of any game. */

import type { GameFacts, GameOption, SeatWish } from "../api";

interface Terms {
  time: number;
  increment: number;
}

/** The clocks on offer, in seconds; the first is none. */
export const CLOCKS: Record<"live" | "days", (Terms | null)[]> = {
  live: [null, ...[10, 20, 30, 60].map((n) => ({ time: n * 60, increment: n }))],
  days: [null, ...[1, 3, 7].map((n) => ({ time: n * 86_400, increment: 0 }))],
};

export function inMilliseconds({ time, increment }: Terms): Terms {
  return { time: time * 1000, increment: increment * 1000 };
}

/** The options of a table of so many seats; one that another must be on for comes with that. */
export function offered(
  game: GameFacts,
  seats: number,
  valueOf: (option: GameOption) => string | number | boolean,
): GameOption[] {
  const isOn = (id: string) => game.options.some((one) => one.id === id && valueOf(one) === true);
  return game.options.filter(
    (option) => option.players.includes(seats) && (option.needs === null || isOn(option.needs)),
  );
}

/** The message that says why nobody can sit down yet; empty: they can. */
export function whyNot(seats: readonly SeatWish[], me: string): string {
  const names = seats.filter((seat) => seat.kind === "here").map((seat) => (seat.name ?? "").trim());
  if (names.includes("")) return "web-setup-no-name";
  const all = [me, ...names].filter((name) => name !== "");
  return new Set(all).size < all.length ? "web-setup-same-name" : "";
}
