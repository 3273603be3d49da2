/** Card text made from effects as they stand in the component file, so that it cannot disagree with what they do. */

import type { Arguments, Catalogue, Said } from "./catalogue";
import type { Grammar, Key, Row } from "./grammar";

const NUMBERS = ["int", "num", "amount"];
/** Lists of rows that are said as effects are. */
const LISTS = ["moment*", "change*", "score*"];
/** The attribute of a verb for the middle of a sentence. */
const TOLD = "told";
/** The attribute of what is said where what changes stands beside it in signs; of a verb: what signs cannot say. */
export const BESIDE = "beside";
/** What a message sees in place of a word that the row leaves out. */
export const NO_WORD = "none";

type Bundle = Record<string, number>;
type Named = (path: string, name: string) => string;

/** Puts effects into words: nouns, verbs, moments, changes and scoring rows. */
export class EffectText {
  private readonly catalogue: Catalogue;
  private readonly grammar: Grammar;
  private readonly named: Named;
  private readonly composites: Record<string, (row: Row) => string>;

  constructor(catalogue: Catalogue, grammar: Grammar, named: Named) {
    this.catalogue = catalogue;
    this.grammar = grammar;
    this.named = named;
    this.composites = {
      gain: (row) => this.gain(row),
      choice: (row) =>
        this.joined(
          "effect-or",
          (row["options"] as unknown[]).map((option) => this.effects(option)),
        ),
      may: (row) => this.text("effect-may", { effect: this.effects(row["effects"]) }),
      pay: (row) => this.pay(row),
      times: (row) => this.times(row),
      per: (row) => this.per(row),
      any_order: (row) => this.anyOrder(row),
      if: (row) => this.onlyIf(row),
      table: (row) => this.table(row),
      special: (row) => this.text(`special-${String(row["rule"]).replaceAll(".", "-")}`),
    };
  }

  /** A bundle of gains, or rows of any sort, one after the other. */
  effects(effects: unknown): string {
    if (isEmpty(effects)) return this.text("effect-none");
    if (!Array.isArray(effects)) return this.gains(effects as Bundle);
    const rows = effects as Row[];
    return this.joined(
      rows.every((row) => "kind" in row) ? "effect-then" : "effect-rows",
      rows.map((row) => this.row(row)),
    );
  }

  /** The same as part of a sentence: "gain 1 influence, remove 1 suspicion and gain 1 scout". */
  told(effects: unknown): string {
    if (isEmpty(effects)) return this.text("effect-none");
    if (Array.isArray(effects)) return this.listed((effects as Row[]).map((row) => this.toldRow(row)));
    const nouns = Object.entries(effects as Bundle).map(([noun, n]) => this.noun(noun, n, "acc"));
    return this.text("told-gain", { what: this.listed(nouns) });
  }

  /** A gain, or a verb that has words for a sentence; anything else as it stands on a card. */
  private toldRow(row: Row): string {
    const kind = "kind" in row ? String(row["kind"]) : "";
    if (kind === "gain") return this.told(gained(row));
    if (!this.catalogue.has(`verb-${kind}`, TOLD)) return this.row(row);
    return this.catalogue.say(`verb-${kind}`, this.arguments("kind", kind, row), TOLD);
  }

  /** What of effects is not said by the signs of what changes; empty where they say it all. */
  left(effects: unknown, changes: Readonly<Bundle>): string {
    if (isEmpty(effects)) return "";
    if (Array.isArray(effects)) {
      const parts = (effects as Row[]).map((row) => this.leftOfRow(row, changes)).filter(Boolean);
      return this.joined("effect-then", parts);
    }
    const rest = Object.entries(effects as Bundle).filter(([noun]) => !((changes[noun] ?? 0) > 0));
    return this.gains(Object.fromEntries(rest));
  }

  private leftOfRow(row: Row, changes: Readonly<Bundle>): string {
    const kind = "kind" in row && !("by" in row) ? String(row["kind"]) : "";
    if (kind === "gain") return this.left(gained(row), changes);
    const cost = kind === "pay" ? (row["cost"] as Bundle) : null;
    if (cost && Object.keys(cost).every((noun) => noun in changes))
      return this.left(row["gain"], netted(changes, cost));
    const isSigned = kind.slice(kind.lastIndexOf("_") + 1) in changes; // verbs are called by it: `remove_suspicion`
    if (!isSigned || !this.catalogue.has(`verb-${kind}`, BESIDE)) return this.row(row);
    return this.catalogue.say(`verb-${kind}`, this.arguments("kind", kind, row), BESIDE);
  }

  /** What the message of a component is told beside signs: of each key with effects, what those do not say. */
  leftOfKeys(keys: readonly Key[], row: Row, changes: Readonly<Bundle>): Arguments {
    const costs = keys.filter(([, type]) => type === "cost").map(([name]) => (row[name] ?? {}) as Bundle);
    const signed = costs.reduce(netted, changes);
    const effects = keys.filter(([, type]) => type === "effects");
    return Object.fromEntries(effects.map(([name]) => [`${name}_left`, this.left(row[name], signed) || NO_WORD]));
  }

  /** One, two and three. */
  private listed(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    const first = this.joined("effect-with", parts.slice(0, -1));
    return first ? this.text("told-and", { first, next: last }) : last;
  }

  joined(message: string, parts: readonly string[]): string {
    return parts.reduce((said, part) => (said ? this.text(message, { first: said, next: part }) : part), "");
  }

  /** What the message of a word is told of a row: every key, whether the row has it or not. */
  ofKeys(keys: readonly Key[], row: Row): Arguments {
    const out: Arguments = {};
    for (const [name, type] of keys) {
      const said = this.argument(name, type, row[name]);
      if (said !== null) out[name] = said;
      if (type === "cost") out[`${name}_acc`] = this.cost((row[name] ?? {}) as Bundle, "acc");
      if (type === "cost" || type === "effects") out[`${name}_any`] = isEmpty(row[name]) ? "no" : "yes";
      if (type === "effects") out[`${name}_told`] = this.told(row[name]);
    }
    if (!("n" in row) && "up_to" in row && out["up_to"] !== undefined) out["n"] = out["up_to"];
    return out;
  }

  private row(row: Row): string {
    if ("kind" in row) return this.verb(row);
    if ("on" in row) return this.moment(row);
    if ("ask" in row) return this.change(row);
    return this.score(row);
  }

  /** What a message may speak of: each number, and those of one sum (`owed:coin`) together, as a cost. */
  numbers(numbers: Readonly<Record<string, number>>): Arguments {
    const out: Arguments = {};
    const sums: Record<string, Bundle> = {};
    for (const [name, n] of Object.entries(numbers)) {
      const [sum = name, noun] = name.split(":");
      if (noun === undefined) out[name] = n;
      else sums[sum] = { ...sums[sum], ...(n ? { [noun]: n } : {}) };
    }
    for (const [sum, bundle] of Object.entries(sums)) {
      out[sum] = this.cost(bundle);
      out[`${sum}_acc`] = this.cost(bundle, "acc");
      out[`${sum}_any`] = isEmpty(bundle) ? "no" : "yes";
    }
    return out;
  }

  private noun(noun: string, n: number, form = ""): string {
    return this.catalogue.say(`noun-${noun}`, { n }, form);
  }

  private gains(bundle: Bundle): string {
    const parts = Object.entries(bundle).map(([noun, n]) => this.text("effect-gain", { what: this.noun(noun, n) }));
    return this.joined("effect-with", parts);
  }

  /** What a bundle takes, in a case that the sentence around it may ask for. */
  cost(bundle: Bundle, form = ""): string {
    if (isEmpty(bundle)) return this.text("effect-free");
    return this.joined(
      "effect-with",
      Object.entries(bundle).map(([noun, n]) => this.noun(noun, n, form)),
    );
  }

  private verb(row: Row): string {
    const kind = row["kind"] as string;
    const composite = this.composites[kind];
    const said = composite ? composite(row) : this.catalogue.say(`verb-${kind}`, this.arguments("kind", kind, row));
    return "by" in row ? this.text("effect-by", { effect: said, value: this.value(row["by"] as string) }) : said;
  }

  private gain(row: Row): string {
    return this.gains(gained(row));
  }

  private pay(row: Row): string {
    const cost = row["cost"] as Bundle;
    const gain = this.effects(row["gain"]);
    return this.text("effect-pay", { cost: this.cost(cost), cost_acc: this.cost(cost, "acc"), gain });
  }

  private times(row: Row): string {
    const effect = this.effects(row["effects"]);
    if (typeof row["up_to"] === "string") return this.text(`effect-up-to-${row["up_to"]}`, { effect });
    if ("up_to" in row) return this.text("effect-up-to", { n: this.amount(row["up_to"]), effect });
    return this.text("effect-repeat", { times: this.soOften(row["n"]), effect });
  }

  private per(row: Row): string {
    const per = this.counter(row["of"] as string, row);
    const said = this.text("effect-per", { per, effect: this.effects(row["effects"]) });
    return "max" in row ? this.atMost(said, this.soOften(row["max"])) : said;
  }

  private anyOrder(row: Row): string {
    const parts = (row["effects"] as Row[]).map((one) => this.row(one));
    return this.text("effect-any-order", { effect: this.joined("effect-with", parts) });
  }

  private onlyIf(row: Row): string {
    const test = this.test(row);
    const then = this.effects(row["then"]);
    if (!("else" in row)) return this.text("effect-if", { test, then });
    return this.text("effect-if-else", { test, then, otherwise: this.effects(row["else"]) });
  }

  /** What must hold, for an effect or for a card that asks for it. */
  private test(row: Row): string {
    const name = row["test"] as string;
    return this.catalogue.say(`test-${name}`, this.arguments("test", name, row));
  }

  private table(row: Row): string {
    return this.byValue((row["rows"] as unknown[]).map((one) => this.effects(one)));
  }

  /** What each value brings; neighbours that bring the same are said as one. */
  private byValue(said: readonly string[]): string {
    const rows: string[] = [];
    for (let n = 0; n < said.length;) {
      const effect = said[n] ?? "";
      const last = lastAlike(said, n);
      rows.push(this.text("effect-row", { n: last === n ? n + 1 : `${n + 1}–${last + 1}`, effect }));
      n = last + 1;
    }
    return this.joined("effect-with", rows);
  }

  private moment(row: Row): string {
    const name = row["on"] as string;
    const args = { ...this.arguments("on", name, row), every: (row["every"] as number | undefined) ?? 1 };
    const moment = this.catalogue.say(`moment-${name}`, args);
    const said = this.text("effect-moment", { moment, effect: this.effects(row["effects"]) });
    return "per_turn" in row ? this.text("effect-per-turn", { effect: said, n: row["per_turn"] as number }) : said;
  }

  private change(row: Row): string {
    const name = row["ask"] as string;
    const said = this.catalogue.say(`change-${name}`, { ...this.arguments("ask", name, row), ...changed(row) });
    return row["optional"] ? this.text("effect-may", { effect: said }) : said;
  }

  private score(row: Row): string {
    let said = this.noun("vp", row["vp"] as number);
    if ("per" in row) said = this.text("effect-score", { points: said, per: this.counter(row["per"] as string, row) });
    if ("base" in row) said = this.text("effect-with", { first: this.noun("vp", row["base"] as number), next: said });
    return "max" in row ? this.atMost(said, this.noun("vp", row["max"] as number)) : said;
  }

  private text(message: string, args: Arguments = {}): string {
    return this.catalogue.say(message, args);
  }

  private counter(counter: string, row: Row): string {
    const args = {
      ...this.ofKeys(this.grammar.counters[counter] ?? [], row),
      every: (row["every"] as number | undefined) ?? 1,
    };
    return this.catalogue.say(`score-per-${counter}`, args);
  }

  private atMost(effect: string, most: string): string {
    return this.text("effect-most", { effect, most });
  }

  /** A number of times, or as often as a value in use says. */
  private soOften(n: unknown): string {
    return typeof n === "string" ? this.text(`times-${n}`) : this.text("times", { n: this.amount(n) });
  }

  /** A number, a value in use such as the die's, or one number for each value. */
  private amount(amount: unknown): Said {
    if (Array.isArray(amount)) return this.byValue(amount.map(String));
    return typeof amount === "string" ? this.value(amount) : (amount as number);
  }

  private value(value: string): string {
    return this.text(`value-${value}`);
  }

  private arguments(lead: keyof Grammar["lead"], word: string, row: Row): Arguments {
    return this.ofKeys(this.grammar.lead[lead][word] ?? [], row);
  }

  private argument(name: string, type: string, value: unknown): Said | null {
    if (type === "effects") return this.effects(value);
    if (type === "cost") return this.cost((value ?? {}) as Bundle);
    if (type === "amounts") return this.cost(some((value ?? {}) as Bundle));
    const isList = LISTS.includes(type) || type.startsWith("@");
    if (value === undefined || value === null || (isList && isEmpty(value))) {
      return NUMBERS.includes(type) ? 0 : NO_WORD;
    }
    if (type === "amount") return this.amount(value);
    if (type === "condition") return this.test(value as Row);
    return Array.isArray(value) ? this.several(type, value) : this.plain(type, value);
  }

  /** A list of nouns, of components, of what lasts or scores, or of things to buy. */
  private several(type: string, values: readonly unknown[]): Said | null {
    if (LISTS.includes(type)) return this.effects(values);
    if (type === "rows") {
      const trades = (values as readonly Row[]).filter((row) => "cost" in row && "gain" in row);
      return trades.length > 0
        ? this.joined(
            "effect-rows",
            trades.map((row) => this.pay(row)),
          )
        : null;
    }
    if (this.nouns(values)) return this.cost(counted(values as string[]));
    if (!type.startsWith("@")) return null;
    return this.joined(
      "effect-with",
      values.map((one) => this.named(listOf(type), String(one))),
    );
  }

  private nouns(words: readonly unknown[]): boolean {
    return words.length > 0 && words.every((word) => this.catalogue.has(`noun-${String(word)}`));
  }

  private plain(type: string, value: unknown): Said | null {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string" && type.startsWith("@")) return this.named(listOf(type), value);
    return typeof value === "string" || typeof value === "number" ? value : null;
  }
}

/** The list that the components of a key are in: `@locations*2`, `@paladins|any`. */
function listOf(type: string): string {
  return type.slice(1).split(/[|*]/)[0] ?? "";
}

/** Up to where the texts are the same as the first. */
function lastAlike(said: readonly string[], first: number): number {
  let last = first;
  while (last + 1 < said.length && said[last + 1] === said[first]) last += 1;
  return last;
}

/** How often each word is there. */
export function counted(words: readonly string[]): Bundle {
  const out: Bundle = {};
  for (const word of words) out[word] = (out[word] ?? 0) + 1;
  return out;
}

function some(bundle: Bundle): Bundle {
  return Object.fromEntries(Object.entries(bundle).filter(([, n]) => n !== 0));
}

export function isEmpty(effects: unknown): boolean {
  if (!effects) return true;
  return Array.isArray(effects) ? effects.length === 0 : Object.keys(effects).length === 0;
}

/** How a change speaks of itself: `$change` is add, less, set, yes or no, and `$n` how much. */
function changed(row: Row): Arguments {
  if ("add" in row) return { change: (row["add"] as number) < 0 ? "less" : "add", n: Math.abs(row["add"] as number) };
  if (typeof row["set"] === "boolean") return { change: row["set"] ? "yes" : "no", n: 0 };
  return { change: "set", n: row["set"] as number };
}

/** The bundle of a gain that is written as a row. */
function gained(row: Row): Bundle {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== "kind" && key !== "rule")) as Bundle;
}

/** Changes in which a gain of what is paid as well need not be seen: signs say what the two come to. */
function netted(changes: Readonly<Bundle>, cost: Readonly<Bundle>): Bundle {
  return { ...changes, ...Object.fromEntries(Object.keys(cost).map((noun) => [noun, 1])) };
}
