/**
 * A hint as it is asked for, shown and taken. It is for one decision; whoever then takes the first step of the turn that
 * is shown by hand sees the rest of its path, for as long as that can still be gone.
 */

import { api, ServerError } from "../api";
import { settings } from "../settings.svelte";
import { settling } from "../settled";
import type { Hint } from "../table/messages";
import type { Table } from "../table/table.svelte";
import { restOf } from "./hint";

export class Advice {
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Whether more is still being thought of than is shown. */
  isThinking = $state(false);
  /** What was shown before, so that the axis stays and bars are seen to narrow. */
  earlier = $state.raw<readonly Hint[]>([]);
  /** The id of the message that tells why there is none. */
  trouble = $state<string | null>(null);
  /** The turn whose path is shown on the board. */
  chosen = $state(0);
  /** What is left of a turn whose beginning was taken by hand. */
  private rest = $state.raw<readonly string[]>([]);
  /** For which decision, and whose, all this was found. */
  private decided = -1;
  private seat: number | null = null;
  private asked = 0;

  constructor(private readonly table: Table) {}

  /** Whether a hint can be asked for: the seat that looks is asked, and the table allows it. */
  get isOffered(): boolean {
    const state = this.table.state;
    return state?.ask != null && state.ask.seat === state.seat && state.table.hints;
  }

  /** The choices of the turn that is shown. */
  get path(): readonly string[] {
    if (!this.isOpen) return this.rest;
    return this.hint?.suggestions[this.chosen]?.tokens ?? [];
  }

  /** Another decision: what was shown is gone, but for the rest of a path whose step was taken. */
  follow(): void {
    const { state, last } = this.table;
    if (!state || (state.decided === this.decided && state.seat === this.seat)) return;
    const isStep = last !== null && last.decided >= this.decided && state.seat === this.seat;
    const open = state.ask?.seat === state.seat ? state.ask.choices.filter(({ rule }) => !rule) : [];
    const rest = isStep
      ? restOf(
          this.path,
          last.token,
          open.map(({ token }) => token),
        )
      : [];
    this.close();
    this.rest = rest;
    this.decided = state.decided;
    this.seat = state.seat;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else if (this.isOffered) void this.ask();
  }

  close(): void {
    this.isOpen = false;
    this.rest = [];
    this.hint = null;
    this.earlier = [];
    this.isThinking = false;
    this.trouble = null;
    this.asked += 1;
  }

  async ask(): Promise<void> {
    const { state } = this.table;
    if (!state?.ask) return;
    this.close();
    this.isOpen = true;
    this.decided = state.decided;
    this.seat = state.seat;
    this.chosen = 0;
    await settling.during("hint", this.think(state.ask.seat, state.decided, this.asked));
  }

  /** Ask for stage after stage, for as long as somebody looks; who wants nothing to move is shown the last alone. */
  private async think(seat: number, decided: number, asked: number): Promise<void> {
    this.isThinking = true;
    try {
      let left = 1;
      for (let stage = 0; left > 0; stage++) {
        const found = await api.hint(this.table.id, { seat, decided, ...(settings.isCalm ? {} : { stage }) });
        if (asked !== this.asked) return;
        this.show(found);
        left = found.left;
      }
    } catch (error) {
      if (asked !== this.asked) return;
      this.hint = null;
      this.trouble = error instanceof ServerError ? `error-${error.id}` : "error-unknown";
    }
    this.isThinking = false;
  }

  /** The turn that was looked at stays the one that is shown, wherever it stands now. */
  private show(found: Hint): void {
    const looked = this.path.join();
    if (this.hint) this.earlier = [...this.earlier, this.hint];
    this.hint = found;
    this.chosen = Math.max(
      0,
      found.suggestions.findIndex(({ tokens }) => this.chosen > 0 && tokens.join() === looked),
    );
  }

  /** One click takes a whole turn: its choices go one after the other, each only if it is open then. */
  take(n: number): void {
    const tokens = this.hint?.suggestions[n]?.tokens;
    this.close();
    if (tokens) this.table.moveAlong(tokens);
  }
}
