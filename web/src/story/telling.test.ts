import { beforeAll, describe, expect, it } from "vitest";
import { bundleOf, Catalogue } from "../speech/catalogue";
import { NO_GRAMMAR, type Grammar } from "../speech/grammar";
import { type GameEvent, Speaker } from "../speech/speaker";
import { words } from "../speech/words.svelte";
import { lineOf } from "../review/telling";
import { entries } from "../table/log";
import { type GameStory, NO_STORY, storyWith } from "./facts";
import {
  below,
  chipsIn,
  chipsLeft,
  consequence,
  gainsBySeat,
  gainsOf,
  headline,
  isLast,
  numbered,
  partOfLine,
  partsOf,
  textOf,
  thingsIn,
  told,
  valueOf,
} from "./telling";

const SHAPE = {
  dividers: ["day-begins"],
  heads: ["given"],
  moments: ["day-begins"],
  news: ["moved"],
  begins: [],
  ends: [],
};
const GRAMMAR = {
  ...NO_GRAMMAR,
  events: {
    given: [
      ["player", "seat"],
      ["gift", "gift"],
      ["place", "place"],
    ],
    moved: [
      ["player", "seat"],
      ["n", "number"],
    ],
    bonus: [
      ["player", "seat"],
      ["place", "place"],
    ],
    points: [
      ["player", "seat"],
      ["n", "number"],
    ],
    lost: [["player", "seat"]],
    "day-begins": [["n", "number"]],
  },
  rows: { gift: { vase: ["gifts", { value: 6 }] } },
} as unknown as Grammar;
const TEXT = `
gift-vase = Vase
place-canal = Canal (+3 points)
    .at = on the canal
    .called = Canal
log-given = { $player }: gives { $gift } { $place_at }
    .you = give { $gift } { $place_at }
log-moved = { $player }: envoy on step { $n }
log-bonus = { $player } gets { $place }
    .you = get { $place }
    .beside = { $player } gets { $place_called }
    .you-beside = get { $place_called }
log-points = { $player }: +{ $n } points
log-lost = { $player }: ship lost
log-day-begins = Day { $n }
`;
const PLATFORM = `
web-log-you = You
web-log-did = { $who } { $did }
web-log-had = { $who }: { $did }
`;
const speaker = new Speaker(new Catalogue("en", [bundleOf("en", [TEXT])]), GRAMMAR);
const listener = (you: number | null) => ({ speaker, names: ["Ada", "Bo: the second"], you });
const STORY = {
  ...NO_STORY,
  sums: { points: { icon: "vp", sign: 1 as const, n: "n" }, lost: { icon: "ship", sign: -1 as const } },
  values: { gift: { key: "value", colour: (n: number) => `c${n}` } },
};

const event = (n: number, kind: string, args: GameEvent["args"]): GameEvent => ({ n, decided: 1, kind, args });
const TURN = [
  event(0, "given", { player: 1, gift: "vase", place: "canal" }),
  event(1, "moved", { player: 1, n: 3 }),
  event(2, "points", { player: 1, n: 2 }),
  event(3, "points", { player: 1, n: 1 }),
  event(4, "points", { player: 0, n: 9 }),
];
const [line] = entries(TURN, SHAPE);

beforeAll(() => {
  words.platform = new Speaker(new Catalogue("en", [bundleOf("en", [PLATFORM])]));
});

describe("what happened", () => {
  it("is a sentence where it is one, and to who did it another", () => {
    expect(textOf(told(TURN[0]!, listener(0)))).toBe("Bo: the second gives Vase on the canal");
    expect(textOf(told(TURN[0]!, listener(1)))).toBe("You give Vase on the canal");
    expect(textOf(told(TURN[1]!, listener(0)))).toBe("Bo: the second: envoy on step 3");
    expect(textOf(told(TURN[1]!, listener(1)))).toBe("You: envoy on step 3");
    expect(textOf(told(TURN[0]!, listener(null)))).toBe("Bo: the second gives Vase on the canal");
  });

  it("is called by what was done, and not by what was paid for it", () => {
    const paid = [event(0, "lost", { player: 1 }), event(1, "bonus", { player: 1, place: "canal" })];
    const [bought] = entries(paid, SHAPE);
    expect(textOf(headline(bought!, SHAPE, listener(0), STORY))).toBe("Bo: the second gets Canal (+3 points)");
    expect(below(bought!, SHAPE, STORY)).toEqual([]);
    const [lost] = entries(paid.slice(0, 1), SHAPE);
    expect(textOf(headline(lost!, SHAPE, listener(0), STORY))).toBe("Bo: the second");
  });

  it("names who did it once", () => {
    expect(textOf(headline(line!, SHAPE, listener(0), STORY))).toBe(
      "Bo: the second gives Vase on the canal: envoy on step 3",
    );
    expect(below(line!, SHAPE, STORY).map(({ n }) => n)).toEqual([2, 3, 4]);
    expect(textOf(consequence(TURN[2]!, listener(0)))).toBe("+2 points");
  });

  it("is one line in a review, which of a long turn keeps how it began", () => {
    expect(lineOf(TURN.slice(0, 3), listener(1))).toBe("You give Vase on the canal · envoy on step 3 · +2 points");
    expect(lineOf(TURN, listener(1), 3)).toBe("You give Vase on the canal · … · +1 points · Ada: +9 points");
    expect(lineOf([], listener(1))).toBe("");
  });

  it("says in words nothing that its symbols say", () => {
    const [gained] = entries([event(0, "points", { player: 1, n: 3 })], SHAPE);
    expect(textOf(headline(gained!, SHAPE, listener(0), STORY))).toBe("Bo: the second");
    expect(gainsOf(gained!, STORY, listener(0)).map(({ n }) => n)).toEqual([3]);
    const [nothing] = entries([event(0, "points", { player: 1, n: 0 })], SHAPE);
    expect(textOf(headline(nothing!, SHAPE, listener(0), STORY))).toBe("Bo: the second: +0 points"); // no symbol has it
    const isNews = { ...SHAPE, news: ["lost"] };
    const [lost] = entries([TURN[0]!, event(1, "lost", { player: 1 })], isNews);
    expect(textOf(headline(lost!, isNews, listener(0), STORY))).toBe("Bo: the second gives Vase on the canal");
    const [other] = entries([TURN[0]!, event(1, "lost", { player: 0 })], isNews);
    expect(textOf(headline(other!, isNews, listener(1), STORY))).toBe("You give Vase on the canal: ship lost");
  });

  it("says of what brought its due no more than its name, in the headline and below it", () => {
    const bonus = event(0, "bonus", { player: 1, place: "canal" });
    const told = (story: GameStory, events: GameEvent[], you: number) => {
      const [entry] = entries(events, SHAPE);
      return [headline(entry!, SHAPE, listener(you), story), partOfLine(bonus, entry!, story, listener(you))].map(
        textOf,
      );
    };
    const done = { ...STORY, done: ["bonus"] };
    const brought = [bonus, event(1, "points", { player: 1, n: 3 })];
    expect(told(STORY, brought, 0)).toEqual(["Bo: the second gets Canal (+3 points)", "gets Canal (+3 points)"]);
    expect(told(done, brought, 0)).toEqual(["Bo: the second gets Canal", "gets Canal"]);
    expect(told(done, brought, 1)).toEqual(["You get Canal", "get Canal"]);
    const another = event(1, "points", { player: 0, n: 3 });
    for (const then of [another, event(1, "lost", { player: 1 })])
      expect(told(done, [bonus, then], 0)[0]).toBe("Bo: the second gets Canal (+3 points)");
  });

  it("is joined to the board by numbers, each once, in the order of the sentence", () => {
    const parts = headline(line!, SHAPE, listener(0), STORY);
    expect(thingsIn([...parts, ...parts])).toEqual(["gift:vase", "place:canal"]);
    const chips = numbered(thingsIn(parts), ["ship:1", "place:canal", "gift:vase"]);
    expect([...chips]).toEqual([
      ["gift:vase", 1],
      ["place:canal", 2],
    ]);
    expect(chipsIn([...parts, ...parts], chips).filter(Boolean)).toEqual([1, 2]);
    expect([...numbered(thingsIn(parts), ["place:canal"])]).toEqual([["place:canal", 1]]); // what is not there has none
    expect([
      ...chipsLeft(
        parts.filter((part) => part.kind === "thing" && part.token === "gift:vase"),
        chips,
      ),
    ]).toEqual([["place:canal", 2]]);
    expect(numbered(["a", "b", "c", "d", "e"], ["e", "d", "c", "b", "a"]).size).toBe(4);
  });

  it("has nothing to unfold where symbols say all the rest", () => {
    const [short] = entries(TURN.slice(0, 4), SHAPE);
    expect(below(short!, SHAPE, STORY)).toEqual([]);
  });

  it("is drawn by its parts", () => {
    expect(headline(line!, SHAPE, listener(0), STORY).filter(({ kind }) => kind !== "text")).toEqual([
      { kind: "name", seat: 1, text: "Bo: the second" },
      { kind: "thing", token: "gift:vase", text: "Vase" },
      { kind: "thing", token: "place:canal", text: "on the canal" },
    ]);
    expect(valueOf("gift:vase", STORY, speaker)).toEqual({ n: 6, colour: "c6" });
    expect(valueOf("place:canal", STORY, speaker)).toBeNull();
    expect(partsOf("plain")).toEqual([{ kind: "text", text: "plain" }]);
  });

  it("adds up what the one who acted got, points last", () => {
    const told = [...TURN, event(5, "lost", { player: 1 })];
    const [whole] = entries(told, SHAPE);
    expect(gainsOf(whole!, STORY, listener(0)).map(({ icon, n }) => [icon, n])).toEqual([
      ["ship", -1],
      ["vp", 3],
    ]);
  });

  it("adds up what each got", () => {
    const all = [...gainsBySeat(line!, STORY, listener(0))];
    expect(all.map(([seat, gains]) => [seat, ...gains.map(({ icon, n }) => `${icon} ${n}`)])).toEqual([
      [0, "vp 9"],
      [1, "vp 3"],
    ]);
  });

  it("tells the last round, which is the box's", () => {
    expect(storyWith({ meta: { rounds: 6 } }, STORY).last).toBe(6);
    expect(storyWith({ meta: {} }, STORY).last).toBeUndefined();
    const days = entries([event(0, "day-begins", { n: 3 }), event(1, "day-begins", { n: 4 })], SHAPE);
    expect(days.map((day) => isLast(day, { ...STORY, last: 4 }))).toEqual([false, true]);
    expect(days.map((day) => isLast(day, STORY))).toEqual([false, false]);
  });
});
