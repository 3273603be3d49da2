import { describe, expect, it } from "vitest";
import type { GameEvent } from "../speech/speaker";
import { MOST_FORCED, Queue } from "./queue";
import { lastOwn, scenesOf } from "./scenes";

const SHAPE = {
  dividers: ["day"],
  heads: ["turn"],
  moments: ["day", "night"],
  news: [],
  begins: [],
  ends: [],
};
const ME = 0;
const READER = { shape: SHAPE, mine: [ME] };

interface Table {
  decided: number;
}
const table = (decided: number): Table => ({ decided });

/** Events in a row: who, what, by which decision. */
function story(...told: [player: number | null, kind: string, decided: number][]): GameEvent[] {
  return told.map(([player, kind, decided], n) => ({ n, kind, decided, args: { player } }));
}

const THREE = story([ME, "turn", 1], [1, "turn", 2], [1, "gains", 2], [2, "turn", 3], [3, "turn", 4]);

/** A queue at which everything up to a decision is known. */
function after(events: GameEvent[], decided: number): Queue<Table> {
  const made = new Queue<Table>(() => READER);
  made.arrive(
    table(decided),
    events.filter((event) => event.decided <= decided),
  );
  return made;
}

/** Decision after decision, as they come. */
function come(queue: Queue<Table>, events: GameEvent[], from: number, to: number, isFresh = false): void {
  for (let n = from; n <= to; n += 1)
    queue.arrive(
      table(n),
      events.filter((event) => event.decided <= n),
      isFresh,
    );
}

describe("scenes", () => {
  it("are turns of others and great moments; what nobody did belongs to what was before", () => {
    const told = story([null, "market", 0], [ME, "turn", 1], [null, "market", 1], [1, "turn", 2], [null, "market", 2]);
    const scenes = scenesOf(
      [...told, ...story([null, "night", 3])].map((event, n) => ({ ...event, n })),
      READER,
    );
    expect(scenes.map(({ n, last, seat, isMoment }) => [n, last, seat, isMoment])).toEqual([
      [3, 4, 1, false],
      [5, 5, null, true],
    ]);
  });

  it("of a great moment hold all that its decision brought, also to oneself", () => {
    const told = story([null, "day", 3], [1, "gains", 3], [ME, "gains", 3], [2, "turn", 4]);
    expect(scenesOf(told, READER).map(({ n, last, isMoment }) => [n, last, isMoment])).toEqual([
      [0, 2, true],
      [3, 3, false],
    ]);
  });

  it("are all turns for who only looks on", () => {
    expect(scenesOf(THREE, { shape: SHAPE, mine: [] })).toHaveLength(4);
  });

  it("begin after the own last turn; what others' turns brought is none", () => {
    expect(lastOwn(story([ME, "turn", 1], [ME, "gains", 1], [1, "turn", 2], [ME, "gains", 2]), READER)).toBe(1);
    expect(lastOwn(story([1, "turn", 1]), READER)).toBe(-1);
  });
});

describe("a queue", () => {
  it("shows the newest state where nobody waits for anything", () => {
    const queue = after(THREE, 4);
    expect([queue.isShowing, queue.shown, queue.told]).toEqual([false, table(4), 5]);
  });

  it("shows three bots that are done at once one after the other", () => {
    const queue = after(THREE, 1);
    come(queue, THREE, 2, 4);
    expect([queue.shown, queue.told, queue.scenes.length]).toEqual([table(1), 1, 3]);
    const seen: unknown[] = [];
    while (queue.isShowing) {
      queue.step(1);
      if (queue.isShowing) seen.push([queue.scene?.seat, queue.shown, queue.told]);
    }
    expect(seen).toEqual([
      [1, table(2), 3],
      [2, table(3), 4],
      [3, table(4), 5],
    ]);
    expect([queue.shown, queue.told]).toEqual([table(4), 5]);
  });

  it("never holds up what oneself did", () => {
    const queue = after(THREE, 0);
    queue.arrive(table(1), THREE.slice(0, 1));
    expect([queue.isShowing, queue.shown]).toEqual([false, table(1)]);
    const both = after(story([1, "turn", 0]), 0);
    const told = story([1, "turn", 0], [ME, "turn", 1], [null, "night", 1]);
    both.arrive(table(1), told);
    expect([both.hasLead, both.shown, both.told]).toEqual([true, table(1), 2]);
  });

  it("lets a turn grow while it is shown", () => {
    const told = story([1, "turn", 2], [1, "gains", 3], [1, "gains", 4]);
    const queue = after(told, 1);
    come(queue, told, 2, 2);
    queue.step(1);
    expect([queue.shown, queue.hasMore]).toEqual([table(2), false]);
    come(queue, told, 3, 4);
    expect([queue.scenes.length, queue.hasMore, queue.shown, queue.told]).toEqual([1, true, table(2), 3]);
    queue.draw();
    expect([queue.hasMore, queue.shown]).toEqual([false, table(4)]);
  });

  it("asks for the tables that it was not told of", () => {
    const queue = after(THREE, 1);
    come(queue, THREE, 4, 4); // the line was slow: all at once
    queue.step(1);
    expect([queue.scene?.seat, queue.missing, queue.shown]).toEqual([1, 2, table(1)]);
    queue.supply(2, table(2));
    expect([queue.missing, queue.shown]).toEqual([null, table(2)]);
    queue.step(1);
    queue.supply(3, null); // it cannot be had
    expect(queue.shown).toEqual(table(4));
  });

  it("goes on where it was when the line comes back with the whole story", () => {
    const queue = after(THREE, 1);
    come(queue, THREE, 2, 3);
    queue.step(1);
    come(queue, structuredClone(THREE), 4, 4, true);
    expect([queue.scene?.seat, queue.shown, queue.scenes.map(({ seat }) => seat)]).toEqual([1, table(2), [1, 2, 3]]);
  });

  it("forces nothing upon who was away for long, and all of it upon who is ten decisions behind", () => {
    const many = story(...Array.from({ length: 24 }, (_, n): [number, string, number] => [1 + (n % 3), "turn", n + 1]));
    const ten = after(many, 1);
    come(ten, many, 2, 11);
    expect(ten.scenes).toHaveLength(10);
    const away = after(many, 1);
    away.arrive(table(24), structuredClone(many), true);
    expect([MOST_FORCED < 23, away.isShowing, away.shown]).toEqual([true, false, table(24)]);
    const unseen = after(many, 1);
    unseen.arrive(table(3), many.slice(0, 3), false, true);
    expect(unseen.isShowing).toBe(false);
  });

  it("shows nothing of what was taken back, nor what waited behind it", () => {
    const queue = after(THREE, 1);
    come(queue, THREE, 2, 4);
    queue.step(1);
    expect(queue.arrive(table(1), THREE.slice(0, 1))).toBe(true);
    expect([queue.isShowing, queue.shown, queue.told]).toEqual([false, table(1), 1]);

    const other = story([ME, "turn", 1], [2, "turn", 2], [1, "turn", 3]); // then it went another way
    other.forEach((event) => (event.args["other"] = 1));
    const told = [THREE[0]!, ...other.slice(1)];
    come(queue, told, 3, 3);
    queue.step(1);
    expect([queue.scene?.seat, queue.missing]).toEqual([2, 2]); // the table of then is not taken for that of now
  });

  it("takes what differs for another game, however long it is", () => {
    const queue = after(THREE, 4);
    const other = THREE.map((event) => (event.n === 3 ? { ...event, kind: "else" } : event));
    expect(queue.arrive(table(4), other)).toBe(true);
    expect(queue.isShowing).toBe(false);
  });

  it("shows once more what happened, forwards and backwards, and no further than to its beginning", () => {
    const queue = after(THREE, 0);
    come(queue, THREE, 1, 4);
    queue.end();
    queue.again(1);
    expect([queue.isAgain, queue.scene?.seat, queue.shown]).toEqual([true, 1, table(2)]);
    queue.step(1);
    expect(queue.shown).toEqual(table(3));
    queue.step(-1);
    queue.step(-1);
    expect([queue.at, queue.shown, queue.told]).toEqual([0, table(2), 3]);
    queue.again(5);
    expect([queue.isShowing, queue.shown]).toEqual([false, table(4)]);
  });
});
