/** The components of Paladins of the West Kingdom, as far as the board draws them. */

import { byId, type Bundle, type Effects } from "../../board/rows";

export { byId, type Bundle, type Effects, type Row } from "../../board/rows";

export interface Moment {
  on: string;
  action?: string;
  effects: Effects;
}
export interface Change {
  ask: string;
  action: string;
  noun?: string;
  set?: number;
  add?: number;
}
export interface Score {
  vp: number;
  base?: number;
  per: string;
  every?: number;
  action?: string;
  attribute?: string;
  faction?: string;
}

export interface ActionKind {
  id: string;
  side: "left" | "right";
  slots: string[];
  modes?: { workers: number; cost: Bundle; gain: Effects }[];
  needs?: string;
  gives?: string;
  max_uses?: number;
  costs?: Record<string, number[]>;
  requirement?: number[];
  vp?: number[];
  silver_per_two_missing_strength?: number;
}
export interface PaladinKind {
  id: string;
  name: string;
  workers: string[];
  attributes: Bundle;
  moments?: Moment[];
  changes?: Change[];
}
export interface TownsfolkKind {
  id: string;
  dismiss: Effects;
  on_recruit: Effects;
  moments: Moment[];
}
export interface OutsiderKind {
  id: string;
  faction: string;
  attack: Effects;
  convert: Effects;
  scoring: Score[];
}
export interface FavourKind {
  id: string;
  slot: string;
  cost: Bundle;
  gain: Effects;
}

export interface PaladinsBox {
  counts: { debts: number };
  workers: { id: string; gain_suspicion?: number }[];
  attributes: { id: string }[];
  attribute_track: { max: number; vp: number[] };
  actions: ActionKind[];
  absolve_spaces: { id: string; effects: Effects }[];
  workshop_row: { vp: number[]; reveals: string[] };
  regions: { id: string; slot: number; faith: number; strength: number }[];
  board_spaces: { id: string; region: number; min_players: number; effects: Effects }[];
  paladins: PaladinKind[];
  townsfolk: TownsfolkKind[];
  outsiders: OutsiderKind[];
  walls: { id: string; effects: Effects; vp: number }[];
  tavern_cards: { id: string; workers: string[] }[];
  kings_order_slots: { vp: number[] };
  kings_orders: { id: string; condition: { action: string; n: number } }[];
  kings_favours: FavourKind[];
  rounds: { round: number; reveal_order?: number; reveal_favour?: number }[];
  tax_supply: { amount: Record<string, number> };
  solo: { resource_track_spaces: number };
  solo_top_actions: { id: string; workers: number }[];
  solo_cards: { id: string; action: string; copies: number }[];
}

/** The round in which the n-th Favour or Order lies open, counted from 0. */
export function roundOf(box: PaladinsBox, kind: "reveal_order" | "reveal_favour", n: number): number {
  return box.rounds.find((round) => round[kind] === n + 1)?.round ?? 0;
}

/** What the Tax supply holds when it is full; alone one plays as two would. */
export function fullTax(box: PaladinsBox, players: number): number {
  return box.tax_supply.amount[`${players}`] ?? 0;
}

/** The answers of the Paladin of the round to a question about an action. */
export function changesOf(box: PaladinsBox, paladin: string | null, ask: string, action: string): Change[] {
  const all = byId(box.paladins, paladin)?.changes ?? [];
  return all.filter((one) => one.ask === ask && one.action === action);
}

/** A number as those answers leave it. */
export function changed(n: number, changes: readonly Change[]): number {
  const after = changes.reduce((now, { set, add = 0 }) => (set ?? now) + add, n);
  return Math.max(0, after);
}

/** The actions of one side of the player board, in the order of the file. */
export function actionsOn(box: PaladinsBox, side: ActionKind["side"]): ActionKind[] {
  return box.actions.filter((action) => action.side === side);
}

/** The regions from the near one to the far one. */
export function regionsOf(box: PaladinsBox): PaladinsBox["regions"] {
  return [...box.regions].sort((a, b) => a.slot - b.slot);
}
