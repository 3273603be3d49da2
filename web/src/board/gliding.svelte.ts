/** A board whose pieces glide: what is drawn before and after each view is compared. Called while a board is set up. */
import { untrack } from "svelte";
import { draw, glide, type Picture } from "./glide";
import type { Move } from "./motion";

export function gliding(
  view: () => unknown,
  reduced: () => boolean,
  onmoved: (moves: Move[]) => void = () => {},
): void {
  let before: Picture | null = null;
  let hasDrawn = false;
  $effect.pre(() => {
    view();
    if (hasDrawn) before = draw();
  });
  $effect(() => {
    view();
    untrack(() => {
      hasDrawn = true;
      const moves = before ? glide(before, reduced()) : [];
      before = null;
      if (moves.length > 0) onmoved(moves);
    });
  });
}

/** The page says which game lies on it: colours of the whole window depend on that. */
export function onThePage(game: string): void {
  $effect(() => {
    document.documentElement.dataset["game"] = game;
    return () => delete document.documentElement.dataset["game"];
  });
}
