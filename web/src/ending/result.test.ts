import { describe, expect, it } from "vitest";
import type { Speaker } from "../speech/speaker";
import type { Over, Standing } from "../table/messages";
import { hung } from "./garland";
import { resultOf } from "./result";

const speaker = {
  number: String,
  list: (names: string[]) => names.join(" & "),
  text: (message: string, args = {}) => `${message} ${JSON.stringify(args)}`,
} as unknown as Speaker;
const say = (message: string, args = {}) => `${message} ${JSON.stringify(args)}`;
const standing = (seat: number, score: number, won: boolean, more: Partial<Standing> = {}): Standing => ({
  seat,
  place: won ? 1 : 2,
  score,
  won,
  lines: [],
  compared: [],
  decided: "",
  ...more,
});
const over = (...standings: Standing[]): Over => ({ standings, rows: [] });
const result = (end: Over, mine: number[] = [], isStopped = false) =>
  resultOf({ over: end, names: ["Ada", "Bo", "Cy"], mine, isStopped }, speaker, say);

describe("how a game ended", () => {
  it("names the winner, or oneself, and the margin", () => {
    const end = over(standing(1, 52, true), standing(0, 46, false));
    expect(result(end, [2])).toEqual({
      winners: [1],
      head: 'web-end-wins {"player":"Bo"}',
      about: 'web-end-by {"points":"52","margin":"6","other":"Ada"}',
    });
    expect(result(end, [1]).head).toBe("web-end-you-win {}");
    expect(result(end, [0, 1]).head).toContain("web-end-wins"); // two at one screen: nobody is "you"
  });

  it("tells who reads how far they are behind, also if they came third", () => {
    const end = over(standing(1, 52, true), standing(0, 46, false), standing(2, 40, false, { place: 3 }));
    const [by, own] = ['web-end-by {"points":"52","margin":"6","other":"Ada"}', 'web-end-own {"place":3,"margin":12}'];
    expect(result(end, [2]).about).toBe(`${by} ${own}`);
    expect(result(end, [0]).about).toBe('web-end-points {"points":"52"} web-end-own {"place":2,"margin":6}');
    for (const mine of [[1], [], [0, 2]]) expect(result(end, mine).about).toBe(by);
  });

  it("says nothing of a place to whom a rule took all points", () => {
    const lines = (gained: number, lost: number) => [
      { row: "score-points", message: "score-points", points: gained, count: null },
      { row: "score-palace", message: "score-palace", points: lost, count: null },
    ];
    const rows = ["score-points", "score-palace"].map((line) => ({ line, takes_all: line === "score-palace" }));
    const end = {
      rows,
      standings: [standing(1, 9, true, { lines: lines(9, 0) }), standing(0, 0, false, { lines: lines(19, -19) })],
    } as unknown as Over;
    expect(result(end, [0]).about).toBe('web-end-points {"points":"9"}');
  });

  it("says which rule left nobody any points", () => {
    const lines = [{ row: "score-palace", message: "score-palace", points: -3, count: null }];
    const rows = [{ line: "score-palace", message: "score-palace", group: "", source: "", takes_all: true }];
    const all = { rows, standings: [standing(0, 0, false, { lines }), standing(1, 0, false, { lines })] };
    expect(result(all).about).toBe("score-palace {}");
    expect(result({ ...all, standings: [...all.standings, standing(2, 0, false)] }).about).toBe(
      "web-end-nobody-about {}",
    );
  });

  it("says by which rule a tie was broken", () => {
    const step = (value: number) => [{ rule: "GG-11.6.2", message: "tie-intrigue", value }];
    const end = over(
      standing(1, 52, true, { decided: "GG-11.6.2", compared: step(9) }),
      standing(0, 52, false, { compared: step(7) }),
    );
    expect(result(end).about).toContain("tie-intrigue-won");
    expect(result(end).about).toContain("9");
  });

  it("says so if a game does not tell how a tie was broken", () => {
    expect(result(over(standing(1, 5, true), standing(0, 5, false))).about).toBe('web-end-points {"points":"5"}');
  });

  it("flies the colours of all who share the victory, of nobody where nobody won or it was ended early", () => {
    const shared = over(standing(0, 9, true, { decided: "shared" }), standing(1, 9, true), standing(2, 3, false));
    expect([result(shared).winners, result(shared).head]).toEqual([[0, 1], 'web-end-shared {"players":"Ada & Bo"}']);
    expect(result(over(standing(0, 0, false), standing(1, 0, false)))).toMatchObject({
      winners: [],
      head: "web-nobody-won {}",
    });
    const early = result(over(standing(2, -4, true), standing(1, -9, false)), [], true);
    expect([early.winners, early.about]).toEqual([[], 'web-end-leads {"player":"Cy","points":"−4"}']);
  });
});

it("hangs things on a line, the ends left free", () => {
  expect(hung([0, 0], [50, 20], [100, 0], 3)).toEqual([
    [25, 7.5],
    [50, 10],
    [75, 7.5],
  ]);
});
