import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STEP, Tape, TURN } from "./tape.svelte";

const turn = (from: number, to: number, round = 0) => ({ seat: 0, from, to, round, events: [] });
const TURNS = [turn(0, 3), turn(3, 5), turn(5, 9, 1), turn(9, 12, 1)];

let shown: number[] = [];
let drawn: (() => void)[] = [];

/** A tape whose tables are drawn at once, or when they are let. */
function tape(isSlow = false): Tape {
  const made = new Tape((n) => {
    shown.push(n);
    return isSlow ? new Promise((done) => drawn.push(done)) : Promise.resolve();
  });
  made.turns = TURNS;
  made.decided = 13;
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, drawn] = [[], []];
});
afterEach(() => vi.useRealTimers());

describe("a tape", () => {
  it("goes by turns and by steps, and no further than the game", () => {
    const made = tape();
    made.turnBy(1);
    made.stepBy(1);
    expect([made.n, made.at]).toEqual([4, 1]);
    made.turnBy(1);
    made.turnBy(-1);
    made.stepBy(1);
    made.turnBy(-1); // to the beginning of the turn that was gone through
    expect(shown).toEqual([3, 4, 5, 3, 4, 3]);
    made.turnBy(-1);
    made.turnBy(-1);
    expect(made.n).toBe(0);
    made.toTurn(TURNS.length);
    made.stepBy(1);
    expect([made.n, made.isAtEnd]).toEqual([13, true]);
  });

  it("shows the turn that it goes through, not the one before", () => {
    const made = tape();
    expect(made.shown).toBe(0);
    made.toTurn(1);
    expect(made.shown).toBe(1);
    made.stepBy(1); // the first step of the second
    expect([made.at, made.shown]).toEqual([1, 2]);
    made.turnBy(1);
    expect([made.n, made.shown]).toEqual([5, 2]);
    made.toTurn(TURNS.length);
    expect([made.n, made.shown]).toEqual([13, 4]);
    made.stepBy(-1); // what is decided after the last turn belongs to it
    expect(made.shown).toBe(4);
  });

  it("goes by rounds", () => {
    const made = tape();
    made.roundBy(1);
    expect(made.n).toBe(5);
    made.turnBy(1);
    made.roundBy(-1);
    expect(made.n).toBe(5);
    made.roundBy(-1);
    expect(made.n).toBe(0);
    made.toTurn(4);
    made.roundBy(1);
    expect(made.n).toBe(13);
  });

  it("plays turn by turn, and stops at the end", async () => {
    const made = tape();
    made.isPlaying = true;
    made.play();
    await vi.advanceTimersByTimeAsync(TURN / 2);
    expect(shown).toEqual([3]);
    await vi.advanceTimersByTimeAsync(TURN);
    expect(shown).toEqual([3, 5]);
    made.speed = 4;
    await vi.advanceTimersByTimeAsync(TURN); // the pause that had begun, at the speed of then
    await vi.advanceTimersByTimeAsync(TURN / 4);
    expect(shown).toEqual([3, 5, 9, 13]);
    expect([made.isPlaying, made.isAtEnd]).toEqual([false, true]);
  });

  it("goes through the steps of a turn, in the time of a turn; not at the highest speed", async () => {
    const made = tape();
    const event = (n: number, decided: number) => ({ n, decided, kind: "told", args: {} });
    made.turns = [{ ...turn(0, 3), events: [event(0, 1), event(1, 1), event(2, 2), event(3, 3)] }, ...TURNS.slice(1)];
    made.isPlaying = true;
    made.play();
    await vi.advanceTimersByTimeAsync(TURN / 2);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(shown).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(TURN - 2 * STEP);
    expect(shown).toEqual([1, 2, 3, 5]);

    const quick = tape();
    quick.turns = made.turns;
    quick.speed = 4;
    quick.play();
    await vi.advanceTimersByTimeAsync(TURN / 8);
    expect(shown.slice(4)).toEqual([3]);
  });

  it("waits until a turn is drawn before it goes on", async () => {
    const made = tape(true);
    made.play();
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect(shown).toEqual([3]);
    drawn[0]!();
    await vi.advanceTimersByTimeAsync(TURN);
    expect(shown).toEqual([3, 5]);
  });

  it("is stopped, also while a turn is being drawn", async () => {
    const made = tape(true);
    const stop = made.play();
    await vi.advanceTimersByTimeAsync(TURN);
    stop();
    drawn[0]!();
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect(shown).toEqual([3]);
  });

  it("begins anew when it is played at the end, and has four speeds", () => {
    const made = tape();
    made.toTurn(4);
    made.toggle();
    expect([made.n, made.isPlaying]).toEqual([0, true]);
    const names = [made.speedName];
    for (let n = 0; n < 4; n += 1) {
      made.nextSpeed();
      names.push(made.speedName);
    }
    expect(names).toEqual(["1", "2", "4", "½", "1"]);
    made.speed = 4;
    expect(made.isTooQuick).toBe(true);
  });
});
