/** A state as drawn boards take it. */

import type { Composer } from "../board/composer.svelte";
import type { BoardProps, Choice, Choices, SeatInfo, Way } from "../board/types";
import { settings } from "../settings.svelte";
import type { Speaker } from "../speech/speaker";
import { screen } from "./screen.svelte";
import { describe } from "./seen";

/** What may be chosen, and what happens then. */
export interface Asked {
  choices: Choices;
  selected: string | null;
  onchoose: (token: string) => void;
  onrefused: (choice: Choice) => void;
  /** Whole answers of several choices, and how one is taken. */
  ways?: readonly Way[] | undefined;
  onway?: (tokens: string[]) => void;
  /** Makes one token of several clicks. */
  composer?: Composer;
}

export type View = Record<string, unknown> | null;

const NOTHING: Asked = { choices: new Map(), selected: null, onchoose: () => {}, onrefused: () => {} };

export function boardOf(view: View, seats: SeatInfo[], speaker: Speaker, asked: Asked = NOTHING): BoardProps<View> {
  return {
    view,
    seats,
    ...asked,
    speak: (message, args) => speaker.text(message, args),
    describe: (token) => describe(token, speaker),
    tell: (effects) => speaker.effect(effects),
    reduced: settings.isCalm,
    layout: screen.isPhone ? "phone" : "table",
  };
}
