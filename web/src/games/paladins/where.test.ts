import { expect, it } from "vitest";
import type { Choice } from "../../board/types";
import { openIn, tabAskedAbout } from "./where";

const asked = (...choices: Choice[]) => new Map(choices.map((choice) => [choice.token, choice]));
const no = { rule: "PW-8.1.3", text: "" };

it("opens the own board for a turn, and the part that a target lies in", () => {
  expect(tabAskedAbout(asked({ token: "favour:favour_levy" }, { token: "action:hunt" }))).toBe("own");
  expect(tabAskedAbout(asked({ token: "space:space_2_1" }))).toBe("regions");
  expect(tabAskedAbout(asked({ token: "tavern:tavern_01" }))).toBe("town");
  expect(tabAskedAbout(asked({ token: "answer:yes" }))).toBeUndefined();
});

it("counts what is open in each part", () => {
  const choices = asked(
    { token: "action:hunt" },
    { token: "action:trade", refused: no },
    { token: "favour:favour_levy" },
    { token: "workers:scout" },
  );
  expect(openIn(choices, "own")).toBe(1);
  expect(openIn(choices, "town")).toBe(1);
});
