/** How many of one's own games wait for an answer, as far as a page has looked. */

import type { Summary } from "./api";

class Waiting {
  tables = $state.raw<readonly Summary[]>([]);

  get n(): number {
    return this.tables.length;
  }

  /** What a list of one's own games says. */
  count(mine: readonly Summary[]): void {
    const now = mine.filter((one) => one.yours || one.asks_again);
    this.tables = [...now].sort((a, b) => b.changed - a.changed);
  }
}

export const waiting = new Waiting();
