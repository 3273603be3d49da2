/** A movement: where the figure stands in the plan, and whole ways to a destination. */
import type { Way } from "../../board/types";
import { type MarcoPoloBox, routeBetween } from "./box";

const PLACE = "location:";
export const STOP = "answer:skip";

export function placeOf(token: string): string {
  return token.startsWith(PLACE) ? token.slice(PLACE.length) : "";
}

/** Where a way ends. */
export function endOf(way: Way): string {
  return way.tokens.map(placeOf).filter(Boolean).at(-1) ?? "";
}

/** The places of a way after its start. */
export function stagesOf(way: Way): string[] {
  return way.tokens.map(placeOf).filter(Boolean);
}

/** What the price of a way is made of, where a part of it is owed already: the message of each part, and its costs. */
export function partsOf({ costs, owed = {} }: Way): [words: string, costs: Record<string, number>][] {
  const more = Object.entries(costs).map(([noun, n]) => [noun, n - (owed[noun] ?? 0)] as const);
  const left = Object.fromEntries(more.filter(([, n]) => n > 0));
  if (Object.keys(owed).length === 0 || Object.keys(left).length === 0) return [];
  return [
    ["board-way-owed", owed],
    ["board-way-more", left],
  ];
}

/** The routes from place to place; a place that is no neighbour of the one before begins anew with the other figure. */
export function routesAlong(box: MarcoPoloBox, places: readonly string[]): string[] {
  return places.flatMap((place, n) => (n > 0 ? (routeBetween(box, places[n - 1] ?? "", place)?.id ?? []) : []));
}

/** The ways by their destination. */
export function byEnd(ways: readonly Way[]): Map<string, Way[]> {
  const out = new Map<string, Way[]>();
  for (const way of ways) out.set(endOf(way), [...(out.get(endOf(way)) ?? []), way]);
  return out;
}

/** The plan so far, followed from question to question: it grows by each step and is forgotten with the movement. */
export function followed(plan: readonly string[], from: string): string[] {
  if (from === "") return [];
  if (plan.at(-1) === from) return [...plan];
  if (plan.at(-2) === from) return plan.slice(0, -1); // a step was taken back
  return plan.length === 0 ? [from] : [...plan, from];
}
