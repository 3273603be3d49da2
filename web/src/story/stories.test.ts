import { expect, test } from "vitest";
import { NO_STORY } from "./facts";
import { storyOf, TOLD } from "./stories";

test("every drawn game has its story beside its board", async () => {
  expect((await storyOf("gugong")).sums["points"]).toEqual({ icon: "vp", sign: 1, n: "n" });
  expect(await storyOf("chess")).toBe(NO_STORY);
  expect(TOLD).toContain("gugong");
  for (const game of TOLD) expect((await storyOf(game)).moments["game-over"]).toBe("vp");
});
