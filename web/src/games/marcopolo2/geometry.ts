/** Where things lie on the board, in board units. Positions of the map are a file of their own. */
import type { Atom } from "../../board/atoms";
import { laid } from "../../board/atoms";
import { isAsNamed, type RouteKind } from "./box";
import map from "./map.json";

export interface Spot {
  x: number;
  y: number;
}
export interface Area extends Spot {
  width: number;
  height: number;
}
type Point = [number, number];
interface Line {
  points: Point[];
  price: Point;
}

export const WHOLE = { width: 1070, height: 524 };
export const MAP = { x: 8, y: 36, width: map.size[0] ?? 0, height: map.size[1] ?? 0 };
export const CONTRACTS: Area = { x: 804, y: 3, width: 258, height: 293 };
export const CARDS: Area = { x: 804, y: 301, width: 258, height: 220 };
export const BOOK = { width: 122, height: 103 };
export const KHAN: Area = { x: 386, y: 418, width: 112, height: 103 };
export const GUILDS: Area = { x: 502, y: 418, width: 132, height: 103 };
export const TRAVEL: Area = { x: 638, y: 418, width: 160, height: 103 };
export const STATUS: Area = { x: 8, y: 3, width: 608, height: 29 };
export const BAG: Area = { x: 624, y: 3, width: 174, height: 29 };
/** On a phone the actions lie in two columns, at another scale. */
export const PHONE_ACTIONS = { width: 276, height: 352 };
export const DIE = 25;

const PLATES = map.plates as Record<string, number[]>;
const OASES = map.oases as Record<string, number[]>;
const ROUTES = map.routes as unknown as Record<string, Line>;

export function bookSpot(n: number): Spot {
  return { x: 8 + 126 * n, y: 418 };
}

/** The plate of a city. */
export function plateOf(city: string): Area {
  const [x = 0, y = 0, width = 0, height = 0] = PLATES[city] ?? [];
  return { x, y, width, height };
}

export const OASIS_R = 12.5;

export function oasisSpot(oasis: string): Spot {
  const [x = 0, y = 0] = OASES[oasis] ?? [];
  return { x, y };
}

/** The middle of a place of the map, whatever it is. */
export function middleOf(place: string): Spot {
  if (place in OASES) return oasisSpot(place);
  const plate = plateOf(place);
  return { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
}

/** As the map has it; a route between other places than its name says goes straight from one to the other. */
function lineOf(route: RouteKind): Line {
  const drawn = ROUTES[route.id];
  if (drawn && isAsNamed(route)) return drawn;
  const [from, to] = route.ends.map(middleOf) as [Spot, Spot];
  return {
    points: [
      [from.x, from.y],
      [to.x, to.y],
    ],
    price: [(from.x + to.x) / 2, (from.y + to.y) / 2],
  };
}

/** The line of a route: straight, or bent with one or two points between its ends. */
export function routePath(route: RouteKind): string {
  const { points } = lineOf(route);
  const [from, ...rest] = points.map(([x, y]) => `${x} ${y}`);
  return from === undefined ? "" : `M${from}${["", "L", "Q", "C"][rest.length] ?? "L"}${rest.join(" ")}`;
}

export const PILL = { height: 19, icon: 15, pad: 5 };

/** The price of a route as a pill around its middle. */
export function pillOf(route: RouteKind, atoms: readonly Atom[]): Area {
  const [x, y] = lineOf(route).price;
  const width = laid(atoms, PILL.icon).width + 2 * PILL.pad;
  return { x: x - width / 2, y: y - PILL.height / 2, width, height: PILL.height };
}

/** Whether the price of any route stands in an area. */
export function hasPrice(area: Area): boolean {
  return Object.values(ROUTES).some(({ price: [x = 0, y = 0] }) => {
    const isBeside = x + PILL.height < area.x || x - PILL.height > area.x + area.width;
    return !isBeside && y + PILL.height / 2 > area.y && y - PILL.height / 2 < area.y + area.height;
  });
}

export const REASON = { height: 14, letter: 6.4, gap: 2, reach: 70, step: 4 };

/** Where the reason of a refused place stands: as near as it covers none of the prices, no city and no oasis. */
export function reasonArea(place: string, words: string, prices: readonly Area[]): Area {
  const own = place in OASES ? oasisArea(place) : plateOf(place);
  const taken = [...prices, ...Object.keys(PLATES).map(plateOf), ...Object.keys(OASES).map(oasisArea)];
  const { height, gap, reach, step } = REASON;
  const width = REASON.letter * words.length;
  // Above a city and below an oasis, at its left edge: there the eye looks first.
  const first = { x: own.x + 3, y: place in OASES ? own.y + own.height + gap : own.y - height - gap };
  const areas: Area[] = [];
  for (let y = first.y - reach; y <= first.y + reach; y += step)
    for (let x = first.x - width; x <= first.x + own.width; x += step) areas.push({ x, y, width, height });
  const wayTo = ({ x, y }: Area) => Math.hypot(x - first.x, 2 * (y - first.y));
  areas.sort((one, other) => wayTo(one) - wayTo(other));
  const isFree = (area: Area) => isOnMap(area) && !taken.some((one) => isOver(one, area));
  return areas.find(isFree) ?? { ...first, width, height };
}

function isOnMap({ x, y, width, height }: Area): boolean {
  return x >= 2 && y >= 2 && x + width <= MAP.width - 2 && y + height <= MAP.height - 2;
}

export const FIGURE = 23;
const FIGURE_PITCH = 19;
const CROWDED_PITCH = 14;
const TWO_BY_TWO: Spot[] = [
  { x: -9, y: -9 },
  { x: 9, y: -9 },
  { x: -9, y: 8 },
  { x: 9, y: 8 },
  { x: 0, y: -1 },
];

/** Figures stand on the upper edge of a plate, closer from the third on; on an oasis two by two. Corners of squares. */
export function figureSpots(place: string, n: number): Spot[] {
  const half = FIGURE / 2;
  if (place in OASES) {
    const { x, y } = oasisSpot(place);
    if (n === 1) return [{ x: x - half, y: y - FIGURE + 3 }];
    return TWO_BY_TWO.slice(0, n).map((off) => ({ x: x + off.x - half, y: y + off.y - half - 2 }));
  }
  const plate = plateOf(place);
  const pitch = n > 2 ? CROWDED_PITCH : FIGURE_PITCH;
  const isLeft = map.figures_left.includes(place);
  const first = isLeft ? plate.x + 1 : plate.x + plate.width - 24;
  return Array.from({ length: n }, (_, k) => ({ x: first + (isLeft ? k : -k) * pitch, y: plate.y - 20 }));
}

/** Post spaces of a plate, in its own units. */
export function postSpot(n: number): Spot {
  return { x: 1.5 + 13.4 * n, y: 22 };
}

/** Where the brown tile or the blue marker of a plate lies: at its right end; on Kashgar the marker has a line below. */
export function bonusSpot(plate: Area, isSecond: boolean): Spot {
  return { x: plate.width - 2, y: isSecond ? 40.5 : 20.8 };
}

export const CONTRACT = { width: 124, height: 33 };
export const CITY_CARD = { width: 124, height: 45 };

/** A contract in its panel: the cities below each other, the contracts of each side by side, closing up if many. */
export function contractSpot(city: number, n: number, of: number): Spot {
  return { x: 4 + n * Math.min(126.5, 126.5 / Math.max(1, of - 1)), y: 47.5 + 52 * city };
}

/** The contracts below the map, a city beside the other and the contracts of each below each other. */
export const CONTRACTS_ACROSS = { width: 790, height: 124 };
const COLUMN = { width: 156, first: 6, top: 51, row: 35 };

export function contractAcross(city: number, n: number, of: number): Spot {
  return {
    x: COLUMN.first + COLUMN.width * city,
    y: COLUMN.top + n * Math.min(COLUMN.row, COLUMN.row / Math.max(1, of - 1)),
  };
}

/** A city card in its panel: those for all first, then those of the cities in the order of the map. */
export function cardSpot(n: number): Spot {
  return { x: n % 2 ? 130.5 : 4, y: 24 + 49 * Math.floor(n / 2) };
}

/** The city cards of a tablet: four beside each other. */
export const CARDS_ACROSS = { width: 790, height: 124 };

export function cardAcross(n: number): Spot {
  return { x: 6 + 195 * (n % 4), y: 25 + 49 * Math.floor(n / 4) };
}

export const TRACK = { x: 218, width: 294, y: 21, most: 50 };

/** Where a score stands on the track, which is gone round again after its end. */
export function trackSpot(points: number): number {
  const on = points <= TRACK.most ? points : ((points - 1) % TRACK.most) + 1;
  return TRACK.x + (TRACK.width * Math.max(on, 0)) / TRACK.most;
}

/** Scores of those at the track, beside each other where they would hide each other. */
export function scoreSpots(scores: readonly number[]): number[] {
  const NEAR = 10;
  const order = scores.map((n, seat) => ({ seat, x: trackSpot(n) })).sort((a, b) => a.x - b.x || a.seat - b.seat);
  const out = scores.map(() => 0);
  let last = -Infinity;
  for (const { seat, x } of order) {
    const at = Math.max(x, last + NEAR);
    out[seat] = at;
    last = at;
  }
  return out;
}

const WAYS = { width: 214, head: 36, line: 40, parts: 16, most: 250 };

const RIM = 4;

/** The part of the map that is in sight. */
export interface Seen {
  x: number;
  width: number;
}

/** The list of so many ways beside their destination, inside the map; inside what is in sight. */
export function waysArea(place: string, lines: number, seen: Seen = { x: 0, width: MAP.width }, inParts = 0): Area {
  const { x, y } = middleOf(place);
  const plate = place in OASES ? { width: 2 * OASIS_R, height: 2 * OASIS_R } : plateOf(place);
  const width = Math.min(WAYS.width, seen.width - 2 * RIM);
  const height = Math.min(WAYS.head + WAYS.line * lines + WAYS.parts * inParts, WAYS.most);
  const [first, last] = [seen.x + RIM, seen.x + seen.width - RIM - width];
  const right = x + plate.width / 2 + 8;
  const left = x - plate.width / 2 - 8 - width;
  const beside = [right, left].find((one) => one >= first && one <= last);
  const across = beside ?? Math.min(Math.max(first, x - width / 2), last);
  const below = y + plate.height / 2 + 6;
  const under = below + height <= MAP.height - RIM ? below : y - plate.height / 2 - 6 - height;
  const along = beside !== undefined ? y - height / 2 : under;
  return { x: across, y: Math.min(Math.max(RIM, along), MAP.height - height - RIM), width, height };
}

/** Whether a place of the map lies under an area, at least in part. */
export function isUnder(place: string, area: Area): boolean {
  return isOver(place in OASES ? oasisArea(place) : plateOf(place), area);
}

function isOver(at: Area, area: Area): boolean {
  return (
    at.x < area.x + area.width && area.x < at.x + at.width && at.y < area.y + area.height && area.y < at.y + at.height
  );
}

function oasisArea(place: string): Area {
  const { x, y } = oasisSpot(place);
  return { x: x - OASIS_R, y: y - OASIS_R, width: 2 * OASIS_R, height: 2 * OASIS_R };
}

const PHONE: Record<string, Spot> = {
  book_1: { x: 6, y: 2 },
  book_2: { x: 138, y: 2 },
  book_3: { x: 6, y: 108 },
  guilds: { x: 138, y: 108 },
  khan: { x: 0, y: 214 },
  travel: { x: 116, y: 214 },
  bag: { x: 0, y: 321 },
  dice: { x: 184, y: 321 },
};

/** Where a part of the action area lies on a phone. */
export function phoneSpot(part: string): Spot {
  return PHONE[part] ?? { x: 0, y: 0 };
}
