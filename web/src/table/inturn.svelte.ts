/**
 * What has changed is drawn part by part, one after each frame: all of it at once is a frame that stands still on a slow
 * machine. A part that waits for its turn stays as it was. The board comes after what its pieces may have left, as they
 * are set in motion then; and after the board what is offered beside it, which depends on what lies there.
 */

import { afterNextFrame } from "../board/frames";
import { afterChange } from "../board/gliding.svelte";
import { settling } from "../settled";

export type Part = "rail" | "dock" | "board" | "prompt" | "log";
const PARTS: readonly Part[] = ["rail", "dock", "board", "prompt", "log"];

class Held<S> {
  /** What is drawn while the part waits; nothing: what there is now. */
  was = $state.raw<S | null>(null);
}

export class InTurn<S> {
  /** Whether some part is still to be drawn. */
  isDrawing = $state(false);
  private readonly held = new Map(PARTS.map((part) => [part, new Held<S>()]));
  /** Those that wait, the next one first. */
  private waiting: Part[] = [];
  /** How often all was drawn. */
  private drawn = 0;
  private rest: (() => void) | null = null;

  constructor(
    private readonly afterFrame: (run: () => void) => void = afterNextFrame,
    private readonly begin: (what: string) => () => void = (what) => settling.begin(what),
    private readonly layOut: () => void = afterChange,
  ) {}

  /** What a part shows: something older, if it is not yet its turn. */
  of(part: Part, now: S): S {
    return this.held.get(part)!.was ?? now;
  }

  /**
   * Another state is about to come: all parts wait for their turn with what they show. `before` is called before the
   * first of them changes, but not again while they are on their way: then pieces come from where they were at first.
   */
  hold(shown: S, before: () => void): void {
    for (const part of PARTS) {
      if (this.waiting.includes(part)) continue; // its turn comes sooner
      this.held.get(part)!.was = shown;
      this.waiting.push(part);
    }
    if (this.isDrawing) return;
    this.isDrawing = true;
    this.rest = this.begin("parts");
    this.then(() => {
      before();
      this.then(() => this.next());
    });
  }

  /** Everything is drawn as it is now. */
  end(): void {
    this.drawn += 1;
    for (const part of this.waiting) this.held.get(part)!.was = null;
    this.waiting = [];
    this.isDrawing = false;
    this.rest?.();
    this.rest = null;
  }

  /** Whether a part waits: what it needs is not there yet. */
  isWaiting(part: Part): boolean {
    return this.held.get(part)!.was !== null;
  }

  /** What a click does on a part that shows what there is now; one on what is over draws the rest, and chooses nothing. */
  only<A extends unknown[]>(part: Part, act: (...given: A) => void): (...given: A) => void {
    return (...given) => (this.isWaiting(part) ? this.end() : act(...given));
  }

  private next(): void {
    const part = this.waiting.shift();
    if (part) this.held.get(part)!.was = null;
    if (this.waiting.length > 0) this.then(() => this.next());
    else this.end();
    this.layOut();
  }

  /** After a frame, unless all was drawn meanwhile. */
  private then(run: () => void): void {
    const { drawn } = this;
    this.afterFrame(() => {
      if (drawn === this.drawn) run();
    });
  }
}
