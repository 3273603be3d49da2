/**
 * One token made by several clicks: `workers:labourer+scout` of the workers, `plan:ivon+otton` of the cards.
 *
 * The parts are a bag, or they are picked in an order. Which combinations there are the offered tokens say.
 */

/** How the tokens of a family are made. */
export interface Composed {
  family: string;
  /** The sort of the parts: `worker`. */
  part: string;
  isOrdered: boolean;
}

export interface Offered {
  token: string;
  isRefused: boolean;
}

/** `workers:labourer+scout` as its parts. */
export function partsOf(token: string): string[] {
  return token.slice(token.indexOf(":") + 1).split("+");
}

function counts(parts: readonly string[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const part of parts) out.set(part, (out.get(part) ?? 0) + 1);
  return out;
}

/** Whether what is picked may become this token. */
export function leadsTo(picked: readonly string[], token: string, isOrdered: boolean): boolean {
  const parts = partsOf(token);
  if (isOrdered) return picked.every((part, n) => parts[n] === part);
  const whole = counts(parts);
  return [...counts(picked)].every(([part, n]) => n <= (whole.get(part) ?? 0));
}

/** The token that is picked exactly; of an order also the only one left. */
export function matching(picked: readonly string[], offered: readonly Offered[], isOrdered: boolean): Offered | null {
  if (picked.length === 0) return null;
  const found = offered.filter(({ token }) => leadsTo(picked, token, isOrdered));
  if (isOrdered) return found.length === 1 ? (found[0] ?? null) : null;
  return found.find(({ token }) => partsOf(token).length === picked.length) ?? null;
}

/** What is picked after a further part is clicked: it is added, or takes the place of another. */
export function withPart(
  picked: readonly string[],
  part: string,
  offered: readonly Offered[],
  isOrdered: boolean,
): string[] {
  const open = offered.filter(({ isRefused }) => !isRefused);
  const more = [...picked, part];
  if (some(more, open, isOrdered)) return more;
  if (isOrdered) return [part];
  const swaps = picked.map((_, n) => [...picked.slice(0, n), ...picked.slice(n + 1), part]);
  const fitting = swaps.filter((one) => some(one, open, false));
  const whole = open
    .map(({ token }) => fitting.find((one) => matching(one, [{ token, isRefused: false }], false)))
    .find((one) => one !== undefined);
  if (whole) return whole;
  if (fitting[0]) return fitting[0];
  if (some([part], open, false)) return [part];
  return some(more, offered, false) ? more : [part];
}

function some(picked: readonly string[], offered: readonly Offered[], isOrdered: boolean): boolean {
  return offered.some(({ token }) => leadsTo(picked, token, isOrdered));
}

/** What is picked after a picked part is clicked again: of an order, what came later goes too. */
export function withoutPart(picked: readonly string[], part: string, isOrdered: boolean): string[] {
  const at = isOrdered ? picked.indexOf(part) : picked.lastIndexOf(part);
  if (at < 0) return [...picked];
  return isOrdered ? picked.slice(0, at) : [...picked.slice(0, at), ...picked.slice(at + 1)];
}

/** Whether one click decides: then there is nothing to compose. */
export function isSingle(offered: readonly Offered[]): boolean {
  const first = offered.map(({ token }) => partsOf(token)[0]);
  return offered.length > 0 && new Set(first).size === first.length;
}
