/** What those at a table are called. */

import { botFrom } from "../speech/labels";

interface Sitter {
  seat: number;
  kind?: string;
  name: string;
  bot?: string | null;
  mine?: boolean;
}

type Say = (message: string, args?: Record<string, string | number>) => string;

/**
 * A person's own name; for who has none "you", as in a puzzle, or the seat's number, as in a record that was read and
 * wherever several seats are one's own. Bots are called for their level, and counted where several are alike; or that
 * nobody sits there.
 */
export function nameOf(seats: readonly Sitter[], one: Sitter, say: Say): string {
  if (one.kind === "open") return say("web-free-seat");
  if (one.name) return one.name;
  if (!one.bot) {
    const isOnlyOne = one.mine && !seats.some((other) => other.mine && other.seat !== one.seat);
    return isOnlyOne ? say("web-you") : say("web-player", { n: one.seat + 1 });
  }
  const alike = seats.filter((other) => !other.name && other.bot === one.bot);
  const name = botFrom(one.bot, say);
  return alike.length > 1 ? `${name} ${alike.indexOf(one) + 1}` : name;
}
