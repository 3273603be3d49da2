/** One's own tables and those where a seat is free, looked at again and again while a page shows them. */

import { api, ServerError, type Summary } from "../api";
import { sitting } from "../person.svelte";
import { say } from "../speech/words.svelte";
import { sayOnTab } from "../tab";
import { waiting } from "../waiting.svelte";

const EVERY = 10_000;

export class Tables {
  mine = $state.raw<Summary[]>([]);
  open = $state.raw<Summary[]>([]);
  /** Whether it is known which there are: not before the first answer, and not while there is none. */
  isKnown = $state(false);
  /** How many looks were answered. */
  answers = $state(0);
  /** The message that tells what went wrong. */
  trouble = $state("");
  /** Whether the last look was answered by nobody: the next that is takes the trouble away. */
  private isLost = false;

  /** Look for as long as the page that made this is there. */
  constructor() {
    $effect(() => {
      const isSomebody = sitting.person !== null;
      void this.look(isSomebody);
      const timer = setInterval(() => void this.look(isSomebody), EVERY);
      return () => clearInterval(timer);
    });
    $effect(() => {
      sayOnTab(waiting.n > 0 ? say("web-title-waiting", { n: waiting.n }) : "");
      return () => sayOnTab("");
    });
  }

  async look(isSomebody: boolean): Promise<void> {
    try {
      [this.mine, this.open] = await Promise.all([isSomebody ? api.tables("mine") : [], api.tables("public")]);
      waiting.count(this.mine);
      if (this.isLost) this.trouble = "";
      this.isKnown = true;
      this.answers += 1;
      this.isLost = false;
    } catch (error) {
      this.fail(error);
      this.isKnown = false;
      this.isLost = true;
    }
  }

  fail(error: unknown): void {
    this.trouble = error instanceof ServerError ? `error-${error.id}` : "error-unknown";
  }
}
