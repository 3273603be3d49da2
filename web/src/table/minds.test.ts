import { expect, test } from "vitest";
import { bundleOf, Catalogue } from "../speech/catalogue";
import { Speaker } from "../speech/speaker";
import type { UndoPoint } from "./messages";
import { backTo, changeOf, changesIn, chosenIn } from "./minds";

const card: UndoPoint = { decided: 4, step: "ChooseGift", token: "gift:a", choices: ["gift:b", "gift:c"] };
const place: UndoPoint = { decided: 5, step: "ChoosePlace", token: "place:jade", choices: ["place:wall"] };
const points = [place, card];

test("what was chosen leads back to its question, what else was open takes its place", () => {
  expect(changeOf("gift:a", points, [])).toEqual({ do: "undo", back: 4 });
  expect(changeOf("place:jade", points, [])).toEqual({ do: "undo", back: 5 });
  expect(changeOf("place:wall", points, [])).toEqual({ do: "move", token: "place:wall", back: 5 });
  expect(changeOf("gift:c", points, [])).toEqual({ do: "move", token: "gift:c", back: 4 });
  expect(changeOf("gift:d", points, [])).toBeNull();
});

test("what is asked now is an answer, be it open or refused", () => {
  expect(changeOf("gift:b", points, [{ token: "gift:b" }])).toBeNull();
  expect(changeOf("gift:b", points, [{ token: "gift:b", rule: "GG-1" }])).toBeNull();
  expect(changesIn(points, [{ token: "gift:b" }])).toEqual(new Set(["place:jade", "place:wall", "gift:a", "gift:c"]));
});

test("the latest question counts where two offered the same", () => {
  const again: UndoPoint = { decided: 6, step: "Place", token: "area:x", choices: ["gift:a"] };
  expect(changeOf("gift:a", [again, card], [])).toEqual({ do: "move", token: "gift:a", back: 6 });
  expect(chosenIn([again, card])).toEqual(new Set(["area:x", "gift:a"]));
});

const WORDS = `
option-a = Option A
option-b = Option B
contract-long = a contract for more than anybody wants to read on a button
ask-wall = Great Wall: choose an option.
    .option-a = A: place 1 servant
ask-canal = Grand Canal: choose an option.
    .option-a = A: load 1, move 1 ship, or do both of these
    .option-a-called = A: load, move a ship
card = a card that does more than anybody wants to read on a button
    .called = a card
ask-branch = Choose one effect.
ask-turn = Choose an action or a bonus action, or end your turn.
    .contract-called = Complete a contract
ask-pay = Choose how to pay, with goods or with coins of any kind.
`;
const speaker = new Speaker(new Catalogue("en", [bundleOf("en", [WORDS])]));

test.each([
  ["in the words of its question", "option:a", "Wall", "A: place 1 servant"],
  ["in fewer, where those are many", "option:a", "Canal", "A: load, move a ship"],
  ["in the few that the question has for all of a sort", "contract:long", "Turn", "Complete a contract"],
  ["by what it is called anywhere", "card:x", "Turn", "a card"],
  ["by what was asked, where an option has no words of its own", "option:b", "Branch", "Choose one effect"],
  ["not at all, where all of that is long, and never by half a sentence", "contract:long", "Pay", ""],
])("says what Back goes back to: %s", (_, token, step, said) => {
  expect(backTo({ token, step }, speaker)).toBe(said);
});
