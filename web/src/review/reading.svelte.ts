/** The review that a page shows: asked for again while it grows. */

import { ServerError } from "../api";
import type { Review, ReviewDepth } from "../table/messages";
import { begin, reviewOf, stop } from "./asking";

const AGAIN = 2000; // milliseconds

/** The message that says what went wrong. */
export function messageOf(error: unknown): string {
  return error instanceof ServerError ? `error-${error.id}` : "error-unknown";
}

export class Reading {
  found = $state.raw<Review | null>(null);
  /** The message that says why it cannot be shown. */
  trouble = $state("");
  /** Whether what was judged so far is to be shown though it is not all. */
  isPartly = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  constructor(private readonly id: string) {}

  readonly isGrowing = $derived(this.found?.state === "running" || this.found?.state === "waiting");

  async read(): Promise<void> {
    await this.take(reviewOf(this.id));
  }

  async begin(depth: ReviewDepth): Promise<void> {
    await this.take(begin(this.id, depth));
  }

  async stop(): Promise<void> {
    await this.take(stop(this.id));
  }

  complain(error: unknown): void {
    this.trouble = messageOf(error);
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }

  private async take(asked: Promise<Review>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await asked;
      this.trouble = "";
    } catch (error) {
      this.complain(error);
    }
    if (!this.isLeft && this.isGrowing) this.timer = setTimeout(() => void this.read(), AGAIN);
  }
}
