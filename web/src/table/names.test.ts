import { expect, it } from "vitest";
import { nameOf } from "./names";

it("calls bots for their level, and counts those that are alike", () => {
  const seats = [
    { seat: 0, name: "Ada" },
    { seat: 1, name: "", bot: "greedy" },
    { seat: 2, name: "", bot: "random" },
    { seat: 3, name: "", bot: "greedy" },
  ];
  const say = (message: string) => message;
  expect(seats.map((one) => nameOf(seats, one, say))).toEqual(["Ada", "bot-greedy 1", "bot-random", "bot-greedy 2"]);
});
