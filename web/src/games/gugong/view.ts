/* Made from caravanserai/games/gugong/view.py by `python -m tools.typescript`; do not edit. */

export type Phase = "morning" | "day" | "night" | "end";

export type DoublePlace = "locked" | "pool" | "supply" | "wall" | "ship" | "token" | "focus";

/** A Bonus token in use. */
export interface MarkerView {
  token: string;
  /** A location, or "own": beside the player board */
  place: string;
}

/** A player board and what else a player has. */
export interface PlayerView {
  seat: number;
  meng: boolean;
  pool: number;
  supply: number;
  wall: number;
  double: DoublePlace;
  double_as: number;
  vp: number;
  jade: number;
  envoy: number;
  arrival_vp: number;
  intrigue: number;
  city: string;
  taken: string;
  decrees: string[];
  ships: number;
  slots: Record<string, number>;
  tokens: string[];
  markers: MarkerView[];
  hand_size: number;
  discard_size: number;
  /** None: not yours to see */
  hand: string[] | null;
  discard: string[] | null;
}

/** A decree on the board. */
export interface DecreeView {
  id: string;
  level: number;
  /** For the seat that looks */
  cost: number;
  holders: number[];
}

/** A ship in a harbour. */
export interface ShipView {
  harbour: string;
  owner: number;
  cargo: number;
  /** How many of them the Double Servant stands for */
  double: number;
}

/** What is known of Meng. */
export interface SoloView {
  level: string;
  focus: string;
  cards_left: number;
  today: string[];
  used: string[];
  discard_top: string;
}

/** The whole table. */
export interface GugongView {
  seat: number;
  day: number;
  first: number;
  medal: number;
  phase: Phase;
  ended: boolean;
  side: number;
  bonus: boolean;
  expert: boolean;
  dice: number[];
  gifts: Record<string, string>;
  cities: Record<string, string>;
  houses: Record<string, number>;
  decrees: DecreeView[];
  ships: ShipView[];
  wall: number;
  wall_complete_at: number;
  intrigue_order: number[];
  deck: number;
  piles: number[];
  traded: number;
  players: PlayerView[];
  solo: SoloView | null;
}
