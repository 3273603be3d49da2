/** A rulebook as somebody looks at it: its chapters, and what of it fits a search. */

import type { Rule, RuleBook, RuleSection } from "../table/messages";
import { plain } from "./prose";
import type { Search } from "./search";

/** The level of the headings of chapters; deeper ones are parts of a chapter. */
const CHAPTER = 2;

export interface ShownRule extends Rule {
  /** What the rule says in English, where only that has the words that are looked for. */
  english: string;
}

export interface ShownSection {
  section: RuleSection;
  /** Its place in the book: sections without a number have no other name. */
  n: number;
  /** The number of the chapter that it is a part of. */
  chapter: string;
  /** Whether what it says besides its rules is shown. */
  hasText: boolean;
  rules: ShownRule[];
}

export interface Shown {
  sections: ShownSection[];
  /** How many rules are shown, by chapter. */
  counts: Map<string, number>;
  /** How many in all. */
  rules: number;
}

export function isChapter(section: RuleSection): boolean {
  return section.id !== "" && section.level <= CHAPTER;
}

/** What English says, by the ids of the rules. */
export function textsOf(book: RuleBook): Map<string, string> {
  return new Map(book.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule.text])));
}

/**
 * The sections that have what is looked for, each with the rules that say it; all of a section whose title has it.
 * Texts are searched in their own language and, where that is not English, in English as well.
 */
export function shown(book: RuleBook, search: Search, english: ReadonlyMap<string, string>): Shown {
  const out: Shown = { sections: [], counts: new Map(), rules: 0 };
  let chapter = "";
  for (const [n, section] of book.sections.entries()) {
    if (isChapter(section)) chapter = section.id;
    const one = part(section, search, english);
    if (!one.hasText && one.rules.length === 0 && (!search.isEmpty || section.id === "")) continue;
    out.sections.push({ section, n, chapter, ...one });
    out.counts.set(chapter, (out.counts.get(chapter) ?? 0) + one.rules.length);
    out.rules += one.rules.length;
  }
  return out;
}

function part(section: RuleSection, search: Search, english: ReadonlyMap<string, string>) {
  const whole = search.isEmpty || search.fits(section.title, section.language);
  const rules = section.rules.flatMap((rule): ShownRule[] => {
    if (whole || search.names(rule.id) || search.fits(plain(rule.text), rule.language)) {
      return [{ ...rule, english: "" }];
    }
    const other = rule.language === "en" ? "" : (english.get(rule.id) ?? "");
    return other && search.fits(plain(other), "en") ? [{ ...rule, english: other }] : [];
  });
  const hasText = section.text !== "" && (whole || search.fits(plain(section.text), section.language));
  return { hasText, rules };
}

/** Where a rule or section is in a book: in its rules, in what is nothing but notes, or nowhere. */
export function placeOf(book: RuleBook, id: string): "rules" | "appendix" | "" {
  const isIt = (name: string) => name === id || name.startsWith(`${id}.`);
  const isIn = (sections: RuleSection[]) =>
    sections.some((one) => (one.id && isIt(`${book.prefix}-${one.id}`)) || one.rules.some((rule) => isIt(rule.id)));
  if (isIn(book.sections)) return "rules";
  return isIn(book.appendix) ? "appendix" : "";
}

/** The address of a rule, to be sent to somebody. */
export function addressOf(game: string, id: string): string {
  return `#/rules/${game}?rule=${encodeURIComponent(id)}`;
}
