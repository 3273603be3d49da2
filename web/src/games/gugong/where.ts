/** Which place a question is about, so that a phone can open it. */
import type { Choices } from "../../board/types";
import type { Step } from "./steps";

const OF_FAMILY: Record<string, string> = {
  city: "travel",
  house: "jade",
  decree: "decrees",
  harbour: "canal",
  route: "canal",
  reward: "canal",
  benefit: "intrigue",
};
const OF_STEP: Partial<Record<Step, string>> = {
  Travel: "travel",
  GreatWall: "wall",
  BuyJade: "jade",
  Intrigue: "intrigue",
  Palace: "palace",
  TakeDecree: "decrees",
  GrandCanal: "canal",
};

/** The place that a step asks about, where the letters A and B stand for its options. */
export function placeOfStep(step: Step | undefined): string | undefined {
  return step ? OF_STEP[step] : undefined;
}

/** The place to look at, or undefined for the whole board. */
export function placeAskedAbout(choices: Choices, step?: Step): string | undefined {
  for (const token of choices.keys()) {
    const place = OF_FAMILY[token.split(":")[0] ?? ""];
    if (place) return place;
  }
  return placeOfStep(step);
}
