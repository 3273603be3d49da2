/** The tables of a component file, as one looks for something in them. */

import type { Row } from "../speech/grammar";
import type { Speaker } from "../speech/speaker";
import { keyName, nameOf, tableName } from "./naming";

/** What a file begins with, and an owner needs last. */
const LAST = ["meta", "provenance", "counts", "options"];

/** The parts of a page: cards, tiles and tokens; the board and what is done with it; what is counted. */
export const PARTS = ["pieces", "board", "counts"] as const;
export type Part = (typeof PARTS)[number];

export function partOf(table: string, pieces: readonly string[]): Part {
  return pieces.includes(table) ? "pieces" : LAST.includes(table) ? "counts" : "board";
}

/** Values by their keys, or a list. */
export type Content = Row | readonly unknown[];

/** The rows of a list that have ids; null for a table, or for a list that is replaced as a whole. */
export function rowsIn(content: Content): readonly Row[] | null {
  if (!Array.isArray(content)) return null;
  const rows = content as readonly Row[];
  return rows.every((row) => typeof row === "object" && row !== null && "id" in row) ? rows : null;
}

export interface Found {
  table: string;
  content: Content;
  /** The rows that fit; null: the table itself does, and all of it is shown. */
  rows: readonly string[] | null;
}

/** The tables and rows in which something is found by its name or its id; all where nothing is looked for. */
export function search(
  tables: Readonly<Record<string, Content>>,
  pieces: readonly string[],
  wanted: string,
  speaker: Speaker,
): Found[] {
  const looked = simple(wanted.trim());
  const order = (table: string) => PARTS.indexOf(partOf(table, pieces)) * Object.keys(tables).length;
  const names = Object.keys(tables).sort((a, b) => order(a) + pieces.indexOf(a) - order(b) - pieces.indexOf(b));
  const all = names.map((table) => ({ table, content: tables[table] ?? [], rows: null }));
  if (looked === "") return all;
  return all.flatMap((one): Found[] => {
    const fits = (text: string) => simple(text).includes(looked);
    const rows = rowsIn(one.content)?.map((row) => String(row["id"])) ?? [];
    const found = rows.filter((row) => fits(row) || fits(nameOf(speaker, one.table, row)));
    if (found.length > 0) return [{ ...one, rows: found }];
    const keys = rows.length === 0 && !Array.isArray(one.content) ? Object.keys(one.content) : [];
    const isNamed = [one.table, tableName(speaker, one.table)].some(fits);
    return isNamed || keys.some((key) => fits(key) || fits(keyName(speaker, key)))
      ? [{ ...one, rows: rows.length > 0 ? rows : [] }]
      : [];
  });
}

/** Rows by table and id. */
export function rowsById(tables: Readonly<Record<string, Content>>): Record<string, Record<string, Row>> {
  const rows = Object.entries(tables).map(
    ([table, content]) =>
      [table, Object.fromEntries((rowsIn(content) ?? []).map((row) => [String(row["id"]), row]))] as const,
  );
  return Object.fromEntries(rows);
}

/** The tables with some rows as they are corrected. */
export function withRows(
  tables: Readonly<Record<string, Content>>,
  changed: Readonly<Record<string, Record<string, Row>>>,
): Record<string, Content> {
  const replaced = Object.entries(changed).map(([table, rows]) => {
    const known = rowsIn(tables[table] ?? []) ?? [];
    return [table, known.map((row) => rows[String(row["id"])] ?? row)] as const;
  });
  return { ...tables, ...Object.fromEntries(replaced) };
}

/** Without accents and capitals: whoever types "gugong" means "Gùgōng". */
function simple(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ").toLowerCase();
}
