/** A puzzle as the page of a table sees it: a table with one turn, which can be tried again and again. */

import type { PuzzleAnswer, PuzzleSeen, TableState } from "../table/messages";
import type { Wire } from "../table/socket";
import { Table } from "../table/table.svelte";
import { seen } from "./asking";
import { PuzzleWire } from "./wire";

export class PuzzleTable extends Table {
  /** What was told last, with the answer once the turn is done. */
  seen = $state.raw<PuzzleSeen | null>(null);
  /** Whether the best turn is shown, and not the own one. */
  isBest = $state(false);
  private start: TableState | null = null;
  private wire: PuzzleWire | null = null;

  constructor(
    private readonly played: string,
    id: string,
    private readonly onbest: () => void,
  ) {
    super(id);
  }

  get answer(): PuzzleAnswer | null {
    return this.seen?.answer ?? null;
  }

  protected override async first(): Promise<TableState> {
    const begun = await seen(this.played, this.id, []);
    this.hearAll(begun, true);
    return begun.state;
  }

  protected override connect(): Wire {
    this.wire =
      this.wire?.next() ??
      new PuzzleWire(
        (turn) => seen(this.played, this.id, turn),
        (now) => this.hearAll(now, now.answer === null && !now.state.undo.can),
      );
    return this.wire;
  }

  again(): void {
    this.wire?.again();
  }

  /** The table before the turn, where the best one is shown; or after the own one. */
  look(isBest: boolean): void {
    this.isBest = isBest;
    const state = isBest ? this.start && { ...this.start, ask: null, asked: [] } : (this.seen?.state ?? null);
    if (state) this.wire?.show(state);
  }

  private hearAll(seen: PuzzleSeen, isStart: boolean): void {
    this.seen = seen;
    this.isBest = false;
    if (isStart) this.start = seen.state;
    if (seen.answer?.verdict === "best") this.onbest();
  }
}
