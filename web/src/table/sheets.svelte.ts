/** What lies over a table: a sheet of the book or of the table, the line to type in, and how it ended. */

import { tick, untrack } from "svelte";
import { api } from "../api";
import type Ending from "../ending/Ending.svelte";
import { settings } from "../settings.svelte";
import { settling } from "../settled";
import type { Over } from "./messages";
import type { Sight } from "./sight.svelte";

export type SheetName = "" | "rules" | "legend" | "score" | "log" | "menu" | "chat" | "keys" | "all" | "fair" | "box";

const LAST_MOVE = 900;

/** Made while a page is set up. */
export class Sheets {
  /** The open one, or nothing. */
  open = $state<SheetName>("");
  /** The rule at which the rulebook opens. */
  rule = $state("");
  isTyping = $state(false);
  score = $state.raw<Over | null>(null);
  /** The ending is large: it is fetched when there is one. */
  ending = $state.raw<typeof Ending | null>(null);
  isEnding = $state(false);
  private hasEnded = false;

  constructor(private readonly sight: Sight) {
    $effect(() => {
      const { shown, isReady, story } = sight;
      const over = shown?.over;
      if (shown && !over) this.hasEnded = this.isEnding = false; // taken back, it ends another time
      if (over && isReady && !this.hasEnded) {
        this.hasEnded = true;
        untrack(() => void settling.during("ending", this.end(story.news.length > 0)));
      }
    });
  }

  close(): void {
    this.open = "";
    this.goOn();
  }

  /** Put away how it ended. */
  showTable(): void {
    this.isEnding = false;
    this.goOn();
  }

  /** What opened by itself has nothing to give the focus back to: then the keyboard goes on at the question. */
  private goOn(): void {
    void tick().then(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(".prompt")?.focus();
    });
  }

  openRule(asked: string): void {
    this.rule = asked;
    this.open = "rules";
  }

  async openScore(): Promise<void> {
    const { shown, table } = this.sight;
    this.score = shown?.over ?? (await api.score(table.id));
    if (this.sight.shown?.over && !this.sight.shown.lesson) this.isEnding = true;
    else this.open = "score";
  }

  /** Show how it ended: the last move on the board first, if it was just made. */
  private async end(isNew: boolean): Promise<void> {
    const [{ default: found }] = await Promise.all([
      import("../ending/Ending.svelte"),
      new Promise((done) => setTimeout(done, isNew && !settings.isCalm ? LAST_MOVE : 0)),
    ]);
    this.ending = found;
    await this.openScore();
  }
}
