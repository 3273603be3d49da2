/** The components of Gùgōng, as far as the board draws them. */

import { byId, type Bundle, type Effects } from "../../board/rows";

export { byId, type Bundle, type Effects, type Row } from "../../board/rows";

export interface GugongBox {
  board: { sides: string[] };
  locations: { id: string; option_a: Option; option_b?: Option }[];
  day_track: { servants: number[] };
  destiny_dice: { id: string; faces: number[] }[];
  gift_cards: { id: string; value: number; effects: Effects }[];
  travel_tokens: TokenKind[];
  bonus_travel_tokens: TokenKind[];
  travel_exchange: { token_limit: number; rates: { tokens: number; effects: Effects }[] };
  travel_map: { cities: { id: string; name: string; xy: [number, number] }[]; roads: [string, string][] };
  great_wall: { winner: Bundle };
  intrigue: { steps: number; benefits: { id: string; cost: Bundle; gain: Effects }[] };
  palace: { steps: number; arrival_vp: Record<string, number[]> };
  jade: { square_cost: Bundle; set_vp: number[]; extra_vp: number; houses: Record<string, number[]> };
  counts: { jade: number };
  decree_rules: { surcharge_per_opponent: number };
  decrees: DecreeKind[];
  canal: {
    ship_capacity: number;
    harbours: { n: number; rewards: string[] }[];
    rewards: { id: string; slots: number; effects: Effects }[];
    routes: Record<string, string[]>;
  };
}

export interface Option {
  cost?: Bundle;
  cost_table?: string;
  gain: Effects;
}

export interface TokenKind {
  id: string;
  worth?: number;
  effects: Effects;
}

export interface DecreeKind {
  id: string;
  level: number;
  vp: number;
  moments?: { on: string; effects: Effects }[];
  changes?: DecreeChange[];
  scoring?: DecreeScore[];
}

export interface DecreeChange {
  ask: string;
  add?: number;
  set?: boolean | number;
}

export interface DecreeScore {
  vp: number;
  per?: string;
  every?: number;
  base?: number;
  max?: number;
}

export function giftValue(box: GugongBox, card: string): number {
  return byId(box.gift_cards, card)?.value ?? 0;
}

/** The values of one side of the board. */
export function ofSide<T>(box: GugongBox, table: Record<string, T[]>, side: number): T[] {
  return table[box.board.sides[side] ?? ""] ?? [];
}
