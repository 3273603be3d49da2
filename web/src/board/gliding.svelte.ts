/** A board whose pieces glide: what is drawn before and after each view is compared. Called while a board is set up. */
import { beforeNextFrame } from "./frames";
import { draw, glide, type Picture } from "./glide";
import type { Move } from "./motion";

/** Where what is clicked may be gone after it: who uses the keyboard keeps the focus there, too. */
const PRESSED = ".board, .dock, .strip";

interface Board {
  /** Draw it as it is, before it changes. */
  look(): void;
  /** Set in motion what has changed, if that waits for the next frame. */
  play(): void;
}

/** Those on the page. */
const boards = new Set<Board>();

/** What is drawn is about to change. Who says so before anything has changed spares the page being laid out half-way. */
export function beforeChange(): void {
  letGo();
  for (const { look } of boards) look();
}

/**
 * What is drawn is told to change. To change it, to lay it out and to paint it are three tasks: the frame that paints
 * finds all in its place. If that frame comes first, it does the rest itself.
 */
export function afterChange(): void {
  beforeNextFrame(() => {
    for (const { play } of boards) play();
    document.body.getBoundingClientRect();
  });
}

/** What was clicked has the focus until it goes, and then the browser lays the page out to find who may have it. */
export function letGo(): void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement || held instanceof SVGElement) || !held.closest(PRESSED)) return;
  if (!held.matches(":focus-visible, input, textarea, select")) held.blur();
}

export function gliding(
  view: () => unknown,
  reduced: () => boolean,
  onmoved: (moves: Move[]) => void = () => {},
): void {
  let before: Picture | null = null;
  let hasDrawn = false;
  /** The frame in which what has changed is set in motion. */
  let due = 0;
  const look = () => {
    if (hasDrawn && due === 0) before = draw();
  };
  const play = () => {
    if (due === 0) return;
    cancelAnimationFrame(due);
    due = 0;
    if (before) glide(before, reduced(), onmoved);
    before = null;
  };
  $effect(() => {
    const board = { look, play };
    boards.add(board);
    return () => {
      boards.delete(board);
      cancelAnimationFrame(due);
    };
  });
  $effect.pre(() => {
    view();
    if (!before) look();
  });
  $effect(() => {
    view();
    hasDrawn = true;
    // Where things lie now is asked for when the page is laid out, at the latest before it is painted: not in between.
    if (before && due === 0) due = requestAnimationFrame(play);
  });
}

/** The page says which game lies on it: colours of the whole window depend on that. */
export function onThePage(game: string): void {
  $effect(() => {
    document.documentElement.dataset["game"] = game;
    return () => delete document.documentElement.dataset["game"];
  });
}
