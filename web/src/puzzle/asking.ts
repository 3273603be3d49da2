/** What is asked about puzzles: fetched with their page, which few visits come to. */

import { call } from "../api";
import type { PuzzleSeen, Summary } from "../table/messages";

const pathOf = (game: string, id: string) => `games/${game}/puzzles/${id}`;

/** A puzzle, after some choices of its turn. */
export function seen(game: string, id: string, turn: readonly string[]): Promise<PuzzleSeen> {
  const query = new URLSearchParams(turn.map((token) => ["turn", token]));
  return call<PuzzleSeen>("GET", `${pathOf(game, id)}?${query.toString()}`);
}

/** A table of one's own that goes on from it. */
export const playOn = (game: string, id: string): Promise<Summary> => call("POST", `${pathOf(game, id)}/play`, {});
