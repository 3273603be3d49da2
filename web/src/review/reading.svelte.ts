/** The review that a page shows: as it grows, what is new of it is fetched. */

import { ServerError } from "../api";
import type { Review, ReviewDepth } from "../table/messages";
import { begin, lineOf, reviewOf, stop } from "./asking";
import { Following } from "./following";
import { knownOf, merged } from "./growing";

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
  private isLeft = false;
  private readonly following: Following;

  constructor(private readonly id: string) {
    this.following = new Following(
      () => lineOf(id),
      () => this.read(),
    );
  }

  readonly isGrowing = $derived(this.found?.state === "running" || this.found?.state === "waiting");

  async read(): Promise<void> {
    await this.take(reviewOf(this.id, knownOf(this.found)));
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
    this.following.ended();
  }

  private async take(asked: Promise<Review>): Promise<void> {
    try {
      const come = await asked;
      this.found = merged(this.found, come) ?? (await reviewOf(this.id)); // another was begun meanwhile
      this.trouble = "";
    } catch (error) {
      this.complain(error);
    }
    if (!this.isLeft && this.isGrowing) this.following.begun();
    else this.following.ended();
  }
}
