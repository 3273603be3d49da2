/** The game that was looked at last: pages that need one and are given none are about it. */

const REMEMBERED = "caravanserai-game";
const FIRST = "gugong";

export function lastGame(): string {
  return localStorage.getItem(REMEMBERED) ?? FIRST;
}

export function lookAt(game: string): void {
  localStorage.setItem(REMEMBERED, game);
}
