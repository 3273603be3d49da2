/** What a target costs and how it is said, for the board and the phone alike. */
import { type Atom, icon, text } from "../../board/atoms";
import { nameOf } from "../../board/desk.svelte";
import type { Desk } from "../../board/types";
import type { PaladinsBox } from "./box";
import { attackPrice, NOBODY } from "./pieces";
import type { PaladinsView, SpaceView } from "./view";

/** The price of the n-th Outsider while one is chosen to be attacked; converting costs the same for all. */
export function outsiderPrice(desk: Desk, view: PaladinsView, box: PaladinsBox, n: number): Atom[] | null {
  const own = view.players[view.seat];
  const flag = box.regions[n]?.strength;
  if (!own || flag === undefined) return null;
  const told = desk.choices.get(`outsider:${view.outsiders[n]}`)?.price?.n;
  if (told !== undefined) return [text(`−${told}`), icon("pw-silver")];
  const silver =
    desk.selected === "action:convert" ? Math.max(0, own.actions["convert"]?.cost ?? 0) : attackPrice(box, own, flag);
  return [text(`−${silver}`), icon("pw-silver")];
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
