/** The dice of a placement: a token made by several clicks, and which dice are proposed. */
import { partsOf } from "../../board/compose";
import type { Composing } from "../../table/games";
import { lifted } from "./lifted.svelte";

function valueOf(part: string): number {
  return Number(part.split("_")[1]);
}

function isBlack(part: string): boolean {
  return part.startsWith("black");
}

/** How dear dice are: fewer before more, low before high, own before black. */
function rank(token: string): number[] {
  const parts = partsOf(token);
  return [parts.length, parts.reduce((sum, part) => sum + valueOf(part), 0), parts.filter(isBlack).length];
}

function isLess(a: number[], b: number[]): boolean {
  const at = a.findIndex((n, place) => n !== b[place]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** The lowest dice that suffice. */
export function lowestDice(open: readonly string[]): string | null {
  return open.reduce<string | null>(
    (best, token) => (best === null || isLess(rank(token), rank(best)) ? token : best),
    null,
  );
}

/** The dice that were taken up, where just they may be placed. */
export function takenUp(open: readonly string[], faces: readonly string[]): string | null {
  const wanted = [...faces].sort().join("+");
  return open.find((token) => [...partsOf(token)].sort().join("+") === wanted) ?? null;
}

const composing: Composing = {
  families: [{ family: "dice", part: "die", isOrdered: false }],
  propose: (open) => takenUp(open, lifted.faces) ?? lowestDice(open),
};
export default composing;
