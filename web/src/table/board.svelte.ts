/**
 * A state as drawn boards take it. Each part is asked for by itself, when it is wanted: what depends on one of them is
 * not worked out again because another has changed.
 */

import type { Composer } from "../board/composer.svelte";
import { withOwn } from "../board/own";
import type { BoardProps, Choice, Choices, SeatInfo, Way } from "../board/types";
import { settings } from "../settings.svelte";
import type { Speaker } from "../speech/speaker";
import type { Box } from "./boxes";
import { screen } from "./screen.svelte";
import { describe } from "./seen";

/** What may be chosen, and what happens then. */
export interface Asked {
  choices: Choices;
  selected: string | null;
  /** What was chosen on the way to the question, and what may be chosen otherwise. */
  chosen?: ReadonlySet<string>;
  changes?: ReadonlySet<string>;
  onchoose: (token: string) => void;
  onrefused: (choice: Choice) => void;
  /** Whole answers of several choices, and how one is taken. */
  ways?: readonly Way[] | undefined;
  onway?: (tokens: string[]) => void;
  /** Makes one token of several clicks. */
  composer?: Composer;
}

export type View = Record<string, unknown> | null;

/** What lies on the table, who sits there, and who says it. */
export interface Seen {
  readonly view: View;
  readonly box: Box | null;
  readonly seats: SeatInfo[];
  readonly speaker: Speaker;
  /** Whether it goes too fast for pieces to travel. */
  readonly isHurried?: boolean;
}

const NOTHING: Asked = { choices: new Map(), selected: null, onchoose: () => {}, onrefused: () => {} };

/** Called while a page is set up; what it is given are getters. */
export function boardOf(seen: Seen, asked: Asked = NOTHING): BoardProps<View> {
  const words = $derived(wordsOf(seen.speaker));
  const board: Omit<BoardProps<View>, keyof Asked> = {
    get view() {
      return seen.view;
    },
    get box() {
      return seen.box;
    },
    get seats() {
      return seen.seats;
    },
    get speak() {
      return words.speak;
    },
    get describe() {
      return words.describe;
    },
    get tell() {
      return words.tell;
    },
    get reduced() {
      return settings.isCalm || (seen.isHurried ?? false);
    },
    get layout() {
      return screen.isPhone ? "phone" : "table";
    },
  };
  return withOwn(board, asked);
}

function wordsOf(speaker: Speaker): Pick<BoardProps<View>, "speak" | "describe" | "tell"> {
  return {
    speak: (message, args) => speaker.text(message, args),
    describe: (token) => describe(token, speaker),
    tell: (effects) => speaker.effect(effects),
  };
}
