import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoxReading } from "../table/messages";
import { Correction } from "./correction.svelte";

const SOUND: BoxReading = {
  faults: [],
  entries: [{ table: "gifts", row: "board_3", key: "value", value: "8" }],
  differences: [{ table: "gifts", row: "board_3", key: "value", before: "3", after: "8", source: "" }],
  rows: {},
};
const WRONG: BoxReading = {
  ...SOUND,
  differences: [],
  faults: [
    { line: 3, where: "gifts[board_3]", key: "value", what: "must be from 1 to 9, not 12", message: "", given: {} },
  ],
};
const check = vi.fn<(game: string, text: string) => Promise<BoxReading>>();

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("window", { setTimeout, clearTimeout });
});
afterEach(() => {
  check.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks once when somebody has stopped typing, and tells the fault where it is", async () => {
  check.mockResolvedValue(WRONG);
  const correction = new Correction("gugong", check);
  correction.set("gifts", "board_3", "value", "1");
  correction.set("gifts", "board_3", "value", "12");
  expect([correction.isChecking, correction.isSound]).toEqual([true, false]);
  await vi.runAllTimersAsync();
  expect(check.mock.calls).toEqual([["gugong", '[[gifts]]\nid = "board_3"\nvalue = 12\n']]);
  expect([correction.isChecking, correction.isSound]).toEqual([false, false]);
  expect(correction.faultAt("gifts", "board_3", "value")?.what).toContain("not 12");
  expect(correction.faultAt("gifts", "board_4", "value")).toBeUndefined();
});

it("tells a fault within a value at the value", async () => {
  const fault = { line: 3, where: "gifts[board_3]", key: "effects.servant", what: "0", message: "", given: {} };
  const deeper = { ...fault, where: "gifts[board_4].effects[0]", key: "gain.vp" };
  check.mockResolvedValue({ ...WRONG, faults: [fault, deeper] });
  const correction = new Correction("gugong", check);
  correction.set("gifts", "board_3", "effects", "{ servant = 0 }");
  await vi.runAllTimersAsync();
  expect(correction.faultAt("gifts", "board_3", "effects")).toBe(fault);
  expect(correction.faultAt("gifts", "board_4", "effects")).toBe(deeper);
  expect(correction.faultAt("gifts", "board_3", "eff")).toBeUndefined();
});

it("is sound when the server says so, and empty when all is taken back", async () => {
  check.mockResolvedValue(SOUND);
  const correction = new Correction("gugong", check);
  correction.set("gifts", "board_3", "value", "8");
  await vi.runAllTimersAsync();
  expect(correction.isSound).toBe(true);
  correction.set("gifts", "board_3", "value", null);
  expect([correction.isEmpty, correction.isSound, correction.text]).toEqual([true, false, ""]);
  await vi.runAllTimersAsync();
  expect(check).toHaveBeenCalledTimes(1);
});

it("takes the values of a file from what the server reads in it, and remembers the file", async () => {
  check.mockResolvedValue(SOUND);
  new Correction("gugong", check).write("# mine\n");
  const correction = new Correction("gugong", check);
  correction.remember();
  await vi.runAllTimersAsync();
  expect([correction.text, correction.valueAt("gifts", "board_3", "value")]).toEqual(["# mine\n", "8"]);
});

it("does not listen to an answer that was overtaken", async () => {
  let late: (found: BoxReading) => void = () => {};
  check.mockImplementationOnce(() => new Promise((done) => (late = done))).mockResolvedValueOnce(SOUND);
  const correction = new Correction("gugong", check);
  correction.set("gifts", "board_3", "value", "12");
  await vi.advanceTimersByTimeAsync(1000);
  correction.set("gifts", "board_3", "value", "8");
  await vi.runAllTimersAsync();
  late(WRONG);
  await vi.runAllTimersAsync();
  expect([correction.faults.length, correction.isSound]).toEqual([0, true]);
});
