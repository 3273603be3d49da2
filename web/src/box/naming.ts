/** How the components of a box are called: by the names they have at the table, in the reader's language. */

import type { Grammar, Row } from "../speech/grammar";
import type { Speaker } from "../speech/speaker";
import { say } from "../speech/words.svelte";
import type { BoxFault } from "../table/messages";

const WITHIN = " › ";

/** The sort and the name by which a game speaks of a row of a table, if it does. */
export function tokenOf(grammar: Grammar, table: string, row: string): [sort: string, name: string] | null {
  const sorts = Object.entries(grammar.rows).filter(([, rows]) => rows[row]?.[0] === table);
  const [sort] = sorts[0] ?? [];
  return sort === undefined ? null : [sort, row];
}

/** The name of a row; its id where the game has none for it. */
export function nameOf(speaker: Speaker, table: string, row: string): string {
  const token = tokenOf(speaker.grammar, table, row);
  if (token) return speaker.component(...token);
  if (speaker.has(`box-row-${table}`)) {
    return speaker.text(`box-row-${table}`, { row, n: Number(/\d*$/.exec(row)?.[0]) });
  }
  if (table === "options" && speaker.has(`setting-${row}`)) return speaker.text(`setting-${row}`);
  if (table === "supplies") return capital(speaker, nounName(speaker, row));
  return edgeName(speaker, row) ?? keyName(speaker, row);
}

/** A way between two places is called by them, `beijing__xanadu`; null if that is not what it is. */
function edgeName(speaker: Speaker, row: string): string | null {
  const ends = row.split("__").map((end) => {
    const place = Object.entries(speaker.grammar.rows).find(([, rows]) => rows[end]);
    return place ? speaker.component(place[0], end) : null;
  });
  return ends.length === 2 && !ends.includes(null) ? ends.join(" – ") : null;
}

/** What a row does, in words; nothing if there is nothing to say. */
export function aboutOf(speaker: Speaker, table: string, row: string): string {
  const token = tokenOf(speaker.grammar, table, row);
  return token ? speaker.about(...token) : "";
}

/** What a table of the file is called, `canal.harbours` too; as the file has it where nobody has given it a name. */
export function tableName(speaker: Speaker, table: string): string {
  const [first = "", ...inner] = table.split(".");
  const name = named(speaker, [`box-table-${first}`], first);
  return [name, ...inner.map((key) => keyName(speaker, key))].join(WITHIN);
}

/** The same of a key; what is counted is called as its table is. */
export function keyName(speaker: Speaker, key: string): string {
  return named(speaker, [`box-key-${key}`, `box-table-${key}`], key);
}

/** What a number of several is for: a noun of a cost or a gain, without its number, or how many play. */
export function nounName(speaker: Speaker, noun: string): string {
  if (/^\d+$/.test(noun)) return speaker.text("web-box-players", { n: Number(noun) });
  if (/^\d+-\d+$/.test(noun)) return speaker.text("web-box-players", { n: noun.replace("-", "–") });
  if (!speaker.has(`noun-${noun}`)) return keyName(speaker, noun);
  return speaker.text(`noun-${noun}`, { n: 1 }).replace(/^1\s+|\s+1$/, "");
}

/** Where a value lies in the box: in a table, or in a row of it, and what lies in that. */
export function placeName(speaker: Speaker, table: string, row: string): string {
  const [first = "", ...inner] = row.split(".");
  if (first === "") return tableName(speaker, table);
  return [nameOf(speaker, table, first), ...inner.map((key) => keyName(speaker, key))].join(WITHIN);
}

function named(speaker: Speaker, messages: readonly string[], id: string): string {
  const known = messages.find((message) => speaker.has(message));
  return known === undefined ? plain(id) : speaker.text(known);
}

/** What is wrong with a value, in the reader's language; what only the rules of a game refuse is told in English. */
export function faultIn(fault: BoxFault): { text: string; language: string | undefined } {
  return fault.message
    ? { text: say(fault.message, fault.given), language: undefined }
    : { text: fault.what, language: "en" };
}

function capital(speaker: Speaker, text: string): string {
  return text.charAt(0).toLocaleUpperCase(speaker.language) + text.slice(1);
}

/** An id as words. */
export function plain(id: string): string {
  return id.replaceAll("_", " ");
}

/** The grammar with some rows as they are corrected, so that the same speaker's words tell of them. */
export function corrected(grammar: Grammar, rows: Readonly<Record<string, Record<string, Row>>>): Grammar {
  const changed = Object.entries(grammar.rows).map(([sort, known]) => {
    const own = Object.entries(known).map(([name, [path, row]]) => [name, [path, rows[path]?.[name] ?? row]] as const);
    return [sort, Object.fromEntries(own)] as const;
  });
  const isChanged = (sort: string, name: string) => rows[grammar.rows[sort]?.[name]?.[0] ?? ""]?.[name] !== undefined;
  const written = grammar.written.filter((one) => {
    const dash = one.indexOf("-");
    return !isChanged(one.slice(0, dash), one.slice(dash + 1));
  });
  return { ...grammar, rows: Object.fromEntries(changed) as Grammar["rows"], written };
}

/** Where a value comes from, in a word or two: official, public, recalled or reconstructed. */
export function sourceOf(speaker: Speaker, source: string): string {
  const kinds = source.split("; ").map((part) => part.split(/[ :]/)[0] ?? "");
  return speaker.list([...new Set(kinds)].filter(Boolean).map((kind) => speaker.text(`cli-provenance-${kind}`)));
}
