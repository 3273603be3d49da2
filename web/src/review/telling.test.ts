import { beforeAll, describe, expect, test } from "vitest";
import { bundleOf, Catalogue } from "../speech/catalogue";
import { NO_GRAMMAR, type Grammar } from "../speech/grammar";
import { type GameEvent, Speaker } from "../speech/speaker";
import { words } from "../speech/words.svelte";
import type { Listener } from "../story/telling";
import type { Moment } from "../table/messages";
import { changeHeard, changeShown, chanceHeard, chanceShown, movedHeard } from "./shown";
import { betterOf, playedOf, reasonOf, spokenOf } from "./telling";

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
cli-review-worth = worth { $n }
cli-review-instead = { $better } instead of { $played }%
cli-review-percent = { $mean }%
cli-review-under = under 1%
web-review-roughly = about { $figure }
web-review-range = { $low } to { $high }
web-review-choice = choice
web-review-spoken = { $n } of { $of }, { $kind }, { $player }: { $change }.
web-review-heard = { $player }: { $now }
web-review-heard-then = { $player }: { $then }, then { $now }
web-review-heard-percent = { $mean } percent
web-review-heard-width = { $mean } percent, plus or minus { $width }
web-review-heard-about = about { $mean } percent, between { $low } and { $high }
web-review-heard-under = under 1 percent
web-review-heard-over = over 99 percent
web-review-heard-signed = { $sign ->
    [minus] minus { $n }
    [plus] plus { $n }
   *[none] { $n }
}
web-review-heard-change = { $change }, plus or minus { $width } points
web-review-heard-change-about = about { $change }, between { $low } and { $high } points
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

describe("a figure", () => {
  const wide = { mean: -0.146, width: 0.1 };
  const narrow = { mean: -0.25, width: 0.03 };

  test("has beside it how far it may be off: its width, or where that is much its range", () => {
    expect(changeShown(narrow)).toEqual({ figure: "−25", off: "± 3" });
    expect(changeShown(wide)).toEqual({ figure: "about −15", off: "−25 to −4" });
    expect(chanceShown({ mean: 0.334, width: 0.05 })).toEqual({ figure: "33%", off: "± 5" });
    expect(chanceShown({ mean: 0.334, width: 0.15 })).toEqual({ figure: "about 35%", off: "20 to 50" });
    expect(chanceShown({ mean: 0.001, width: 0.15 })).toEqual({ figure: "under 1%", off: "" });
    expect(chanceShown({ mean: 1, width: 0 })).toEqual({ figure: "100%", off: "" });
  });
  test("is told to ears in words, its width too", () => {
    expect(changeHeard(narrow)).toBe("minus 25, plus or minus 3 points");
    expect(changeHeard(wide)).toBe("about minus 15, between minus 25 and minus 4 points");
    expect(chanceHeard({ mean: 0.334, width: 0.15 })).toBe("about 35 percent, between 20 and 50");
    expect(movedHeard("Lisa", { mean: 0.41, width: 0.05 }, { mean: 0.67, width: 0.05 })).toBe(
      "Lisa: 41, then 67 percent, plus or minus 5",
    );
    expect(movedHeard("Lisa", { mean: 0.001, width: 0.05 }, { mean: 0, width: 0 })).toBe(
      "Lisa: under 1 percent, then 0 percent",
    );
    expect(movedHeard("Lisa", undefined, { mean: 0.001, width: 0.05 })).toBe("Lisa: under 1 percent");
  });
});

describe("a moment", () => {
  const points = (mean: number) => ({ points: { mean, width: 2 } });

  test("is spoken of by its own number, in whatever order it stands", () => {
    expect(spokenOf(moment([], [], { number: 4 }), 5, ["Ada"])).toBe(
      "4 of 5, choice, Ada: minus 10, plus or minus 3 points.",
    );
  });
  test("says why the better turn is better: by its points, or else by the chance that it kept", () => {
    const before = { mean: 0.55, width: 0.05 };
    expect(reasonOf(moment([], [], points(4)), before)).toBe("worth 4");
    expect(reasonOf(moment([], [], points(1)), before)).toBe("55 instead of 45%");
    expect(reasonOf(moment([], []), before)).toBe("55 instead of 45%");
    expect(reasonOf(moment([], []), undefined)).toBe("");
  });
});
