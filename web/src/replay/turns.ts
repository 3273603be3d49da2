/** A game as people remember it: rounds, and turns in them, each from one decision to another. */

import type { GameEvent } from "../speech/speaker";
import type { Shape } from "../table/log";
import type { Moment } from "../table/messages";

export interface Turn {
  /** Whose it is; nobody's, where all act together. */
  seat: number | null;
  /** The decisions taken before and after it. */
  from: number;
  to: number;
  /** Which of the rounds it is in, from 0. */
  round: number;
  events: GameEvent[];
}

export interface Round {
  /** What told of it; nothing of what came before the first. */
  told: GameEvent | null;
  turns: Turn[];
}

/**
 * The turns of a game. What happens by one and the same decision cannot be shown apart, and is one turn: so the turn of
 * an opponent that the rules play belongs to that of the person before.
 */
export function turnsOf(events: readonly GameEvent[], shape: Shape): Turn[] {
  const out: Turn[] = [];
  let round = -1;
  let isOver = true;
  for (const event of events) {
    const divides = shape.dividers.includes(event.kind);
    if (divides) round += 1;
    if (divides || isOver || shape.begins.includes(event.kind)) {
      out.push({ seat: null, from: 0, to: event.decided, round: Math.max(0, round), events: [] });
    }
    const turn = out.at(-1)!;
    turn.events.push(event);
    turn.to = event.decided;
    isOver = shape.ends.includes(event.kind);
  }
  return joined(out).map((turn) => ({ ...turn, seat: seatOf(turn, shape) }));
}

/** Turns that end with the same decision as the one before belong to it. */
function joined(turns: readonly Turn[]): Turn[] {
  const out: Turn[] = [];
  for (const turn of turns) {
    const before = out.at(-1);
    if (turn.to === (before?.to ?? 0)) {
      if (before) before.events.push(...turn.events);
    } else out.push({ ...turn, from: before?.to ?? 0 });
  }
  return out;
}

function seatOf(turn: Turn, shape: Shape): number | null {
  const player = headOf(turn, shape)?.args["player"];
  return typeof player === "number" ? player : null;
}

/** The event that says what a turn was. */
export function headOf(turn: Turn, { heads }: Shape): GameEvent | undefined {
  return (
    turn.events.find((event) => heads.includes(event.kind)) ??
    turn.events.find((event) => typeof event.args["player"] === "number") ??
    turn.events[0]
  );
}

/** The decisions of a turn after which something is to be seen, in their order; the last of them is its end. */
export function stepsOf(turn: Turn): number[] {
  return [...new Set([...turn.events.map(({ decided }) => decided), turn.to])]
    .filter((n) => n > turn.from && n <= turn.to)
    .sort((a, b) => a - b);
}

/** The turns by round, with the event that told of each. */
export function roundsOf(turns: readonly Turn[], events: readonly GameEvent[], { dividers }: Shape): Round[] {
  const told = events.filter((event) => dividers.includes(event.kind));
  const out: Round[] = [];
  for (const turn of turns) (out[turn.round] ??= { told: told[turn.round] ?? null, turns: [] }).turns.push(turn);
  return out.filter(Boolean);
}

/**
 * Which turn of a replay some decisions lie in, from 0: the first of those that most of them are in. A review goes by who
 * decides and a replay by what is told, so what is decided last, and brings nothing, may be counted to the turn that
 * follows.
 */
export function turnOf(turns: readonly Turn[], { decision, until }: Pick<Moment, "decision" | "until">): number {
  const shares = turns.map(({ from, to }) => Math.min(to, until) - Math.max(from, decision));
  return shares.indexOf(Math.max(...shares));
}

/** Where a turn of a replay ends: the last where its game does. */
export const endOf = (turns: readonly Turn[], turn: number, decided: number): number =>
  turn < turns.length - 1 ? (turns[turn]?.to ?? decided) : decided;

/**
 * After how many decisions a replay shows what came of some: never in the middle of a turn that is not theirs, whose
 * number and words would be those of what comes next.
 */
export function shownAt(turns: readonly Turn[], some: Pick<Moment, "decision" | "until">, decided: number): number {
  return Math.min(some.until, endOf(turns, turnOf(turns, some), decided));
}

/** Where a turn stands: in which round, and the how manieth it is there, from 1, as a review and a replay count it. */
export function standingOf(rounds: readonly Round[], turn: Turn | undefined): { round: Round; n: number } | undefined {
  const round = rounds.find((one) => turn && one.turns.includes(turn));
  return round && turn ? { round, n: round.turns.indexOf(turn) + 1 } : undefined;
}

/** How a game is told turn by turn; of one that nothing is known of, each event is a turn. */
export function shapeOf(log: Shape | null, events: readonly GameEvent[]): Shape {
  const kinds = [...new Set(events.map((event) => event.kind))];
  return log ?? { dividers: [], heads: [], moments: [], news: [], begins: [], ends: kinds };
}

/** How many turns are over after so many decisions: where the replay stands. */
export function turnsUntil(turns: readonly Turn[], decided: number): number {
  return turns.filter((turn) => turn.to <= decided).length;
}
