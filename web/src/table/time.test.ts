import { describe, expect, it } from "vitest";
import type { TableState } from "./messages";
import { isOut, leftAt, termsOf, timeOf, written } from "./time";

const MINUTE = 60_000;
const say = (message: string, args: Record<string, string | number> = {}) =>
  [message, ...Object.values(args)].join(" ");

function state(time: number, ...clocks: [seat: number, left: number, runs: boolean][]): TableState {
  const seats = clocks.map(([seat, left, runs]) => ({ seat, left, runs }));
  return { table: { clock: { time, increment: 0 } }, clocks: seats } as unknown as TableState;
}

describe("time that is left", () => {
  const shown = state(10 * MINUTE, [0, 9 * MINUTE, true], [2, 3 * MINUTE, false]);
  const asked = timeOf(shown, 0, 5000)!;

  it("runs from when the state arrived, for the one asked alone", () => {
    expect(leftAt(asked, 5000)).toBe(9 * MINUTE);
    expect(leftAt(asked, 5000 + MINUTE)).toBe(8 * MINUTE);
    expect(leftAt(timeOf(shown, 2, 5000)!, 5000 + MINUTE)).toBe(3 * MINUTE);
    expect(timeOf(shown, 1, 5000)).toBeUndefined();
  });

  it("is out at nothing and not before, and only for one whom the table waits for", () => {
    expect(isOut(asked, 4999 + 9 * MINUTE)).toBe(false);
    expect(isOut(asked, 5000 + 9 * MINUTE)).toBe(true);
    expect(leftAt(asked, 5000 + 99 * MINUTE)).toBe(0);
    expect(isOut({ ...asked, left: 0, runs: false }, 99 * MINUTE)).toBe(false);
    expect(isOut(undefined, 99 * MINUTE)).toBe(false);
  });

  it("is short in the last minute, or the last twentieth of a long time", () => {
    expect(asked.short).toBe(MINUTE);
    expect(timeOf(state(100 * MINUTE, [0, MINUTE, true]), 0, 0)!.short).toBe(5 * MINUTE);
  });
});

describe("time in words", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [59_999, "1:00"],
    [4 * MINUTE + 5000, "4:05"],
    [62 * MINUTE + 9000, "1:02:09"],
    [25 * 60 * MINUTE, "web-clock-days 1 1"],
  ])("%i is %s", (left, words) => expect(written(left, say)).toBe(words));

  it("says what was agreed upon", () => {
    expect(termsOf("live", { time: 20 * MINUTE, increment: 30_000 }, say)).toBe("web-clock-bank 20 30");
    expect(termsOf("days", { time: 3 * 1440 * MINUTE, increment: 0 }, say)).toBe("web-clock-turn 3");
  });
});
