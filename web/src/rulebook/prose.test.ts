import { describe, expect, it } from "vitest";
import { blocks, inline, plain } from "./prose";

describe("a line", () => {
  it("is taken apart by its emphasis, and everything else is text", () => {
    expect(inline("*Spend n*: move **n** of `data:x` <b>")).toEqual([
      { kind: "em", text: "Spend n" },
      { kind: "text", text: ": move " },
      { kind: "strong", text: "n" },
      { kind: "text", text: " of " },
      { kind: "code", text: "data:x" },
      { kind: "text", text: " <b>" },
    ]);
  });

  it("refers to rules and sections by their ids", () => {
    expect(inline("See GG-6.3, MP-15A.2 (YK-7).")).toEqual([
      { kind: "text", text: "See " },
      { kind: "reference", text: "GG-6.3", to: "GG-6.3" },
      { kind: "text", text: ", " },
      { kind: "reference", text: "MP-15A.2", to: "MP-15A.2" },
      { kind: "text", text: " (" },
      { kind: "reference", text: "YK-7", to: "YK-7" },
      { kind: "text", text: ")." },
    ]);
    expect(inline("YK-7.12.13–15.1, 12.1.4, 3 coins").map((part) => part.to ?? part.text)).toEqual([
      "YK-7.12.13",
      "–",
      "YK-15.1",
      ", ",
      "YK-12.1.4",
      ", 3 coins",
    ]);
    expect(inline("yin-yang, A-1, XGG-5, 1–3")).toEqual([{ kind: "text", text: "yin-yang, A-1, XGG-5, 1–3" }]);
  });
});

describe("a text", () => {
  it("has paragraphs, lists and tables", () => {
    const text = "Prices:\n\n| who | pays |\n| --- | :-: |\n| *Ada* | 4 |\n\n- one\n  and more\n- two\nAfter.";
    expect(blocks(text)).toEqual([
      { kind: "paragraph", parts: [{ kind: "text", text: "Prices:" }] },
      {
        kind: "table",
        head: [[{ kind: "text", text: "who" }], [{ kind: "text", text: "pays" }]],
        rows: [[[{ kind: "em", text: "Ada" }], [{ kind: "text", text: "4" }]]],
      },
      {
        kind: "list",
        isNumbered: false,
        items: [[{ kind: "text", text: "one and more" }], [{ kind: "text", text: "two" }]],
      },
      { kind: "paragraph", parts: [{ kind: "text", text: "After." }] },
    ]);
  });

  it("has a list straight after its title", () => {
    expect(blocks("**Words**\n- one").map((one) => one.kind)).toEqual(["paragraph", "list"]);
  });

  it("has a numbered list of several lines, and an ordinal that is none", () => {
    expect(blocks("1. Why?\n2. How?")).toEqual([
      {
        kind: "list",
        isNumbered: true,
        items: [[{ kind: "text", text: "Why?" }], [{ kind: "text", text: "How?" }]],
      },
    ]);
    expect(blocks("4. lépés: húzz!")).toEqual([
      { kind: "paragraph", parts: [{ kind: "text", text: "4. lépés: húzz!" }] },
    ]);
  });

  it("may be empty", () => {
    expect(blocks("")).toEqual([]);
  });

  it("is searched without its marks", () => {
    expect(plain("**Pay** *n*\n\n- one\n\n| a | b |\n|---|---|\n| c | GG-1 |")).toBe("Pay n\none\na\nb\nc\nGG-1");
  });
});
