/** The drawn games: their components and the little that the table must know of each. */

import type { Component } from "svelte";
import type { Composed } from "../board/compose";
import { hasSheet, sheet } from "../look/sheets";
import { settling } from "../settled";
import type { GameStory } from "../story/facts";
import { storyOf } from "../story/stories";
import type { Shape } from "./log";
import { screen } from "./screen.svelte";

// Boards differ in their views; the table hands the view through and never looks inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Drawing = Component<any>;

export interface DrawnGame {
  Board: Drawing;
  Hand: Drawing;
  Player: Drawing;
  /** What the header tells of the turn, where a turn has parts. */
  Turn?: Drawing;
  /** Its symbols, and the faces of its people. */
  icons: string[];
  /** How its log is gathered into lines. */
  log: Shape;
  /** How the names of its symbols begin. */
  signs: string;
  /** What its log draws: great moments, gains, values. */
  story: GameStory;
  /** Which of its events begin and end a turn. */
  turns: { begins: readonly string[]; ends: readonly string[] };
  /** Fields of a step that name what the question is about, and the sort of each. */
  subjects: Record<string, string>;
  /** How high the own board is, in the table's grid, where it needs more than a hand. */
  dock?: { grid: string };
  /** How high the question is on a phone, where the board leaves it more than a line and its tools. */
  strip?: string;
  composing?: Composing;
}

/** Tokens that are made by several clicks, and which of them is proposed. */
export interface Composing {
  families: Composed[];
  /** The best of the open tokens, or null to begin with nothing picked. */
  propose: (open: string[], step: string, view: unknown) => string | null;
}

/** The log of a game that has no drawing yet. */
export const PLAIN_LOG: Shape = { dividers: [], heads: [], moments: [], news: [], begins: [], ends: [] };

/** What the table knows of a game besides its drawing: `games/camel/facts.ts`. */
export type Facts = Pick<DrawnGame, "signs" | "turns" | "subjects" | "dock" | "strip"> & {
  log: Pick<Shape, "dividers" | "heads" | "news">;
};

const DRAWINGS = import.meta.glob<{ default: Drawing }>("../games/*/*{Board,Hand,Player,Turn}.svelte");
/** What only a phone draws; the boards fetch it by themselves, and there it comes along with them. */
const ON_PHONES = import.meta.glob("../games/*/{PhoneBoard,PhoneStock,Tiles}.svelte");
const FACTS = import.meta.glob<Facts>("../games/*/facts.ts", { import: "default" });
const COMPOSING = import.meta.glob<Composing>("../games/*/composing.ts", { import: "default" });

/** The symbols of a game; nothing for one that has none. */
export async function iconsOf(game: string): Promise<string> {
  return hasSheet(game) ? sheet(game) : "";
}

/** The symbols of a game and the faces of its people. */
export function symbolsOf(game: string): Promise<string[]> {
  return Promise.all([game, `${game}-faces`].filter(hasSheet).map(sheet));
}

/** The drawing of a game, `games/camel/CamelBoard.svelte` and the like; null for one that has only words yet. */
export function drawn(game: string): Promise<DrawnGame | null> {
  return settling.during("drawing", loaded(game));
}

async function loaded(game: string): Promise<DrawnGame | null> {
  const onPhones = Object.entries(ON_PHONES).filter(([path]) => screen.isPhone && path.startsWith(`../games/${game}/`));
  const [facts, story, icons, Board, Hand, Player] = await Promise.all([
    FACTS[`../games/${game}/facts.ts`]?.(),
    storyOf(game),
    symbolsOf(game),
    ...["Board", "Hand", "Player"].map((part) => drawing(game, part)),
    ...onPhones.map(([, part]) => part().then(() => null)),
  ] as const);
  if (!facts || !Board || !Hand || !Player || icons.length === 0) return null;
  const composing = await COMPOSING[`../games/${game}/composing.ts`]?.();
  const Turn = await drawing(game, "Turn");
  const log = { ...facts.log, ...facts.turns, moments: Object.keys(story.moments) };
  const more = { ...(Turn ? { Turn } : {}), ...(composing ? { composing } : {}) };
  return { ...facts, log, story, Board, Hand, Player, icons, ...more };
}

async function drawing(game: string, part: string): Promise<Drawing | null> {
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  const found = DRAWINGS[`../games/${game}/${name}${part}.svelte`];
  return found ? (await found()).default : null;
}
