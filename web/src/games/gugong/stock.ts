/** What one's own stock shows beside its numbers. */

import { shown } from "../../board/desk.svelte";
import type { Desk } from "../../board/types";
import type { GugongBox } from "./box";
import { rewardIcon } from "./formula";
import type { PlayerView } from "./view";

/** What is said of the double servant, by where it is. */
export const DOUBLE_SPEECH: Record<PlayerView["double"], string> = {
  locked: "board-double-locked",
  pool: "board-double-pool",
  supply: "board-double-supply",
  wall: "board-double-wall",
  ship: "board-double-ship",
  token: "board-double-token",
  focus: "board-double-focus",
};

/** The symbol of each reward of the Grand Canal. */
export function rewardIcons(box: GugongBox): Map<string, string> {
  return new Map(box.canal.rewards.map(({ id, effects }) => [id, rewardIcon(effects)]));
}

/** What part of the stock says of itself: its name, and how much there is. */
export function aboutStock(desk: Desk, id: string, n?: number) {
  return shown({ title: n === undefined ? desk.speak(id) : `${desk.speak(id)}: ${n}`, text: "" });
}
