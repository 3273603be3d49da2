/** What happened as parts that can be drawn: names in bold, values as tags, gains as symbols. The words are the log's. */

import type { GameEvent, Speaker } from "../speech/speaker";
import { say } from "../speech/words.svelte";
import { type Entry, headed, newsOf, playerOf, type Shape } from "../table/log";
import type { GameStory, Sum } from "./facts";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "name"; seat: number; text: string }
  | { kind: "thing"; token: string; text: string };

/** So many of something; `said` is what the log says of it. */
export interface Gain {
  icon: string;
  n: number;
  isPoints: boolean;
  said: string;
}

/** Whole, or beside what the symbols of its line and the lines below it say. */
type Form = "" | "beside";

/** To whom it is told. */
export interface Listener {
  speaker: Speaker;
  names: readonly string[];
  /** The seat of who reads; nobody's: a spectator's. */
  you: number | null;
}

const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, "g");
const COLON = /^\s*:?\s*/; // a name that is the subject has none

const mark = (what: string, said: string) => `${BEGIN}${what}${MIDDLE}${said}${END}`;

/** A marked sentence, taken apart. */
export function partsOf(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) out.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, what = "", said = ""] = found;
    const seat = what.startsWith("seat:") ? Number(what.slice("seat:".length)) : null;
    out.push(seat === null ? { kind: "thing", token: what, text: said } : { kind: "name", seat, text: said });
    end = found.index + whole.length;
  }
  if (end < text.length) out.push({ kind: "text", text: text.slice(end) });
  return out;
}

export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

/** What a sentence names, each thing once. */
export function thingsIn(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap((part) => (part.kind === "thing" ? [part.token] : [])))];
}

/** At most so many numbers join a sentence to the board. */
const MOST_CHIPS = 4;

/** The numbers of what is named and lies there, in the order of the sentence. */
export function numbered(named: readonly string[], there: readonly string[]): ReadonlyMap<string, number> {
  const both = named.filter((token) => there.includes(token)).slice(0, MOST_CHIPS);
  return new Map(both.map((token, n) => [token, n + 1]));
}

/** The numbers of what has not been named: each is said once. */
export function chipsLeft(parts: readonly Part[], chips: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const said = new Set(thingsIn(parts));
  return new Map([...chips].filter(([token]) => !said.has(token)));
}

/** Which parts of a sentence have a number behind them: what they name has one, and was not named before. */
export function chipsIn(parts: readonly Part[], chips: ReadonlyMap<string, number>): (number | undefined)[] {
  const left = new Map(chips);
  return parts.map((part) => {
    if (part.kind !== "thing") return undefined;
    const chip = left.get(part.token);
    left.delete(part.token);
    return chip;
  });
}

/** Who did something, or nobody, and what it was: with a colon between them where it is no sentence. */
function sentence(
  event: GameEvent,
  { speaker, names, you }: Listener,
  form: Form,
): { who: Part | null; is: boolean; did: Part[] } {
  const seat = playerOf(event);
  const isYou = seat !== null && seat === you;
  const is = speaker.hasYou(event.kind);
  const whole = partsOf(speaker.event(event, names, mark, form));
  const [first, ...rest] = whole;
  if (first?.kind !== "name" || first.seat !== seat) return { who: null, is, did: whole };
  const who = isYou ? { ...first, text: say("web-log-you") } : first;
  const did = isYou && is ? partsOf(speaker.yours(event, names, mark, form)) : withoutColon(rest);
  return { who, is, did };
}

function withoutColon([first, ...rest]: Part[]): Part[] {
  if (first?.kind !== "text") return first ? [first, ...rest] : rest;
  const text = first.text.replace(COLON, "");
  return text ? [{ kind: "text", text }, ...rest] : rest;
}

/** What happened, without who did it. */
export function consequence(event: GameEvent, listener: Listener, form: Form = ""): Part[] {
  return sentence(event, listener, form).did;
}

/** What happened, with who did it. */
export function told(event: GameEvent, listener: Listener, form: Form = ""): Part[] {
  const { who, is, did } = sentence(event, listener, form);
  if (!who) return did;
  return joined(is ? "web-log-did" : "web-log-had", [who], did);
}

/** What happened as a part of its line: without its seat's name, and without what the line tells by itself. */
export function partOfLine(event: GameEvent, entry: Entry, story: GameStory, listener: Listener): Part[] {
  const form = formIn(event, entry, story);
  return playerOf(event) === entry.seat ? consequence(event, listener, form) : told(event, listener, form);
}

/** How an event is told in its line: what brings its due at once is called by its name, where the line tells that due. */
function formIn(event: GameEvent, entry: Entry, story: GameStory): Form {
  const seat = playerOf(event);
  if (seat === null || !story.done?.includes(event.kind)) return "";
  const then = entry.events.slice(entry.events.indexOf(event) + 1);
  return then.some((one) => sumOf(one, seat, story) > 0) ? "beside" : "";
}

/** The line that a turn is called by: what was done, and what it was about; but not what its symbols say. */
export function headline(entry: Entry, shape: Shape, listener: Listener, story: GameStory): Part[] {
  const head = calledBy(entry, shape, story);
  const news = entry.isMoment ? null : newsOf(entry, shape);
  const form = formIn(head, entry, story);
  const { who } = sentence(head, listener, form);
  const line = who && isSign(head, entry, story) ? [who] : told(head, listener, form);
  if (!news || news === head || isSign(news, entry, story)) return line;
  return joined("web-log-had", line, consequence(news, listener, formIn(news, entry, story)));
}

/** The head of a line; where that is only what was paid, as for a die rolled again, what it was paid for. */
function calledBy(entry: Entry, shape: Shape, story: GameStory): GameEvent {
  const [head, rest] = headed(entry, shape);
  if (!isSign(head, entry, story) || newsOf(entry, shape)) return head;
  const isTold = (event: GameEvent) => playerOf(event) === entry.seat && !story.quiet.includes(event.kind);
  return rest.find((event) => isTold(event) && !isSign(event, entry, story)) ?? head;
}

/** Whether what an event tells of a line stands there as a number with its symbol. */
function isSign(event: GameEvent, entry: Entry, story: GameStory): boolean {
  return !entry.isMoment && sumOf(event, entry.seat, story) !== 0;
}

/** How much more or less a seat has by an event; nothing where it tells of something else, or of somebody else. */
function sumOf(event: GameEvent, seat: number | null, story: GameStory): number {
  const sum = story.sums[event.kind];
  return sum && playerOf(event) === seat ? numberOf(event, sum) : 0;
}

function numberOf(event: GameEvent, sum: Sum): number {
  return sum.sign * (sum.n === undefined ? 1 : Number(event.args[sum.n] ?? 0));
}

/** Whether a line begins the last round of the game. */
export function isLast(entry: Entry, story: GameStory): boolean {
  return entry.divides && entry.isMoment && entry.events[0]?.args["n"] === story.last;
}

/** What of a line is not in its headline; nothing, where its symbols say it all. */
export function below(entry: Entry, shape: Shape, story: GameStory): GameEvent[] {
  const head = calledBy(entry, shape, story);
  const news = entry.isMoment ? null : newsOf(entry, shape);
  const rest = entry.events.filter((event) => event !== head && event !== news && !story.quiet.includes(event.kind));
  return rest.some((event) => !story.sums[event.kind] || playerOf(event) !== entry.seat) ? rest : [];
}

/** Two parts of a line, joined as the language does. */
function joined(message: string, first: Part[], second: Part[]): Part[] {
  const [before, between, after] = say(message, { who: BEGIN!, did: END! }).split(/[\uE000\uE002]/);
  const text = (said: string | undefined): Part[] => (said ? [{ kind: "text", text: said }] : []);
  return [...text(before), ...first, ...text(between), ...second, ...text(after)];
}

/** What somebody got and gave in a line, points last. */
export function gainsOf(entry: Entry, story: GameStory, listener: Listener): Gain[] {
  const seat = entry.isMoment ? (entry.seat ?? listener.you) : entry.seat;
  const out = new Map<string, Gain>();
  for (const event of entry.events) {
    const sum = story.sums[event.kind];
    if (!sum || seat === null || playerOf(event) !== seat) continue;
    const icon = sum.icon.replace(/\{(\w+)\}/, (_, key: string) => String(event.args[key]));
    const n = numberOf(event, sum);
    if (n === 0) continue;
    const key = `${icon} ${Math.sign(n)}`;
    const before = out.get(key);
    const said = textOf(consequence(event, listener));
    if (before) out.set(key, { ...before, n: before.n + n, said: `${before.said}, ${said}` });
    else out.set(key, { icon, n, isPoints: icon === "vp", said });
  }
  return [...out.values()].sort((a, b) => Number(a.isPoints) - Number(b.isPoints));
}

/** What a line brought to each seat, or cost it; those to whom it did neither are left out. */
export function gainsBySeat(entry: Entry, story: GameStory, listener: Listener): Map<number, Gain[]> {
  const out = new Map<number, Gain[]>();
  for (const seat of listener.names.keys()) {
    const events = entry.events.filter((event) => playerOf(event) === seat);
    const gains = gainsOf({ ...entry, seat, events }, story, listener);
    if (gains.length > 0) out.set(seat, gains);
  }
  return out;
}

/** The value by which a component is drawn, if it is. */
export function valueOf(token: string, story: GameStory, speaker: Speaker): { n: number; colour: string } | null {
  const colon = token.indexOf(":");
  const sort = token.slice(0, colon);
  const as = story.values[sort];
  const n = as && speaker.grammar.rows[sort]?.[token.slice(colon + 1)]?.[1][as.key];
  return as && typeof n === "number" ? { n, colour: as.colour(n) } : null;
}
