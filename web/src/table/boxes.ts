/**
 * What is in the boxes of the games: the components as the server plays with them, an owner's corrections included.
 *
 * A box is named by its digest, which a table tells: what was fetched under that name never changes, so the page asks
 * once, and the browser keeps it for the next visit.
 */

import { api } from "../api";

/** The tables of a component file; each drawn game knows the shape of its own. */
export type Box = Record<string, unknown>;

const boxes = new Map<string, Promise<Box>>();

/** The box of a game by its digest, a corrected one also by its id; what failed is asked for again the next time. */
export function boxOf(game: string, digest: string, correction: string | null = null): Promise<Box> {
  const name = `${game} ${digest} ${correction}`;
  const found = boxes.get(name);
  if (found) return found;
  const asked = api.box(game, digest, correction);
  boxes.set(name, asked);
  asked.catch(() => boxes.delete(name));
  return asked;
}
