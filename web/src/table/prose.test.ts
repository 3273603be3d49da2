import { expect, it } from "vitest";
import { inline } from "./prose";

it("takes emphasis apart and leaves everything else as text", () => {
  expect(inline("*Spend n*: move **n** of `data:x` <b>")).toEqual([
    { kind: "em", text: "Spend n" },
    { kind: "text", text: ": move " },
    { kind: "strong", text: "n" },
    { kind: "text", text: " of " },
    { kind: "code", text: "data:x" },
    { kind: "text", text: " <b>" },
  ]);
});
