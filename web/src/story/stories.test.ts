import { expect, it } from "vitest";
import { STORIES } from "./stories";

it("are found beside the boards", () => {
  expect(STORIES["gugong"]?.sums["points"]).toEqual({ icon: "vp", sign: 1, n: "n" });
  expect(STORIES["chess"]).toBeUndefined();
  for (const story of Object.values(STORIES)) expect(story.moments["game-over"]).toBe("vp");
});
