import { expect, it } from "vitest";
import type { Choices } from "../../board/types";
import { openIn, tabAskedAbout, tabOf } from "./where";

const asked = (...tokens: string[]): Choices => new Map(tokens.map((token) => [token, { token }]));

it("knows where a choice is drawn", () => {
  expect(tabOf("space:travel_lower")).toBe("actions");
  expect(tabOf("space:city_card_3")).toBe("cards");
  expect(tabOf("space:balkh")).toBe("map");
  expect(tabOf("location:xian")).toBe("map");
  expect(tabOf("seal:tailors", "TakeSeal")).toBe("actions");
  expect(tabOf("seal:tailors", "TakeTurn")).toBe("own");
  expect(tabOf("contract:contract_n01", "TakeContract")).toBe("cards");
  expect(tabOf("contract:contract_n01", "TakeTurn")).toBe("own");
  expect(tabOf("benefit:pagan_contract")).toBe("cards");
  expect(tabOf("benefit:oases")).toBeUndefined();
});

it("opens what the question is about", () => {
  expect(tabAskedAbout(asked("turn:end", "space:khan", "contract:contract_n01"), "TakeTurn")).toBe("actions");
  expect(tabAskedAbout(asked("answer:skip", "location:xian"), "Move")).toBe("map");
  expect(tabAskedAbout(asked("dice:own_1"), "PlaceDice")).toBeUndefined();
  expect(tabAskedAbout(asked("goal:goal_01"), "KeepGoal")).toBe("own");
});

it("counts what is open", () => {
  const choices = asked("space:khan", "space:book_1", "space:area_card_1");
  choices.set("space:book_2", { token: "space:book_2", refused: { rule: "MP-7.3", text: "" } });
  expect(openIn(choices, "actions")).toBe(2);
  expect(openIn(choices, "cards")).toBe(1);
});

it("has contracts with the city cards on a phone, and a tab for them on a tablet", () => {
  const choices = asked("contract:contract_n01", "space:khan", "space:area_card_1");
  expect([...choices.keys()].map((token) => tabOf(token, "TakeContract"))).toEqual(["cards", "actions", "cards"]);
  expect([...choices.keys()].map((token) => tabOf(token, "TakeContract", true))).toEqual(["contracts", "map", "cards"]);
  expect(openIn(choices, "contracts", "TakeContract", true)).toBe(1);
  expect(tabAskedAbout(asked("contract:contract_n01", "answer:skip"), "TakeContract", true)).toBe("contracts");
  expect(tabAskedAbout(choices, "TakeTurn", true)).toBe("cards");
  expect(tabAskedAbout(asked("space:khan"), "TakeTurn", true)).toBe("map");
});

it("has bonus actions with one's own things on a phone, and with the dice on a tablet", () => {
  expect(tabOf("bonus:reroll")).toBe("own");
  expect(tabOf("bonus:reroll", "TakeTurn", true)).toBeUndefined();
});
