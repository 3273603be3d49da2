import { describe, expect, it } from "vitest";
import type { PuzzleAnswer } from "../table/messages";
import { hardness, verdictOf } from "./said";

const NEXT = { mean: 0.081, width: 0.02 };
const answer = (given: Partial<PuzzleAnswer>): PuzzleAnswer => ({
  verdict: "compared",
  chance: { mean: 0.12, width: 0.03 },
  points: null,
  next: NEXT,
  played: [],
  best: [],
  path: [],
  whole: true,
  ...given,
});

describe("what is said of a turn", () => {
  it("says of the best how far the next one falls short", () => {
    const said = verdictOf(answer({ verdict: "best", chance: null }));
    expect(said).toEqual([{ message: "web-puzzle-found", args: { n: 8, low: 6, high: 10 } }]);
  });

  it("says about how much less another brings, and how sure that is", () => {
    expect(verdictOf(answer({}))).toEqual([{ message: "web-puzzle-less", args: { n: 12, low: 9, high: 15 } }]);
  });

  it("never says that a turn brings more than the best", () => {
    const said = verdictOf(answer({ chance: { mean: 0.01, width: 0.03 } }));
    expect(said).toEqual([{ message: "web-puzzle-less", args: { n: 1, low: 0, high: 4 } }]);
  });

  it("claims nothing of a turn that nobody has judged", () => {
    const said = verdictOf(answer({ verdict: "other", chance: null }));
    expect(said.map(({ message }) => message)).toEqual(["web-puzzle-unjudged", "web-puzzle-found"]);
  });

  it("tells how hard it is by who finds it", () => {
    expect(hardness({ finder: "trader" })).toBe("web-puzzle-by-trader");
    expect(hardness({ finder: "" })).toBe("web-puzzle-by-nobody");
  });
});
