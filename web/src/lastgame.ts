/** The game that was looked at last: pages that need one and are given none are about it. */

import { api } from "./api";
import { drawer } from "./drawer";

const REMEMBERED = "caravanserai-game";

/** The one looked at last, if it can be played here, or else the first of those that can. */
export async function lastGame(): Promise<string> {
  const games = (await api.games()).map((game) => game.id);
  const last = drawer.get(REMEMBERED) ?? "";
  return games.includes(last) ? last : (games[0] ?? last);
}

/** The game that a page is asked for, or the one looked at last; empty for one that is not installed here. */
export async function gameHere(asked: string): Promise<string> {
  if (!asked) return lastGame();
  return (await api.games()).some((game) => game.id === asked) ? asked : "";
}

export function lookAt(game: string): void {
  drawer.put(REMEMBERED, game);
}
