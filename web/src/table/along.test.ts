import { expect, it } from "vitest";
import { type Along, nextOn } from "./along";

const along: Along = { rest: ["location:fuzhou", "answer:skip"], decided: 7 };
const ask = (...tokens: string[]) => ({ choices: tokens.map((token) => ({ token })) });

it("waits until what was sent has been decided", () => {
  expect(nextOn(along, ask("location:fuzhou"), 7)).toEqual({ send: null, along });
});

it("sends the next choice when it is open", () => {
  expect(nextOn(along, ask("location:xian", "location:fuzhou"), 8)).toEqual({
    send: "location:fuzhou",
    along: { rest: ["answer:skip"], decided: 8 },
  });
});

it("gives up where the next choice is closed, not asked, or all is said", () => {
  const closed = { choices: [{ token: "location:fuzhou", rule: "MP-11.8" }] };
  const none: Along = { rest: [], decided: 7 };
  for (const [way, question] of [
    [along, closed],
    [along, null],
    [along, ask("count:1")],
    [none, ask("location:fuzhou")],
  ] as const)
    expect(nextOn(way, question, 8)).toEqual({ send: null, along: null });
});
