import { expect, it } from "vitest";
import type { Summary } from "../api";
import { finished, numbers, spread } from "./statistics";

const seat = (n: number, mine: boolean) => ({
  seat: n,
  kind: "person",
  name: `${n}`,
  bot: null,
  level: 0,
  person: null,
  former: null,
  mine,
  asked: false,
});
const table = (id: string, changed: number, scores: number[], status: Summary["status"] = "over"): Summary => ({
  id,
  game: "gugong",
  status,
  seats: [seat(0, true), seat(1, false)],
  yours: false,
  options: {},
  public: false,
  pace: "live",
  clock: null,
  agreed: false,
  lesson: false,
  hints: false,
  open_past: null,
  created: 0,
  changed,
  decided: 70,
  scores,
});

it("counts finished games, the oldest first", () => {
  const games = finished([table("b", 2, [30, 41]), table("a", 1, [52, 40]), table("c", 3, [], "playing")]);
  expect(games.map((one) => [one.id, one.score, one.place, one.won])).toEqual([
    ["a", 52, 1, true],
    ["b", 30, 2, false],
  ]);
  expect(numbers(games)).toEqual({ games: 2, wins: 1, best: 52, mean: 41 });
});

it("counts no game whose past was open", () => {
  const open: Summary[] = (["fork", "forked", "import", "undo"] as const).map((why) => ({
    ...table(why, 1, [90, 1]),
    open_past: why,
  }));
  expect(finished([...open, table("fair", 2, [50, 40])]).map((one) => one.id)).toEqual(["fair"]);
});

it("spreads scores over spans of ten", () => {
  const games = finished([table("a", 1, [52, 0]), table("b", 2, [38, 0]), table("c", 3, [59, 0])]);
  expect(spread(games).map((bar) => [bar.from, bar.count])).toEqual([
    [30, 1],
    [40, 0],
    [50, 2],
  ]);
});
