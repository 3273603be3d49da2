/** What a choice costs and brings, in signs: what is paid first, points last. */

import { type Atom, counted, icon, text } from "../board/atoms";

/** `−2` and the symbol, `+3` and the symbol; `signs` begins the names of the game's symbols. */
export function changeAtoms(changes: Readonly<Record<string, number>> | undefined, signs: string): Atom[] {
  const known = Object.entries(changes ?? {}).filter(([, n]) => n !== 0);
  const rank = ([noun, n]: [string, number]) => (n < 0 ? 0 : noun === "vp" ? 2 : 1);
  return known
    .sort((a, b) => rank(a) - rank(b))
    .flatMap(([noun, n]) => [text(n < 0 ? `−${-n}` : `+${n}`), icon(signOf(noun, signs))]);
}

/** So many of something, and its symbol; a single one without a number. */
export function sumAtoms([noun, n]: readonly [string, number], signs: string): Atom[] {
  return counted(n, signOf(noun, signs));
}

export function signOf(noun: string, signs: string): string {
  return noun === "vp" ? "vp" : `${signs}-${noun.replaceAll("_", "-")}`;
}
