/** Workers to place or to keep, and the Paladins of a round: tokens made by several clicks, and what is proposed. */
import { partsOf } from "../../board/compose";
import type { Composing } from "../../table/games";
import type { Step } from "./steps";
import type { PaladinsView } from "./view";

const WILD = "criminal";
const PLAIN = "labourer";
const KEEPING: Step = "KeepWorkers";

/** How dear a worker is: Labourers fit the fewest spaces, Criminals all. */
function worth(kind: string): number {
  return kind === PLAIN ? 0 : kind === WILD ? 2 : 1;
}

function sum(parts: string[], of: (part: string) => number): number {
  return parts.reduce((whole, part) => whole + of(part), 0);
}

/** The payment to propose: no Criminal if it can be helped, the larger form, Labourers, what there is most of. */
export function bestPayment(open: string[], stock: Record<string, number>): string | null {
  const ranks = (token: string): number[] => {
    const parts = partsOf(token);
    return [
      parts.filter((part) => part === WILD).length,
      -parts.length,
      sum(parts, worth),
      -sum(parts, (part) => stock[part] ?? 0),
    ];
  };
  return least(open, ranks);
}

/** The workers to keep: what fits most spaces, and of different kinds. */
export function bestKept(open: string[]): string | null {
  return least(open, (token) => [-sum(partsOf(token), worth), -new Set(partsOf(token)).size]);
}

function least(tokens: string[], ranks: (token: string) => number[]): string | null {
  let best: { token: string; rank: number[] } | null = null;
  for (const token of tokens) {
    const rank = ranks(token);
    if (!best || isLess(rank, best.rank)) best = { token, rank };
  }
  return best?.token ?? null;
}

function isLess(a: number[], b: number[]): boolean {
  const at = a.findIndex((n, place) => n !== b[place]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

function propose(open: string[], step: string, view: unknown): string | null {
  if (open[0]?.startsWith("plan:")) return null;
  const { players, seat } = view as PaladinsView;
  return step === KEEPING ? bestKept(open) : bestPayment(open, players[seat]?.workers ?? {});
}

const composing: Composing = {
  families: [
    { family: "workers", part: "worker", isOrdered: false },
    { family: "plan", part: "paladin", isOrdered: true },
  ],
  propose,
};
export default composing;
