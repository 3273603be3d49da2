/** Where the pieces of seats went last, in the coordinates of a board. */
import { type Box, type Move, centre } from "./motion";

export interface Trail {
  piece: string;
  seat: number;
  d: string;
}

const SHORTEST = 14;

/** Trails of the moves that a board wants to show; `seatOf` says whose piece it is, or null. */
export function trailsOf(svg: SVGSVGElement, list: Move[], seatOf: (piece: string) => number | null): Trail[] {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return [];
  const inBoard = (box: Box) => {
    const point = centre(box);
    return new DOMPoint(point.x, point.y).matrixTransform(matrix);
  };
  const out: Trail[] = [];
  for (const move of list) {
    const seat = seatOf(move.piece);
    if (seat === null || !move.from || move.isNew) continue;
    const from = inBoard(move.from);
    const to = inBoard(move.to);
    if (Math.hypot(to.x - from.x, to.y - from.y) >= SHORTEST) out.push({ piece: move.piece, seat, d: arc(from, to) });
  }
  return out;
}

/** A slightly bent way that stops short of the piece itself. */
export function arc(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2 - 0.16 * Math.hypot(to.x - from.x, to.y - from.y);
  const round = (n: number) => Math.round(n * 10) / 10;
  return `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
}
