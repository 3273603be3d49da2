import { describe, expect, it } from "vitest";
import type { Over, Standing } from "../table/messages";
import { barsOf, comparedRows, differencesOf, groupsOf, heldAgainst, reachOf, rowsOf, tiesOf } from "./sheet";

function standing(seat: number, score: number, lines: [string, number, string?][], more: Partial<Standing> = {}) {
  return {
    seat,
    place: seat + 1,
    score,
    won: seat === 0,
    lines: lines.map(([message, points, row]) => ({ message, points, count: points * 2, row: row ?? message })),
    compared: [],
    decided: "",
    ...more,
  } satisfies Standing;
}

const ROWS = [
  { line: "score-wall", message: "score-wall", group: "sheet-during", source: "sheet-wall", takes_all: false },
  { line: "score-jade", message: "score-jade", group: "sheet-end", source: "sheet-jade", takes_all: false },
  { line: "score-decree", message: "score-decree-all", group: "sheet-end", source: "sheet-decrees", takes_all: false },
  { line: "score-last-wall", message: "score-last-wall", group: "sheet-end", source: "sheet-wall", takes_all: false },
  { line: "score-never", message: "score-never", group: "sheet-end", source: "sheet-jade", takes_all: false },
  { line: "score-debts", message: "score-debts", group: "", source: "", takes_all: false },
];

const OVER: Over = {
  rows: ROWS,
  standings: [
    standing(0, 19, [
      ["score-jade", 6],
      ["score-wall", 9],
      ["score-decree-third", 3, "score-decree"],
      ["score-decree-eight", 4, "score-decree"],
      ["score-last-wall", 0],
      ["score-debts", -3],
    ]),
    standing(1, 12, [
      ["score-wall", 3],
      ["score-jade", 6],
      ["score-last-wall", 3],
      ["score-debts", 0],
    ]),
  ],
};

describe("the score sheet", () => {
  it("has the rows of the rulebook in its order, whatever order the lines come in", () => {
    expect(rowsOf(OVER).map((row) => row.line)).toEqual([
      "score-wall",
      "score-jade",
      "score-decree",
      "score-last-wall",
      "score-debts",
    ]);
    expect(groupsOf(rowsOf(OVER)).map((group) => [group.message, group.rows.length])).toEqual([
      ["sheet-during", 1],
      ["sheet-end", 3],
      ["", 1],
    ]);
  });

  it("makes one row of a family, which can be opened", () => {
    const row = rowsOf(OVER)[2]!;
    expect(row.cells.map((cell) => cell.points)).toEqual([7, 0]);
    expect(row.lines.map((line) => [line.message, line.points])).toEqual([
      ["score-decree-third", [3, 0]],
      ["score-decree-eight", [4, 0]],
    ]);
    expect(rowsOf(OVER)[0]!.lines).toEqual([]);
  });

  it("counts nothing where somebody has no line", () => {
    expect(rowsOf(OVER)[2]!.cells[1]).toEqual({ points: 0, count: null });
    expect(rowsOf(OVER)[0]!.cells[0]).toEqual({ points: 9, count: 18 });
  });
});

describe("points by source", () => {
  it("add up over the game and its end, and losses stand apart", () => {
    const [first, second] = barsOf(OVER, rowsOf(OVER));
    expect(first).toEqual({
      seat: 0,
      score: 19,
      parts: [
        { source: "sheet-wall", points: 9 },
        { source: "sheet-jade", points: 6 },
        { source: "sheet-decrees", points: 7 },
      ],
      lost: 3,
      isWiped: false,
    });
    expect(second!.parts[0]).toEqual({ source: "sheet-wall", points: 6 });
    expect(reachOf([first!, second!])).toEqual({ from: -10, to: 30 });
  });

  it("shows what a rule took away, and not where losses happen to be as many as gains", () => {
    const end = (takes_all: boolean): Over => ({
      rows: ROWS.map((row) => ({ ...row, takes_all: takes_all && row.line === "score-debts" })),
      standings: [
        standing(0, 0, [
          ["score-wall", 16],
          ["score-debts", -16],
        ]),
      ],
    });
    const [wiped, even] = [true, false].map((takes_all) => barsOf(end(takes_all), rowsOf(end(takes_all))));
    expect(wiped![0]).toMatchObject({ isWiped: true, lost: 16 });
    expect(reachOf(wiped!)).toEqual({ from: 0, to: 20 });
    expect(even![0]).toMatchObject({ isWiped: false, lost: 16 });
    expect(reachOf(even!)).toEqual({ from: -20, to: 20 });
  });

  it("reaches somewhere even if nobody has points", () => {
    expect(reachOf([])).toEqual({ from: 0, to: 10 });
  });
});

describe("the difference", () => {
  it("names the rows furthest apart, and what is left makes the margin", () => {
    const { rows, rest } = differencesOf(rowsOf(OVER), 1, 2);
    expect(rows.map((one) => [one.line, one.by])).toEqual([
      ["score-decree", 7],
      ["score-wall", 6],
    ]);
    expect(rest).toBe(19 - 12 - 13);
  });

  it("is that between the first and who reads, or the second", () => {
    const standings = [standing(2, 9, []), standing(0, 8, []), standing(1, 7, [])];
    expect([[1], [0], [2], [], [0, 1]].map((mine) => heldAgainst(standings, mine))).toEqual([2, 1, 1, 1, 1]);
  });
});

describe("ties", () => {
  const step = (rule: string, value: number) => ({ rule, message: `tie-${rule}`, value });
  const tied: Standing[] = [
    standing(2, 9, [], { decided: "B", compared: [step("A", 1), step("B", 5)] }),
    standing(0, 9, [], { decided: "shared", compared: [step("A", 1), step("B", 4)] }),
    standing(1, 9, [], { compared: [step("A", 1), step("B", 4)] }),
    standing(3, 2, []),
  ];

  it("are told as the engine tells them", () => {
    expect(
      tiesOf(tied).map((tie) => [tie.above.seat, tie.below.seat, tie.rule, tie.mine?.value, tie.theirs?.value]),
    ).toEqual([
      [2, 0, "B", 5, 4],
      [0, 1, null, undefined, undefined],
    ]);
    expect(comparedRows(tied)).toEqual([
      { message: "tie-A", values: [1, 1, 1, null] },
      { message: "tie-B", values: [5, 4, 4, null] },
    ]);
  });

  it("are none where the engine tells none", () => {
    const silent = [standing(0, 5, []), standing(1, 5, [])];
    expect(tiesOf(silent)).toEqual([]);
    expect(comparedRows(silent)).toEqual([]);
  });
});
