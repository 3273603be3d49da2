import { beforeAll, describe, expect, test } from "vitest";
import { bundleOf, Catalogue } from "../speech/catalogue";
import { NO_GRAMMAR, type Grammar } from "../speech/grammar";
import { type GameEvent, Speaker } from "../speech/speaker";
import { words } from "../speech/words.svelte";
import type { Listener } from "../story/telling";
import type { Moment } from "../table/messages";
import { betterOf, playedOf } from "./telling";

const GRAMMAR = {
  ...NO_GRAMMAR,
  events: {
    built: [
      ["player", "seat"],
      ["n", "number"],
    ],
  },
} as unknown as Grammar;
const TEXT = `
log-built = { $player } builds { $n }
    .you = build { $n }
payment-servants = Pay servants
`;
const PLATFORM = `
web-log-you = You
web-log-did = { $who } { $did }
web-log-had = { $who }: { $did }
`;
const speaker = new Speaker(new Catalogue("en", [bundleOf("en", [TEXT])]), GRAMMAR);
const ada: Listener = { speaker, names: ["Ada", "Bo"], you: 0 };

const built = (...all: number[]): GameEvent[] =>
  all.map((n, at) => ({ n: at, decided: at, kind: "built", args: { player: 0, n } }));

function moment(played: GameEvent[], better: GameEvent[], more: Partial<Moment> = {}): Moment {
  const change = { mean: -0.1, width: 0.03 };
  const when = { number: 1, kind: "choice", turn: 4, decision: 9, until: 12, seat: 0 } as const;
  return { ...when, change, points: null, played, better, path: [], whole: true, ...more };
}

const both = (one: Moment) => [playedOf(one, ada), betterOf(one, ada)];

beforeAll(() => {
  words.platform = new Speaker(new Catalogue("en", [bundleOf("en", [PLATFORM])]));
});

describe("two turns", () => {
  test("that differ at once are told from their beginnings", () => {
    expect(both(moment(built(1, 2), built(3, 2)))).toEqual(["You build 1 · build 2", "Ada builds 3 · builds 2"]);
  });
  test("are told from what they last have in common", () => {
    expect(both(moment(built(1, 2), built(1, 3)))).toEqual(["You build 1 · build 2", "Ada builds 1 · builds 3"]);
    expect(both(moment(built(1, 2, 3), built(1, 2, 4)))).toEqual([
      "… · You build 2 · build 3",
      "… · Ada builds 2 · builds 4",
    ]);
  });
  test("show what differs first, however long they are and however alike they end", () => {
    const [played, better] = both(moment(built(1, 2, 3, 5, 6, 7, 8, 9), built(1, 2, 4, 5, 6, 7, 8, 9)));
    expect(played).toBe("… · You build 2 · build 3 · … · build 6 · build 7 · build 8 · build 9");
    expect(better).toMatch(/^… · Ada builds 2 · builds 4 · …/);
  });
  test("keep their last event where one of them only goes on", () => {
    expect(both(moment(built(1, 2), built(1, 2, 3)))).toEqual(["… · You build 2", "… · Ada builds 2 · builds 3"]);
    expect(both(moment(built(1, 2, 3), built(1, 2)))).toEqual(["… · You build 2 · build 3", "… · Ada builds 2"]);
  });
});

describe("the better turn", () => {
  test("is left open where it is cut at what nobody could know", () => {
    expect(betterOf(moment(built(1), built(2), { whole: false }), ada)).toBe("Ada builds 2 · …");
  });
  test("is called by its first choice where the log tells nothing of it", () => {
    const untold = { path: ["payment:servants"], whole: false };
    expect(betterOf(moment(built(1), [], untold), ada)).toBe("Pay servants · …");
    expect(betterOf(moment(built(1), []), ada)).toBe("");
  });
  test("is none of a draw, which is told from its beginning", () => {
    expect(both(moment(built(1, 2), [], { kind: "luck", whole: false }))).toEqual(["You build 1 · build 2", ""]);
  });
});
