import { describe, expect, it } from "vitest";
import type { Review } from "../table/messages";
import { knownOf, merged } from "./growing";

const review = (name: string | null, since: number, ...turns: (number | null)[]) =>
  ({ name, since, judged: turns.length, curve: turns.map((turn) => ({ turn, hopes: [] })) }) as unknown as Review;
const turnsOf = (found: Review | null) => found?.curve.map((one) => one.turn);

describe("a review that grows", () => {
  it("is known as far as there is no gap", () => {
    expect(knownOf(null)).toBeNull();
    expect(knownOf(review(null, 0))).toBeNull();
    expect(knownOf(review("a", 0, 0, 1))).toBeNull();
    expect(knownOf(review("a", 0, null))).toEqual({ name: "a", since: 1 });
    expect(knownOf(review("a", 0, null, 0, 2))).toEqual({ name: "a", since: 2 });
  });

  it("is whole with what has come, also in a gap", () => {
    const found = merged(review("a", 0, null, 0, 2), review("a", 2, 1, 2, 3));
    expect(turnsOf(found)).toEqual([null, 0, 1, 2, 3]);
    expect(found).toMatchObject({ since: 0, judged: 3 });
    expect(turnsOf(merged(review("a", 0, null, 0, 1), review("a", 2, 1)))).toEqual([null, 0, 1]);
  });

  it("is another one from its beginning", () => {
    expect(turnsOf(merged(review("a", 0, null, 0), review("b", 0, null)))).toEqual([null]);
    expect(merged(review("b", 0, null, 0), review("a", 2, 1))).toBeNull();
    expect(merged(review("a", 0, null), review("a", 2, 1))).toBeNull();
    expect(merged(null, review("a", 1, 0))).toBeNull();
  });
});
