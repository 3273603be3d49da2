/** The little Markdown that rules and notes use, taken apart: paragraphs, lists, tables, emphasis, references. */

export interface Part {
  kind: "text" | "strong" | "em" | "code" | "reference";
  text: string;
  /** The id of the rule or section that a reference names. */
  to?: string;
}

export type Block =
  | { kind: "paragraph"; parts: Part[] }
  | { kind: "list"; isNumbered: boolean; items: Part[][] }
  | { kind: "table"; head: Part[][]; rows: Part[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d[0-9A-Za-z]*(?:\.[0-9A-Za-z]+)*)/gs;
/** A number after a reference, as in "YK-7.10.4, 9.1.7": a rule of the same game. */
const SHORT = /^(, |–)(\d+(?:\.\d+)+)/;
const BULLET = /^\s*- +/;
const NUMBER = /^\s*\d+\. +/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULER = /^[\s|:-]+$/;

/** A line of rules as parts, never as markup: what is not a mark stays text. */
export function inline(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > end) out.push(...words(text.slice(end, found.index), out.at(-1)?.to));
    const [whole, strong, em, code, reference] = found;
    if (strong !== undefined) out.push({ kind: "strong", text: strong });
    else if (em !== undefined) out.push({ kind: "em", text: em });
    else if (code !== undefined) out.push({ kind: "code", text: code });
    else out.push({ kind: "reference", text: reference ?? "", to: reference ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) out.push(...words(text.slice(end), out.at(-1)?.to));
  return out;
}

/** Words between marks; those that go on with a list of references after one refer as well. */
function words(text: string, after = ""): Part[] {
  const found = after ? SHORT.exec(text) : null;
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, between = "", number = ""] = found;
  const to = `${after.slice(0, after.indexOf("-"))}-${number}`;
  return [
    { kind: "text", text: between },
    { kind: "reference", text: number, to },
    ...words(text.slice(whole.length), to),
  ];
}

/** A text as blocks. One line that begins with a number is no list: "1. szint" is an ordinal in some languages. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((chunk) => runs(chunk.split("\n")))
    .filter((block) => block.kind !== "paragraph" || block.parts.length > 0);
}

type Kind = "row" | "bullet" | "number" | "words";

function kindOf(line: string): Kind {
  if (ROW.test(line)) return "row";
  if (BULLET.test(line)) return "bullet";
  return NUMBER.test(line) ? "number" : "words";
}

/** Lines of the same kind that follow one another; lines of words go on with a list item before them. */
function runs(lines: string[]): Block[] {
  const out: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = out.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else if (last && kind === "words" && /^\s/.test(line) && last.kind !== "row") append(last.lines, line);
    else out.push({ kind, lines: [line] });
  }
  return out.map(({ kind, lines: found }) => block(kind, found));
}

function append(lines: string[], line: string): void {
  lines[lines.length - 1] += ` ${line.trim()}`;
}

function block(kind: Kind, lines: string[]): Block {
  if (kind === "row") return table(lines);
  if (kind === "bullet") return { kind: "list", isNumbered: false, items: items(lines, BULLET) };
  if (kind === "number" && lines.length > 1) return { kind: "list", isNumbered: true, items: items(lines, NUMBER) };
  return { kind: "paragraph", parts: inline(lines.join("\n").trim()) };
}

function items(lines: string[], mark: RegExp): Part[][] {
  return lines.map((line) => inline(line.replace(mark, "").trim()));
}

function table(lines: string[]): Block {
  const cells = lines.filter((line) => !RULER.test(line)).map((line) => (ROW.exec(line)?.[1] ?? "").split("|"));
  const [head = [], ...rows] = cells.map((row) => row.map((cell) => inline(cell.trim())));
  return { kind: "table", head, rows };
}

/** The words of a text without its marks, as they are read and searched. */
export function plain(text: string): string {
  const said = (parts: Part[]) => parts.map((part) => part.text).join("");
  return blocks(text)
    .flatMap((one) => {
      if (one.kind === "paragraph") return [said(one.parts)];
      return one.kind === "list" ? one.items.map(said) : [one.head, ...one.rows].flat().map(said);
    })
    .join("\n");
}
