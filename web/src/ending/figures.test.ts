import { expect, it } from "vitest";
import type { Speaker } from "../speech/speaker";
import { figure, signed } from "./figures";

const speaker = { number: (n: number) => new Intl.NumberFormat("en-GB").format(n) } as Speaker;

it("writes numbers with a real minus, and nothing without a sign", () => {
  expect([1234, 0, -0, -12].map((n) => figure(n, speaker))).toEqual(["1,234", "0", "0", "−12"]);
  expect([6, 0, -0, -3].map((n) => signed(n, speaker))).toEqual(["+6", "0", "0", "−3"]);
});
