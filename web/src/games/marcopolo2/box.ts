/** The components of Marco Polo II, as far as the board draws them. */

import { type Bundle, type Effects } from "../../board/rows";

export { byId, type Bundle, type Effects, type Row } from "../../board/rows";

export type LocationType = "start" | "contract" | "card" | "special" | "bonus" | "oasis";
export interface LocationKind {
  id: string;
  type: LocationType;
  shield?: string;
  marker: boolean;
  outpost: boolean;
}
export interface RouteKind {
  id: string;
  ends: [string, string];
  cost: Bundle;
  seal?: string;
}
export interface ActionSpace {
  id: string;
  book?: number;
  slots?: number;
  dice: number;
  min_value: number;
  cost?: Bundle;
  max_steps?: number;
  extra_post?: boolean;
  take_min?: number;
  take_max?: number;
  effects?: Effects;
}
export interface SpecialCity {
  city: string;
  slots: number;
  effects: Effects;
  seal: string;
  seal_bonus_times: number[];
}
export interface SealKind {
  id: string;
  min_die: number;
  jade_when_taken: number;
  improve_cost: Bundle;
  improved_bonus: Bundle;
}
export interface Offer {
  cost: Bundle;
  gain: Bundle;
}
export interface ContractKind {
  id: string;
  group: "normal" | "starting";
  cost: Bundle;
  vp: number;
  gain: Effects;
}
export interface GoalKind {
  id: string;
  scoring: { vp: number; seal: string }[];
  shields: string[];
}
export interface CharacterKind {
  id: string;
  changes?: { ask: string; set?: unknown; add?: number }[];
}

export interface MarcoPoloBox {
  meta: { rounds: number };
  counts: { trading_posts_per_player: number; dice_per_player: number; black_dice: number };
  player_counts: { players: number; black_dice: number }[];
  action_spaces: ActionSpace[];
  bonus_actions: { id: string; cost?: Bundle; gain?: Effects; effects?: Effects }[];
  setup: { active_contract_spaces: number };
  scoring: { trading_post_vp: { n: number; vp: number }[] };
  shield_track: { vp: number[] };
  shields: { id: string; name: string }[];
  locations: LocationKind[];
  routes: RouteKind[];
  special_cities: SpecialCity[];
  guild_seals: SealKind[];
  books: { book: number; min_die: number; offers: Offer[] }[];
  offer_tiles: { id: string; book: number; offers: Offer[] }[];
  city_bonus_markers: { id: string; effects: Effects }[];
  outpost_bonuses: { id: string; effects: Effects }[];
  city_cards: { id: string; effects: Effects }[];
  contracts: ContractKind[];
  goal_cards: GoalKind[];
  characters: CharacterKind[];
}

/** Whether a route joins the places of its name: an owner may have found that it joins others. */
export function isAsNamed({ id, ends }: RouteKind): boolean {
  return [...ends].sort().join() === id.split("__").sort().join();
}

/** The route between two neighbours. */
export function routeBetween(box: MarcoPoloBox, a: string, b: string): RouteKind | undefined {
  return box.routes.find(({ ends }) => ends.includes(a) && ends.includes(b));
}

/** The points for placing the n-th post. */
export function postPoints(box: MarcoPoloBox, n: number): number {
  return box.scoring.trading_post_vp.find((row) => row.n === n)?.vp ?? 0;
}

/** What so many shields score; more than the track has count as its last. */
export function shieldPoints(box: MarcoPoloBox, n: number): number {
  const track = box.shield_track.vp;
  return track[Math.min(n, track.length - 1)] ?? 0;
}
