/** What stands beside a rule: the place it is about as it lies on the board, and the rules it leads to. */

import type { HowtoItem, HowtoSection, RuleBook, RuleSection } from "../table/messages";
import { inline } from "./prose";

const MOST = 5;

export interface Related {
  id: string;
  /** The title of the section that it is in. */
  title: string;
}

/** The numbers of an id: `GG-9.2.4` is 9, 2, 4. */
function numbers(id: string): string[] {
  return id.slice(id.indexOf("-") + 1).split(".");
}

function alike(one: string, other: string): number {
  const [mine, theirs] = [numbers(one), numbers(other)];
  const differ = mine.findIndex((number, n) => number !== theirs[n]);
  return differ < 0 ? mine.length : differ;
}

/** What is drawn of the board for a rule: the picture of the rule that is nearest by its number, if it is one alone. */
export function drawnFor(sections: readonly HowtoSection[], rule: string): HowtoItem | null {
  const drawn = sections
    .filter(({ shape }) => shape === "actions")
    .flatMap(({ items }) => items)
    .filter((item) => item.drawing && item.rule);
  const nearest = Math.max(0, ...drawn.map((item) => alike(item.rule, rule)));
  const found = drawn.filter((item) => alike(item.rule, rule) === nearest);
  return nearest > 0 && found.length === 1 ? (found[0] ?? null) : null;
}

/** The section with a rule of its own or, for the id of a section, that one. */
export function sectionOf(book: RuleBook, id: string): RuleSection | undefined {
  return (
    book.sections.find(({ rules }) => rules.some((rule) => rule.id === id)) ??
    book.sections.find((section) => section.id !== "" && `${book.prefix}-${section.id}` === id)
  );
}

/** The rules elsewhere that those of a section refer to, one of each section, in their order. */
export function seeAlso(book: RuleBook, id: string): Related[] {
  const here = sectionOf(book, id);
  const out = new Map<RuleSection, Related>();
  for (const { text } of here?.rules ?? []) {
    for (const { to } of inline(text)) {
      const section = to === undefined ? undefined : sectionOf(book, to);
      if (to && section && section !== here && !out.has(section)) out.set(section, { id: to, title: section.title });
    }
  }
  return [...out.values()].slice(0, MOST);
}
