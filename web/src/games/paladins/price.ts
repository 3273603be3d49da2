/** What a target costs and how it is said, for the board and the phone alike. */
import { type Atom, text } from "../../board/atoms";
import { nameOf } from "../../board/desk.svelte";
import type { Desk } from "../../board/types";
import { paid } from "./formula";
import { NOBODY } from "./pieces";
import type { SpaceView } from "./view";

/** What it costs to attack an Outsider while one is chosen; whoever converts has paid with the workers. */
export function outsiderPrice(desk: Desk, card: string): Atom[] | null {
  const told = desk.choices.get(`outsider:${card}`)?.price;
  return told ? (told.isFree ? [text(told.text)] : paid(told.n, "silver")) : null;
}

/** What a space gives, or who stands on it. */
export function spaceWords(desk: Desk, space: SpaceView): string {
  const about = desk.describe(`space:${space.id}`);
  if (space.owner !== NOBODY)
    return desk.speak(space.outpost ? "board-outpost-of" : "board-monk-of", {
      player: nameOf(desk, space.owner),
      space: about.title,
    });
  return about.text ? `${about.title}: ${about.text}` : about.title;
}
