/** Signs in a row: numbers, symbols of the sprite, stars of victory points. */

export type Atom =
  | { text: string; isStrong?: boolean }
  /** `seat`: drawn in that seat's colour. */
  | { icon: string; seat?: number }
  /** `wide`: drawn with this symbol instead, which has room for two digits at small sizes. */
  | { star: number | string; wide?: string };

export interface Laid {
  atom: Atom;
  x: number;
  size: number;
}

/** Board units: no figure is smaller, however small the symbols beside it. */
export const LEAST_FIGURE = 12;
const FIGURE = 0.78; // of a symbol's size
const ON_STAR = 0.6;
/** How large a star is at least, by the figures in it. */
const LEAST_STAR = [0, 18, 20.5];
const CLOSEST = 0.6; // of their size, symbols where there is little room
const CLOSING = 0.95;
const LETTER = 0.45;
const NARROW: Record<string, number> = { "−": 0.39, "+": 0.39, "=": 0.39, "/": 0.3, ":": 0.22, "≥": 0.39 };
const GAP = 0.13;
const WIDE = 1.32;
const SMALLER: Record<string, number> = { arrow: 0.78, per: 0.5, or: 0.5 };

/** Atoms in a row, from x on; how wide it becomes. Widths are in parts of the size of a symbol. */
export function laid(atoms: readonly Atom[], size: number, from = 0): { row: Laid[]; width: number } {
  const row: Laid[] = [];
  let x = from;
  for (const atom of atoms) {
    const own = sizeOf(atom, size);
    row.push({ atom, x, size: own });
    x += "text" in atom ? textWidth(atom.text, figureOf(size) / FIGURE) : own + GAP * size;
  }
  return { row, width: Math.max(0, x - from - GAP * size) };
}

/** The size of symbols at which a row is no wider than its room: figures keep theirs. */
export function closed(atoms: readonly Atom[], size: number, room: number): number {
  let own = size;
  while (own > size * CLOSEST && laid(atoms, own).width > room) own *= CLOSING;
  return own;
}

/** How large the figures beside symbols are, and those in a star. */
export function figureOf(size: number): number {
  return Math.max(LEAST_FIGURE, size * FIGURE);
}
export function starFigureOf(size: number, wide = false): number {
  return Math.max(LEAST_FIGURE, size * (wide ? FIGURE : ON_STAR));
}

function sizeOf(atom: Atom, size: number): number {
  if ("icon" in atom) return size * (SMALLER[atom.icon] ?? 1);
  if (!("star" in atom)) return size;
  return Math.max(size * (atom.wide ? WIDE : 1), LEAST_STAR[`${atom.star}`.length] ?? 0);
}

function textWidth(words: string, size: number): number {
  const wide = [...words].reduce((sum, letter) => sum + (NARROW[letter] ?? LETTER), 0);
  return wide * size + GAP * size * 0.6;
}

export const text = (words: string | number): Atom => ({ text: `${words}` });
export const icon = (name: string): Atom => ({ icon: name });

/** A symbol with its number before it, where there is more than one. */
export function counted(n: number, name: string): Atom[] {
  return n === 1 ? [icon(name)] : [text(n), icon(name)];
}

/** A number with a real minus. */
export function minus(n: number | string): string {
  return `${n}`.replace("-", "−");
}
