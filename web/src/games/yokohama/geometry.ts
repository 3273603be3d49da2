/** Where things lie on the board, in board units: a wedge of areas, four to six on its wide side. */
import { layoutOf, type YokohamaBox } from "./box";

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

export const WHOLE = { width: 1070, height: 524 };
export const AREA = { width: 107, height: 117.5 };
/** The widest that areas become where few players leave room, and the part of the board that they may fill. */
const WIDEST = 138;
const HARBOUR = 679;
const PITCH = { x: 112, y: 129 };
const GAP = PITCH.x - AREA.width;
const TOP = 14.5;
const BANK = 3; // between the coast and the plates
const COAST_FROM = 2; // the row at which the water begins

/** Panels on the water: end signs and agents, the boards of church and customs. */
export const PANEL = { width: 103, height: 117.5 };
export const BOARD = { width: 160, height: 117.5 };
const MARGIN = 6;
/** The spaces of the church and customs boards: two rows of four. */
export const SPACE = { width: 37, height: 46.5 };
/** Inside an area. */
export const TILE_TOP = 80;
export const TOKEN = { fromRight: 29, y: 42, width: 26, height: 35 };
const HOUSE_WIDTH = 25.8;
const SHOPS_FROM = 1.2;

/** How a plate of a width is divided below: the width of each of four shops, and where the trading house begins. */
export function tileOf(width: number, shops = 4): { shop: number; shopsFrom: number; houseFrom: number } {
  const house = (HOUSE_WIDTH * width) / AREA.width;
  return { shop: (width - house - SHOPS_FROM) / shops, shopsFrom: SHOPS_FROM, houseFrom: width - house };
}

/** The areas of a phone. */
export const SMALL = { width: 61, height: 72, pitch: { x: 64, y: 83 }, top: 14 };
export const PHONE = { width: 390, height: 343 };

interface Scale {
  width: number;
  pitch: { x: number; y: number };
  area: { width: number; height: number };
  top: number;
}
const PHONE_SCALE: Scale = { width: PHONE.width, pitch: SMALL.pitch, area: SMALL, top: SMALL.top };

/** From the first to the last area of the wide side, in pitches. */
function acrossOf(box: YokohamaBox, players: number): number {
  return Math.max(0, ...(layoutOf(box, players)?.slots ?? []).map(({ xy }) => xy[0])) / 2;
}

/** The corner of each area, by slot of the layout; the wedge stands in the middle. */
function spotsOn(box: YokohamaBox, players: number, { width, pitch, area, top }: Scale): Spot[] {
  const slots = layoutOf(box, players)?.slots ?? [];
  const across = acrossOf(box, players);
  const left = (width - across * pitch.x - area.width) / 2;
  return slots.map(({ xy: [x, y] }) => ({ x: left + (x * pitch.x) / 2, y: top + y * pitch.y }));
}

/** How large the plates are: with fewer players there are fewer areas side by side, and each is wider. */
export function plateOf(box: YokohamaBox, players: number): { width: number; height: number } {
  const across = acrossOf(box, players);
  const room = (HARBOUR - 2 * MARGIN - across * GAP) / (across + 1);
  return { width: Math.max(AREA.width, Math.min(WIDEST, Math.floor(room))), height: AREA.height };
}

/** How wide the part with the areas is; the cards have the rest. */
export function harbourWidth(box: YokohamaBox, players: number): number {
  const { width } = plateOf(box, players);
  return acrossOf(box, players) * (width + GAP) + width + 2 * MARGIN;
}

export function areaSpots(box: YokohamaBox, players: number): Spot[] {
  const area = plateOf(box, players);
  const pitch = { x: area.width + GAP, y: PITCH.y };
  return spotsOn(box, players, { width: harbourWidth(box, players), pitch, area, top: TOP });
}

/** Where the panels lie in a harbour of a width. */
export function panelSpots(width: number): Record<"signs" | "agents" | "church" | "customs", Spot> {
  const [upper, lower] = [TOP + COAST_FROM * PITCH.y, TOP + (COAST_FROM + 1) * PITCH.y];
  return {
    signs: { x: MARGIN, y: upper },
    agents: { x: width - MARGIN - PANEL.width, y: upper },
    church: { x: MARGIN, y: lower },
    customs: { x: width - MARGIN - BOARD.width, y: lower },
  };
}

/** Where the cards lie beside it. */
export function cardsBox(width: number): Box {
  return { x: width + 3, y: 8, width: WHOLE.width - width - 11, height: WHOLE.height - 12 };
}

export function smallSpots(box: YokohamaBox, players: number): Spot[] {
  return spotsOn(box, players, PHONE_SCALE);
}

/** Where two neighbouring plates have their bridge, and whether one crosses it sideways. */
export interface Bridge extends Spot {
  isAcross: boolean;
}

export function bridgeBetween(a: Spot, b: Spot, area: { width: number; height: number } = AREA): Bridge {
  const isAcross = a.y === b.y;
  const [first, second] = (isAcross ? a.x <= b.x : a.y <= b.y) ? [a, b] : [b, a];
  if (isAcross) return { x: (first.x + area.width + second.x) / 2, y: first.y + area.height * 0.53, isAcross };
  return {
    x: (Math.max(a.x, b.x) + Math.min(a.x, b.x) + area.width) / 2,
    y: (first.y + area.height + second.y) / 2,
    isAcross,
  };
}

/** Pairs of slots that touch, by their numbers. */
export function touching(box: YokohamaBox, players: number): [number, number][] {
  const layout = layoutOf(box, players);
  const at = (id: string) => layout?.slots.findIndex((slot) => slot.id === id) ?? -1;
  return (layout?.edges ?? []).map(([a, b]) => [at(a), at(b)]);
}

/** Where the water begins. */
export const COAST_TOP = TOP + PITCH.y * COAST_FROM - BANK * 2 - 0.5;
/** How far land and water go on beyond the board, where the window leaves more room. */
export const BEYOND = 900;

/** The coast on one side: it steps in with the rows of the wedge. `d` is its line, `water` what lies beyond. */
export function coast(rows: readonly number[], edge: number, height: number): { d: string; water: string } {
  const bend = 8;
  const inwards = rows.map((x) => x - Math.sign(x - edge) * BANK);
  const to = Math.sign((inwards[0] ?? 0) - edge); // 1: the water lies left
  const tops = [0, 1].map((n) => COAST_TOP + PITCH.y * n);
  const [x1 = 0, x2 = 0] = inwards;
  const [y1 = 0, y2 = 0] = tops;
  const line =
    `M${edge} ${y1}H${x1 - to * bend}Q${x1} ${y1} ${x1} ${y1 + bend}V${y2 - bend}Q${x1} ${y2} ${x1 + to * bend} ${y2}` +
    `H${x2 - to * bend}Q${x2} ${y2} ${x2} ${y2 + bend}V${height}`;
  return { d: line, water: `${line}H${edge}Z` };
}

/** The outer edges of the rows at which there is water, from the left and from the right. */
export function shores(spots: readonly Spot[], wide: number): { left: number[]; right: number[] } {
  const rows = [...new Set(spots.map(({ y }) => y))].slice(COAST_FROM);
  const inRow = (y: number) => spots.filter((spot) => spot.y === y).map(({ x }) => x);
  return {
    left: rows.map((y) => Math.min(...inRow(y))),
    right: rows.map((y) => Math.max(...inRow(y)) + wide),
  };
}

const CUT = 9;
const ROUND = 8;
const FOOT = 6;

/** The outline of a plate: production has cut corners, everything else round ones. */
export function outline(isCut: boolean, { width, height }: { width: number; height: number } = AREA): string {
  const foot = `V${height - FOOT}A${FOOT} ${FOOT} 0 0 1 ${width - FOOT} ${height}H${FOOT}A${FOOT} ${FOOT} 0 0 1 0 ${height - FOOT}`;
  return isCut
    ? `M${CUT} 0H${width - CUT}L${width} ${CUT}${foot}V${CUT}Z`
    : `M0 ${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0H${width - ROUND}A${ROUND} ${ROUND} 0 0 1 ${width} ${ROUND}${foot}Z`;
}

/** The head of a plate. */
export function head(isCut: boolean, width: number, height: number): string {
  return isCut
    ? `M${CUT} 0H${width - CUT}L${width} ${CUT}V${height}H0V${CUT}Z`
    : `M0 ${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0H${width - ROUND}A${ROUND} ${ROUND} 0 0 1 ${width} ${ROUND}V${height}H0Z`;
}

/** A space of the church or customs board. */
export function spaceSpot(n: number): Spot {
  return { x: 4 + (n % 4) * 38.3, y: 20.5 + Math.floor(n / 4) * 48 };
}

/** Where the ways to an area are compared: beside its plate, inside as much of the board as is seen. */
export function waysBox(area: Spot, n: number, across = WHOLE.width, wide = AREA.width): Box {
  const width = 196;
  const height = 36 + 36 * n;
  const right = area.x + wide + 6;
  const x = right + width <= across ? right : area.x - width - 6;
  return { x, y: Math.max(4, Math.min(area.y, WHOLE.height - height - 4)), width, height };
}
