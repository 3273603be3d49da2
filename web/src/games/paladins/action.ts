/** What an action shows besides its worker spaces: its price, its yield, what crew and Paladin add. */
import { type Atom, counted, icon, text } from "../../board/atoms";
import type { Desk } from "../../board/types";
import { type ActionKind, byId, changed, changesOf, type PaladinsBox } from "./box";
import { coloured, paid, symbols } from "./formula";
import { crewBonus, paladinBonus, priceNoun, standing } from "./pieces";
import type { PlayerView } from "./view";

/** The price of the next use; empty where it costs nothing or there is none. */
export function price(action: ActionKind, player: PlayerView): Atom[] {
  const cost = player.actions[action.id]?.cost ?? 0;
  if (action.id === "attack" || cost < 0) return [];
  const isPaid = action.costs !== undefined || Object.keys(action.modes?.[0]?.cost ?? {}).length > 0;
  return isPaid ? paid(cost, priceNoun(action)) : [];
}

/** Whether the Paladin of the round changes the price. */
export function isChanged(box: PaladinsBox, action: ActionKind, player: PlayerView): boolean {
  return changesOf(box, player.paladin, "action_cost", action.id).length > 0;
}

/** What an attack costs: so much Silver for every two Strength that are missing. */
export function attackPrice({ silver_per_two_missing_strength: silver = 0 }: ActionKind): Atom[] {
  return [...paid(silver, "silver"), text(":"), text(2), icon("pw-strength")];
}

/** What a simple action gives, one form after the other. */
export function yields(box: PaladinsBox, action: ActionKind, player: PlayerView): Atom[] {
  const forms = (action.modes ?? []).map((mode) => symbols(mode.gain));
  const noun = forms[0]?.at(-1);
  // "1 / 3" of the same is said with one symbol.
  const isScale = forms.length > 1 && forms.every((form) => "icon" in (form.at(-1) ?? {}) && same(form.at(-1), noun));
  const atoms = isScale
    ? [
        ...forms.flatMap((form, n) => [...(n > 0 ? [text("/")] : []), form.length > 1 ? (form[0] as Atom) : text(1)]),
        noun as Atom,
      ]
    : forms.flatMap((form, n) => (n > 0 ? [text("/"), ...form] : form));
  const suspicion = action.id === "conspire" ? conspiring(box, player) : [];
  return coloured([...atoms, ...suspicion], player.seat);
}

function same(a: Atom | undefined, b: Atom | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function conspiring(box: PaladinsBox, player: PlayerView): Atom[] {
  const printed = byId(box.workers, "criminal")?.gain_suspicion ?? 0;
  const n = changed(printed, changesOf(box, player.paladin, "suspicion_per_criminal", "conspire"));
  return n > 0 ? [text("+"), ...counted(n, "pw-suspicion")] : [];
}

/** What crew and Paladin add to an action. */
export function bonus(box: PaladinsBox, action: ActionKind, player: PlayerView): { crew: Atom[]; paladin: Atom[] } {
  return {
    crew: crewBonus(box, player.crew, action.id),
    paladin: paladinBonus(box, player.paladin, action.id),
  };
}

/** The workers picked for this action, by space. */
export function goingTo(desk: Desk, action: ActionKind, player: PlayerView, mine: boolean): string[] {
  const isThis = mine && desk.selected === `action:${action.id}` && desk.composer?.isOf("worker");
  const now = player.actions[action.id];
  if (!isThis || !desk.composer) return action.slots.map(() => "");
  return standing(desk.composer.picked, action.slots, (n) => !now?.covered[n] && !now?.workers[n]);
}

/** What is read out of an action. */
export function spoken(desk: Desk, box: PaladinsBox, action: ActionKind, player: PlayerView): string {
  const name = desk.describe(`action:${action.id}`).title;
  const now = player.actions[action.id];
  const standing = (now?.workers ?? []).filter(Boolean).map((kind) => desk.describe(`worker:${kind}`).title);
  const parts = [name];
  if (price(action, player).length > 0 && !desk.choices.get(`action:${action.id}`)?.price)
    parts.push(
      desk.speak(priceNoun(action) === "silver" ? "board-costs-silver" : "board-costs-provisions", {
        n: now?.cost ?? 0,
      }),
    );
  if (action.max_uses) parts.push(desk.speak("board-taken-times", { n: now?.taken ?? 0, of: action.max_uses }));
  if (standing.length > 0) parts.push(desk.speak("board-in-use", { workers: standing.join(", ") }));
  return parts.join(", ");
}
