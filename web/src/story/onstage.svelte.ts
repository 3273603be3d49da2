/** What is being shown of others' turns, for the parts of a table that show it: panels their numbers, phones their part. */

import type { Gain } from "./telling";

class OnStage {
  /** Who acts; nobody in a great moment. */
  seat = $state<number | null>(null);
  /** What it brought to each, or cost them. */
  gains = $state.raw<ReadonlyMap<number, Gain[]>>(new Map());
  /** What was touched, by its tokens. */
  tokens = $state.raw<readonly string[]>([]);

  /** What the sentence names, in its order; and the numbers that join it to the board, by tokens. */
  named = $state.raw<readonly string[]>([]);
  chips = $state.raw<ReadonlyMap<string, number>>(new Map());

  clear(): void {
    this.seat = null;
    this.gains = new Map();
    this.tokens = [];
  }
}

export const onstage = new OnStage();

const PART = "[id^=part-], [id^=sheet-]";

/**
 * The part of a phone's board that has what was touched: its name, or an empty one for what lies beside all parts.
 * Undefined: nothing of it is drawn, or it is in sight already.
 */
export function partOf(board: Element, tokens: readonly string[]): string | undefined {
  const found = tokens.map((token) => board.querySelector(`#${CSS.escape(token)}`)).filter((one) => one !== null);
  if (found.length === 0 || found.some((one) => one.checkVisibility())) return undefined;
  return found[0]?.closest(PART)?.id.replace(/^(part|sheet)-/, "") ?? "";
}
