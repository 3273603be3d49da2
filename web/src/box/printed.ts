/** Components as they are printed, by game: `games/camel/CamelPrinted.svelte` and the like draws those that have a face. */

import type { Component } from "svelte";
import { getContext, setContext } from "svelte";

/** Draws one component of a box, or nothing; each game knows its own box. */
export type Printed = Component<{ sort: string; name: string; box: never }>;

const PRINTED = import.meta.glob<{ default: Printed }>("../games/*/*Printed.svelte");
const KEY = Symbol("printed");

/** Null for a game that nobody has drawn. */
export async function printedOf(game: string): Promise<Printed | null> {
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  const found = PRINTED[`../games/${game}/${name}Printed.svelte`];
  return found ? (await found()).default : null;
}

/** What rows are drawn by, for all components below: the drawing, and the box as it is corrected. */
export interface Press {
  readonly Printed: Printed | null;
  readonly box: Record<string, unknown>;
}

export function setPress(press: Press): void {
  setContext(KEY, press);
}

export function usePress(): Press {
  return getContext<Press>(KEY);
}
