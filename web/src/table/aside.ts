import type { Snippet } from "svelte";

/** What a table is laid for that is no game of one's own: it has a coach, and is over when its question is answered. */
export interface Aside {
  coach: Snippet<[boolean]>;
  isDone: boolean;
  /** Choices to be shown on the board, in their order. */
  path: readonly string[];
}
