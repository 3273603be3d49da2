/** The drawings of the page for newcomers, by game: `games/camel/CamelHowto.svelte` and the like. */

import type { Component } from "svelte";

/** Draws one picture, with the pieces of a position; each game knows its own view and box. */
export type Picture = Component<{ drawing: string; view: never; box: never }>;

const PICTURES = import.meta.glob<{ default: Picture }>("../games/*/*Howto.svelte");

/** Null for a game that draws nothing: its page is words and symbols. */
export async function pictureOf(game: string): Promise<Picture | null> {
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  const found = PICTURES[`../games/${game}/${name}Howto.svelte`];
  return found ? (await found()).default : null;
}
