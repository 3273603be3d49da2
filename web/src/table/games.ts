/** The drawn games: their components and the little that the table must know of each. */

import type { Component } from "svelte";
import type { Composed } from "../board/compose";
import { hasSheet, sheet } from "../look/sheets";
import { settling } from "../settled";
import { STORIES, type GameStory, NO_STORY } from "../story/facts";
import type { Shape } from "./log";

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

/** What the table knows of each game besides its drawing. */
const FACTS: Record<
  string,
  Pick<DrawnGame, "signs" | "turns" | "subjects" | "dock" | "strip"> & {
    log: Pick<Shape, "dividers" | "heads" | "news">;
  }
> = {
  gugong: {
    signs: "gg",
    log: {
      dividers: ["day-begins"],
      heads: ["gift-exchanged", "meng-card", "meng-dusk"],
      news: [
        "traveller-moved",
        "wall-placed",
        "intrigue-moved",
        "envoy-moved",
        "envoy-arrived",
        "house-bought",
        "decree-taken",
        "ship-launched",
        "ship-loaded",
        "ship-sailed",
        "reward-claimed",
      ],
    },
    turns: { begins: ["gift-exchanged"], ends: [] },
    subjects: { card: "gift" },
  },
  paladins: {
    signs: "pw",
    log: {
      dividers: ["round-begins"],
      heads: ["action-taken", "favour-used", "rival-scheme"],
      news: [
        "workshop-developed",
        "townsfolk-recruited",
        "townsfolk-dismissed",
        "action-cleared",
        "monk-placed",
        "outpost-placed",
        "wall-built",
        "jar-placed",
        "outsider-attacked",
        "outsider-converted",
        "rival-action",
      ],
    },
    turns: { begins: ["action-taken", "favour-used", "passed"], ends: [] },
    subjects: { action: "action", favour: "favour" },
    dock: { grid: "minmax(0, 1.234fr)" },
  },
  marcopolo2: {
    signs: "mp",
    log: {
      dividers: ["round-begins"],
      heads: ["dice-placed", "contract-completed", "seal-improved", "money-bag"],
      news: ["moved", "seal-taken", "contract-taken", "contract-drawn", "black-die", "goal-shown"],
    },
    turns: { begins: [], ends: ["turn-ends"] },
    subjects: { space: "space", book: "space", city: "location" },
  },
  yokohama: {
    signs: "yk",
    log: {
      dividers: ["round-begins"],
      heads: ["action", "president-returned", "order-completed", "achieved"],
      news: ["order-taken", "technology-taken", "shop-built", "house-built", "on-board"],
    },
    turns: { begins: ["turn-begins"], ends: [] },
    subjects: { area: "area" },
    strip: "158px",
  },
};

const DRAWINGS = import.meta.glob<{ default: Drawing }>("../games/*/*{Board,Hand,Player,Turn}.svelte");
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
  const facts = FACTS[game];
  const [icons, Board, Hand, Player] = await Promise.all([
    symbolsOf(game),
    ...["Board", "Hand", "Player"].map((part) => drawing(game, part)),
  ] as const);
  if (!facts || !Board || !Hand || !Player || icons.length === 0) return null;
  const composing = await COMPOSING[`../games/${game}/composing.ts`]?.();
  const Turn = await drawing(game, "Turn");
  const story = STORIES[game] ?? NO_STORY;
  const log = { ...facts.log, ...facts.turns, moments: Object.keys(story.moments) };
  const more = { ...(Turn ? { Turn } : {}), ...(composing ? { composing } : {}) };
  return { ...facts, log, story, Board, Hand, Player, icons, ...more };
}

async function drawing(game: string, part: string): Promise<Drawing | null> {
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  const found = DRAWINGS[`../games/${game}/${name}${part}.svelte`];
  return found ? (await found()).default : null;
}
