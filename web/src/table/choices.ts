/** The choices of a question, arranged for the prompt bar. */

import { split } from "../speech/speaker";
import type { Choice } from "./messages";

export interface Arranged {
  /** Without a place on the board: buttons. */
  here: Choice[];
  /** On the board as well: repeated in short form. */
  placed: Choice[];
  /** May be done beside any question. */
  anytime: Choice[];
}

/** Choices by where they are shown; `isPlaced` tells which the board has drawn. */
export function arranged(
  choices: readonly Choice[],
  families: readonly string[],
  isPlaced: (token: string) => boolean,
): Arranged {
  const out: Arranged = { here: [], placed: [], anytime: [] };
  const onlyAnytime = choices.every((choice) => isOf(choice, families) || split(choice.token)[0] === "answer");
  for (const choice of choices) {
    if (!onlyAnytime && isOf(choice, families)) out.anytime.push(choice);
    else if (isPlaced(choice.token)) out.placed.push(choice);
    else out.here.push(choice);
  }
  return out;
}

function isOf(choice: Choice, families: readonly string[]): boolean {
  return families.includes(split(choice.token)[0]);
}

/** Open ones first, each group in the order of the question. */
export function openFirst(choices: readonly Choice[]): Choice[] {
  return [...choices.filter((choice) => !choice.rule), ...choices.filter((choice) => choice.rule)];
}
