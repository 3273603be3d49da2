import { beforeEach, describe, expect, it } from "vitest";
import type { GameEvent } from "../speech/speaker";
import type { TableState } from "../table/messages";
import type { Pace } from "./pace";
import { dwell } from "./pace";
import { Story, type StoryClock } from "./story.svelte";

const SHAPE = { dividers: [], heads: ["turn"], moments: ["night"], news: [], begins: [], ends: [] };
const EVENTS: GameEvent[] = Array.from({ length: 40 }, (_, n) => ({
  n,
  kind: "turn",
  decided: n + 1,
  args: { player: n % 4 },
}));

/** A clock that goes when it is told to. */
class Hands implements StoryClock {
  private ms = 0;
  private readonly timers = new Map<number, { at: number; run: () => void }>();
  private next = 1;

  now(): number {
    return this.ms;
  }
  later(run: () => void, ms: number): number {
    this.timers.set(this.next, { at: this.ms + ms, run });
    return this.next++;
  }
  cancel(timer: number): void {
    this.timers.delete(timer);
  }
  pass(ms: number): void {
    const end = this.ms + ms;
    for (;;) {
      const [next] = [...this.timers].sort(([, a], [, b]) => a.at - b.at);
      if (!next || next[1].at > end) break;
      this.timers.delete(next[0]);
      this.ms = next[1].at;
      next[1].run();
    }
    this.ms = end;
  }
}

let clock: Hands;
let pace: Pace;
let isAway: boolean;
let asked: number[];
let busy: number;

const state = (decided: number) => ({ decided }) as TableState;

function made(mine = [0]): Story {
  const story = new Story(
    {
      pace: () => pace,
      isAway: () => isAway,
      at: (decided) => {
        asked.push(decided);
        return Promise.resolve(state(decided));
      },
    },
    clock,
    () => {
      busy += 1;
      return () => (busy -= 1);
    },
  );
  story.read({ shape: SHAPE, mine });
  return story;
}

function come(story: Story, decided: number, isFresh = false): void {
  story.arrive(state(decided), EVENTS.slice(0, decided), isFresh);
}

beforeEach(() => {
  [clock, pace, isAway, asked, busy] = [new Hands(), "calm", false, [], 0];
});

describe("a story", () => {
  it("holds up the question until bots that took 50 ms were seen, and not longer", () => {
    const story = made();
    come(story, 1, true);
    for (const n of [2, 3, 4]) {
      come(story, n);
      clock.pass(50);
    }
    expect([story.isShowing, story.shown?.decided]).toEqual([true, 1]);
    const seen: number[] = [];
    for (let ms = 0; ms < 4000 && story.isShowing; ms += 10) {
      const now = story.shown?.decided ?? 0;
      if (seen.at(-1) !== now) seen.push(now);
      clock.pass(10);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect([story.isShowing, story.shown?.decided, story.told]).toEqual([false, 4, 4]);
    expect(clock.now()).toBeLessThanOrEqual(200 + 3 * dwell("calm", false, 3) + 20);
  });

  it("forces nothing upon a learner that a lesson plays by itself up to its next position", () => {
    const [learner, player] = [made(), made()];
    for (const story of [learner, player]) come(story, 1, true);
    learner.arrive({ decided: 30, lesson: {} } as TableState, EVENTS.slice(0, 30), false);
    come(player, 30);
    expect([learner.isShowing, learner.shown?.decided]).toEqual([false, 30]);
    expect(player.isShowing).toBe(true);
    learner.arrive({ decided: 32, lesson: {} } as TableState, EVENTS.slice(0, 32), false);
    expect(learner.isShowing).toBe(true); // a few turns are shown to a learner, too
  });

  it("is not at rest while something is shown by itself, and is when it stands", () => {
    const story = made();
    come(story, 1, true);
    expect(busy).toBe(0);
    come(story, 2);
    expect(busy).toBe(1);
    clock.pass(300);
    story.toggle();
    expect([busy, story.isPaused]).toEqual([0, true]);
    clock.pass(60_000);
    expect(story.isShowing).toBe(true);
    story.toggle();
    expect(busy).toBe(1);
    clock.pass(60_000);
    expect([story.isShowing, busy]).toEqual([false, 0]);
  });

  it("stands although a clock that waits for a frame wakes it after it was told to stand", () => {
    clock.cancel = () => {};
    const story = made();
    come(story, 1, true);
    come(story, 2);
    clock.pass(300);
    story.toggle();
    clock.pass(60_000);
    expect([story.isShowing, story.isPaused, busy]).toEqual([true, true, 0]);
  });

  it("shows all at once to who wants it, and marks what the others did", () => {
    const story = made();
    come(story, 1, true);
    for (const n of [2, 3, 4]) come(story, n);
    expect(story.skip()).toBe(true);
    expect([story.shown?.decided, story.told, busy]).toEqual([4, 4, 0]);
    expect(story.marks.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(story.skip()).toBe(false);
    story.decide();
    expect(story.marks).toEqual([]);
  });

  it("shows at once what comes while it is switched off or nobody looks", () => {
    pace = "off";
    const story = made();
    come(story, 1, true);
    come(story, 3);
    expect([story.isShowing, story.shown?.decided]).toEqual([false, 3]);
    expect(story.marks.map(({ seat }) => seat)).toEqual([1, 2]); // marked all the same
    [pace, isAway] = ["calm", true];
    come(story, 4);
    expect([story.isShowing, story.shown?.decided, busy]).toEqual([false, 4, 0]);
  });

  it("forgets in mid-queue what was taken back, and says that it goes back", () => {
    const story = made();
    come(story, 1, true);
    for (const n of [2, 3, 4]) come(story, n);
    clock.pass(1500);
    expect(story.scene?.seat).toBe(2);
    const wiped = story.wiped;
    come(story, 1);
    expect([story.isShowing, story.shown?.decided, story.told, story.isBack]).toEqual([false, 1, 1, true]);
    expect([story.marks, story.news, story.wiped > wiped, busy]).toEqual([[], [], true, 0]);
    clock.pass(60_000);
    expect(story.shown?.decided).toBe(1);
  });

  it("goes on after the line was down", () => {
    const story = made();
    come(story, 1, true);
    come(story, 2);
    clock.pass(250);
    come(story, 4, true);
    expect([story.scene?.seat, story.scenes.length]).toEqual([1, 3]);
  });

  it("asks for tables that came all at once, and waits for them", async () => {
    const story = made();
    come(story, 1, true);
    come(story, 3);
    clock.pass(200);
    expect([asked, story.shown?.decided, story.scene?.seat]).toEqual([[2], 1, 1]);
    clock.pass(60_000);
    expect(story.scene?.seat).toBe(1);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(story.shown?.decided).toBe(2);
    clock.pass(dwell("calm", false, 2));
    expect(story.shown?.decided).toBe(3);
  });

  it("hurries where much is waiting", () => {
    expect(dwell("calm", false, 3)).toBe(1200);
    expect(dwell("quick", false, 3)).toBe(600);
    expect(40 * dwell("calm", false, 40)).toBeLessThanOrEqual(20_000);
    expect(dwell("calm", true, 3)).toBeGreaterThan(dwell("calm", false, 3));
  });

  it("plays once more by hand where nothing plays by itself", () => {
    pace = "off";
    const story = made();
    for (let n = 1; n <= 4; n += 1) come(story, n, n === 1);
    expect(story.lastOwn(EVENTS.slice(0, 4))).toBe(0);
    expect(story.since(EVENTS.slice(0, 4), 1)).toHaveLength(3);
    story.again(1);
    expect([story.isPaused, story.scene?.seat, story.shown?.decided, busy]).toEqual([true, 1, 2, 0]);
    clock.pass(60_000);
    story.step(1);
    story.step(-1);
    expect(story.shown?.decided).toBe(2);
    for (let n = 0; n < 3; n += 1) story.step(1);
    expect([story.isShowing, story.shown?.decided]).toEqual([false, 4]);
  });

  it("keeps nothing for other eyes", () => {
    const story = made();
    come(story, 1, true);
    come(story, 2);
    story.reset();
    expect([busy, story.marks]).toEqual([0, []]);
    come(story, 3, true);
    expect([story.isShowing, story.shown?.decided]).toEqual([false, 3]);
  });

  it("says what came to be told, once", () => {
    const story = made();
    come(story, 1, true);
    expect(story.news).toEqual([]);
    come(story, 2);
    come(story, 3);
    expect(story.news).toEqual([]);
    clock.pass(200);
    expect(story.news.map(({ n }) => n)).toEqual([1]);
    clock.pass(1200);
    expect(story.news.map(({ n }) => n)).toEqual([2]);
  });
});
