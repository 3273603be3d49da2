import { describe, expect, it } from "vitest";
import { parts } from "./lesson";

describe("the text of a lesson", () => {
  it("has symbols between the words", () => {
    expect(parts("Take a gift :gg-gift:, then :vp:")).toEqual([
      { text: "Take a gift " },
      { icon: "gg-gift", text: "," },
      { text: " then " },
      { icon: "vp", text: "" },
    ]);
  });

  it("may have none, and keeps its colons", () => {
    expect(parts("Two things: one, and another: this.")).toEqual([{ text: "Two things: one, and another: this." }]);
  });
});
