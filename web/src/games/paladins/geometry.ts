/** Where things lie, in board units: the main board 1070 × 300, the own board 1070 × 370, parts of them on a phone. */

export interface Spot {
  x: number;
  y: number;
}
export interface Area extends Spot {
  width: number;
  height: number;
}

export const MAIN = { width: 1070, height: 300 };
export const OWN = { width: 1070, height: 370 };
export const PHONE_TOWN = { width: 374, height: 470 };

// The town

/** On a tablet the rows of a phone lie two by two: the King's cards and the Tax right of the others; where each moves. */
export const TABLET_TOWN = {
  width: 752,
  height: 232,
  king: { x: 377, y: -136 },
  tavern: { x: 0, y: -196 },
  tax: { x: 377, y: -233 },
};

const ROWS = {
  table: { town: 5, king: 121, tavern: 234 },
  phone: { town: 2, king: 138, tavern: 336 },
};

/** Where the heading of a row of cards stands, and how long the row is. */
export function headingSpot(row: "town" | "king" | "tavern", isPhone: boolean): Spot & { width: number } {
  return isPhone ? { x: 2, y: ROWS.phone[row], width: 370 } : { x: 8, y: ROWS.table[row], width: 446 };
}

export function townSpot(n: number, isPhone: boolean): Area {
  return isPhone ? { x: 1 + n * 75, y: 24, width: 72, height: 86 } : { x: 8 + n * 90, y: 26, width: 86, height: 66 };
}

/** A King's Order or Favour: eight in a row, on a phone in two of four. */
export function kingSpot(n: number, isPhone: boolean): Area {
  if (!isPhone) return { x: 8 + n * 56.25, y: 142, width: 52.75, height: 84 };
  return { x: 1 + (n % 4) * 94, y: 160 + Math.floor(n / 4) * 83, width: 90, height: 78 };
}

export function tavernSpot(n: number, isPhone: boolean): Area {
  return isPhone ? { x: 1 + n * 75, y: 358, width: 72, height: 52 } : { x: 8 + n * 90, y: 255, width: 86, height: 36 };
}

/** The workers of a Tavern card: a row of four, on a phone two by two. */
export function guestSpot(n: number, isPhone: boolean): Spot {
  return isPhone ? { x: 4 + (n % 2) * 23, y: 3 + Math.floor(n / 2) * 23 } : { x: 3 + n * 20, y: 7 };
}

export const TAX = {
  table: { x: 460, y: 64, width: 52, height: 228 },
  phone: { x: 1, y: 420, width: 372, height: 44 },
};

/** A coin of the Tax supply, the lowest first. */
export function coinSpot(n: number, full: number, isPhone: boolean): Spot {
  const pitch = isPhone ? Math.min(23, 170 / full) : Math.min(14.6, 108 / full);
  return isPhone ? { x: 128 + n * pitch, y: 442 } : { x: 486, y: 249 - n * pitch };
}

// The regions

export const REGION = { width: 88.5, height: 150, pitch: 91.5 };
export const OUTSIDER = { width: 88.5, height: 112 };

export function regionSpot(n: number): Spot {
  return { x: 518 + n * REGION.pitch, y: 28 };
}

export const SPACE = 27.6;

/** The n-th space of a region: three in a row. */
export function spaceSpot(region: number, n: number): Spot {
  const { x } = regionSpot(region);
  return { x: x + 1.7 + (n % 3) * 28.6, y: 58 + Math.floor(n / 3) * ROW };
}

const ROW = 29.2;
const REASON = 30; // two lines

/** Where it is said why a region is closed: below its spaces, which stay to be read. */
export function reasonSpot(region: number, spaces: number): Spot & { width: number; height: number } {
  const { x, y } = regionSpot(region);
  const below = spaceSpot(region, 0).y + Math.ceil(spaces / 3) * ROW;
  return { x: x + 2, y: below, width: REGION.width - 4, height: Math.max(y + REGION.height - below, REASON) };
}

export function outsiderSpot(n: number): Spot {
  return { x: regionSpot(n).x, y: 182 };
}

// The own board

export const SIMPLE = { width: 196, height: 45 };
export const GREAT = { width: 322, height: 93 };

/** The six simple actions two by two on the left, the six great ones two by two on the right. */
export function actionSpot(n: number): Spot {
  const column = n % 2;
  const row = Math.floor((n % 6) / 2);
  return n < 6 ? { x: 12 + column * 200, y: 112 + row * 49 } : { x: 416 + column * 328, y: 8 + row * 97 };
}

/** The middle of a worker space of a great action, from the corner of the action. */
export function slotSpot(n: number): Spot {
  return { x: 22 + n * 34, y: 44 };
}

/** The middle of a worker space of a simple action, at its right edge. */
export function simpleSlotSpot(n: number, slots: number): Spot {
  return { x: SIMPLE.width - 21.5 - (slots - 1 - n) * 30, y: 22.5 };
}

export const CELL = { width: 28, height: 32, pitch: 29.6, fit: 7 };
const WORKSHOP = { pitch: 38, fit: 8 };
export const TRACK_CELL = { width: 15.6, height: 21, pitch: 17.2, fit: 13 };

/** A cell of the row of a great action, from the corner of the action: seven fit, more close up. */
export function cellSpot(n: number, of = CELL.fit): Spot {
  return { x: 112 + n * closing(CELL, of), y: 28 };
}

export function workshopSpot(n: number, of = WORKSHOP.fit): Area {
  return { x: 104 + n * closing(WORKSHOP, of), y: 260, width: 35, height: 34 };
}

export function trackSpot(attribute: number, level: number, most = TRACK_CELL.fit - 1): Spot {
  return { x: 42 + level * closing(TRACK_CELL, most + 1), y: 9 + attribute * 25 };
}

/** How far apart the cells of a row stand: as drawn, or closer where there are more than fit. */
function closing({ pitch, fit }: { pitch: number; fit: number }, of: number): number {
  return of > fit ? (pitch * (fit - 1)) / (of - 1) : pitch;
}

const STOCK = { x: 11, width: 244, figure: 44, pitch: 39, most: 9 };

export interface Figure {
  kind: string;
  /** Which of its kind. */
  n: number;
  x: number;
  /** How much of it is seen. */
  width: number;
}

/** Whether there are so many workers that a kind is one figure with its number. */
export function isCrowded(workers: Record<string, number>): boolean {
  return Object.values(workers).reduce((sum, n) => sum + n, 0) >= STOCK.most;
}

/** The workers in the own supply: side by side, from seven on closer, from nine on one figure for each kind. */
export function stockFigures(workers: Record<string, number>, order: readonly string[]): Figure[] {
  const crowded = isCrowded(workers);
  const row = order.flatMap((kind) =>
    Array.from({ length: crowded ? Math.min(1, workers[kind] ?? 0) : (workers[kind] ?? 0) }, (_, n) => ({ kind, n })),
  );
  const room = STOCK.width - STOCK.figure;
  const width = row.length > 1 ? Math.min(STOCK.pitch, room / (row.length - 1)) : STOCK.pitch;
  return row.map((one, at) => ({ ...one, x: STOCK.x + at * width, width }));
}

/** Cards side by side, closing up where they need more room than there is. */
export function rowOf(n: number, from: number, width: number, card: number, gap: number): number[] {
  const pitch = n > 1 ? Math.min(card + gap, (width - card) / (n - 1)) : 0;
  return Array.from({ length: n }, (_, at) => from + at * pitch);
}

export const DRAFT = { x: 12, y: 120, width: 396, card: { width: 126, height: 174 } };

/** The drawn Paladins lie over the simple actions, which nobody can take meanwhile. */
export function draftSpot(n: number, cards: number): Spot {
  const xs = rowOf(cards, DRAFT.x, DRAFT.width, DRAFT.card.width, 9);
  return { x: xs[n] ?? DRAFT.x, y: DRAFT.y };
}
