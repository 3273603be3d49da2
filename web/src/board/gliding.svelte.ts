/** A board whose pieces glide: what is drawn before and after each view is compared. Called while a board is set up. */
import { untrack } from "svelte";
import { draw, glide, type Picture } from "./glide";
import type { Move } from "./motion";

/** The boards on the page: each draws itself as it is, before it changes. */
const boards = new Set<() => void>();

/** What is drawn is about to change. Who says so before anything has changed spares the page being laid out half-way. */
export function beforeChange(): void {
  for (const look of boards) look();
}

export function gliding(
  view: () => unknown,
  reduced: () => boolean,
  onmoved: (moves: Move[]) => void = () => {},
): void {
  let before: Picture | null = null;
  let hasDrawn = false;
  const look = () => {
    if (hasDrawn) before = draw();
  };
  $effect(() => {
    boards.add(look);
    return () => boards.delete(look);
  });
  $effect.pre(() => {
    view();
    if (!before) look();
  });
  $effect(() => {
    view();
    untrack(() => {
      hasDrawn = true;
      if (before) glide(before, reduced(), onmoved);
      before = null;
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
