/**
 * A hint as it is asked for, shown and taken. It is for one decision; whoever then takes the first step of the turn that
 * is shown by hand sees the rest of its path, for as long as that can still be gone.
 */

import { api, ServerError } from "../api";
import type { Hint } from "../table/messages";
import type { Table } from "../table/table.svelte";
import { restOf } from "./hint";

export class Advice {
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
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
    const asked = this.asked;
    try {
      const found = await api.hint(this.table.id, state.ask.seat, state.decided);
      if (asked === this.asked) this.hint = found;
    } catch (error) {
      if (asked === this.asked) this.trouble = error instanceof ServerError ? `error-${error.id}` : "error-unknown";
    }
  }

  /** One click takes a whole turn: its choices go one after the other, each only if it is open then. */
  take(n: number): void {
    const tokens = this.hint?.suggestions[n]?.tokens;
    this.close();
    if (tokens) this.table.moveAlong(tokens);
  }
}
