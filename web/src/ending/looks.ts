/** The symbols of rows and the colours of sources: earth tones on which ink can be read, never the colours of seats. */

/** What a game says of the lines of its score sheet: `games/camel/looks.ts`; both by message. */
export interface Looks {
  symbols: Record<string, string>;
  tones: Record<string, string>;
}

const LOOKS = import.meta.glob<Looks>("../games/*/looks.ts", { import: "default", eager: true });

/** Those of a game that names none. */
const OTHERS = ["#c9a24a", "#7a94b5", "#b98f6c", "#8fa383", "#dda58f", "#b79bb0", "#9cc6cc", "#d8d0bf"];

/** The symbol of a row, a source or a tie-break, or nothing. */
export function symbolOf(game: string, message: string): string | undefined {
  return of(game)?.symbols[message];
}

/** The colour of a source; `n` is its place among them. */
export function toneOf(game: string, source: string, n: number): string {
  return of(game)?.tones[source] ?? OTHERS[n % OTHERS.length] ?? "#d8d0bf";
}

function of(game: string): Looks | undefined {
  return LOOKS[`../games/${game}/looks.ts`];
}
