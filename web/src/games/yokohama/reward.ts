/** The rewards printed on small spaces: digits keep their size, symbols stand close. */
import type { Atom } from "../../board/atoms";
import type { Effects } from "./box";
import { lines } from "./formula";

export const DIGIT = 12; // bu: no letter is smaller
export const SYMBOL = 11.5;
const DIGIT_WIDTH = 6.7;
const STAR = 16;
const MORE_KINDS = 3; // from here on a single thing goes without its figure

/** A thing of a reward, where it stands in its row. */
export interface Part {
  atom: Atom;
  x: number;
  size: number;
}
export interface Line {
  parts: Part[];
  width: number;
  height: number;
}

function partsOf(atoms: readonly Atom[], size: { symbol: number; star: number }): Line {
  const parts: Part[] = [];
  let x = 0;
  for (const atom of atoms) {
    const own = "star" in atom ? size.star : "icon" in atom ? size.symbol : DIGIT;
    parts.push({ atom, x, size: own });
    x += "text" in atom ? DIGIT_WIDTH * atom.text.length + 0.3 : own;
  }
  return { parts, width: x, height: Math.max(...parts.map((part) => part.size)) };
}

function withoutOne(atoms: Atom[]): Atom[] {
  const [first, ...rest] = atoms;
  return first && "text" in first && first.text === "1" ? rest : atoms;
}

/** A reward in rows no wider than the room; things that fit stand beside each other once there are three or more. */
export function rewardRows(effects: Effects, room: number, scale = 1): Line[] {
  const things = lines(effects);
  const isMany = things.length >= MORE_KINDS;
  const size = { symbol: SYMBOL * scale, star: (isMany ? STAR - 2.5 : STAR) * scale };
  const rows: Line[] = [];
  for (const thing of things) {
    const next = partsOf(isMany ? withoutOne(thing) : thing, size);
    const last = rows.at(-1);
    if (isMany && last && !last.parts.some(({ atom }) => "star" in atom) && last.width + next.width + 1 <= room) {
      last.parts.push(...next.parts.map((part) => ({ ...part, x: part.x + last.width + 1 })));
      last.width += next.width + 1;
    } else rows.push(next);
  }
  return rows;
}
