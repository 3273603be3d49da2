import { expect, it } from "vitest";
import { nameOf } from "./names";

it("calls bots for their level, and counts those that are alike", () => {
  const seats = [
    { seat: 0, name: "Ada" },
    { seat: 1, name: "", bot: "greedy" },
    { seat: 2, name: "", bot: "random" },
    { seat: 3, name: "", bot: "greedy" },
  ];
  const say = (message: string) => `said ${message}`;
  const names = ["Ada", "said bot-greedy 1", "said bot-random", "said bot-greedy 2"];
  expect(seats.map((one) => nameOf(seats, one, say))).toEqual(names);
});

it("says of a seat that was left that it is free", () => {
  const seats = [
    { seat: 0, kind: "person", name: "Ada" },
    { seat: 1, kind: "open", name: "", bot: null },
  ];
  expect(nameOf(seats, seats[1]!, (message) => message)).toBe("web-free-seat");
});

it("calls whoever has no name by the number of the seat, as in a record that was read", () => {
  const seats = [{ seat: 1, kind: "here", name: "", bot: null }];
  expect(nameOf(seats, seats[0]!, (message, args) => `${message} ${args?.["n"]}`)).toBe("web-player 2");
});

it("calls who has no name and reads it so, as in a puzzle", () => {
  const seats = [
    { seat: 0, kind: "bot", name: "", bot: "greedy", mine: false },
    { seat: 1, kind: "here", name: "", bot: null, mine: true },
  ];
  expect(nameOf(seats, seats[1]!, (message) => message)).toBe("web-you");
});

it("calls nobody so where several seats are one's own, as in a record that was read here", () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: "here", name: "", bot: null, mine: true }));
  const say = (message: string, args?: Record<string, string | number>) => `${message} ${args?.["n"]}`;
  expect(seats.map((one) => nameOf(seats, one, say))).toEqual(["web-player 1", "web-player 2"]);
});
