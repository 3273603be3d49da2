/**
 * Looking for words in a text of a known language: large and small letters are those of that language (Turkish has two
 * of what English has one of), a letter typed without its accent also finds the one with it, and one typed with its
 * accent only itself.
 */

/** The Latin letters of our languages and of the names in the games. */
const LETTERS = [...range(0x41, 0x24f), ...range(0x1e00, 0x1eff)].filter((letter) => /\p{L}/u.test(letter));
/** Letters whose stroke or missing dot Unicode does not take for an accent. */
const BARE: Record<string, string> = { ł: "l", ı: "i", ø: "o", đ: "d" };
/** Two letters that some write as one. */
const JOINED: Record<string, string> = { oe: "œŒ", ae: "æÆ" };
const ALIKE = ["'’ʼ‘", "-‐‑–"];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
}

/** In small letters, as the language has them. */
export function small(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize("NFC");
}

/** A small letter without accents. */
export function bare(letter: string): string {
  const found = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return BARE[found] ?? found;
}

const known = new Map<string, string>();

/** What a typed letter stands for, as a part of a pattern. */
function letters(typed: string, language: string): string {
  const key = `${language} ${typed}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const alike = ALIKE.find((some) => some.includes(typed));
  const isBare = bare(typed) === typed;
  const fits = (letter: string) => {
    const one = small(letter, language);
    return one === typed || (isBare && bare(one) === typed);
  };
  const some = alike ?? LETTERS.filter(fits).join("");
  const made = some ? `[${some.replace("-", "\\-")}]` : typed.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
  known.set(key, made);
  return made;
}

function source(word: string, language: string): string {
  const typed = [...small(word.normalize("NFC"), language).replace(/\u0307/gu, "")];
  let out = "";
  for (let n = 0; n < typed.length; n += 1) {
    const [one = "", next = ""] = typed.slice(n, n + 2);
    const joined = JOINED[one + next];
    if (joined) {
      out += `(?:${letters(one, language)}${letters(next, language)}|[${joined}])`;
      n += 1;
    } else out += letters(one, language);
  }
  return out;
}

/** What somebody looks for: every word has to be there, in any order. */
export class Search {
  readonly words: readonly string[];
  private readonly patterns = new Map<string, RegExp[]>();

  constructor(typed: string) {
    this.words = typed.split(/\s+/u).filter((word) => word !== "");
  }

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  /** Whether a text in a language has every word. */
  fits(text: string, language: string): boolean {
    return this.in(language).every((pattern) => text.search(pattern) >= 0);
  }

  /** Whether what was typed is the beginning of a rule's id, with or without the letters before its number. */
  names(id: string): boolean {
    const [word = "", ...more] = this.words;
    if (more.length > 0 || !/^([a-z]{2}-)?\d[\da-z]*(\.|$)/iu.test(word)) return false;
    const asked = word.toUpperCase();
    if (!asked.includes("-") && !asked.includes(".")) return false; // a mere number is looked for in the texts
    const number = id.slice(id.indexOf("-") + 1);
    return [id, number].some((one) => `${one}.`.startsWith(asked.endsWith(".") ? asked : `${asked}.`) || one === asked);
  }

  /** A text in pieces, by turns as it is and found; the first may be empty. */
  marked(text: string, language: string): string[] {
    const sources = this.in(language).map((pattern) => pattern.source);
    return sources.length === 0 ? [text] : text.split(new RegExp(`(${sources.join("|")})`, "u"));
  }

  private in(language: string): RegExp[] {
    let found = this.patterns.get(language);
    if (!found) {
      found = this.words.map((word) => new RegExp(source(word, language), "u"));
      this.patterns.set(language, found);
    }
    return found;
  }
}
