import { expect, it } from "vitest";
import { lowestDice, takenUp } from "./composing";
import { lifted } from "./lifted.svelte";

it("proposes the lowest dice that suffice, own before black", () => {
  expect(lowestDice(["dice:own_4", "dice:own_3", "dice:black_3"])).toBe("dice:own_3");
  expect(lowestDice(["dice:own_1+own_5", "dice:own_2+own_3", "dice:own_5+black_6"])).toBe("dice:own_2+own_3");
  expect(lowestDice([])).toBeNull();
});

it("proposes fewer dice where a character may use fewer", () => {
  expect(lowestDice(["dice:own_1+own_2", "dice:own_6"])).toBe("dice:own_6");
});

it("proposes the dice that were taken up before", () => {
  const open = ["dice:own_1+own_5", "dice:own_2+black_3"];
  expect(takenUp(open, ["black_3", "own_2"])).toBe("dice:own_2+black_3");
  expect(takenUp(open, ["own_1"])).toBeNull();
  expect(takenUp(open, [])).toBeNull();
});

it("takes up and puts back single dice of a face", () => {
  lifted.turn("own_3", 0);
  lifted.turn("own_3", 1);
  lifted.turn("black_5", 0);
  expect(lifted.count("own_3")).toBe(2);
  lifted.turn("own_3", 1);
  expect(lifted.faces).toEqual(["own_3", "black_5"]);
  lifted.clear();
  expect(lifted.faces).toEqual([]);
});
