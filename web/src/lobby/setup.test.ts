import { describe, expect, test } from "vitest";
import type { GameFacts, GameOption, Summary } from "../api";
import { offered, whyNot } from "./setup";
import { lessonOf, stillPossible, withBots } from "./start";

const option = (id: string, more: Partial<GameOption> = {}): GameOption => ({
  id,
  values: [false, true],
  default: false,
  players: [2, 3],
  rule: "YK-1",
  ruling: false,
  needs: null,
  ...more,
});
const game: GameFacts = {
  id: "yokohama",
  fault: "",
  prefix: "YK",
  edition: 1,
  seats: [2, 3],
  minutes: [60, 90],
  weight: 4,
  bots: ["trader", "sage"],
  levels: ["trader", "sage"],
  bot: "trader",
  lesson: 11,
  howto: false,
  puzzles: [],
  strong: false,
  lesson_minutes: 12,
  legend: [],
  options: [option("mini"), option("unused", { ruling: true, needs: "mini" }), option("pair", { players: [2] })],
};
const table = (more: Partial<Summary>) =>
  ({ id: "a", game: "yokohama", status: "playing", changed: 1, learning: null, ...more }) as Summary;

describe("options", () => {
  test("come with the number of players and with what they need", () => {
    const on = (...ids: string[]) => offered(game, 3, (one) => ids.includes(one.id)).map((one) => one.id);
    expect(on()).toEqual(["mini"]);
    expect(on("mini")).toEqual(["mini", "unused"]);
    expect(offered(game, 2, () => false).map((one) => one.id)).toEqual(["mini", "pair"]);
  });
});

describe("seats", () => {
  test("have names, each its own", () => {
    expect(whyNot([{ kind: "me" }, { kind: "here", name: " " }], "Ada")).toBe("web-setup-no-name");
    expect(whyNot([{ kind: "me" }, { kind: "here", name: "Ada " }], "Ada")).toBe("web-setup-same-name");
    expect(whyNot([{ kind: "me" }, { kind: "here", name: "Bo" }, { kind: "open" }], "Ada")).toBe("");
  });
});

describe("the last set-up", () => {
  test("is kept while it can be had", () => {
    const wish = { ...withBots(game, "sage"), options: { mini: true } };
    expect(stillPossible(game, wish)).toBe(wish);
    expect(stillPossible({ ...game, bots: ["trader"] }, wish)).toBeNull();
    expect(stillPossible({ ...game, seats: [2] }, wish)).toBeNull();
    expect(stillPossible({ ...game, options: [] }, wish)).toBeNull();
    expect(stillPossible(game, undefined)).toBeNull();
  });
  test("a bot that is gone is replaced by the one proposed", () => {
    expect(withBots(game, "gone").seats[1]).toEqual({ kind: "bot", bot: "trader" });
  });
});

describe("a lesson", () => {
  test("is not begun, goes on where it was left last, or is learnt", () => {
    const at = (n: number) => ({ n, of: 11, done: false });
    expect(lessonOf(game, [])).toEqual({ table: null, n: 0, of: 11, isLearnt: false });
    const begun = [table({ id: "a", changed: 1, learning: at(2) }), table({ id: "b", changed: 9, learning: at(4) })];
    expect(lessonOf(game, begun)).toEqual({ table: "b", n: 4, of: 11, isLearnt: false });
    const done = table({ id: "c", status: "over", learning: { n: 11, of: 11, done: true } });
    expect(lessonOf(game, [...begun, done]).isLearnt).toBe(true);
    expect(lessonOf(game, [table({ game: "gugong", learning: at(3) })]).table).toBeNull();
  });
});
