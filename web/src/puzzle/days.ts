/**
 * Which puzzle is whose day: one for each day in turn, by UTC, the same for everybody.
 *
 * Where there are too few for a week none is called today's: it would be the same again too soon. They are numbered then,
 * and one begins with the first that one has not solved.
 */

const DAY = 86_400_000; // milliseconds
const WEEK = 7; // days in which no puzzle comes twice

/** Whether there are enough of them for one a day. */
export const isDaily = (puzzles: readonly string[]): boolean => puzzles.length >= WEEK;

/** How many days lie between 1970 and a moment. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY);

/** The puzzle of a day; none where a game has none. */
export function puzzleOf(puzzles: readonly string[], day: number): string | undefined {
  return puzzles.length === 0 ? undefined : puzzles[day % puzzles.length];
}

/** The puzzle that one is offered: today's; of a few the first that is not solved, if there is one. */
export function offered(puzzles: readonly string[], today: number, solved: readonly string[]): string | undefined {
  if (isDaily(puzzles)) return puzzleOf(puzzles, today);
  return puzzles.find((one) => !solved.includes(one)) ?? puzzles[0];
}

/** The last day, up to today, on which a puzzle was the one of the day; none if the game has no such puzzle. */
export function dayBefore(puzzles: readonly string[], puzzle: string, today: number): number | null {
  for (let day = today; day > today - puzzles.length; day -= 1) if (puzzleOf(puzzles, day) === puzzle) return day;
  return null;
}

/** The noon of a day: whatever the calendar, it is that day. */
export const dateOf = (day: number): Date => new Date(day * DAY + DAY / 2);
