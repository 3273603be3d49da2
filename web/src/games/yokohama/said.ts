/** What is read out about the areas. */
import { nameOf } from "../../board/desk.svelte";
import type { Desk } from "../../board/types";
import { type Standing, standingIn } from "./pieces";
import type { AreaView } from "./view";

export function pieceWords(desk: Desk, { kind, seat, n }: Standing): string {
  if (kind === "station") return desk.speak("board-station");
  return desk.speak(`board-${kind}-of`, { player: nameOf(desk, seat), n });
}

/** An area and who stands there. */
export function areaWords(desk: Desk, area: AreaView, me: number): string {
  const here = standingIn(area, me).map((piece) => pieceWords(desk, piece));
  return [desk.describe(`area:${area.id}`).title, ...here].join(", ");
}
