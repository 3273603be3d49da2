/**
 * A state as drawn boards take it. Each part is asked for by itself, when it is wanted: what depends on one of them is
 * not worked out again because another has changed.
 */

import type { Composer } from "../board/composer.svelte";
import { withOwn } from "../board/own";
import type { BoardProps, Choice, Choices, SeatInfo, Way } from "../board/types";
import { settings } from "../settings.svelte";
import type { GameEvent, Speaker } from "../speech/speaker";
import type { Box } from "./boxes";
import type { InTurn, Part } from "./inturn.svelte";
import type { TableState } from "./messages";
import { screen } from "./screen.svelte";
import { describe, seatsOf } from "./seen";

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

/** What a part of a table is given: with the step that asks, if any. */
export type Laid = BoardProps<View> & { step?: string | undefined };

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

/** A table that is looked at again: as it was, or not here yet. */
export interface Past extends Pick<Seen, "box" | "speaker"> {
  state: TableState | null;
  names: readonly string[];
  /** Whether it goes too fast for pieces to travel. */
  isHurried: boolean;
}

/** A board of it, as a replay and a review show one; called while a page is set up, as is the other. */
export function pastBoard(past: () => Past, asked?: Asked): BoardProps<View> {
  const view = $derived(past().state?.view ?? null);
  const state = $derived(past().state);
  const names = $derived(past().names);
  const seats = $derived(state ? seatsOf(state, names) : []);
  const seen: Seen = {
    get view() {
      return view;
    },
    get box() {
      return past().box;
    },
    get seats() {
      return seats;
    },
    get speaker() {
      return past().speaker;
    },
    get isHurried() {
      return past().isHurried;
    },
  };
  return boardOf(seen, asked);
}

/** What of a state is drawn. */
export interface Drawn extends Pick<Asked, "choices" | "chosen" | "changes" | "ways">, Pick<Seen, "view" | "seats"> {
  readonly events: readonly GameEvent[];
  readonly step: string | undefined;
  /** What the question is about. */
  readonly subject: string | null;
}

/** What is the same for all parts at any time. */
export interface Handled
  extends Required<Pick<Asked, "onchoose" | "onrefused" | "onway" | "composer">>, Pick<Seen, "box" | "speaker"> {
  /** What was chosen and is not yet answered. */
  readonly sent: string | null;
}

/** The same for one part of a table, which may have to wait for its turn. Its own deriveds: what is the same then is not drawn. */
export function partOf(inTurn: InTurn<Drawn>, part: Part, now: Drawn, handled: Handled): Laid {
  const view = $derived(inTurn.of(part, now).view);
  const seats = $derived(inTurn.of(part, now).seats);
  const choices = $derived(inTurn.of(part, now).choices);
  const chosen = $derived(inTurn.of(part, now).chosen);
  const changes = $derived(inTurn.of(part, now).changes);
  const ways = $derived(inTurn.of(part, now).ways);
  const step = $derived(inTurn.of(part, now).step);
  const subject = $derived(inTurn.of(part, now).subject);
  const seen: Seen = {
    get view() {
      return view;
    },
    get box() {
      return handled.box;
    },
    get seats() {
      return seats;
    },
    get speaker() {
      return handled.speaker;
    },
  };
  return boardOf(
    seen,
    withOwn(withOwn({}, handled), {
      onchoose: inTurn.only(part, handled.onchoose),
      onrefused: inTurn.only(part, handled.onrefused),
      onway: inTurn.only(part, handled.onway),
      get choices() {
        return choices;
      },
      get chosen() {
        return chosen;
      },
      get changes() {
        return changes;
      },
      get ways() {
        return ways;
      },
      get step() {
        return step;
      },
      get selected() {
        return handled.sent ?? subject;
      },
    }),
  );
}

function wordsOf(speaker: Speaker): Pick<BoardProps<View>, "speak" | "describe" | "tell"> {
  return {
    speak: (message, args) => speaker.text(message, args),
    describe: (token) => describe(token, speaker),
    tell: (effects) => speaker.effect(effects),
  };
}
