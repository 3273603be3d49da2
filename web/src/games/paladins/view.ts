/* Made from caravanserai/games/paladins/view.py by `python -m tools.typescript`; do not edit. */

export type Phase = "set-up" | "paladins" | "gather" | "act" | "end";

/** One action of a player board. */
export interface ActionView {
  /** Times in the game */
  taken: number;
  /** By space, "" where none stands */
  workers: string[];
  /** By space: under a Workshop */
  covered: boolean[];
  /** Silver or Provisions of the next use, with the Paladin of the round; -1: no more uses */
  cost: number;
  /** The attribute needed for the next use; -1: it depends on the target */
  requirement: number;
}

/** A player board and what else a player has. */
export interface PlayerView {
  seat: number;
  rival: boolean;
  passed: boolean;
  /** The personal supply */
  workers: Record<string, number>;
  silver: number;
  provisions: number;
  track: Record<string, number>;
  /** With the Paladin of the round */
  attributes: Record<string, number>;
  /** "": none in the slot; None: face down, and not yours to see */
  paladin: string | null;
  deck: number;
  /** What is left in the deck, as a set, and so no secret */
  deck_known: string[];
  /** Tax values, the newest last */
  suspicion: number[];
  unpaid: number;
  paid: number;
  crew: string[];
  actions: Record<string, ActionView>;
  /** Still in the row */
  workshops: number;
  /** Absolve reward spaces with a Jar */
  jars: string[];
  walls: string[];
  attacked: string[];
  converted: string[];
  /** Fulfilled */
  orders: number;
  /** If the game ended now */
  vp: number;
  /** None: not yours to see */
  drawn: string[] | null;
  top: string | null;
  bottom: string[] | null;
}

/** A place in the row of Townsfolk. */
export interface TownView {
  /** "": empty */
  card: string;
  silver: number;
  debt: boolean;
}

/** A King's Order. */
export interface OrderView {
  /** "": face down */
  card: string;
  vp: number;
  fulfilled: number[];
}

/** A King's Favour. */
export interface FavourView {
  card: string;
  /** Of the worker on it; -1: free */
  owner: number;
  worker: string;
}

/** A Tavern card of the round. */
export interface TavernView {
  card: string;
  taker: number;
}

/** A space for a Monk or an Outpost. */
export interface SpaceView {
  id: string;
  /** With this number of players */
  open: boolean;
  /** -1: empty */
  owner: number;
  outpost: boolean;
}

/** The solo opponent's own board. */
export interface SoloView {
  level: string;
  workers: number;
  /** 1 to 5 */
  marker: number;
  shops: Record<string, number>;
  /** Workers on each right-side action */
  standing: Record<string, number>;
  top_used: string[];
  /** The attributes, the lowest of the stack first */
  stack: string[];
  /** Cards left in the deck */
  schemes: number;
  schemes_gone: Record<string, number>;
  /** Turned over last */
  scheme: string;
}

/** The whole table. */
export interface PaladinsView {
  seat: number;
  round: number;
  first: number;
  active: number;
  phase: Phase;
  ended: boolean;
  tax: number;
  town: TownView[];
  town_pile: number;
  town_gone: string[];
  outsiders: string[];
  outsider_pile: number;
  outsiders_gone: string[];
  walls: number;
  orders: OrderView[];
  favours: FavourView[];
  taverns: TavernView[];
  tavern_pile: number;
  /** Face up (PW-14.7) */
  tavern_gone: string[];
  suspicion_pile: number;
  /** Tax values: all of them were seen */
  suspicion_gone: number[];
  spaces: SpaceView[];
  players: PlayerView[];
  solo: SoloView | null;
}
