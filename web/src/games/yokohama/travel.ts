/** The president's ways: by destination, whom each pays, and which plates it crosses. */
import type { Way } from "../../board/types";
import { byId, type YokohamaBox } from "./box";
import { touching } from "./geometry";
import { areaOf, playerOf } from "./pieces";
import type { YokohamaView } from "./view";

const AREA = "area:";
const FEES = "fees:";
export const CANAL = "canal";
export const NOBODY = "none";

export function areaIn(token: string): string {
  return token.startsWith(AREA) ? token.slice(AREA.length) : "";
}

/** The ways by their destination. */
export function byEnd(ways: readonly Way[]): Map<string, Way[]> {
  const out = new Map<string, Way[]>();
  for (const way of ways) {
    const end = way.tokens.map(areaIn).find(Boolean) ?? "";
    if (end) out.set(end, [...(out.get(end) ?? []), way]);
  }
  return out;
}

/** Who is paid: seats, and -1 for the canal. */
export function payees(token: string): number[] {
  if (!token.startsWith(FEES) || token === FEES + NOBODY) return [];
  return token
    .slice(FEES.length)
    .split("+")
    .map((one) => (one === CANAL ? -1 : Number(one.replace("seat_", "")) - 1));
}

/** The payees of a way, where it names them. */
export function payeesOf(way: Way): number[] | null {
  const token = way.tokens.find((one) => one.startsWith(FEES));
  return token === undefined ? null : payees(token);
}

/** What the player pays for a president that stands in an area entered. */
function passingFee(box: YokohamaBox, view: YokohamaView, seat: number): number {
  const own = playerOf(view, seat)?.technologies ?? [];
  const changes = own.flatMap(({ technology }) => byId(box.technologies, technology)?.changes ?? []);
  const printed = box.turn.president_fee;
  const asked = changes.filter(({ ask }) => ask === "passing_fee");
  return Math.min(printed, ...asked.map(({ set, add = 0 }) => (set === undefined ? printed + add : Number(set))));
}

interface Stage {
  path: string[];
  paid: Set<number>;
}

/** The shortest path over plates with own assistants that pays just these; none where one goes there straight. */
export function pathTo(
  box: YokohamaBox,
  view: YokohamaView,
  seat: number,
  to: string,
  way: { payees: number[] | null; yen: number },
): string[] {
  const from = playerOf(view, seat)?.president ?? "";
  const fee = passingFee(box, view, seat);
  const waiting: Stage[] = from ? [{ path: [from], paid: new Set() }] : [];
  const seen = new Set<string>();
  const canalFee = box.turn.canal_fee;
  while (waiting.length > 0) {
    const { path, paid } = waiting.shift()!;
    const here = path.at(-1) ?? "";
    if (here === to && isRight(paid)) return path;
    for (const near of neighbours(box, view, here)) {
      if (near === from || (near !== CANAL && !areaOf(view, near)?.assistants[seat])) continue;
      const next = new Set(paid);
      for (const other of feesIn(near)) next.add(other);
      const key = `${near} ${[...next].sort().join()}`;
      if (seen.has(key) || path.includes(near)) continue;
      seen.add(key);
      waiting.push({ path: [...path, near], paid: next });
    }
  }
  return [];

  function feesIn(area: string): number[] {
    if (area === CANAL) return [-1];
    return fee === 0 ? [] : (areaOf(view, area)?.presidents ?? []).filter((other) => other !== seat);
  }
  function isRight(paid: Set<number>): boolean {
    if (way.payees) return way.payees.length === paid.size && way.payees.every((one) => paid.has(one));
    return [...paid].reduce((sum, one) => sum + (one < 0 ? canalFee : fee), 0) === way.yen;
  }
}

/** The areas that touch one. */
export function neighbours(box: YokohamaBox, view: YokohamaView, id: string): string[] {
  const at = view.areas.findIndex((area) => area.id === id);
  return touching(box, view.players.length).flatMap(([a, b]) => {
    const other = a === at ? b : b === at ? a : -1;
    return view.areas[other]?.id ?? [];
  });
}
