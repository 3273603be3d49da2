/** The difference between two drawings: which pieces have moved, come or gone. Pure, so that it can be tested. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where every piece is, and where pieces come from that were not there before. */
export interface Drawing {
  pieces: Map<string, Box>;
  /** The element of a piece names its home, such as its owner's stock; here is where that lies. */
  homes: Map<string, Box>;
  homeOf: Map<string, string>;
  /** The drawings that pieces lie in, by name: these may change their size without anything having moved. */
  frames: Map<string, Box>;
  frameOf: Map<string, string>;
}

export interface Move {
  piece: string;
  from: Box | null;
  /** Whether it comes from its home rather than from another place. */
  isNew: boolean;
  to: Box;
  delay: number;
  duration: number;
}

export const SHORT_MS = 260;
export const LONG_MS = 400;
export const STAGGER_MS = 60;
export const ALL_MS = 1200;
const POINT_MS = 30;
const COUNT_MS = 500;
const LONG_WAY = 360;
const STILL = 1.5;

export function centre(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function distance(a: Box, b: Box): number {
  const from = centre(a);
  const to = centre(b);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Where the pieces would have been, had their drawings had the size that they have now. */
export function reframed(before: Drawing, after: Drawing): Drawing {
  const pieces = new Map<string, Box>();
  for (const [piece, box] of before.pieces) {
    const frame = before.frameOf.get(piece) ?? "";
    const old = before.frames.get(frame);
    const now = after.frames.get(frame);
    pieces.set(piece, old && now && old.width > 0 ? moved(box, old, now) : box);
  }
  return { ...before, pieces };
}

function moved(box: Box, old: Box, now: Box): Box {
  const scale = now.width / old.width;
  return {
    left: now.left + (box.left - old.left) * scale,
    top: now.top + (box.top - old.top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Pieces that travel, in the order of the drawing; a piece without a past comes from its home or appears. */
export function moves(before: Drawing, after: Drawing): Move[] {
  const out: Move[] = [];
  for (const [piece, to] of after.pieces) {
    const old = before.pieces.get(piece);
    const from = old ?? homeBox(before, after.homeOf.get(piece));
    if (from && distance(from, to) < STILL) continue;
    out.push({
      piece,
      from,
      isNew: !old,
      to,
      delay: 0,
      duration: from && distance(from, to) > LONG_WAY ? LONG_MS : SHORT_MS,
    });
  }
  return staggered(out);
}

/** Pieces that were there and are nowhere now. */
export function vanished(before: Drawing, after: Drawing): string[] {
  return [...before.pieces.keys()].filter((piece) => !after.pieces.has(piece));
}

/** How long a number takes to count up or down by so much. */
export function countMs(by: number): number {
  return Math.min(COUNT_MS, POINT_MS * Math.abs(by));
}

function homeBox(drawing: Drawing, home: string | undefined): Box | null {
  return (home && drawing.homes.get(home)) || null;
}

/** One after the other, but all within the time that a watcher has. */
export function staggered(list: Move[]): Move[] {
  const step = list.length > 1 ? Math.min(STAGGER_MS, (ALL_MS - LONG_MS) / (list.length - 1)) : 0;
  return list.map((move, n) => ({ ...move, delay: n * step }));
}

/** Whether the drawing has changed as a whole (another size, another tab): then nothing travels. */
export function isRedrawn(before: Drawing, after: Drawing): boolean {
  let same = 0;
  let moved = 0;
  for (const [piece, to] of after.pieces) {
    const from = before.pieces.get(piece);
    if (!from) continue;
    if (distance(from, to) < STILL) same += 1;
    else moved += 1;
  }
  return moved > same;
}
