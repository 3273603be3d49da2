import { expect, it } from "vitest";
import { placeAskedAbout, placeOfStep } from "./where";

const choices = (...tokens: string[]) => new Map(tokens.map((token) => [token, { token }]));

it("opens the place that a question is about", () => {
  expect(placeAskedAbout(choices("answer:skip", "city:fuzhou", "trade:vp_0"))).toBe("travel");
  expect(placeAskedAbout(choices("route:left", "harbour:left_1"))).toBe("canal");
  expect(placeAskedAbout(choices("option:a", "option:b"), "GreatWall")).toBe("wall");
});

it("shows all places where the question is which", () => {
  expect(placeAskedAbout(choices("place:wall", "place:jade"), "ChoosePlace")).toBe(undefined);
  expect(placeOfStep(undefined)).toBe(undefined);
});
