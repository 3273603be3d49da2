/* Made from caravanserai/games/marcopolo2/view.py by `python -m tools.typescript`; do not edit. */

export type Phase = "characters" | "goals" | "bonuses" | "roll" | "turn" | "end";

/** A die on a space. */
export interface DieView {
  /** A seat; -1: black, -2: neutral */
  owner: number;
  value: number;
}

/** A space for dice; the last die lies on top. */
export interface SpaceView {
  id: string;
  dice: DieView[];
  /** Whether using it costs coins */
  occupied: boolean;
}

/** A city card and where it lies; an empty city is the action area. */
export interface CardView {
  space: string;
  card: string;
  city: string;
}

/** A contract on the map. */
export interface ContractView {
  /** "": an empty space */
  card: string;
  city: string;
}

/** A player board and what else a player has. */
export interface PlayerView {
  seat: number;
  character: string;
  vp: number;
  /** With everything that is open now */
  score: number;
  stock: Record<string, number>;
  /** Dice on the player board, by value */
  own: number[];
  black: number[];
  /** What the character does not pay on routes */
  spared: string[];
  figures: string[];
  posts: string[];
  posts_left: number;
  seals: string[];
  improved: string[];
  active: string[];
  completed: number;
  tiles: string[];
  shields: string[];
  /** None: not yours to see */
  goal: string | null;
  goals_dealt: string[] | null;
  goals_returned: string[] | null;
}

/** A movement that is being planned. */
export interface PlanView {
  /** 0 or 1 */
  figure: number;
  /** Where it has come to */
  at: string;
  through: string[];
  /** Steps */
  left: number;
  /** So far, with what the space costs */
  costs: Record<string, number>;
}

/** The whole table. */
export interface MarcoPoloView {
  seat: number;
  round: number;
  first: number;
  hourglass: number;
  phase: Phase;
  ended: boolean;
  open_dice: boolean;
  extra_bonuses: boolean;
  /** To be picked */
  characters: string[];
  markers: Record<string, string>;
  outposts: Record<string, string>;
  cards: CardView[];
  card_deck: number;
  contracts: ContractView[];
  pile: number;
  offers: string[];
  next_offers: string[];
  seal_stacks: Record<string, number>;
  black_left: number;
  black_shown: number[];
  spaces: SpaceView[];
  bag: DieView[];
  acted: boolean;
  plan: PlanView | null;
  players: PlayerView[];
}
