/** What the tooltips of spaces say besides what the component itself does. */
import { nameOf } from "../../board/desk.svelte";
import type { Desk } from "../../board/types";
import { byId, type MarcoPoloBox } from "./box";
import { BLACK, NEUTRAL, khanLeast, spaceOf } from "./pieces";
import type { DieView, MarcoPoloView } from "./view";

/** Whose die. */
export function ownerWords(desk: Desk, owner: number): string {
  if (owner === BLACK) return desk.speak("board-black");
  return owner === NEUTRAL ? desk.speak("board-neutral") : nameOf(desk, owner);
}

export function diceWords(desk: Desk, dice: readonly DieView[]): string {
  return dice.map(({ owner, value }) => `${ownerWords(desk, owner)} ${value}`).join(", ");
}

/** How many dice a space takes, of what value, what occupying it costs, and who is there. */
export function spaceWords(desk: Desk, view: MarcoPoloView, box: MarcoPoloBox, id: string): string {
  const kind = byId(box.action_spaces, id);
  const space = spaceOf(view, id);
  const least = id === "khan" ? khanLeast(space.dice) : (kind?.min_value ?? 1);
  const lines = [desk.speak("board-takes-dice", { n: kind?.dice ?? 1, least })];
  if (space.occupied) lines.push(desk.speak("board-occupied"));
  if (space.dice.length > 0) lines.push(desk.speak("board-lying", { dice: diceWords(desk, space.dice) }));
  return lines.join("\n");
}
