/** The choices of a question, arranged for the prompt bar. */

import { split } from "../speech/labels";
import type { Choice } from "./messages";

export interface Arranged {
  /** Without a place on the board: buttons. */
  here: Choice[];
  /** To decline, stop or end: quiet buttons, where there is something else to do. */
  away: Choice[];
  /** On the board as well: repeated in short form. */
  placed: Choice[];
  /** May be done beside any question. */
  anytime: Choice[];
}

/** The answers that let something be. */
const AWAY = ["answer:skip", "payment:no-action", "phase:end", "phase:return", "turn:end", "turn:pass"];

/** Choices by where they are shown; `isPlaced` tells which the board has drawn. */
export function arranged(choices: readonly Choice[], isPlaced: (token: string) => boolean): Arranged {
  const out: Arranged = { here: [], away: [], placed: [], anytime: [] };
  const isOnlyAway = choices.every((choice) => choice.rule || choice.anytime || AWAY.includes(choice.token));
  const onlyAnytime = choices.every((choice) => choice.anytime || split(choice.token)[0] === "answer");
  for (const choice of choices) {
    if (!onlyAnytime && choice.anytime) out.anytime.push(choice);
    else if (!isOnlyAway && AWAY.includes(choice.token)) {
      if (!choice.rule) out.away.push(choice); // that one may not stop yet goes without saying
    } else if (isPlaced(choice.token)) out.placed.push(choice);
    else out.here.push(choice);
  }
  return out;
}

/** In a list of all: what there is to do, then what lets it be, then what is closed; each in the order of the question. */
export function listed(choices: readonly Choice[]): { choice: Choice; isAway: boolean }[] {
  const { away } = arranged(choices, () => false);
  const rank = (choice: Choice) => (choice.rule ? 2 : Number(away.includes(choice)));
  return [...choices]
    .sort((one, other) => rank(one) - rank(other))
    .map((choice) => ({ choice, isAway: away.includes(choice) }));
}

/** The words of those choices that would read alike, told apart by what they do. */
export function toldApart(
  choices: readonly Choice[],
  said: (token: string) => string,
  more: (token: string) => string,
): Map<string, string> {
  const words = choices.map(({ token }) => said(token));
  const isDoubled = (word: string) => words.indexOf(word) !== words.lastIndexOf(word);
  const out = new Map<string, string>();
  for (const [n, { token }] of choices.entries()) {
    const word = words[n] ?? "";
    const extra = isDoubled(word) ? more(token) : "";
    if (extra && !word.includes(extra)) out.set(token, `${word} · ${extra}`);
  }
  return out;
}

/** Choices of one sort that differ in a number only: what they have in common is said once. */
export interface Row {
  caption: string;
  cells: { choice: Choice; said: string }[];
}

const FEWEST_CELLS = 4;

/** Many numbers of few things, such as the faces of dice, in a row a thing; none where they are not all like that. */
export function rowsOf(choices: readonly Choice[], said: (token: string) => string): Row[] {
  const stems = new Map<string, Choice[]>();
  for (const choice of choices) {
    const stem = choice.token.slice(0, choice.token.lastIndexOf("_"));
    stems.set(stem, [...(stems.get(stem) ?? []), choice]);
  }
  const rows = [...stems.values()].map((alike) => rowOf(alike, said));
  const isTable = rows.length > 1 && rows.every((row) => row.caption !== "" && row.cells.length >= FEWEST_CELLS);
  return isTable ? rows : [];
}

function rowOf(choices: readonly Choice[], said: (token: string) => string): Row {
  const words = choices.map(({ token }) => said(token));
  const common = words.reduce((start, word) => shared(start, word));
  const isNumbers = words.every((word) => /^\d+$/.test(word.slice(common.length)));
  return {
    caption: isNumbers ? common.trim() : "",
    cells: choices.map((choice, n) => ({ choice, said: words[n]?.slice(common.length) ?? "" })),
  };
}

/** How two texts begin alike, up to the last space. */
function shared(one: string, other: string): string {
  let n = 0;
  while (n < one.length && one[n] === other[n]) n += 1;
  return one.slice(0, one.slice(0, n).search(/\s\S*$/) + 1);
}

/** One thing for another: how much of each, and of what. */
export interface Trade {
  choice: Choice;
  gives: [noun: string, n: number];
  gets: [noun: string, n: number];
}

/** Trades for the same thing: all that is bought for it, and all that is sold. */
export interface Market {
  noun: string;
  buys: Trade[];
  sells: Trade[];
}

const FEWEST_TRADES = 4;

/** Many trades of single things for one and the same, as goods for money; nothing where they are not all like that. */
export function marketOf(choices: readonly Choice[]): Market | null {
  const trades = choices.map(tradeOf);
  if (choices.length < FEWEST_TRADES || trades.includes(null)) return null;
  const all = trades as Trade[];
  const [first] = all;
  const noun = [first!.gives[0], first!.gets[0]].find((one) =>
    all.every(({ gives, gets }) => (gives[0] === one) !== (gets[0] === one)),
  );
  if (noun === undefined) return null;
  return {
    noun,
    buys: all.filter(({ gives }) => gives[0] === noun),
    sells: all.filter(({ gets }) => gets[0] === noun),
  };
}

function tradeOf(choice: Choice): Trade | null {
  const changes = Object.entries(choice.changes ?? {});
  const gives = changes.find(([, n]) => n < 0);
  const gets = changes.find(([, n]) => n > 0);
  return changes.length === 2 && gives && gets ? { choice, gives: [gives[0], -gives[1]], gets } : null;
}
