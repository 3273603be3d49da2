import { expect, test } from "vitest";
import { InTurn, type Part } from "./inturn.svelte";

const PARTS: Part[] = ["rail", "dock", "board", "prompt", "log"];

/** A page whose frames come when they are called for. */
function page() {
  const frames: (() => void)[] = [];
  const busy = new Set<string>();
  let changes = 0;
  const inTurn = new InTurn<string>(
    (run) => frames.push(run),
    (what) => {
      busy.add(what);
      return () => busy.delete(what);
    },
    () => (changes += 1),
  );
  return {
    inTurn,
    busy,
    changes: () => changes,
    frame: () => frames.splice(0).forEach((run) => run()),
    shows: (now: string) => PARTS.map((part) => inTurn.of(part, now)).join(" "),
  };
}

test("parts are drawn one after each frame, and the page is not at rest before the last", () => {
  const { inTurn, busy, changes, frame, shows } = page();
  let looks = 0;
  expect(shows("a")).toBe("a a a a a");
  inTurn.hold("a", () => (looks += 1));
  expect(shows("b")).toBe("a a a a a");
  frame();
  expect([looks, shows("b")]).toEqual([1, "a a a a a"]); // seen as it was, before anything has changed
  const seen = PARTS.map(() => {
    expect([...busy]).toEqual(["parts"]);
    frame();
    return shows("b");
  });
  expect(seen).toEqual(["b a a a a", "b b a a a", "b b b a a", "b b b b a", "b b b b b"]);
  expect([inTurn.isDrawing, busy.size]).toEqual([false, 0]);
  expect(changes()).toBe(PARTS.length); // each is laid out before it is painted
});

test("what comes meanwhile keeps no part waiting longer", () => {
  const { inTurn, frame, shows } = page();
  let looks = 0;
  inTurn.hold("a", () => (looks += 1));
  frame();
  frame();
  frame();
  expect(shows("b")).toBe("b b a a a");
  inTurn.hold("b", () => (looks += 1));
  expect(shows("c")).toBe("b b a a a");
  frame();
  expect(shows("c")).toBe("b b c a a");
  for (let n = 0; n < 4; n += 1) frame();
  expect(shows("c")).toBe("c c c c c");
  expect([looks, inTurn.isDrawing]).toEqual([1, false]);
});

test("all at once ends it, and frames that were asked for draw nothing later", () => {
  const { inTurn, busy, frame, shows } = page();
  let looks = 0;
  inTurn.hold("a", () => (looks += 1));
  inTurn.end();
  expect([shows("b"), inTurn.isDrawing, busy.size]).toEqual(["b b b b b", false, 0]);
  inTurn.hold("b", () => (looks += 10));
  frame(); // the first one's, and the second one's
  expect([shows("c"), looks]).toEqual(["b b b b b", 10]);
});

test("a click on what still waits chooses nothing, and all is drawn", () => {
  const { inTurn, frame, shows } = page();
  const chosen: string[] = [];
  const choose = inTurn.only("board", (token: string) => chosen.push(token));
  choose("a");
  inTurn.hold("a", () => {});
  frame();
  choose("b");
  expect([chosen, shows("now"), inTurn.isDrawing]).toEqual([["a"], "now now now now now", false]);
  choose("c");
  expect(chosen).toEqual(["a", "c"]);
});
