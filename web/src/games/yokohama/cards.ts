/** Orders, technologies and achievements: how they are laid out, and what follows from those that a player has. */
import type { Way } from "../../board/types";
import { type Atom, counted } from "../../board/atoms";
import { type AchievementKind, byId, type Bundle, GOODS, type OrderKind, type YokohamaBox } from "./box";
import { bundle, nounIcon } from "./formula";
import type { CardView, PlayerView, YokohamaView } from "./view";

/** The grounds of the countries, as their symbols have them. */
export const GROUNDS: Record<string, string> = {
  gb: "#8e2b3d",
  us: "#28447e",
  fr: "#4a6fb3",
  de: "#3b3638",
  nl: "#c4671c",
};

const SHORT_LINE = 2;
const CROWDED = 3;

/** What an order asks for, in one or two lines. */
export function orderLines(order: OrderKind): Atom[][] {
  const goods = GOODS.filter((good) => order.cost[good]).map((good) => bundle({ [good]: order.cost[good] }));
  return goods.length <= SHORT_LINE
    ? goods
    : [goods.slice(0, SHORT_LINE).flat(), goods.slice(SHORT_LINE, 2 * SHORT_LINE).flat()];
}

/** What an order brings; where there is much, a single thing goes without its figure. */
export function orderGain(order: OrderKind): Atom[] {
  const kinds = Object.keys(order.gain);
  if (kinds.length < CROWDED) return bundle(order.gain);
  return [...bundle({ vp: order.gain["vp"] ?? 0 }), ...kinds.filter((noun) => noun !== "vp").flatMap(single)];

  function single(noun: string): Atom[] {
    return counted(order.gain[noun] ?? 0, nounIcon(noun));
  }
}

/** What of an order's goods is not in stock. */
export function missingFor(order: OrderKind, stock: Record<string, number>): Bundle {
  const out: Bundle = {};
  for (const [good, n] of Object.entries(order.cost)) {
    const short = n - (stock[good] ?? 0);
    if (short > 0) out[good] = short;
  }
  return out;
}

interface Run<T> {
  value: T;
  from: number;
  n: number;
}

/** Neighbours that have something in common. */
export function runs<T>(values: readonly T[]): Run<T>[] {
  const out: Run<T>[] = [];
  values.forEach((value, from) => {
    const last = out.at(-1);
    if (last && last.value === value) last.n += 1;
    else out.push({ value, from, n: 1 });
  });
  return out;
}

export interface Progress {
  /** Of one thing; of buildings in production areas and in commercial ones. */
  have: number[];
  isEnough: boolean;
}

/** How far a player is with an achievement. */
export function progressOf(
  box: YokohamaBox,
  view: YokohamaView,
  player: PlayerView,
  { condition }: AchievementKind,
): Progress {
  if (condition.test === "buildings") {
    const production = builtIn(box, view, player.seat, "production");
    const commercial = builtIn(box, view, player.seat, "commercial");
    const isEnough = production >= (condition.production ?? 0) && commercial >= (condition.commercial ?? 0);
    const asked: [number | undefined, number][] = [
      [condition.production, production],
      [condition.commercial, commercial],
    ];
    return { have: asked.filter(([wanted]) => wanted).map(([, have]) => have), isEnough };
  }
  const have = ownedOf(condition.test, condition.good ?? "yen", box, player);
  return { have: [have], isEnough: have >= (condition.n ?? 0) };
}

function ownedOf(test: string, noun: string, box: YokohamaBox, player: PlayerView): number {
  switch (test) {
    case "technologies":
      return player.technologies.length;
    case "orders":
      return player.completed.length;
    case "tokens":
      return tokensOf(box, player);
    default:
      return player.stock[noun] ?? 0;
  }
}

/** Areas of a type in which a player has built. */
function builtIn(box: YokohamaBox, view: YokohamaView, seat: number, type: string): number {
  return view.areas.filter(
    ({ id, shops, house }) => byId(box.areas, id)?.type === type && (shops.includes(seat) || house === seat),
  ).length;
}

/** Agents and five-power tokens, used or not; a free agent is no token besides the one it came with. */
function tokensOf(box: YokohamaBox, player: PlayerView): number {
  const { free = 0, ...agents } = player.agents;
  const withAgent = player.tokens.filter((id) => byId(box.mini_2_tokens, id)).length;
  const freeInAll = withAgent + (byId(box.mini_1_tokens, player.reward)?.effects ? 1 : 0);
  const ready = Object.values(agents).reduce((sum, n) => sum + n, 0);
  return player.tokens.length + ready + player.spent - (freeInAll - free);
}

/** The sum of the values of a player's technologies. */
export function valueOf(box: YokohamaBox, player: PlayerView): number {
  return player.technologies.reduce((sum, { technology }) => sum + (byId(box.technologies, technology)?.value ?? 0), 0);
}

/** The country symbols of a player. */
export function countriesOf(box: YokohamaBox, player: PlayerView): { country: string; n: number }[] {
  const own = [
    ...player.technologies.map(({ country }) => country),
    ...player.completed.map((id) => byId(box.orders, id)?.country),
    byId(box.mini_1_tokens, player.reward)?.country,
  ];
  return box.countries.map(({ id }) => ({ country: id, n: own.filter((country) => country === id).length }));
}

/** The sets of different countries, the largest first, and what they score. */
export function setsOf(box: YokohamaBox, player: PlayerView): { sizes: number[]; vp: number } {
  let left = countriesOf(box, player).map(({ n }) => n);
  const sizes: number[] = [];
  while (left.some((n) => n > 0)) {
    sizes.push(left.filter((n) => n > 0).length);
    left = left.map((n) => Math.max(0, n - 1));
  }
  return { sizes, vp: sizes.reduce((sum, size) => sum + (box.final_scoring.country_set_vp[size] ?? 0), 0) };
}

/** Of a laboratory's cards those between which the country decides; none where that cannot be told. */
export function copiesAsked(cards: readonly CardView[], countries: readonly string[]): CardView[] {
  const names = [...new Set(cards.map(({ technology }) => technology))];
  const fitting = names
    .map((name) => cards.filter(({ technology }) => technology === name && technology !== ""))
    .filter(
      (copies) => copies.length === countries.length && copies.every(({ country }) => countries.includes(country)),
    );
  return fitting.length === 1 ? (fitting[0] ?? []) : [];
}

/** How just this card is taken, if it can be: by its name, and by its country where that is asked for. */
export function wayTo(
  ways: readonly Pick<Way, "tokens" | "means">[] | undefined,
  { technology, country }: CardView,
): string[] | undefined {
  const card = [`technology:${technology}`, `country:${country}`];
  return ways?.find((way) => way.means?.join() === card.join())?.tokens;
}

// Sizes of the drawings, in board units

export const CARD = { width: 57, height: 70 };
export const ROW = { width: 380, height: 97 };
export const TILE = { width: 121, height: 74 };
export const ACHIEVEMENTS = { width: 380, height: 104 };
/** On a phone the tiles lie below each other. */
export const TALL_ACHIEVEMENTS = { width: 240, height: 242 };
export const ROW_GAP = 5;
const MARGIN = 5;
const BAND_EDGE = 2.7;
const HEAD = 22;
const TALL = { head: 3, between: 12, caption: 19, pitch: 76 };

/** The ground of neighbouring spaces that have something in common. */
export interface Band<T> {
  value: T;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its caption ends, and the line it stands on. */
  caption: { x: number; y: number };
}
export interface CardRow<T> {
  width: number;
  height: number;
  spots: { x: number; y: number }[];
  bands: Band<T>[];
}

/** Six cards beside each other, in bands; on a phone a band is a column. */
export function layRow<T>(values: readonly T[], isTall: boolean): CardRow<T> {
  return isTall ? tallRow(runs(values)) : longRow(runs(values), values.length);
}

function longRow<T>(bands: Run<T>[], of: number): CardRow<T> {
  const pitch = (ROW.width - 2 * MARGIN - CARD.width) / Math.max(1, of - 1);
  const at = (n: number) => MARGIN + n * pitch;
  return {
    ...ROW,
    spots: Array.from({ length: of }, (_, n) => ({ x: at(n), y: HEAD })),
    bands: bands.map(({ value, from, n }) => {
      const x = at(from) - BAND_EDGE;
      const width = at(from + n - 1) + CARD.width + BAND_EDGE - x;
      return { value, x, y: 2, width, height: ROW.height - 4, caption: { x: x + width - 3, y: 15.5 } };
    }),
  };
}

function tallRow<T>(bands: Run<T>[]): CardRow<T> {
  const deepest = Math.max(0, ...bands.map(({ n }) => n));
  const top = TALL.head + TALL.caption;
  const height = top + deepest * TALL.pitch;
  const at = (band: number) => MARGIN + band * (CARD.width + TALL.between);
  return {
    width: at(bands.length) - TALL.between + MARGIN,
    height,
    spots: bands.flatMap(({ n }, band) =>
      Array.from({ length: n }, (_, k) => ({ x: at(band), y: top + k * TALL.pitch })),
    ),
    bands: bands.map(({ value }, band) => ({
      value,
      x: at(band) - BAND_EDGE - 1,
      y: TALL.head,
      width: CARD.width + 2 * BAND_EDGE + 2,
      height: height - TALL.head - 1,
      caption: { x: at(band) + CARD.width - 1, y: TALL.head + 13.5 },
    })),
  };
}

/** Where an achievement lies on its panel. */
export function tileSpot(n: number, isTall: boolean, isAlone: boolean): { x: number; y: number } {
  if (!isTall) return { x: MARGIN + n * (TILE.width + 3.5), y: 24 };
  return { x: isAlone ? (TALL_ACHIEVEMENTS.width - TILE.width) / 2 : 12, y: 6 + n * (TILE.height + 4) };
}

/** Where one of the reward tokens lies: beside the caption, on a phone beside the tiles. */
export function rewardSpot(n: number, of: number, isTall: boolean): { x: number; y: number } {
  if (!isTall) return { x: ACHIEVEMENTS.width - MARGIN - 24 * (of - n), y: 1.5 };
  return { x: 160 + 38 * (n % 2), y: 24 + 40 * Math.floor(n / 2) };
}

// Symbols in a row on a card: figures keep their size, symbols give way

export const FIGURE = 12.5; // bu: no letter is smaller than 12
const FIGURE_WIDTH = 0.56; // of a digit, in parts of its size
const NARROW: Record<string, number> = { ":": 0.27, "/": 0.4, " ": 0.22 };
const SCALES: Record<string, number> = { arrow: 0.8 };
const STAR = 20;
const CLOSE = 1;

export interface Tight {
  atom: Atom;
  x: number;
  size: number;
}

/** Atoms in a row no wider than the room, around x = 0. */
export function tight(atoms: readonly Atom[], room: number, most: number): Tight[] {
  const fixed = atoms.reduce((sum, atom) => sum + fixedWidth(atom), 0) + CLOSE * (atoms.length - 1);
  const scales = atoms.reduce((sum, atom) => sum + ("icon" in atom ? (SCALES[atom.icon] ?? 1) : 0), 0);
  const symbol = scales > 0 ? Math.min(most, (room - fixed) / scales) : 0;
  const widths = atoms.map((atom) => ("icon" in atom ? symbol * (SCALES[atom.icon] ?? 1) : fixedWidth(atom)));
  const whole = widths.reduce((sum, width) => sum + width + CLOSE, -CLOSE);
  return atoms.map((atom, n) => ({
    atom,
    x: widths.slice(0, n).reduce((sum, width) => sum + width + CLOSE, 0) - whole / 2,
    size: "star" in atom ? STAR : (widths[n] ?? 0),
  }));
}

function fixedWidth(atom: Atom): number {
  if ("star" in atom) return STAR;
  if ("icon" in atom) return 0;
  return [...atom.text].reduce((sum, letter) => sum + (NARROW[letter] ?? FIGURE_WIDTH), 0) * FIGURE;
}

/** A name in the lines of a card: two where it has a space. */
export function nameLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2) return words;
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")] as const);
  const longest = ([a, b]: readonly [string, string]) => Math.max(a.length, b.length);
  return [...cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))];
}
