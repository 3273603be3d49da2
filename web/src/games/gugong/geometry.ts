/** Where things lie on the drawn board, in board units: 1070 × 524. */

export const BOARD = { width: 1070, height: 524 };

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The seven places. */
export const AREAS: Record<string, Area> = {
  wall: { x: 8, y: 40, width: 250, height: 182 },
  intrigue: { x: 8, y: 228, width: 250, height: 190 },
  travel: { x: 264, y: 40, width: 470, height: 252 },
  palace: { x: 264, y: 298, width: 470, height: 120 },
  jade: { x: 740, y: 40, width: 322, height: 152 },
  decrees: { x: 740, y: 198, width: 322, height: 220 },
  canal: { x: 8, y: 424, width: 1054, height: 94 },
};

/** The order in which a reader goes through them. */
export const PLACES = ["wall", "travel", "jade", "intrigue", "palace", "decrees", "canal"];

/** What of a place a phone shows when it is opened. */
export const CLOSE_UPS: Record<string, Area> = {
  wall: { x: 9, y: 72, width: 248, height: 149 },
  intrigue: { x: 9, y: 232, width: 248, height: 185 },
  travel: { x: 343, y: 41, width: 390, height: 250 },
  palace: { x: 340, y: 300, width: 393, height: 117 },
  jade: { x: 816, y: 70, width: 245, height: 121 },
  decrees: { x: 741, y: 222, width: 320, height: 195 },
};

export const CARD = { width: 58, height: 80 };

/** Where the gift card of a place lies. */
export function cardSpot(place: string): { x: number; y: number } {
  const area = AREAS[place] ?? { x: 0, y: 0 };
  return { x: area.x + 9, y: area.y + (place === "canal" ? 7 : 34) };
}

const MAP = { x: 334.5, y: 50.7, width: 395, height: 216.6 };

export function citySpot(xy: [number, number]): { x: number; y: number } {
  return { x: MAP.x + xy[0] * MAP.width, y: MAP.y + xy[1] * MAP.height };
}

const INTRIGUE = { x: 84, y: 326, pitch: 33.4, rise: 33, columns: 5 };
export const INTRIGUE_CELL = 31;

/** The track winds upward: left to right, right to left, left to right. */
export function intrigueSpot(step: number): { x: number; y: number } {
  const level = Math.floor(step / INTRIGUE.columns);
  const along = step % INTRIGUE.columns;
  const column = level % 2 === 0 ? along : INTRIGUE.columns - 1 - along;
  return { x: INTRIGUE.x + column * INTRIGUE.pitch, y: INTRIGUE.y - level * INTRIGUE.rise };
}

export const PATH_CELL = { width: 30, height: 32 };

export function pathSpot(step: number): { x: number; y: number } {
  return { x: 344 + step * 32.5, y: 354 };
}

const HALL = { x: 616, y: 356, width: 104 };

/** The spaces in the Palace share the front of the hall. */
export function arrivalSpot(n: number, spaces: number): { x: number; y: number; width: number } {
  const pitch = (HALL.width + 2) / spaces;
  return { x: HALL.x + n * pitch, y: HALL.y, width: pitch - 2 };
}

const WALL = { x: 86, y: 132, width: 166, cell: 27, climb: 36 };

/** Spaces of the wall, climbing to the right. */
export function wallSpot(n: number, spaces: number): { x: number; y: number; width: number } {
  const width = Math.min(WALL.cell, WALL.width / spaces);
  const left = WALL.x + (WALL.width - width * spaces) / 2;
  return { x: left + n * width, y: WALL.y - (WALL.climb / spaces) * n, width };
}

export function houseSpot(n: number, houses: number): { x: number; y: number } {
  return { x: 824 + n * (houses > 4 ? 38.6 : 57), y: 77 };
}

export function decreeSpot(level: number, n: number): { x: number; y: number } {
  return { x: 822 + (level - 1) * 80, y: 230 + n * 94 };
}
export const DECREE = { width: 72, height: 90 };

export const SHIP = { width: 94, height: 32 };

/** Harbours: side by side on the table, one below the other on the phone. */
export function harbourSpot(n: number, isPhone: boolean): Area {
  return isPhone
    ? { x: 8, y: 8 + (n - 1) * 64, width: 356, height: 60 }
    : { x: 266 + (n - 1) * 158, y: 428, width: 154, height: 86 };
}

/** The plate of a harbour, with its number and its reward. */
export function plateSpot(n: number, isPhone: boolean): { x: number; y: number } {
  const harbour = harbourSpot(n, isPhone);
  return isPhone ? { x: harbour.x + 5, y: harbour.y + 5 } : { x: harbour.x + 4, y: harbour.y + 18 };
}

/** Where a ship lies in a harbour. */
export function berthSpot(n: number, lane: number, lanes: number, isPhone: boolean): { x: number; y: number } {
  const harbour = harbourSpot(n, isPhone);
  if (isPhone) return { x: harbour.x + (lanes === 1 ? 150 : 84 + lane * 136), y: harbour.y + 18 };
  return { x: harbour.x + 60, y: lanes === 1 ? 456 : 432 + lane * 47 };
}

export const PHONE_CANAL = { x: 0, y: 0, width: 372, height: 336 };

const RULER = { x: 296, width: 484, least: 40, step: 20 };

/** The score track grows when somebody passes its end. */
export function rulerEnd(points: number[]): number {
  const most = Math.max(RULER.least, ...points);
  return Math.ceil(most / RULER.step) * RULER.step;
}

export function rulerSpot(points: number, end: number): number {
  return RULER.x + (Math.max(points, 0) / end) * RULER.width;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Figures on one spot, around its middle: one large, two side by side, more in rows of two going up. */
export function crowd(n: number, x: number, foot: number, large: number): Spot[] {
  if (n === 1) return [{ x: x - large / 2, y: foot - large, size: large }];
  const size = n === 2 ? large * 0.76 : large * 0.6;
  const pitch = n === 2 ? size * 0.68 : size * 0.8;
  const rise = size * 0.74;
  return Array.from({ length: n }, (_, i) => {
    const level = Math.floor(i / 2);
    const inRow = level * 2 + 1 < n ? 2 : 1;
    const left = x - (size + (inRow - 1) * pitch) / 2;
    return { x: left + (i % 2) * pitch, y: foot - size - level * rise, size };
  }).reverse();
}

/** Figures around a city: one or two above it, more in a half ring, so that its name and its neighbours stay free. */
export function around(n: number, x: number, y: number, foot: number, large: number): Spot[] {
  if (n <= 2) return crowd(n, x, foot, large);
  const size = large * 0.62;
  const reach = large * 0.66;
  return Array.from({ length: n }, (_, i) => {
    const angle = Math.PI * (1 + i / (n - 1));
    return { x: x + reach * Math.cos(angle) - size / 2, y: y + reach * Math.sin(angle) - size / 2, size };
  });
}

/** A row of figures around a middle, closing up when there are many. */
export function rank(n: number, middle: number, width: number, size: number): { x: number; size: number }[] {
  const pitch = n > 1 ? Math.min(size, (width - size) / (n - 1)) : 0;
  const left = middle - (size + pitch * (n - 1)) / 2;
  return Array.from({ length: n }, (_, i) => ({ x: left + i * pitch, size }));
}
