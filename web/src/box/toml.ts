/** Values as one writes them in a component file; the conventions are those of the package's `core/differences.py`. */

import type { BoxEntry } from "../table/messages";

const BARE = /^[A-Za-z0-9_-]+$/;
/** Where there is no value. */
export const NOTHING = "–";

/** A value in one line. */
export function written(value: unknown): string {
  if (value === undefined || value === null) return NOTHING;
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, one]) => `${key(name)} = ${written(one)}`);
    return parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
  }
  return JSON.stringify(value);
}

/** The file that gives these values: what stands alone first, then table by table. */
export function fileOf(entries: readonly BoxEntry[]): string {
  const whole = entries.filter((one) => one.key === "").map((one) => `${key(one.table)} = ${one.value}\n`);
  const parts = new Map<string, string[]>();
  for (const one of entries.filter((entry) => entry.key !== "")) {
    const head = one.row ? `[[${key(one.table)}]]\nid = ${JSON.stringify(one.row)}` : `[${key(one.table)}]`;
    const lines = parts.get(head) ?? [];
    if (lines.length === 0) parts.set(head, lines);
    lines.push(`${key(one.key)} = ${one.value}`);
  }
  const tables = [...parts].map(([head, lines]) => `${head}\n${lines.join("\n")}\n`);
  return [...whole, ...tables].join("\n");
}

function key(name: string): string {
  return BARE.test(name) ? name : JSON.stringify(name);
}

/** How a value is edited: as a number, a word, yes or no, some numbers by their names, or as it is written. */
export type Shape = "number" | "word" | "yes-or-no" | "numbers" | "written";

export function shapeOf(value: unknown): Shape {
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "yes-or-no";
  if (typeof value === "string") return "word";
  const isNumbers = typeof value === "object" && value !== null && !Array.isArray(value);
  const parts = isNumbers ? Object.values(value) : [];
  return parts.length > 0 && parts.every((one) => Number.isInteger(one)) ? "numbers" : "written";
}

/** The numbers of a bundle as it is written, `{ servant = 2, vp = 1 }`, `""` for one that is missing; null if it is none. */
export function numbersIn(text: string): [name: string, n: string][] | null {
  const inside = /^\s*\{\s*(.*?)\s*,?\s*\}\s*$/s.exec(text)?.[1];
  if (inside === undefined) return null;
  const found = inside.split(/\s*,\s*/).map((part) => /^("?)([^"=]+?)\1\s*=\s*(-?\d+|"")$/.exec(part));
  return found.every((one) => one !== null) ? found.map((one) => [one[2] ?? "", one[3] ?? ""]) : null;
}

/** What was typed where a number belongs: anything else becomes a word, so that it is refused for what it is. */
export function numberOf(typed: string): string {
  const text = typed.trim();
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? text : JSON.stringify(text);
}

/** A word as it is written in a file, without its quotes. */
export function wordIn(text: string): string {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "string" ? found : text;
  } catch {
    return text;
  }
}
