/** What is said of a turn that was tried: about how much less it brings, never more exactly than it is known. */

import type { Saying } from "../review/figures";
import type { Measure, PuzzleAnswer, PuzzleSeen } from "../table/messages";

const GAMES = 100;

const inGames = (share: number): number => Math.round(GAMES * share);

/** How far a turn falls short of the best, in games of a hundred, and how far that may be off: of none by less than none. */
const lessSaid = (message: string, { mean, width }: Measure): Saying => ({
  message,
  args: { n: inGames(mean), low: Math.max(0, inGames(mean - width)), high: inGames(mean + width) },
});

/** How far a turn falls short of the best; of the best, and of one that nobody judged, how far the next best does. */
export function verdictOf({ verdict, chance, next }: PuzzleAnswer): Saying[] {
  const found = lessSaid("web-puzzle-found", next);
  if (verdict === "best") return [found];
  return chance ? [lessSaid("web-puzzle-less", chance)] : [{ message: "web-puzzle-unjudged", args: {} }, found];
}

/** How hard a puzzle is, by who finds its turn. */
export function hardness({ finder }: Pick<PuzzleSeen, "finder">): string {
  return `web-puzzle-by-${finder || "nobody"}`;
}
