import { expect, test } from "vitest";
import { choicesIn } from "./record";

const RECORD = `game gugong
edition 2
seats 2
key 00ff
option expert true

0 gift:board_2
1 place:canal
# a remark
0 payment:servants
digest abc
scores 31 28
`;

test("what was chosen stands in a record decision by decision, after its head and before its foot", () => {
  expect(choicesIn(RECORD)).toEqual(["gift:board_2", "place:canal", "payment:servants"]);
  expect(choicesIn("")).toEqual([]);
});
