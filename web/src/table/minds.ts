/** A change of mind: what a click on something means that an earlier question offered. */

import { isOption, split } from "../speech/labels";
import type { Speaker } from "../speech/speaker";
import type { Choice, UndoPoint } from "./messages";

const FEW = 36; // letters

export type Change = { do: "undo"; back: number } | { do: "move"; token: string; back: number };

/**
 * What is chosen again goes back to its question, what else was open takes its place; the latest question counts.
 * What is asked now is no change of mind.
 */
export function changeOf(token: string, points: readonly UndoPoint[], asked: readonly Choice[]): Change | null {
  if (asked.some((choice) => choice.token === token)) return null;
  for (const point of points) {
    if (point.token === token) return { do: "undo", back: point.decided };
    if (point.choices.includes(token)) return { do: "move", token, back: point.decided };
  }
  return null;
}

/** What was chosen on the way to the question. */
export function chosenIn(points: readonly UndoPoint[]): ReadonlySet<string> {
  return new Set(points.map((point) => point.token));
}

/** All that a click would change. */
export function changesIn(points: readonly UndoPoint[], asked: readonly Choice[]): ReadonlySet<string> {
  const tokens = new Set(points.flatMap((point) => [point.token, ...point.choices]));
  for (const { token } of asked) tokens.delete(token);
  return tokens;
}

const ASKED = '[data-mark="may"], [data-mark="no"]';

/** The tokens that an element and what it lies in stand for, the nearest first; but not what is asked about inside. */
export function tokensAt(element: Element | null): string[] {
  const out: string[] = [];
  for (let one = element?.closest("[id], [data-token]"); one;) {
    if (one.querySelector(ASKED)) break; // a click that misses the choices in a place does not leave it
    const token = one.getAttribute("data-token") ?? one.id;
    if (token.includes(":")) out.push(token);
    one = one.parentElement?.closest("[id], [data-token]") ?? null;
  }
  return out;
}

/**
 * What was chosen, in the question's words where those are few, else by its name, else by what it is called for short,
 * else what was asked; nothing where all of that is long. That an option was the first of some says nothing without what
 * it does.
 */
export function backTo({ token, step }: Pick<UndoPoint, "token" | "step">, speaker: Speaker): string {
  const name = speaker.component(...split(token));
  const chosen = speaker.choice(token, step);
  const told = [chosen, name, speaker.shortly(token, step)].filter((said) => !isOption(token) || said !== name);
  const asked = speaker.ask(step).replace(/[.?]$/, "").trim();
  return [...told, asked].find((said) => said !== "" && said.length <= FEW) ?? "";
}
