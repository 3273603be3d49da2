/**
 * A table that nobody has drawn, read from what a seat sees of it: names, numbers and components, field by field.
 *
 * Nothing here knows a rule. What a word of the view names is told by the labels of the game's choices and other
 * sorts, how it is called by the messages `board-<field>` of its catalogue, and how far a number goes by the view or
 * the box, where they say it.
 */

import type { Row } from "../speech/grammar";
import type { Speaker } from "../speech/speaker";

/** What a field of the view shows. */
export type Value =
  | { is: "nothing" }
  | { is: "text"; text: string }
  | { is: "flag"; isOn: boolean }
  | { is: "number"; n: number; most: number | null }
  | { is: "seat"; seat: number }
  | { is: "thing"; token: string; again: boolean; isMark: boolean }
  | { is: "hidden"; name: string }
  | { is: "list"; items: Value[] }
  | { is: "fields"; fields: Field[] };

export interface Field {
  key: string;
  label: string;
  value: Value;
}

/** A component that always lies on the table, and the seats that are at it. */
export interface Spot {
  token: string;
  seats: number[];
}

export interface Panel {
  id: string;
  title: string;
  /** Whose it is. */
  seat?: number;
  fields: Field[];
  spots: Spot[];
}

/** Fields that hold the number of a seat. */
const SEATS = ["seat", "first", "player", "owner", "holder", "leader", "active", "start_player"];
/** What lies on the table for good; a deck of more cards is not laid out. */
const MOST_SPOTS = 24;
const HIDDEN = "hidden";
const PLAYERS = "players";
/** Sorts that the core brings: answers and numbers, no components. */
const CORE = ["answer", "option"];

/** The panels of a table, in the order in which they are read: what all share, the own seat, the others to the left. */
export function panelsOf(
  view: Record<string, unknown>,
  box: Record<string, unknown>,
  speaker: Speaker,
  own: number | null,
): Panel[] {
  const players = playersOf(view);
  const reader = new Reader(speaker, box, players.length);
  const spots = reader.spots(view);
  const shared = Object.fromEntries(Object.entries(view).filter(([key]) => key !== PLAYERS && key !== "seat"));
  const plain = reader.fields(Object.fromEntries(Object.entries(shared).filter(([, value]) => !isWide(value))), shared);
  const wide = reader.fields(Object.fromEntries(Object.entries(shared).filter(([, value]) => isWide(value))), shared);
  const out: Panel[] = [{ id: "table", title: speaker.text(`game-${speaker.grammar.game}`), fields: plain, spots: [] }];
  out.push(...spots);
  out.push(...wide.map((field) => ({ id: field.key, title: field.label, fields: [field], spots: [] })));
  const first = own ?? 0;
  for (let n = 0; n < players.length; n += 1) {
    const seat = (first + n) % players.length;
    out.push({ id: `seat-${seat}`, title: "", seat, fields: reader.fields(players[seat] ?? {}), spots: [] });
  }
  return out.filter(({ fields, spots: found }) => fields.length + found.length > 0);
}

/** What the panels of the rail tell of a player: numbers only. */
export function countsOf(player: Record<string, unknown>, box: Record<string, unknown>, speaker: Speaker): Field[] {
  const flat = new Reader(speaker, box, 0).fields(player).flatMap(({ value, ...field }) => {
    return value.is === "fields" ? value.fields : [{ ...field, value }];
  });
  return flat.filter(({ key, value }) => value.is === "number" && !SEATS.includes(key));
}

/** Whether something wants a panel of its own. */
function isWide(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function playersOf(view: Record<string, unknown>): Row[] {
  const found = view[PLAYERS];
  return Array.isArray(found) ? found.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

class Reader {
  private readonly sorts: [name: string, labels: string[]][];
  /** Tokens that lie somewhere already: an id stays with the first. */
  private readonly lying = new Set<string>();
  /** Those among them that lie there for good: elsewhere they only tell where somebody is. */
  private readonly laid = new Set<string>();

  constructor(
    private readonly speaker: Speaker,
    private readonly box: Record<string, unknown>,
    private readonly players: number,
  ) {
    this.sorts = Object.entries(speaker.grammar.sorts).filter(([name]) => !CORE.includes(name));
  }

  /** The fields of an object; `all`: what stands beside them, which may say how far a number goes. */
  fields(found: Row, all: Row = found): Field[] {
    const limits = new Set(Object.keys(all).flatMap((key) => this.limits(key).filter((limit) => limit in all)));
    return Object.entries(found)
      .filter(([key]) => !limits.has(key) && !(key === "seat" && this.players > 0))
      .map(([key, value]) => ({ key, label: this.label(key), value: this.read(key, value, all) }));
  }

  /** Components that lie there for good, a panel a sort: what can be chosen, has rows in the box and is never hidden. */
  spots(view: Row): Panel[] {
    const dealt = this.dealt(view);
    const out: Panel[] = [];
    for (const [sort] of this.sorts) {
      const names = Object.keys(this.speaker.grammar.rows[sort] ?? {});
      const isLaid = names.length > 0 && names.length <= MOST_SPOTS && !dealt.has(sort);
      if (!isLaid || this.speaker.has(`${sort}-${HIDDEN}`)) continue;
      const spots = names.map((name) => ({ token: `${sort}:${name}`, seats: this.standing(view, sort, name) }));
      for (const { token } of spots) this.laid.add(token);
      out.push({ id: `spots-${sort}`, title: this.label(sort), fields: [], spots });
    }
    return out;
  }

  /** How a field is called: as the game says it, else by its own name. */
  label(key: string): string {
    const message = `board-${key.replaceAll("_", "-")}`;
    const [sort] = this.sorts.find(([, labels]) => labels.includes(key)) ?? [];
    if (this.speaker.has(message)) return this.speaker.text(message);
    return sort === undefined ? key.replaceAll("_", " ") : this.speaker.component(sort, key);
  }

  private read(key: string, value: unknown, beside: Row): Value {
    if (value === null || value === undefined) return { is: "nothing" };
    if (typeof value === "boolean") return { is: "flag", isOn: value };
    if (typeof value === "number") return this.number(key, value, beside);
    if (typeof value === "string") return this.word(key, value);
    if (Array.isArray(value)) return this.list(key, value);
    return isRow(value) ? this.row(key, value) : { is: "text", text: JSON.stringify(value) };
  }

  private number(key: string, n: number, beside: Row): Value {
    if (SEATS.includes(key) && this.players > 0) {
      return n >= 0 && n < this.players ? { is: "seat", seat: n } : { is: "nothing" };
    }
    return { is: "number", n, most: this.most(key, n, beside) };
  }

  private word(key: string, label: string): Value {
    if (label === "") return { is: "nothing" };
    const sort = this.sortOf(key, label);
    if (sort === null) return { is: "text", text: label.replaceAll("_", " ") };
    if (label === HIDDEN) return { is: "hidden", name: this.speaker.component(sort, HIDDEN) };
    const token = `${sort}:${label}`;
    const isMark = this.laid.has(token);
    const again = isMark || this.lying.has(token);
    this.lying.add(token);
    return { is: "thing", token, again, isMark };
  }

  private list(key: string, items: unknown[]): Value {
    const named = this.sorts.find(([sort, labels]) => isNamed(key, sort) && labels.length === items.length)?.[1];
    if (named && items.every((item) => typeof item === "number")) {
      const fields = items.map((n, place) => this.counted(named[place] ?? "", n));
      return { is: "fields", fields };
    }
    const sort = items.flatMap((item) => (typeof item === "string" ? (this.sortOf(key, item) ?? []) : []))[0];
    const back = this.back(key, sort);
    return {
      is: "list",
      items: items.map((item) => (item === null && back !== null ? back : this.read(key, item, {}))),
    };
  }

  private row(key: string, row: Row): Value {
    const { id, ...more } = row;
    const thing = typeof id === "string" ? this.word(key, id) : null;
    if (thing?.is !== "thing") return { is: "fields", fields: this.fields(row) };
    return { is: "fields", fields: [{ key: "id", label: "", value: thing }, ...this.fields(more)] };
  }

  private counted(key: string, n: number): Field {
    return { key, label: this.label(key), value: { is: "number", n, most: null } };
  }

  /** What somebody may not see, by the name that such a one has; null where nothing tells of what sort it is. */
  private back(key: string, known: string | undefined): Value | null {
    const hidden = this.sorts.map(([sort]) => sort).filter((sort) => this.speaker.has(`${sort}-${HIDDEN}`));
    const sort = known ?? hidden.find((one) => isNamed(key, one)) ?? (hidden.length === 1 ? hidden[0] : undefined);
    if (sort === undefined || !this.speaker.has(`${sort}-${HIDDEN}`)) return null;
    return { is: "hidden", name: this.speaker.component(sort, HIDDEN) };
  }

  /** The sort that a word is a label of: that of the field's name first, then one that has rows in the box. */
  private sortOf(key: string, label: string): string | null {
    const found = this.sorts.filter(([, labels]) => labels.includes(label)).map(([sort]) => sort);
    const { rows } = this.speaker.grammar;
    return found.find((sort) => isNamed(key, sort)) ?? found.find((sort) => rows[sort]?.[label]) ?? found[0] ?? null;
  }

  /** How far a number goes: `rounds` for `round`, `max_heat` for `heat`, the copies of a supply, or a fact of the box. */
  private most(key: string, n: number, beside: Row): number | null {
    const meta = isRow(this.box["meta"]) ? this.box["meta"] : {};
    const rows: unknown[] = Array.isArray(this.box["supplies"]) ? this.box["supplies"] : [];
    const supply = rows.filter(isRow).find((row) => row["id"] === key);
    const found = [...this.limits(key).map((limit) => beside[limit]), supply?.["copies"], meta[`${key}s`]];
    const most = found.find((one) => typeof one === "number");
    return most !== undefined && most > 0 && n >= 0 && n <= most ? most : null;
  }

  private limits(key: string): string[] {
    return [`${key}s`, `${key}_max`, `max_${key}`, `most_${key}`];
  }

  /** The sorts that lie in lists somewhere: cards and tiles that come and go. */
  private dealt(value: unknown, key = ""): Set<string> {
    const out = new Set<string>();
    const inside = Array.isArray(value)
      ? value.map((one) => [key, one] as const)
      : isRow(value)
        ? Object.entries(value)
        : [];
    for (const [name, one] of inside) {
      const sort = Array.isArray(value) && typeof one === "string" ? this.sortOf(name, one) : null;
      if (sort !== null) out.add(sort);
      for (const found of this.dealt(one, name)) out.add(found);
    }
    return out;
  }

  /** The seats whose players have a field that names a component: whose tent stands there. */
  private standing(view: Row, sort: string, name: string): number[] {
    const isThere = ([key, value]: [string, unknown]) => value === name && this.sortOf(key, name) === sort;
    return playersOf(view).flatMap((player, seat) => (Object.entries(player).some(isThere) ? [seat] : []));
  }
}

/** Whether a field is called after a sort: `trader`, `traders`, `first_trader`. */
function isNamed(key: string, sort: string): boolean {
  const one = key.split("_").at(-1) ?? "";
  return [sort, `${sort}s`].some((name) => key === name || one === name);
}
