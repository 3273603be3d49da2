/** Which part of the table a question is about, so that a phone can open it. */
import type { Choices } from "../../board/types";
import type { Step } from "./steps";

export type Tab = "map" | "actions" | "contracts" | "cards" | "own";
export const TABS: Tab[] = ["map", "actions", "cards", "own"];
/** On a tablet map and actions are always seen, dice and bonus actions too. */
export const SHELVED: Tab[] = ["contracts", "cards", "own"];

const OF_FAMILY: Record<string, Part> = {
  location: "map",
  figure: "map",
  benefit: "map",
  offer: "actions",
  seal: "actions",
  die: "own",
  dice: "own",
  bonus: "bonuses",
  goal: "own",
  character: "own",
  contract: "own",
  tile: "own",
  good: "own",
};

/** Contracts lie with the city cards on a phone; a tablet has all actions below the map, and bonus actions with the dice. */
type Part = Tab | "bonuses";

function tabWith(part: Part | undefined, isWide: boolean): Tab | undefined {
  if (part === "bonuses") return isWide ? undefined : "own";
  if (part === "contracts") return isWide ? part : "cards";
  return isWide && part === "actions" ? "map" : part;
}

/** Cards and special cities have their spaces where they lie. */
function partOfSpace(space: string): Part {
  if (space === "contracts") return "contracts";
  if (/_card_\d$/.test(space)) return "cards";
  return /^(balkh|hormuz|baghdad)$/.test(space) ? "map" : "actions";
}

/** Where a choice is drawn; `step` tells the seals and contracts of the board from one's own. */
export function tabOf(token: string, step = "", isWide = false): Tab | undefined {
  return tabWith(partOf(token, step), isWide);
}

function partOf(token: string, step: string): Part | undefined {
  const [family = "", name = ""] = token.split(":");
  if (family === "space") return partOfSpace(name);
  if (family === "seal" && step !== "TakeSeal") return "own";
  if (family === "contract" && step === "TakeContract") return "contracts";
  if (token === "bonus:money_bag" || (family === "die" && step === "TakeShownDie")) return "actions";
  if (/^benefit:.*_contract$/.test(token)) return "contracts";
  return token === "benefit:oases" ? undefined : OF_FAMILY[family];
}

/** How many open choices each part has. */
export function openIn(choices: Choices, tab: Tab, step?: Step, isWide = false): number {
  return [...choices.values()].filter(
    ({ token, refused }) => !refused && !token.startsWith("dice:") && tabOf(token, step, isWide) === tab,
  ).length;
}

/** The part to look at. Dice are always there, so they ask for none; in a turn the actions come first. */
export function tabAskedAbout(choices: Choices, step?: Step, isWide = false): Tab | undefined {
  const asked = [...choices.keys()].filter((token) => !/^(dice|die):/.test(token) || step === "TakeShownDie");
  const tabs = new Set(asked.map((token) => tabOf(token, step, isWide)));
  if (tabs.has("actions")) return "actions";
  return (isWide ? [...SHELVED, "map" as const] : TABS).find((tab) => tabs.has(tab));
}
