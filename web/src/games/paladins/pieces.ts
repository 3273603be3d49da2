/** Who stands where and what follows from it, worked out from the view. */
import { counted, type Atom } from "../../board/atoms";
import type { Choices, Refused } from "../../board/types";
import { type ActionKind, byId, type PaladinsBox } from "./box";
import { nounIcon, symbols } from "./formula";
import type { PaladinsView, PlayerView, SpaceView } from "./view";

export const NOBODY = -1;

/** Where picked workers would stand: their own kind's spaces first, then from the left; a Criminal fits anywhere. */
export function standing(
  picked: readonly string[],
  slots: readonly string[],
  isFree: (n: number) => boolean,
): string[] {
  const out = slots.map(() => "");
  const rest: string[] = [];
  for (const kind of picked) {
    const own = slots.findIndex((slot, n) => slot === kind && out[n] === "" && isFree(n));
    if (own >= 0) out[own] = kind;
    else rest.push(kind);
  }
  for (const kind of [...rest].sort((a, b) => Number(a === "criminal") - Number(b === "criminal"))) {
    const any = slots.findIndex((slot, n) => out[n] === "" && isFree(n) && (slot === "any" || kind === "criminal"));
    if (any >= 0) out[any] = kind;
  }
  return out;
}

/** The spaces of a region, in their order. */
export function spacesIn(view: PaladinsView, box: PaladinsBox, region: number): (SpaceView & { index: number })[] {
  const here = box.board_spaces.filter((space) => space.region === region).map(({ id }) => id);
  return view.spaces
    .filter(({ id }) => here.includes(id))
    .map((space) => ({ ...space, index: here.indexOf(space.id) }));
}

/** Why none of these can be chosen, where that has one reason; null: not asked, or one can. */
export function commonRefusal(choices: Choices, tokens: string[]): Refused | null {
  const asked = tokens.flatMap((token) => choices.get(token) ?? []);
  if (asked.length === 0 || asked.some((choice) => !choice.refused)) return null;
  const [first] = asked;
  return asked.every((choice) => choice.refused?.text === first?.refused?.text) ? (first?.refused ?? null) : null;
}

/** What the crew gives for an action. */
export function crewBonus(box: PaladinsBox, crew: readonly string[], action: string): Atom[] {
  const whole: Record<string, number> = {};
  for (const id of crew) {
    for (const { action: of, effects } of byId(box.townsfolk, id)?.moments ?? []) {
      if (of !== action || Array.isArray(effects)) continue;
      for (const [noun, n] of Object.entries(effects)) whole[noun] = (whole[noun] ?? 0) + n;
    }
  }
  return Object.entries(whole).flatMap(([noun, n]) => counted(n, nounIcon(noun)));
}

/** What the Paladin gives for an action, besides a changed cost. */
export function paladinBonus(box: PaladinsBox, paladin: string | null, action: string): Atom[] {
  const moments = byId(box.paladins, paladin)?.moments ?? [];
  return moments.filter((one) => one.action === action).flatMap(({ effects }) => symbols(effects));
}

/** In what an action is paid. */
export function priceNoun(action: ActionKind): string {
  return Object.keys(action.costs ?? action.modes?.[0]?.cost ?? { silver: 0 })[0] ?? "silver";
}

/** Outsiders attacked, by faction. */
export function byFaction(box: PaladinsBox, ids: readonly string[]): { faction: string; n: number }[] {
  const factions = [...new Set(box.outsiders.map(({ faction }) => faction))];
  return factions.map((faction) => ({
    faction,
    n: ids.filter((id) => byId(box.outsiders, id)?.faction === faction).length,
  }));
}

/** What has been set down between two views: the ids of spaces, and of Favours in use. */
export function newlySet(before: PaladinsView | null, now: PaladinsView): { space: string; seat: number }[] {
  if (!before) return [];
  const old = new Map(before.spaces.map((space) => [space.id, space.owner]));
  return now.spaces
    .filter((space) => space.owner !== NOBODY && old.get(space.id) === NOBODY)
    .map((space) => ({ space: space.id, seat: space.owner }));
}

/** How many seats a table counts for what depends on them: the solo opponent is no player. */
export function playersOf(view: PaladinsView): number {
  return view.solo ? 1 : view.players.length;
}

export function workerCount(player: PlayerView): number {
  return Object.values(player.workers).reduce((sum, n) => sum + n, 0);
}
