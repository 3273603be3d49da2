/** Who stands where and what follows from it, worked out from the view. */
import { byId, type MarcoPoloBox } from "./box";
import type { Step } from "./steps";
import type { DieView, MarcoPoloView, PlayerView, SpaceView } from "./view";

export const BLACK = -1;
export const NEUTRAL = -2;

export interface Figure {
  seat: number;
  /** The number of the figure: one player has two. */
  n: number;
}

/** The figures at each place, in the order of the seats. */
export function figuresBy(view: MarcoPoloView): Map<string, Figure[]> {
  const out = new Map<string, Figure[]>();
  for (const player of view.players) {
    player.figures.forEach((place, n) => out.set(place, [...(out.get(place) ?? []), { seat: player.seat, n }]));
  }
  return out;
}

/** Whose posts are in a city, in the order of the seats. */
export function postsIn(view: MarcoPoloView, city: string): number[] {
  return view.players.filter(({ posts }) => posts.includes(city)).map(({ seat }) => seat);
}

export function spaceOf(view: MarcoPoloView, id: string): SpaceView {
  return view.spaces.find((space) => space.id === id) ?? { id, dice: [], occupied: false };
}

/** The dice that lie on top, for the slots of a space, and those under them, the newest first. */
export function layers(dice: readonly DieView[], slots: number): { top: DieView[]; under: DieView[] } {
  const from = Math.max(0, dice.length - slots);
  return { top: dice.slice(from), under: dice.slice(0, from).reverse() };
}

/** The least value that the next die of the Khan's Favour may have. */
export function khanLeast(dice: readonly DieView[]): number {
  return dice.at(-1)?.value ?? 1;
}

/** A die of a player board as a choice names it. */
export interface HeldDie {
  face: string;
  value: number;
  isBlack: boolean;
  /** Which of those with the same face. */
  n: number;
}

/** The dice of a player board, own ones first. */
export function heldDice(player: PlayerView): HeldDie[] {
  const seen = new Map<string, number>();
  const die = (value: number, isBlack: boolean): HeldDie => {
    const face = `${isBlack ? "black" : "own"}_${value}`;
    const n = seen.get(face) ?? 0;
    seen.set(face, n + 1);
    return { face, value, isBlack, n };
  };
  return [...player.own.map((value) => die(value, false)), ...player.black.map((value) => die(value, true))];
}

/** A face such as `black_4` as a die on a space; `seat` has the own ones. */
export function dieOf(face: string, seat: number): DieView {
  const [colour, value] = face.split("_");
  return { owner: colour === "black" ? BLACK : seat, value: Number(value) };
}

/** What of a price is in stock: enough, or how much is missing. Jade can stand in for coins and camels. */
export function missing(stock: Record<string, number>, noun: string, n: number): number {
  if (noun === "any_good") {
    const goods = ["pepper", "silk", "gold"].reduce((sum, good) => sum + (stock[good] ?? 0), 0);
    return Math.max(0, n - goods);
  }
  return Math.max(0, n - (stock[noun] ?? 0));
}

/** How many tiles lie under the visible one of a book: one for each round that comes. */
export function tilesLeft(box: MarcoPoloBox, view: MarcoPoloView): number {
  return Math.max(0, box.meta.rounds - Math.max(view.round, 1));
}

/** The tile that comes to a book next round. */
export function nextTile(box: MarcoPoloBox, view: MarcoPoloView, book: number): string {
  return view.next_offers.find((id) => byId(box.offer_tiles, id)?.book === book) ?? "";
}

/** How many black dice there are with so many players. */
export function blackDice(box: MarcoPoloBox, view: MarcoPoloView): number {
  return box.player_counts.find(({ players }) => players === view.players.length)?.black_dice ?? 0;
}

/** Whether own seals are asked about, rather than those on the board. */
export function asksOwnSeals(step: Step | undefined): boolean {
  return step !== "TakeSeal";
}

/** Whether the black dice on the board are asked about, rather than one's own. */
export function asksShownDice(step: Step | undefined): boolean {
  return step === "TakeShownDie";
}

/** How many shields a player counts: those owned, those that a goal card in sight counts again, those of a character. */
export function shieldCount(box: MarcoPoloBox, player: PlayerView): number {
  const again = byId(box.goal_cards, player.goal ?? "")?.shields ?? [];
  const more = byId(box.characters, player.character)?.changes?.find(({ ask }) => ask === "final_shields")?.add ?? 0;
  return player.shields.length + again.filter((shield) => player.shields.includes(shield)).length + more;
}
