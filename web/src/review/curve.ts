/** The curves of a review: where its turns lie, what rounds they are in, and the lines and bands through them. */

import type { CurvePoint, GameEvent, Hope, Measure, Moment } from "../table/messages";

/** A room for a chart within its frame. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  low: number;
  high: number;
}

/** Which place a turn has among all: the deal is the first. */
export const placeOf = ({ turn }: Pick<CurvePoint, "turn">): number => (turn === null ? 0 : turn + 1);

export function xOf(plot: Plot, place: number, places: number): number {
  return plot.left + (plot.width * place) / Math.max(1, places - 1);
}

export function yOf({ top, height, low, high }: Plot, value: number): number {
  const within = Math.max(low, Math.min(high, value));
  return top + height * (1 - (within - low) / (high - low));
}

type Which = (hope: Hope) => Measure;

const rounded = (n: number): string => n.toFixed(1).replace(/\.0$/, "");

function pointsOf(curve: readonly CurvePoint[], seat: number, which: Which): { place: number; found: Measure }[] {
  return curve.flatMap((point) => {
    const hope = point.hopes[seat];
    return hope ? [{ place: placeOf(point), found: which(hope) }] : [];
  });
}

/** The line of a seat. */
export function lineOf(plot: Plot, curve: readonly CurvePoint[], places: number, seat: number, which: Which): string {
  return pointsOf(curve, seat, which)
    .map(({ place, found }, n) => {
      const [x, y] = [xOf(plot, place, places), yOf(plot, found.mean)];
      return `${n === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`;
    })
    .join("");
}

/** The band about it: within it the truth lies nine times in ten. */
export function bandOf(plot: Plot, curve: readonly CurvePoint[], places: number, seat: number, which: Which): string {
  const found = pointsOf(curve, seat, which);
  if (found.length === 0) return "";
  const at = (place: number, value: number) => `${rounded(xOf(plot, place, places))} ${rounded(yOf(plot, value))}`;
  const above = found.map(({ place, found: { mean, width } }) => at(place, mean + width));
  const below = found.map(({ place, found: { mean, width } }) => at(place, mean - width)).reverse();
  return `M${[...above, ...below].join("L")}Z`;
}

/** A round of the game on the axis, from one place to another. */
export interface Span {
  told: GameEvent | null;
  from: number;
  to: number;
}

/** The rounds that the turns are in, as far as they are judged; what came before the first belongs to it. */
export function spansOf(curve: readonly CurvePoint[], dividers: readonly GameEvent[]): Span[] {
  const end = Math.max(0, ...curve.map(placeOf));
  const latest = curve.at(-1)?.decision ?? 0;
  const placeAt = (decided: number) => Math.max(0, ...curve.filter((point) => point.decision <= decided).map(placeOf));
  const starts = dividers
    .filter(({ decided }, n) => n === 0 || decided < latest)
    .map((told, n) => ({ told, from: n === 0 ? 0 : placeAt(told.decided) }));
  if (starts.length === 0) return [{ told: null, from: 0, to: end }];
  return starts.map((start, n) => ({ ...start, to: starts[n + 1]?.from ?? end })).filter((span) => span.to > span.from);
}

const LETTER = 7; // pixels, about
const BETWEEN = 6;

/** Which names on an axis are written, by their middles: those that do not run into the one before. */
export function written(names: readonly { name: string; middle: number }[]): boolean[] {
  let end = -Infinity;
  return names.map(({ name, middle }) => {
    const half = (LETTER * name.length) / 2;
    if (middle - half < end + BETWEEN) return false;
    end = middle + half;
    return true;
  });
}

/** The decisions that were taken between a place and the one before it, as far as they are known. */
export function decisionsAt(curve: readonly CurvePoint[], place: number): Pick<Moment, "decision" | "until"> {
  const decision = curve.findLast((point) => placeOf(point) < place)?.decision ?? 0;
  return { decision, until: curve.find((point) => placeOf(point) >= place)?.decision ?? decision };
}

/** Whole tens for the axis of points, with all bands within it. */
export function pointsAxis(curve: readonly CurvePoint[]): { low: number; high: number; ticks: number[] } {
  const TEN = 10;
  const MOST = 4;
  const all = curve.flatMap(({ hopes }) =>
    hopes.flatMap(({ points: { mean, width } }) => [mean - width, mean + width]),
  );
  const low = Math.floor(Math.min(0, ...all) / TEN) * TEN;
  const high = Math.max(low + TEN, Math.ceil(Math.max(0, ...all) / TEN) * TEN);
  const step = TEN * Math.ceil((high - low) / TEN / MOST);
  return { low, high, ticks: Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step) };
}

/** The moment of before in the list of now: known by its turn and kind, as numbers change while a review grows. */
export function sameMoment(
  moments: readonly Moment[],
  before: Pick<Moment, "turn" | "kind"> | null,
): Moment | undefined {
  return before ? moments.find(({ turn, kind }) => turn === before.turn && kind === before.kind) : undefined;
}

/** The moment nearest to a place; none, where there are none. */
export function nearest(moments: readonly Moment[], place: number): Moment | undefined {
  const away = (one: Moment) => Math.abs(placeOf(one) - place);
  return [...moments].sort((a, b) => away(a) - away(b) || a.number - b.number)[0];
}

/** The next moment before or after a place, in time. */
export function beside(
  moments: readonly Moment[],
  chosen: number | null,
  place: number,
  by: 1 | -1,
): Moment | undefined {
  const at = chosen === null ? -1 : moments.findIndex(({ number }) => number === chosen);
  if (at >= 0) return moments[at + by];
  return by > 0 ? moments.find((one) => placeOf(one) >= place) : moments.findLast((one) => placeOf(one) <= place);
}
