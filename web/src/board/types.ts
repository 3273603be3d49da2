/** What a drawn board and the table around it say to each other. */
import type { Atom } from "./atoms";
import type { Composer } from "./composer.svelte";

/** Why something offered is not allowed now. */
export interface Refused {
  rule: string;
  text: string;
  /** The same in a word or two, where there is little room. */
  short?: string;
}

/** What a choice costs, as the game tells it: in words, and the number that they speak of. */
export interface Price {
  text: string;
  n: number;
  isFree: boolean;
}

/** Something the seat is asked about; its token is also the id of its element. */
export interface Choice {
  token: string;
  refused?: Refused;
  price?: Price;
}

export type Choices = Map<string, Choice>;

/** Several choices that may be taken as one, what they come to, and what is taken, asked for or not. */
export interface Way {
  tokens: string[];
  costs: Record<string, number>;
  /** What of the costs is owed already, whichever way is taken. */
  owed?: Record<string, number>;
  means?: string[];
}

/** A way as it is offered: its price, what it passes, and what pointing at it and taking it do. */
export interface WayRow {
  atoms: Atom[];
  words: string;
  /** What is read out, where the words do not say it. */
  label?: string;
  /** Its number, where the drawing numbers ways. */
  n?: number;
  /** The choice that it comes to, where it is one. */
  choice?: string | undefined;
  /** What its price is made of, each part with a word. */
  parts?: { words: string; atoms: Atom[] }[];
  /** Only a part of a way: the words stand alone. */
  isStep?: boolean;
  point?: () => void;
  take: () => void;
}

/** A clock: what was left, in milliseconds, at a time of this browser. */
export interface TimeLeft {
  left: number;
  runs: boolean;
  at: number;
  /** Below this it is short. */
  short: number;
}

/** Somebody at the table. */
export interface SeatInfo {
  seat: number;
  name: string;
  mine: boolean;
  asked: boolean;
  /** Who plays, if no person does; and its level, from 1, which has a face. */
  bot?: string;
  level?: number;
  /** Whether a bot is at work. */
  thinks?: boolean;
  /** At a table with a clock; shown on the player's panel by `table/Clock.svelte`. */
  time?: TimeLeft;
}

/** A sentence about a component. */
export interface Description {
  title: string;
  text: string;
  rule?: string;
  provenance?: string;
}

export type Speak = (id: string, args?: Record<string, string | number>) => string;
export type Describe = (token: string) => Description;
export type Layout = "table" | "phone";

/** What the pieces of a board share: who may choose what, and how it is said. */
export interface Desk {
  seats: SeatInfo[];
  choices: Choices;
  /** The token taken and not yet answered by the server, or the one the question is about. */
  selected: string | null;
  /** What was chosen on the way to the question, and all that a click would choose otherwise. */
  chosen?: ReadonlySet<string> | undefined;
  changes?: ReadonlySet<string> | undefined;
  onchoose: (token: string) => void;
  onrefused: (choice: Choice) => void;
  speak: Speak;
  describe: Describe;
  /** Effects as they stand in the component file, in words. */
  tell?: ((effects: unknown) => string) | undefined;
  /** Where a question goes step by step: whole answers, and how one of them is taken. */
  ways?: readonly Way[] | undefined;
  onway?: ((tokens: string[]) => void) | undefined;
  /** Makes one token of several clicks, where the question wants it. */
  composer?: Composer | undefined;
  /** Whether nothing is to move. */
  reduced: boolean;
  layout: Layout;
}

/** What every component of a drawn board is given: what lies on the table, and the box that it came out of. */
export interface BoardProps<View, Box = unknown> extends Desk {
  view: View;
  /** The components as the server plays with them. */
  box: Box;
}
