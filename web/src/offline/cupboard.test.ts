import { describe, expect, it } from "vitest";
import { Cupboard, keyOf, Memory } from "./cupboard";
import type { Kept } from "./messages";

const row = (n: number) => JSON.stringify({ game: "a", n });
const game = (v: number) => JSON.stringify({ id: "a", v });
const none = { puts: [], drops: [], game: null, v: 0 };

describe("rows in memory", () => {
  it("come in the order of their keys, of one game or of all", async () => {
    const memory = new Memory();
    for (const [name, n] of [
      ["a", 10],
      ["b", 1],
      ["a", 9],
    ] as const)
      memory.put("event", [name, n], `${name}${n}`);
    expect(await memory.rows("event", "a")).toEqual(["a9", "a10"]);
    expect(await memory.rows("event", "")).toEqual(["a9", "a10", "b1"]);
  });

  it("are dropped from a key on, before others are put", async () => {
    const memory = new Memory();
    for (const n of [1, 2, 3]) memory.put("event", ["a", n], row(n));
    memory.put("event", ["b", 3], "other");
    await memory.write({ ...none, drops: [["event", ["a", 2]]], puts: [["event", ["a", 2], "new"]] });
    expect(await memory.rows("event", "")).toEqual([row(1), "new", "other"]);
  });

  it("are not written if the game has another version", async () => {
    const memory = new Memory();
    memory.put("game", ["a"], game(2));
    expect(await memory.write({ ...none, puts: [["game", ["a"], game(3)]], game: "a", v: 1 })).toBe(false);
    expect(await memory.rows("game", "a")).toEqual([game(2)]);
    expect(await memory.write({ ...none, puts: [["game", ["a"], game(3)]], game: "a", v: 2 })).toBe(true);
    expect(await memory.rows("game", "a")).toEqual([game(3)]);
  });

  it("are found by the keys that they are written under", () => {
    expect(keyOf("game", { id: "a" })).toEqual(["a"]);
    expect(keyOf("seat", { game: "a", seat: 1 })).toEqual(["a", 1]);
    expect(keyOf("command", { game: "a", seat: 1, key: "k" })).toEqual(["a", 1, "k"]);
    expect(keyOf("chat", { game: "a", n: 3 })).toEqual(["a", 3]);
    expect(keyOf("person", { id: "x" })).toEqual(["me"]);
  });
});

describe("a browser in which nothing may be kept", () => {
  it("says so, and keeps things in memory", async () => {
    const told: Kept[] = [];
    const cupboard = await Cupboard.open("here", (how) => told.push(how)); // there is no database in this test
    expect(told).toEqual(["forbidden"]);
    const writing = { ...none, puts: [["game", ["a"], game(1)]] };
    expect(await cupboard.write(JSON.stringify(writing))).toBe(true);
    expect(await cupboard.rows("game", "")).toEqual([game(1)]);
  });
});
