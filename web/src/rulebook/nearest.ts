/** What somebody may have meant whose search finds nothing: the words of the book that are nearest to theirs. */

import { plain } from "./prose";
import { bare, Search, small } from "./search";
import type { RuleBook } from "../table/messages";

const WORD = /\p{L}{3,}/gu;
/** So many letters of a word may one be wrong in, and no more than so many in all. */
const LETTERS_PER_SLIP = 3;
const MOST_SLIPS = 3;
const MOST = 5;

/** The words of a book with how often each is there, in small letters of its language. */
export function wordsOf(book: RuleBook): Map<string, number> {
  const out = new Map<string, number>();
  for (const { title, text, rules, language } of book.sections) {
    for (const [said, spoken] of [[title, language], [plain(text), language], ...rules.map(both)] as const) {
      for (const [word] of small(said, spoken).matchAll(WORD)) out.set(word, (out.get(word) ?? 0) + 1);
    }
  }
  return out;
}

function both({ text, language }: RuleBook["sections"][number]["rules"][number]): [string, string] {
  return [plain(text), language];
}

/**
 * What to look for instead: with each word that is nowhere in the book replaced by one that is, or, where all are there
 * but never together, each of them alone.
 */
export function nearest(typed: string, words: ReadonlyMap<string, number>, language: string): string[] {
  const { words: asked } = new Search(typed);
  const isThere = (one: string) => {
    const search = new Search(one);
    return [...words.keys()].some((word) => search.fits(word, language));
  };
  const unknown = asked.filter((one) => !isThere(one));
  if (unknown.length === 0) return asked.length > 1 ? [...asked] : [];
  const [first = ""] = unknown;
  const others = asked.filter((one) => one !== first && !unknown.includes(one));
  return alike(small(first, language), words)
    .map((word) => [...others, word].join(" "))
    .slice(0, MOST);
}

/** The words that differ from one in few letters, the likeliest first. */
function alike(typed: string, words: ReadonlyMap<string, number>): string[] {
  const wanted = [...typed].map(bare).join("");
  const most = Math.min(MOST_SLIPS, Math.floor(wanted.length / LETTERS_PER_SLIP));
  if (most === 0) return [];
  return [...words]
    .map(([word, n]) => ({ word, n, slips: slips(wanted, [...word].map(bare).join(""), most) }))
    .filter((one) => one.slips <= most)
    .sort((one, other) => one.slips - other.slips || other.n - one.n || one.word.localeCompare(other.word))
    .map(({ word }) => word);
}

/** How many letters have to be put in, left out, replaced or exchanged with the next; more than `most` are not counted. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let k = 1; k <= other.length; k += 1) {
      const differs = one[i - 1] === other[k - 1] ? 0 : 1;
      let least = Math.min((row[k] ?? 0) + 1, (next[k - 1] ?? 0) + 1, (row[k - 1] ?? 0) + differs);
      const isTurned = i > 1 && k > 1 && one[i - 1] === other[k - 2] && one[i - 2] === other[k - 1];
      if (isTurned) least = Math.min(least, (before[k - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}
