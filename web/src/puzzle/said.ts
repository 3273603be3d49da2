/** What is said of a turn that was tried: about how much less it brings, never more exactly than it is known. */

import type { Saying } from "../review/figures";
import type { Measure, PuzzleAnswer, PuzzleSeen } from "../table/messages";

const GAMES = 100;
const MUCH = 0.25; // of a chance: from there on it does not matter how much

const inGames = (share: number): number => Math.round(GAMES * share);

/** A difference of chances in games of a hundred; a great one, or one of less than a game, in words. */
function lessSaid({ mean, width }: Measure): Saying {
  const [n, low, high] = [inGames(mean), inGames(mean - width), inGames(mean + width)];
  if (low < 1) return { message: "web-puzzle-less-some", args: {} };
  if (mean - width >= MUCH) return { message: "web-puzzle-less-much", args: {} };
  return low === high
    ? { message: "web-puzzle-less", args: { n } }
    : { message: "web-puzzle-less-range", args: { n, low, high } };
}

/** How far a turn falls short of the best; of the best how far the next one does. */
export function verdictOf({ verdict, chance, next }: PuzzleAnswer): Saying {
  if (verdict === "best") return { message: "web-puzzle-found", args: { n: inGames(next.mean) } };
  return chance ? lessSaid(chance) : { message: "web-puzzle-unjudged", args: { n: inGames(next.mean) } };
}

/** How many points less it brings, where that is sure; nought where it is not. */
export function pointsLess({ points }: PuzzleAnswer): number {
  if (!points || points.mean < 2 * points.width) return 0;
  return Math.max(0, Math.round(points.mean));
}

/** How hard a puzzle is, by who finds its turn. */
export function hardness({ finder }: Pick<PuzzleSeen, "finder">): string {
  return `web-puzzle-by-${finder || "nobody"}`;
}
