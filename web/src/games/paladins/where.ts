/** Which part of the table a question is about, so that a phone can open it. */
import type { Choices } from "../../board/types";

export type Tab = "own" | "town" | "regions";
export const TABS: Tab[] = ["own", "town", "regions"];

const OF_FAMILY: Record<string, Tab> = {
  action: "own",
  workshop: "own",
  jar: "own",
  attribute: "own",
  workers: "own",
  plan: "own",
  favour: "town",
  tavern: "town",
  townsfolk: "town",
  payment: "town",
  space: "regions",
  outsider: "regions",
};

export function tabOf(token: string): Tab | undefined {
  return OF_FAMILY[token.split(":")[0] ?? ""];
}

/** How many open choices each part has. */
export function openIn(choices: Choices, tab: Tab): number {
  const isComposed = (token: string) => /^(workers|plan|payment):/.test(token);
  return [...choices.values()].filter(({ token, refused }) => !refused && !isComposed(token) && tabOf(token) === tab)
    .length;
}

/** The part to look at: the own board before the others, or none where the question has no place. */
export function tabAskedAbout(choices: Choices): Tab | undefined {
  const asked = new Set([...choices.keys()].map(tabOf));
  return TABS.find((tab) => asked.has(tab));
}
