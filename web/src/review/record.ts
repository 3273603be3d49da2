/** What was chosen in a game, from its record: `0 gift:board_2`, a line for each decision. */

const DECISION = /^\d+ (\S+)$/;

export function choicesIn(record: string): string[] {
  return record.split("\n").flatMap((line) => DECISION.exec(line)?.[1] ?? []);
}
