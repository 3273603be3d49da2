/** Who stands where: rows and stacks of pieces, worked out from the view. */
import type { GugongView, PlayerView, ShipView } from "./view";

export interface WallPiece {
  piece: string;
  seat: number;
  double: boolean;
  /** How many spaces of the wall it takes. */
  spaces: number;
}

/** The servants on the wall, seat by seat; a Double Servant may stand for two. */
export function wallPieces(players: PlayerView[]): WallPiece[] {
  return players.flatMap((player) => {
    const doubled = player.double === "wall" ? player.double_as : 0;
    const row: WallPiece[] = [];
    for (let n = 0; n < player.wall - doubled; n += 1) {
      row.push({ piece: `wall:${player.seat}:${n}`, seat: player.seat, double: false, spaces: 1 });
    }
    if (doubled > 0) row.push({ piece: `double:${player.seat}`, seat: player.seat, double: true, spaces: doubled });
    return row;
  });
}

/** Markers on each step of the Intrigue track, the lowest of a stack first. */
export function intrigueStacks(view: GugongView): Map<number, number[]> {
  const stacks = new Map<number, number[]>();
  for (const seat of [...view.intrigue_order].reverse()) {
    const step = view.players[seat]?.intrigue ?? 0;
    stacks.set(step, [...(stacks.get(step) ?? []), seat]);
  }
  return stacks;
}

/** Seats by where they are, in order of seats. */
export function seatsBy<K>(players: PlayerView[], where: (player: PlayerView) => K | null): Map<K, number[]> {
  const out = new Map<K, number[]>();
  for (const player of players) {
    const key = where(player);
    if (key !== null) out.set(key, [...(out.get(key) ?? []), player.seat]);
  }
  return out;
}

export interface NamedShip extends ShipView {
  piece: string;
}

/** Ships with names that last: one that stays keeps its name, one that sails on takes it along. */
export function namedShips(before: NamedShip[], now: ShipView[]): NamedShip[] {
  const names = new Map<ShipView, string>();
  const free = [...before];
  const take = (ship: ShipView, found: number) => {
    if (found >= 0) names.set(ship, free.splice(found, 1)[0]?.piece ?? "");
  };
  for (const ship of now) {
    take(
      ship,
      free.findIndex((old) => old.owner === ship.owner && old.harbour === ship.harbour),
    );
  }
  for (const ship of [...now].sort((a, b) => harbourOf(b).n - harbourOf(a).n)) {
    if (!names.has(ship)) take(ship, nearestBehind(free, ship));
  }
  const used = new Set(names.values());
  return now.map((ship) => {
    const piece = names.get(ship) ?? unused(used, ship.owner);
    used.add(piece);
    return { ...ship, piece };
  });
}

/** Where a ship that was not here has come from: the same lane, fewer steps on; ships never go back. */
function nearestBehind(free: NamedShip[], ship: ShipView): number {
  const { route, n } = harbourOf(ship);
  let best = -1;
  free.forEach((old, index) => {
    const from = harbourOf(old);
    if (old.owner !== ship.owner || from.route !== route || from.n > n) return;
    const so = free[best];
    if (!so || from.n > harbourOf(so).n) best = index;
  });
  return best;
}

function unused(used: Set<string>, owner: number): string {
  let n = 0;
  while (used.has(`ship:${owner}:${n}`)) n += 1;
  return `ship:${owner}:${n}`;
}

export function harbourOf(ship: { harbour: string }): { route: string; n: number } {
  const [route = "", n = "0"] = ship.harbour.split("_");
  return { route, n: Number(n) };
}

/** The free harbour nearest the start of a route: where a new ship would lie, or null. */
export function launchHarbour(ships: ShipView[], route: string, harbours: number): number | null {
  for (let n = 1; n <= harbours; n += 1) {
    if (!ships.some((ship) => ship.harbour === `${route}_${n}`)) return n;
  }
  return null;
}

/** The seats at a place that have laid a bonus token there. */
export function markersAt(players: PlayerView[], place: string): { seat: number; token: string }[] {
  return players.flatMap((player) =>
    player.markers
      .filter((marker) => marker.place === place)
      .map((marker) => ({ seat: player.seat, token: marker.token })),
  );
}

/** Whose piece it is, where a trail is worth showing. */
export function trailSeat(piece: string): number | null {
  const [kind = "", seat = ""] = piece.split(":");
  return ["traveller", "envoy", "intrigue", "ship"].includes(kind) ? Number(seat) : null;
}

/** Seats in the order of play from the one after `seat`, that one last; a spectator sees them from the first on. */
export function fromNext(players: PlayerView[], seat: number): PlayerView[] {
  return [...players.slice(seat + 1), ...players.slice(0, seat + 1)];
}
