/** What a player has: goods, and pieces in hand and in the warehouse. */
import type { Desk } from "../../board/types";
import { housePrice, type YokohamaBox } from "./box";
import type { PlayerView } from "./view";

export const STOCK = ["copper", "silk", "yen", "tea", "fish", "import"];
export const PIECES = ["assistant", "shop", "trading_house"] as const;
export type Piece = (typeof PIECES)[number];

export interface Held {
  hand: number;
  store: number;
  /** Of the next one from the warehouse. */
  cost: number;
}

export function heldBy(player: PlayerView, piece: Piece, box?: YokohamaBox): Held {
  switch (piece) {
    case "assistant":
      return { hand: player.assistants, store: player.store_assistants, cost: box?.recruit_costs.assistant ?? 0 };
    case "shop":
      return { hand: player.shops, store: player.store_shops, cost: box?.recruit_costs.shop ?? 0 };
    case "trading_house":
      return {
        hand: player.houses,
        store: player.store_houses,
        cost: box ? housePrice(box, player.store_houses) : 0,
      };
  }
}

/** What a choice calls a good or money: to be paid, or to be taken. */
export function stockToken(desk: Desk, noun: string): string {
  const payment = `payment:${noun}`;
  return desk.choices.has(payment) ? payment : `good:${noun}`;
}
