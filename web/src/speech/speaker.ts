/**
 * Says what a game means: choices, events, refusals, questions and components, in one language.
 *
 * The conventions are those of the package's `speech/speaker.py`: `place:canal` is said by `place-canal`, the event
 * `gift-drawn` by `log-gift-drawn`, the step ChooseGift by `ask-choose-gift`; a family that reads alike has one message.
 */

import type { GameEvent } from "../table/messages";
import type { Arguments, Catalogue } from "./catalogue";
import { BESIDE, counted, EffectText, isEmpty, NO_WORD } from "./effects";
import { NO_GRAMMAR, type Grammar, type Key, type Row } from "./grammar";
import { asks, botFrom, kebab, parts, split } from "./labels";

/** What something is called without what it costs and brings, where that is its name. */
export const CALLED = "called";
/** The forms that a sentence may ask for by suffix, cases and others; each falls back to the plain form. */
const FORMS = ["acc", "dat", "gen", "loc", "abl", "at", CALLED] as const;
/** The keys of a row that hold what a component does. */
const DOES = ["effects", "moments", "changes", "scoring"] as const;
/** The attribute that explains a component. */
const ABOUT = "about";
/** The attribute of a family that tells all its members do, where that is more than effects in a row. */
const WHOLE = "whole";
/** The attribute of a question that says why it is asked, or what is left. */
const WHY = "why";
/** The attribute that says a refusal in a word or two. */
const SHORT = "short";
const VERB = "verb";
/** What names a bot in an event of the table. */
const BOTS = ["bot", "before"];
/** What a compound label is made of if it is a bag, and the names of the parts of another. */
const BAG = "noun";
const PARTS = ["first", "second", "third", "fourth", "fifth"] as const;

/** The attribute that says what happened to the one who did it, without naming them: "give …" beside "gives …". */
const YOU = "you";

export type { GameEvent };

/** Marks what a sentence names – `seat:1`, `place:canal` – so that a page can draw it in its own way. */
export type Marking = (what: string, said: string) => string;

export interface Refused {
  rule: string;
  message: string;
  n: number;
}

/** What of a question is needed to put it into words. */
export interface Asked {
  step: string;
  row?: unknown;
  said?: { message: string; args: Record<string, number> };
}

export class Speaker {
  readonly language: string;
  readonly grammar: Grammar;
  private readonly catalogue: Catalogue;
  private readonly effects: EffectText;
  private readonly lists: Map<string, string>;
  private readonly joiner: Intl.ListFormat;
  /** What components are called: every line of a log names some, in every case. */
  private readonly called = new Map<string, string>();

  constructor(catalogue: Catalogue, grammar: Grammar = NO_GRAMMAR) {
    this.language = catalogue.language;
    this.catalogue = catalogue;
    this.grammar = grammar;
    this.lists = listsOf(grammar);
    this.joiner = new Intl.ListFormat(this.locale, { type: "conjunction" });
    this.effects = new EffectText(catalogue, grammar, (path, name) => this.named(path, name));
  }

  /** The same words, told of other components. */
  speakingOf(grammar: Grammar): Speaker {
    return new Speaker(this.catalogue, grammar);
  }

  text(message: string, args: Arguments = {}): string {
    return this.say(message, args);
  }

  /** A message with its arguments and the figures of the box that it speaks of. */
  private say(message: string, args: Arguments, attribute?: string): string {
    return this.catalogue.say(message, { ...this.grammar.figures[message], ...args }, attribute);
  }

  attribute(message: string, attribute: string): string {
    return this.catalogue.has(message, attribute) ? this.say(message, {}, attribute) : "";
  }

  /** The name of a bot; of one that a stranger has installed, what they call it, in words. */
  bot(name: string): string {
    return botFrom(name, (message) => this.text(message));
  }

  has(message: string): boolean {
    return this.catalogue.has(message);
  }

  /** Whose dates and numbers. */
  get locale(): string {
    return this.catalogue.locale;
  }

  /** A number, a date or a time in the reader's own way. */
  number(n: number): string {
    return new Intl.NumberFormat(this.locale).format(n);
  }

  when(time: number | string): string {
    const date = new Date(typeof time === "number" ? time : Date.parse(time));
    return new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeStyle: "short" }).format(date);
  }

  list(names: readonly string[]): string {
    return this.joiner.format(names);
  }

  /** The name of a component, in a case where one is asked for. */
  component(sort: string, name: string, form = ""): string {
    const key = `${form}:${sort}:${name}`;
    let said = this.called.get(key);
    if (said === undefined) this.called.set(key, (said = this.call(sort, name, form)));
    return said;
  }

  private call(sort: string, name: string, form: string): string {
    const own = `${sort}-${name}`;
    if (this.has(own)) return this.say(own, {}, form);
    if (this.grammar.compounds[sort] === BAG) return this.effects.cost(counted(parts(name)), form);
    return this.has(sort) ? this.say(sort, this.arguments(sort, name), form) : own;
  }

  /**
   * What a component does, in words of its own, where they were written for its row, or made from its effects.
   * Empty for one that has no effects to speak of, or whose name says them already.
   */
  about(sort: string, name: string): string {
    const own = `${sort}-${name}`;
    const row = this.grammar.rows[sort]?.[name]?.[1];
    const isWritten = this.catalogue.has(own, ABOUT) && (!row || this.grammar.written.includes(own));
    if (isWritten) return this.say(own, {}, ABOUT);
    if (!row) return "";
    const parts = DOES.filter((key) => !isEmpty(row[key])).map((key) => this.effects.effects(row[key]));
    const nothing = "effects" in row ? this.effects.effects([]) : "";
    const said = parts.length > 0 ? this.effects.joined("effect-rows", parts) : nothing;
    return this.component(sort, name).includes(said) ? "" : said;
  }

  /** All that a component does: as its family tells it, with what `about` says as a part, or only that. */
  whole(sort: string, name: string): string {
    const about = this.about(sort, name);
    if (!this.grammar.rows[sort]?.[name] || !this.catalogue.has(sort, WHOLE)) return about;
    return this.say(sort, { ...this.arguments(sort, name), about }, WHOLE);
  }

  /** Where the values of a component come from: official, public, or reconstructed. */
  provenance(sort: string, name: string): string {
    const table = this.grammar.rows[sort]?.[name]?.[0].split(".")[0] ?? "";
    const parts = (this.grammar.provenance[table] ?? "").split("; ").map((part) => part.split(/[ :]/)[0] ?? "");
    return this.list([...new Set(parts)].filter(Boolean).map((kind) => this.text(`cli-provenance-${kind}`)));
  }

  /** The rule that a component's row names. */
  rule(sort: string, name: string): string {
    return String(this.grammar.rows[sort]?.[name]?.[1]["rule"] ?? "");
  }

  /** What somebody has more or less of, read out. */
  changes(changes: Readonly<Record<string, number>>): string {
    const signed = ([noun, n]: [string, number]) =>
      `${n < 0 ? "−" : "+"}${this.text(`noun-${noun}`, { n: Math.abs(n) })}`;
    return this.list(
      Object.entries(changes)
        .filter(([noun]) => this.has(`noun-${noun}`))
        .map(signed),
    );
  }

  effect(effects: unknown): string {
    return this.effects.effects(effects);
  }

  /**
   * A choice by its token; the question may have words of its own for it. Where the question is about a choice of
   * effects, its options are said by what they do.
   */
  choice(token: string, step = "", effect: unknown = null): string {
    const [sort, name] = split(token);
    const branch = sort === "option" ? this.branch(effect, name) : null;
    const said = branch ? this.effects.effects(branch) : this.component(sort, name);
    const args = this.choiceArguments(sort, name, said);
    const asked = asks(step);
    for (const [message, attribute] of [
      [asked, `${sort}-${name}`],
      [asked, sort],
      [sort, "choice"],
    ] as const) {
      if (this.catalogue.has(message, attribute)) return this.say(message, args, attribute);
    }
    return said;
  }

  /** A choice in few words: those that the question has for it, `.option-b-called`, or what it is called anywhere. */
  shortly(token: string, step: string): string {
    const [sort, name] = split(token);
    const said = this.component(sort, name, CALLED);
    const own = [`${sort}-${name}`, sort].find((one) => this.catalogue.has(asks(step), `${one}-${CALLED}`));
    return own ? this.say(asks(step), this.choiceArguments(sort, name, said), `${own}-${CALLED}`) : said;
  }

  /** Whether the question has words of its own for a choice. */
  isAsked(token: string, step: string): boolean {
    const [sort, name] = split(token);
    return [`${sort}-${name}`, sort].some((own) => this.catalogue.has(asks(step), own));
  }

  /**
   * The same where what changes by it stands beside it in signs: by the attribute `.option-b-beside` or `.gift-beside`
   * of the question, or `.beside` of the component or its family, which sees of effects what signs do not say, as
   * `$effects_left`. What has none of these is said as ever; it may be that signs say all, and nothing is left.
   */
  beside(token: string, changes: Readonly<Record<string, number>>, step = "", effect: unknown = null): string {
    const [sort, name] = split(token);
    const asked = asks(step);
    const isBag = this.grammar.compounds[sort] === BAG;
    if (isBag && parts(name).some((noun) => !(noun in changes))) return this.choice(token, step, effect);
    const [path, row] = this.grammar.rows[sort]?.[name] ?? ["", {}];
    const left = this.effects.leftOfKeys(this.grammar.tables[path] ?? [], row, changes);
    const args = { ...this.choiceArguments(sort, name, this.component(sort, name)), ...left };
    const isAsked = this.isAsked(token, step);
    for (const [message, attribute] of [
      [asked, `${sort}-${name}-${BESIDE}`],
      [asked, `${sort}-${BESIDE}`],
      ...(isAsked ? [] : [[`${sort}-${name}`, BESIDE] as const, [sort, BESIDE] as const]),
    ] as const) {
      if (this.catalogue.has(message, attribute)) return this.say(message, args, attribute).trim();
    }
    const branch = sort === "option" && !isAsked ? this.branch(effect, name) : null;
    return branch ? this.effects.left(branch, changes) : this.choice(token, step, effect);
  }

  /** What happened; `names` are the players' by seat and are never inflected. `form`: beside signs of what it brought. */
  event(
    event: GameEvent,
    names: readonly string[],
    mark: Marking = (_, said) => said,
    form: "" | "beside" = "",
  ): string {
    if (!this.grammar.events[event.kind]) return this.text(`web-event-${event.kind}`, this.told(event)); // by the table
    return this.say(`log-${event.kind}`, this.eventArguments(event, names, mark), form);
  }

  /** Whether an event is told as a sentence, with a form of its own for who did it. */
  hasYou(kind: string): boolean {
    return this.catalogue.has(`log-${kind}`, YOU);
  }

  /** What you did, without you. */
  yours(event: GameEvent, names: readonly string[], mark: Marking, form: "" | "beside" = ""): string {
    const message = `log-${event.kind}`;
    const beside = `${YOU}-${form}`;
    const attribute = this.catalogue.has(message, beside) ? beside : YOU;
    return this.say(message, this.eventArguments(event, names, mark), attribute);
  }

  /** The components that an event names, as tokens; nothing that is hidden from the reader. */
  componentsOf(event: GameEvent): string[] {
    const keys = this.grammar.events[event.kind] ?? [];
    return keys.flatMap(([name, sort]) => {
      const label = event.args[name];
      return sort === "seat" || sort === "number" || label == null ? [] : [`${sort}:${label}`];
    });
  }

  private eventArguments(event: GameEvent, names: readonly string[], mark: Marking): Arguments {
    const args: Arguments = {};
    for (const key of this.grammar.events[event.kind] ?? []) {
      Object.assign(args, this.eventArgument(key, event.args[key[0]] ?? null, names, mark));
    }
    return args;
  }

  /** What an event of the table itself tells: bots by their names, all else as it is. */
  private told(event: GameEvent): Arguments {
    const said = (name: string, value: string | number | null) =>
      BOTS.includes(name) && typeof value === "string" ? this.bot(value) : (value ?? "");
    return Object.fromEntries(Object.entries(event.args).map(([name, value]) => [name, said(name, value)]));
  }

  /** What the one asked reads; where the question is about an effect, with its text. */
  ask(step: string, effect: unknown = null): string {
    return this.text(asks(step), { effect: effect === null ? NO_WORD : this.effect(effect) });
  }

  /** A question as it is put just now: with its numbers where the game tells them, and why it is asked, if that is said. */
  question(ask: Asked): { question: string; why: string } {
    const { said } = ask;
    const message = said?.message ?? asks(ask.step);
    const args = this.effects.numbers(said?.args ?? {});
    const why = this.catalogue.has(message, WHY) ? this.say(message, args, WHY) : "";
    return { question: said ? this.text(message, args) : this.ask(ask.step, ask.row), why };
  }

  /** What is done with what is chosen, where a name alone does not say it. */
  verb(step: string): string {
    return this.catalogue.has(asks(step), VERB) ? this.say(asks(step), {}, VERB) : "";
  }

  /** What the others read meanwhile. */
  wait(step: string, player: string): string {
    return this.text(`wait-${kebab(step)}`, { player });
  }

  refusal(refusal: Refused): string {
    return this.text(refusal.message, { n: refusal.n });
  }

  /** A refusal in a word or two, where it has such; else as it is. */
  briefly(refusal: Refused): string {
    const isShort = this.catalogue.has(refusal.message, SHORT);
    return isShort ? this.say(refusal.message, { n: refusal.n }, SHORT) : this.refusal(refusal);
  }

  /** A line of the score sheet; `score-converted-archer` may be said by `score-converted`, with `$name`. */
  line(message: string): string {
    const dash = message.lastIndexOf("-");
    const [family, name] = [message.slice(0, dash), message.slice(dash + 1)];
    if (this.has(message) || !this.has(family)) return this.text(message);
    const sort = Object.keys(this.grammar.sorts).find((one) => this.grammar.sorts[one]?.includes(name)) ?? "";
    return this.text(family, { name: this.component(sort, name) });
  }

  private choiceArguments(sort: string, name: string, said: string): Arguments {
    return { ...this.arguments(sort, name), name: said, about: this.about(sort, name) };
  }

  /** What an option of a choice or an order of effects does; nothing where the effect is neither. */
  private branch(effect: unknown, name: string): unknown {
    const row = Array.isArray(effect) && effect.length === 1 ? (effect[0] as Row) : {};
    let options = row["kind"] === "choice" ? (row["options"] as unknown[]) : [];
    if (row["kind"] === "any_order") options = (row["effects"] as Row[]).map((part) => [part]);
    const n = this.grammar.sorts["option"]?.indexOf(name) ?? 0;
    return n < options.length ? options[n] : null;
  }

  private arguments(sort: string, name: string): Arguments {
    const numbers = [...name.matchAll(/\d+/g)].map((found) => Number(found[0]));
    const out: Arguments = { label: name, stem: name.replace(/(_[a-z])?[_\d]*$/, "") };
    if (numbers[0] !== undefined) out["a"] = numbers[0];
    if (numbers[1] !== undefined) out["b"] = numbers[1];
    const found = this.grammar.rows[sort]?.[name];
    if (found) Object.assign(out, this.effects.ofKeys(this.grammar.tables[found[0]] ?? [], found[1]));
    const made = this.grammar.compounds[sort];
    if (made === undefined) return out;
    out["n"] = parts(name).length;
    const said = parts(name).slice(0, PARTS.length);
    return Object.assign(out, ...said.map((label, n) => this.inEveryCase(PARTS[n] ?? "", made, label))) as Arguments;
  }

  /** A component as an argument under its name and with every case: `given`, `given_acc`. */
  private inEveryCase(argument: string, sort: string, name: string): Arguments {
    const out: Arguments = { [argument]: this.component(sort, name) };
    for (const form of FORMS) out[`${argument}_${form}`] = this.component(sort, name, form);
    return out;
  }

  private named(path: string, name: string): string {
    const sort = this.lists.get(path);
    return sort && this.grammar.rows[sort]?.[name] ? this.component(sort, name) : name;
  }

  private eventArgument(
    [name, sort]: Key,
    value: string | number | null,
    names: readonly string[],
    mark: Marking,
  ): Arguments {
    if (sort === "seat") return { [name]: mark(`seat:${value}`, names[value as number] ?? "") };
    if (sort === "number") return { [name]: value as number };
    const label = value === null ? "hidden" : String(value);
    const cases = Object.entries(this.inEveryCase(name, sort, label));
    const marked = cases.map(([key, said]) => [key, mark(`${sort}:${label}`, String(said))]);
    return { [`${name}_id`]: label, ...(Object.fromEntries(marked) as Arguments) };
  }
}

function listsOf(grammar: Grammar): Map<string, string> {
  const out = new Map<string, string>();
  for (const [sort, rows] of Object.entries(grammar.rows)) {
    for (const [path] of Object.values(rows)) out.set(path, sort);
  }
  return out;
}
