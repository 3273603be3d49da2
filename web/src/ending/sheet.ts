/** The score sheet as it is drawn: rows by group, sources for the chart, and what told the first two apart. */

import type { Compared, Over, ScoreRow, Standing } from "../table/messages";

/** What somebody has in a row: the points, what was counted, and the lines that make it up. */
export interface Cell {
  points: number;
  count: number | null;
}

export interface SheetRow extends ScoreRow {
  /** By place, as the standings are. */
  cells: Cell[];
  /** The lines of a row that is a family; each is named by its own message. */
  lines: { message: string; points: number[] }[];
}

export interface Group {
  message: string;
  rows: SheetRow[];
}

/** The rows in which anybody has a line, in the order of the sheet. */
export function rowsOf({ rows, standings }: Over): SheetRow[] {
  const found = rows.map((row) => ({
    ...row,
    cells: standings.map((one) => cellOf(one, row.line)),
    lines: row.message === row.line ? [] : linesOf(standings, row.line),
  }));
  return found.filter((row) => standings.some((one) => one.lines.some((line) => line.row === row.line)));
}

function cellOf(one: Standing, row: string): Cell {
  const lines = one.lines.filter((line) => line.row === row);
  const counts = lines.map((line) => line.count).filter((count) => count !== null);
  return {
    points: lines.reduce((sum, line) => sum + line.points, 0),
    count: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
  };
}

function linesOf(standings: readonly Standing[], row: string): { message: string; points: number[] }[] {
  const messages = standings.flatMap((one) => one.lines.filter((line) => line.row === row).map((line) => line.message));
  return [...new Set(messages)].map((message) => ({
    message,
    points: standings.map((one) =>
      one.lines.filter((line) => line.message === message).reduce((sum, line) => sum + line.points, 0),
    ),
  }));
}

/** Rows that follow one another under the same heading. */
export function groupsOf(rows: readonly SheetRow[]): Group[] {
  const out: Group[] = [];
  for (const row of rows) {
    const last = out.at(-1);
    if (last?.message === row.group) last.rows.push(row);
    else out.push({ message: row.group, rows: [row] });
  }
  return out;
}

// Where points come from

export interface Part {
  /** The message that names the source. */
  source: string;
  points: number;
}

export interface Bar {
  seat: number;
  score: number;
  /** What was gained, in the order of the sheet. */
  parts: Part[];
  /** What was lost, as a positive number. */
  lost: number;
  /** Whether a rule took all that was gained. */
  isWiped: boolean;
}

/** A bar for each player; sources stand where their first row does. */
export function barsOf({ standings }: Over, rows: readonly SheetRow[]): Bar[] {
  return standings.map((one, n) => {
    const gained = new Map<string, number>();
    let lost = 0;
    for (const row of rows) {
      const points = row.cells[n]?.points ?? 0;
      const source = sourceOf(row);
      if (points > 0) gained.set(source, (gained.get(source) ?? 0) + points);
      if (points < 0) lost -= points;
    }
    const parts = sourcesOf(rows).flatMap((source) => {
      const points = gained.get(source) ?? 0;
      return points > 0 ? [{ source, points }] : [];
    });
    const isWiped = rows.some((row) => row.takes_all && (row.cells[n]?.points ?? 0) < 0);
    return { seat: one.seat, score: one.score, parts, lost, isWiped };
  });
}

export function sourceOf(row: ScoreRow): string {
  return row.source || row.message;
}

export function sourcesOf(rows: readonly SheetRow[]): string[] {
  return [...new Set(rows.map(sourceOf))];
}

/** From where to where the bars reach, in steps of ten. */
export function reachOf(bars: readonly Bar[]): { from: number; to: number } {
  const most = bars.map((bar) => bar.parts.reduce((sum, part) => sum + part.points, 0));
  const least = bars.map((bar) => (bar.isWiped ? 0 : bar.lost));
  return {
    from: 0 - 10 * Math.ceil(Math.max(0, ...least) / 10),
    to: Math.max(10, 10 * Math.ceil(Math.max(0, ...most) / 10)),
  };
}

// What made the difference

export interface Difference {
  message: string;
  line: string;
  by: number;
}

/**
 * The rows in which the first differs most from the one in the row `other`, those that speak loudest first; the rest is
 * what is left over.
 */
export function differencesOf(rows: readonly SheetRow[], other = 1, most = 5): { rows: Difference[]; rest: number } {
  const all = rows.map((row) => ({
    message: row.message,
    line: row.line,
    by: (row.cells[0]?.points ?? 0) - (row.cells[other]?.points ?? 0),
  }));
  const told = all
    .filter((one) => one.by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most);
  const sum = (some: readonly Difference[]) => some.reduce((total, one) => total + one.by, 0);
  return { rows: told, rest: sum(all) - sum(told) };
}

/** Against whom the first is held, by row: who reads, if they are one and not the first themselves, else the second. */
export function heldAgainst(standings: readonly Standing[], mine: readonly number[]): number {
  const own = mine.length === 1 ? standings.findIndex((one) => one.seat === mine[0]) : -1;
  return own > 0 ? own : 1;
}

// Ties

export const SHARED = "shared";

export interface Tie {
  above: Standing;
  below: Standing;
  /** The rule that decided, and what it compared; nothing: they share the place. */
  rule: string | null;
  mine: Compared | null;
  theirs: Compared | null;
}

/** Every two neighbours with as many points, and what the engine says about them. */
export function tiesOf(standings: readonly Standing[]): Tie[] {
  return standings.flatMap((above, n) => {
    const below = standings[n + 1];
    if (!below || above.decided === "") return [];
    const at = above.compared.findIndex((step) => step.rule === above.decided);
    const isShared = above.decided === SHARED;
    return [
      {
        above,
        below,
        rule: isShared ? null : above.decided,
        mine: above.compared[at] ?? null,
        theirs: below.compared[at] ?? null,
      },
    ];
  });
}

/** The rows below the total: what was compared of those who were tied. */
export function comparedRows(standings: readonly Standing[]): { message: string; values: (number | null)[] }[] {
  const told = new Set(tiesOf(standings).flatMap(({ above, below }) => [above.seat, below.seat]));
  const tied = standings.filter((one) => told.has(one.seat));
  const messages = [...new Set(tied.flatMap((one) => one.compared.map((step) => step.message)))];
  return messages.map((message) => ({
    message,
    values: standings.map((one) =>
      told.has(one.seat) ? (one.compared.find((step) => step.message === message)?.value ?? null) : null,
    ),
  }));
}
