import { describe, expect, it } from "vitest";
import { nextClick, parts } from "./lesson";

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

describe("a token made by several clicks", () => {
  it("is picked part by part, after what does not belong to it has gone back", () => {
    const wanted = ["scout", "scout", "cleric"];
    expect(nextClick(wanted, [], false)).toEqual({ part: "scout", isMore: true });
    expect(nextClick(wanted, ["cleric", "scout"], false)).toEqual({ part: "scout", isMore: true });
    expect(nextClick(wanted, ["labourer", "scout"], false)).toEqual({ part: "labourer", isMore: false });
    expect(nextClick(wanted, ["cleric", "scout", "scout"], false)).toBeNull();
  });

  it("may have an order, and begins anew where that is wrong", () => {
    const wanted = ["ivon", "otton"];
    expect(nextClick(wanted, ["ivon"], true)).toEqual({ part: "otton", isMore: true });
    expect(nextClick(wanted, ["otton", "ivon"], true)).toEqual({ part: "otton", isMore: false });
    expect(nextClick(wanted, wanted, true)).toBeNull();
  });
});
