/** What boards are given, made from a state. */

import type { Choices, Description, Price, SeatInfo } from "../board/types";
import { split } from "../speech/labels";
import type { Speaker } from "../speech/speaker";
import type { Ask, TableState } from "./messages";
import { nameOf } from "./names";
import { timeOf } from "./time";

/** The names by seat; a seat that nobody sits at is the opponent that the rules play. */
export function namesOf(state: TableState, speaker: Speaker): string[] {
  const players = state.view?.["players"];
  const count = Array.isArray(players) ? players.length : state.table.seats.length;
  return Array.from({ length: count }, (_, seat) => {
    const found = state.table.seats.find((one) => one.seat === seat);
    return found ? nameOf(state.table.seats, found, (...said) => speaker.text(...said)) : speaker.text("opponent");
  });
}

/** Those at the table; `arrived`: when the state came, by which clocks run. */
export function seatsOf(state: TableState, names: readonly string[], arrived = 0): SeatInfo[] {
  return names.map((name, seat) => {
    const time = timeOf(state, seat, arrived);
    const sitter = state.table.seats.find((one) => one.seat === seat);
    const asked = state.asked.includes(seat);
    return {
      seat,
      name,
      mine: sitter?.mine ?? false,
      asked,
      ...(sitter?.bot ? { bot: sitter.bot, level: sitter.level } : {}),
      thinks: asked && sitter?.kind === "bot" && state.table.status === "playing" && arrived > 0,
      ...(time ? { time } : {}),
    };
  });
}

export function choicesOf(ask: Pick<Ask, "choices"> | null, speaker: Speaker): Choices {
  const out: Choices = new Map();
  for (const { token, rule, message, n, price } of ask?.choices ?? []) {
    if (rule && message) {
      const no = { rule, message, n: n ?? 0 };
      out.set(token, { token, refused: { rule, text: speaker.refusal(no), short: speaker.briefly(no) } });
    } else if (price) out.set(token, { token, price: priceOf(price, speaker) });
    else out.set(token, { token });
  }
  return out;
}

const FREE = "price-free";

function priceOf({ message, n }: { message: string; n: number }, speaker: Speaker): Price {
  return { text: speaker.text(message, { n }), n, isFree: message === FREE };
}

/** The component that a question is about, where a field of its step names one. */
export function subjectOf(ask: Ask | null, speaker: Speaker, subjects: Record<string, string>): string | null {
  for (const [field, sort] of Object.entries(subjects)) {
    const index = ask?.fields[field];
    const label = index === undefined ? undefined : speaker.grammar.sorts[sort]?.[index];
    if (label !== undefined) return `${sort}:${label}`;
  }
  return null;
}

/** What each speaker has described: a board asks for every component again with every state. */
const described = new WeakMap<Speaker, Map<string, Description>>();

/** A component in words: its name, and what it does where the name does not say it. */
export function describe(token: string, speaker: Speaker): Description {
  const known = described.get(speaker) ?? new Map<string, Description>();
  described.set(speaker, known);
  const found = known.get(token) ?? description(token, speaker);
  known.set(token, found);
  return found;
}

/** Whether a component is only said to have no effect because no points of its own are printed on it. */
function scoresNothing(sort: string, name: string, speaker: Speaker): boolean {
  const row = speaker.grammar.rows[sort]?.[name]?.[1] ?? {};
  return "scoring" in row && speaker.about(sort, name) === speaker.effect([]);
}

function description(token: string, speaker: Speaker): Description {
  const [sort, name] = split(token);
  const rule = speaker.rule(sort, name);
  const title = speaker.component(sort, name);
  const text = speaker.whole(sort, name);
  return { title, text: text === title || scoresNothing(sort, name, speaker) ? "" : text, ...(rule ? { rule } : {}) };
}
