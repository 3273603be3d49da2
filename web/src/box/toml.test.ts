import { expect, it } from "vitest";
import { fileOf, numberOf, numbersIn, shapeOf, wordIn, written } from "./toml";

it("writes values as they stand in a component file", () => {
  expect(written({ id: "d1", cost: { servant: 2, "1-3": 1 }, ends: ["a", "b c"], is: true })).toBe(
    '{ id = "d1", cost = { servant = 2, 1-3 = 1 }, ends = ["a", "b c"], is = true }',
  );
  expect(written({ "a b": [] })).toBe('{ "a b" = [] }');
  expect(written(undefined)).toBe("–");
});

it("writes a file: what stands alone first, then tables, and each row once", () => {
  const entries = [
    { table: "gifts", row: "board_3", key: "value", value: "8" },
    { table: "wall", row: "", key: "winner", value: "{ vp = 5 }" },
    { table: "gifts", row: "board_3", key: "effects", value: "{ vp = 1 }" },
    { table: "gifts", row: "board_4", key: "value", value: "9" },
    { table: "exchanges", row: "", key: "", value: "[{ give = 1 }]" },
  ];
  expect(fileOf(entries)).toBe(`exchanges = [{ give = 1 }]

[[gifts]]
id = "board_3"
value = 8
effects = { vp = 1 }

[wall]
winner = { vp = 5 }

[[gifts]]
id = "board_4"
value = 9
`);
  expect(fileOf([])).toBe("");
});

it("knows how a value is best edited", () => {
  expect([3, "a", false, { vp: 1 }, { vp: "x" }, {}, [1]].map(shapeOf)).toEqual([
    "number",
    "word",
    "yes-or-no",
    "numbers",
    "written",
    "written",
    "written",
  ]);
});

it("makes a word of what is no number", () => {
  expect(["8", " -2", "3.5", "", "abc", "03", "3 4"].map(numberOf)).toEqual([
    "8",
    "-2",
    "3.5",
    '""',
    '"abc"',
    '"03"',
    '"3 4"',
  ]);
});

it("reads what it has written", () => {
  expect(numbersIn('{ servant = 2, "1 to 3" = -1 }')).toEqual([
    ["servant", "2"],
    ["1 to 3", "-1"],
  ]);
  expect(numbersIn('{ servant = "" }')).toEqual([["servant", '""']]);
  expect(numbersIn("{ servant = 2")).toBeNull();
  expect(numbersIn("{ kind = 'x' }")).toBeNull();
  expect([wordIn('"board"'), wordIn("8"), wordIn('"bo')]).toEqual(["board", "8", '"bo']);
});
