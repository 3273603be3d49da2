/** The components of Yokohama, as far as the board draws them. */

import { byId, type Bundle, type Effects, type Row } from "../../board/rows";

export { byId, type Bundle, type Effects, type Row } from "../../board/rows";

export type AreaType = "production" | "commercial" | "none";
export interface AreaKind {
  id: string;
  area: string;
  rule: string;
  type: AreaType;
  five_power_space: boolean;
  building_tile: boolean;
  effects: Row[];
}
export interface Layout {
  players: number;
  slots: { id: string; xy: [number, number] }[];
  edges: [string, string][];
}
export interface PlayerCount {
  players: number;
  areas: string[];
  layout_rows: number[];
  church_end: number;
  customs_end: number;
}
export interface BoardSpace {
  id: string;
  faith?: number;
  imports?: number;
  effects: Effects;
  blocked_2p: boolean;
}
export interface BonusBoard {
  rule: string;
  end_bonus_first: number;
  end_bonus_second: number;
  spaces: BoardSpace[];
}
export interface Deal {
  id: string;
  cost: Bundle;
  gain: Bundle;
}
export interface BuildingTile {
  id: string;
  shops: Effects[];
  trading_house: Effects;
}
export interface TokenKind {
  id: string;
  effects: Effects;
}
export interface Moment {
  on: string;
  per_turn?: number;
  effects: Effects;
}
export interface Change {
  ask: string;
  set?: unknown;
  add?: number;
  noun?: string;
}
export interface TechnologyKind {
  id: string;
  rule: string;
  value: number;
  copies: number;
  countries: string[];
  effects?: Effects;
  moments?: Moment[];
  changes?: Change[];
}
export interface OrderKind {
  id: string;
  country: string;
  cost: Bundle;
  gain: Bundle;
}
export interface Condition {
  test: string;
  good?: string;
  n?: number;
  production?: number;
  commercial?: number;
}
export interface AchievementKind {
  id: string;
  group: string;
  rule: string;
  condition: Condition;
  first: Effects;
  later: Effects;
  spaces: number;
}
export interface RewardToken {
  id: string;
  country?: string;
  effects?: Effects;
}

export interface YokohamaBox {
  meta: { players_min: number; players_max: number };
  player_pieces: {
    assistants_total: number;
    shops_total: number;
    trading_houses_total: number;
    order_hand_limit: number;
  };
  turn: {
    placement_spread_max: number;
    placement_stack: number;
    president_fee: number;
    trading_house_income: number;
    canal_fee: number;
    power_max: number;
    five_power_bonus_power: number;
    building_power: number;
  };
  player_counts: PlayerCount[];
  layouts: Layout[];
  areas: AreaKind[];
  exchanges: Deal[];
  faith_payments: { id: string; cost: Bundle; faith: number }[];
  recruit_costs: { assistant: number; shop: number; trading_house: number[] };
  research: {
    yen_per_value: number;
    import_value: number;
    power_value_max: number;
    extra_from_card: number;
    extra_costs: Bundle[];
  };
  order_taking: { free_cards: number; max_cards: number; second_card_costs: Bundle[] };
  church_board: BonusBoard;
  customs_board: BonusBoard;
  laboratory_boards: { id: string; surcharges: number[] }[];
  port_boards: { id: string; levels: string[] }[];
  countries: { id: string; agents: number }[];
  five_power_tokens: TokenKind[];
  building_tiles: BuildingTile[];
  technologies: TechnologyKind[];
  orders: OrderKind[];
  achievements: AchievementKind[];
  end_conditions: { trading_houses_built: number; shops_built: number };
  final_scoring: {
    technology_first: number;
    technology_second: number;
    country_set_vp: number[];
    vp_per_unused_agent: number;
    vp_per_import: number;
    yen_per_vp: number;
    goods_per_vp: number;
  };
  mini_1_tokens: RewardToken[];
  mini_2_tokens: TokenKind[];
}

export const GOODS = ["copper", "silk", "tea", "fish"];

/** The layout of the areas for so many players. */
export function layoutOf(box: YokohamaBox, players: number): Layout | undefined {
  return box.layouts.find((layout) => layout.players === players);
}

/** The numbers that depend on how many play. */
export function numbersOf(box: YokohamaBox, players: number): PlayerCount | undefined {
  return box.player_counts.find((row) => row.players === players);
}

/** A five-power token of the game or of its second small expansion. */
export function tokenOf(box: YokohamaBox, id: string): TokenKind | undefined {
  return byId(box.five_power_tokens, id) ?? byId(box.mini_2_tokens, id);
}

/** What the n-th trading house costs from the warehouse, when so many are left there. */
export function housePrice(box: YokohamaBox, left: number): number {
  const prices = box.recruit_costs.trading_house;
  return prices[box.player_pieces.trading_houses_total - left] ?? prices.at(-1) ?? 0;
}
