/** What the prompt says in words: what is asked, why, what is waited for, and what was tried. */

import { sitting } from "../person.svelte";
import { split } from "../speech/labels";
import type { Speaker } from "../speech/speaker";
import { botName, say } from "../speech/words.svelte";
import type { Request, TableState } from "./messages";
import type { Table } from "./table.svelte";

/** A table, and who speaks of it. */
export interface Told {
  readonly table: Table;
  readonly speaker: Speaker;
  readonly names: readonly string[];
}

/** What another asks for and we have not answered. */
export function requestTo(state: TableState | null): Request | null {
  const found = state?.table.request;
  const mine = state?.table.seats.filter((one) => one.mine).map((one) => one.seat) ?? [];
  return found && mine.some((seat) => found.waiting.includes(seat)) ? found : null;
}

/** The own seat on which a bot plays now, or nobody. */
export function seatKept(table: Table) {
  return table.seat === null ? table.keptFor(sitting.person?.id)[0] : undefined;
}

export function questionOf({ table, speaker, names }: Told): string {
  const { state } = table;
  if (!state) return say("web-connecting");
  const request = requestTo(state);
  if (request) return requested(request, names);
  if (state.over) return say("web-game-over");
  if (state.held) return say("web-held");
  if (state.ask) return speaker.question(state.ask).question;
  if (state.asked.length === 0) return say("web-waiting-for-players");
  const areBots = state.asked.every((seat) => state.table.seats[seat]?.kind === "bot");
  const players = speaker.list(state.asked.map((seat) => names[seat] ?? ""));
  return say(areBots ? "web-thinking" : "web-waiting-for", { players });
}

function requested(request: Request, names: readonly string[]): string {
  const player = names[request.seat] ?? "";
  switch (request.kind) {
    case "undo":
      return say("web-undo-asked", { player });
    case "join":
      return say("web-join-asked", { player: request.name });
    case "level":
      return say("web-level-asked", { player, bot: botName(request.bot ?? "") });
    case "replace":
      return say("web-replace-asked", { player });
    case "again":
      return say("web-again-asked", { player });
    default:
      return say("web-end-asked");
  }
}

/** The line below the question; `how`: what is to be done where one answer is made of several clicks. */
export function whyOf({ table, speaker, names }: Told, how: string): string {
  const { state, refusal, trouble } = table;
  const request = requestTo(state);
  if (!table.connected && state) return say("web-connecting");
  if (refusal) return "";
  if (trouble) return say(trouble);
  if (state?.undo.waits && !request) return say("web-undo-waits");
  const kept = seatKept(table);
  if (kept) return say(kept.kind === "bot" ? "web-bot-for-you" : "web-seat-kept");
  if (hasAskedToJoin(state)) return say("web-join-waits");
  const absent = absentFor(table);
  if (absent !== undefined && !request) return say("web-away-late", { player: names[absent] ?? "" });
  const late = table.late.find((seat) => !state?.table.seats[seat]?.mine);
  if (late !== undefined) return say("web-clock-late", { player: names[late] ?? "" });
  const [point] = table.points;
  if (!state?.ask) return point ? say("web-chosen", { what: nameOf(point.token, speaker) }) : "";
  return speaker.question(state.ask).why || (how && say(how));
}

function hasAskedToJoin(state: TableState | null): boolean {
  const request = state?.table.request;
  return request?.kind === "join" && request.person === sitting.person?.id;
}

/** Another whom the table has waited for so long that a bot may play on. */
function absentFor(table: Table): number | undefined {
  return table.state?.table.seats.some((one) => one.mine) ? table.absent[0] : undefined;
}

/** What was tried; what the name is followed by would stand between it and the reason. */
export function triedOf(token: string, { table, speaker }: Pick<Told, "table" | "speaker">): string {
  const ask = table.state?.ask;
  const said = speaker.choice(token, ask?.step, ask?.row);
  const name = nameOf(token, speaker);
  return said.startsWith(name) ? name : said;
}

function nameOf(token: string, speaker: Speaker): string {
  return speaker.component(...split(token));
}
