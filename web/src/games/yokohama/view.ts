/* Made from caravanserai/games/yokohama/view.py by `python -m tools.typescript`; do not edit. */

export type Phase = "orders" | "before" | "place" | "move" | "act" | "token" | "build" | "recover" | "after" | "end";

/** An area, by slot of the layout. */
export interface AreaView {
  id: string;
  /** "": the canal has none */
  tile: string;
  /** "": taken, or none */
  token: string;
  /** Whose, by space; -1: free */
  shops: number[];
  /** Whose; -1: none */
  house: number;
  station: boolean;
  presidents: number[];
  /** By seat */
  assistants: number[];
  /** That each seat would have there now */
  powers: number[];
}

/** A technology card on a laboratory board. */
export interface CardView {
  /** "": an empty space */
  technology: string;
  country: string;
}

/** A space of the church or customs board. */
export interface SpaceView {
  id: string;
  /** -1: free, -2: neutral */
  owner: number;
}

/** A revealed achievement tile and who completed it, in order. */
export interface AchievementView {
  id: string;
  by: number[];
}

/** A player's hand, warehouse and cards. */
export interface PlayerView {
  seat: number;
  vp: number;
  /** With everything that is open now */
  score: number;
  /** "": in hand */
  president: string;
  stock: Record<string, number>;
  assistants: number;
  shops: number;
  houses: number;
  store_assistants: number;
  store_shops: number;
  store_houses: number;
  technologies: CardView[];
  completed: string[];
  orders: number;
  /** None: not yours to see */
  hand: string[] | null;
  dealt: string[] | null;
  rejected: string | null;
  /** Face up */
  agents: Record<string, number>;
  spent: number;
  tokens: string[];
  reward: string;
  /** Technologies that can still be used this turn */
  uses_left: string[];
}

/** The whole table. */
export interface YokohamaView {
  seat: number;
  round: number;
  first: number;
  active: number;
  /** Where an action is under way; "": none is */
  area: string;
  /** Of that action */
  power: number;
  trigger: number;
  last_round: number;
  phase: Phase;
  ended: boolean;
  areas: AreaView[];
  church: SpaceView[];
  customs: SpaceView[];
  laboratories: Record<string, CardView[]>;
  ports: Record<string, string[]>;
  technology_deck: number;
  order_deck: number;
  agents: Record<string, number>;
  achievements: AchievementView[];
  rewards: string[];
  mini_1: boolean;
  players: PlayerView[];
}
