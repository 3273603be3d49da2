/** Who stands where and what follows from it, worked out from the view. */
import { numbersOf, type YokohamaBox } from "./box";
import type { AreaView, PlayerView, SpaceView, YokohamaView } from "./view";

export const FREE = -1;
export const NEUTRAL = -2;

export function areaOf(view: YokohamaView, id: string): AreaView | undefined {
  return view.areas.find((area) => area.id === id);
}

export function playerOf(view: YokohamaView, seat: number): PlayerView | undefined {
  return view.players[seat];
}

/** The power a seat has in an area, or would have if its president came there; 0 where it has no piece. */
export function powerFor(box: YokohamaBox, area: AreaView, seat: number): number {
  const now = area.powers[seat] ?? 0;
  const isThere = area.presidents.includes(seat);
  if (!isThere && (area.assistants[seat] ?? 0) === 0) return 0;
  return Math.min(isThere ? now : now + 1, box.turn.power_max);
}

/** A group of pieces in an area. */
export interface Standing {
  kind: "president" | "assistant" | "station";
  seat: number;
  n: number;
}

/** Own pieces first, then presidents, then the others, the station last. */
export function standingIn(area: AreaView, me: number): Standing[] {
  const seats = area.assistants.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== me);
  const president = (seat: number): Standing[] =>
    area.presidents.includes(seat) ? [{ kind: "president", seat, n: 1 }] : [];
  const assistants = (seat: number): Standing[] => {
    const n = area.assistants[seat] ?? 0;
    return n > 0 ? [{ kind: "assistant", seat, n }] : [];
  };
  return [
    ...president(me),
    ...assistants(me),
    ...others.flatMap(president),
    ...others.flatMap(assistants),
    ...(area.station ? [{ kind: "station" as const, seat: FREE, n: 1 }] : []),
  ];
}

/** A group where it stands; small ones are the mark of their seat. */
export interface Placed extends Standing {
  x: number;
  row: number;
  size: number;
  isSmall: boolean;
}

export const ROOM = 76;
const SIZES = { president: 24, assistant: 20, station: 22 };
const WIDTHS = { president: 21, assistant: 18, station: 21 };
const COUNT = 9;
const SMALL = 12;

function widthOf({ kind, n }: Standing): number {
  return WIDTHS[kind] + (n > 1 ? COUNT : 0);
}

/** Pieces in one row or two; where that is too narrow presidents close up and the others become marks. */
export function placed(pieces: readonly Standing[], room = ROOM): { rows: number; pieces: Placed[] } {
  const out: Placed[] = [];
  let x = 0;
  let row = 0;
  for (const piece of pieces) {
    if (x + widthOf(piece) > room && x > 0) {
      x = 0;
      row += 1;
    }
    out.push({ ...piece, x, row, size: SIZES[piece.kind], isSmall: false });
    x += widthOf(piece);
  }
  return row < 2 ? { rows: row + 1, pieces: out } : crowded(pieces, room);
}

function crowded(pieces: readonly Standing[], room: number): { rows: number; pieces: Placed[] } {
  const upper = pieces.filter(({ kind }) => kind !== "assistant");
  const lower = pieces.filter(({ kind }) => kind === "assistant");
  const pitch = Math.min(WIDTHS.president, (room - SIZES.president) / Math.max(1, upper.length - 1));
  const wide = Math.min(SMALL + COUNT, room / Math.max(1, lower.length));
  return {
    rows: 2,
    pieces: [
      ...upper.map((piece, n) => ({ ...piece, x: n * pitch, row: 0, size: SIZES[piece.kind], isSmall: false })),
      ...lower.map((piece, n) => ({ ...piece, x: n * wide, row: 1, size: SMALL, isSmall: true })),
    ],
  };
}

/** How near the end is: so much of so much, who is furthest. */
export interface EndSign {
  id: "shops" | "houses" | "church" | "customs" | "orders";
  icon: string;
  n: number;
  of: number;
  /** Those who have built most; none where nobody has, or where it is no race. */
  leaders: number[];
  isTrigger: boolean;
}

const TRIGGERS = ["houses", "shops", "orders", "church", "customs"];

export function builtBy(view: YokohamaView, seat: number): { shops: number; houses: number } {
  return {
    shops: view.areas.reduce((sum, { shops }) => sum + shops.filter((owner) => owner === seat).length, 0),
    houses: view.areas.filter(({ house }) => house === seat).length,
  };
}

export function takenOn(board: readonly SpaceView[]): number {
  return board.filter(({ owner }) => owner !== FREE).length;
}

export function endSigns(box: YokohamaBox, view: YokohamaView): EndSign[] {
  const numbers = numbersOf(box, view.players.length);
  const shops = view.players.map(({ seat }) => builtBy(view, seat).shops);
  const houses = view.players.map(({ seat }) => builtBy(view, seat).houses);
  const sign = (id: EndSign["id"], icon: string, counts: number[], of: number): EndSign => {
    const n = Math.max(0, ...counts);
    const leaders = counts.length > 1 && n > 0 ? counts.flatMap((count, seat) => (count === n ? [seat] : [])) : [];
    return { id, icon, n, of, leaders, isTrigger: TRIGGERS[view.trigger - 1] === id };
  };
  return [
    sign("shops", "yk-shop", shops, box.end_conditions.shops_built),
    sign("houses", "yk-trading-house", houses, box.end_conditions.trading_houses_built),
    sign("church", "yk-church", [takenOn(view.church)], numbers?.church_end ?? 0),
    sign("customs", "yk-customs", [takenOn(view.customs)], numbers?.customs_end ?? 0),
    sign("orders", "yk-order", [view.order_deck], 0),
  ];
}

/** Areas of a kind that is there more than once are told apart by their number. */
export function numberOf(view: YokohamaView, id: string): string {
  const found = /^(.*)_(\d)$/.exec(id);
  if (!found) return "";
  return view.areas.some((area) => area.id !== id && area.id.startsWith(`${found[1]}_`)) ? (found[2] ?? "") : "";
}
