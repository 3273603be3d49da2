import { expect, test } from "vitest";
import { changeAtoms } from "./changes";

test("what is paid stands before what is got, and points stand last", () => {
  expect(changeAtoms({ vp: 3, coin: -2, black_die: 1 }, "mp")).toEqual([
    { text: "−2" },
    { icon: "mp-coin" },
    { text: "+1" },
    { icon: "mp-black-die" },
    { text: "+3" },
    { icon: "vp" },
  ]);
});

test("nothing is said of what stays the same", () => {
  expect(changeAtoms({ coin: 0 }, "mp")).toEqual([]);
  expect(changeAtoms(undefined, "mp")).toEqual([]);
});
