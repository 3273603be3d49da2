import { beforeEach, describe, expect, it } from "vitest";
import type { Chat, TableState } from "./messages";
import { FakeClock, FakeWire } from "./faked";
import { Line, type Listener, type Refusal } from "./socket";

const state = (v: number, decided = v): Record<string, unknown> => ({ is: "state", v, decided, events: [], since: 0 });

let wires: FakeWire[];
let clock: FakeClock;
let shown: { v: number; fresh: boolean }[];
let refused: Refusal[];
let stale: number;
let errors: string[];
let chats: Chat[];
let line: Line;
/** What the line says to be under way. */
let busy: string[];

beforeEach(() => {
  wires = [];
  clock = new FakeClock();
  shown = [];
  refused = [];
  stale = 0;
  errors = [];
  chats = [];
  let keys = 0;
  const listener: Listener = {
    state: (one: TableState, fresh) => shown.push({ v: one.v, fresh }),
    chat: (chat) => chats.push(chat),
    refused: (one) => refused.push(one),
    stale: () => (stale += 1),
    error: (id) => errors.push(id),
    changed: () => {},
  };
  const connect = () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  busy = [];
  const begin = (what: string) => {
    busy.push(what);
    return () => void busy.splice(busy.indexOf(what), 1);
  };
  line = new Line(connect, listener, () => `key-${++keys}`, clock, begin);
});

const wire = () => wires.at(-1)!;

describe("what is shown", () => {
  it("drops a state that is older than the one shown", () => {
    wire().open();
    wire().say(state(5));
    wire().say(state(4));
    wire().say(state(6));
    expect(shown.map((one) => one.v)).toEqual([5, 6]);
  });

  it("tells the first state after each connection from the later ones", () => {
    wire().open();
    wire().say(state(1));
    wire().say(state(2));
    wire().drop();
    clock.pass(1000);
    wire().open();
    wire().say(state(3));
    expect(shown.map((one) => one.fresh)).toEqual([true, false, true]);
  });

  it("hears nothing from a wire that was replaced", () => {
    const old = wire();
    old.open();
    old.drop();
    clock.pass(1000);
    wire().open();
    wire().say(state(3));
    old.say(state(9));
    expect(shown.map((one) => one.v)).toEqual([3]);
  });
});

describe("exactly once", () => {
  it("sends one command at a time: a doubled click sends nothing", () => {
    wire().open();
    expect(line.command({ do: "move", token: "place:canal" }, 0, 7)).toBe(true);
    expect(line.command({ do: "move", token: "place:canal" }, 0, 7)).toBe(false);
    expect(wire().commands).toEqual([{ do: "move", seat: 0, decided: 7, key: "key-1", token: "place:canal" }]);
  });

  it("keeps what is given upon a newer table until the answer has come", () => {
    wire().open();
    wire().say(state(7));
    line.command({ do: "undo" }, 0, 7);
    wire().say(state(8, 6));
    expect(line.command({ do: "redo" }, 0, 6)).toBe(true);
    expect(line.command({ do: "redo" }, 0, 6)).toBe(false);
    expect(wire().commands).toHaveLength(1);
    wire().say({ is: "ack", key: "key-1", v: 8, decided: 6 });
    expect(wire().commands.slice(1)).toEqual([{ do: "redo", seat: 0, decided: 6, key: "key-2" }]);
    expect(line.waiting).toBe(true);
    wire().say({ is: "ack", key: "key-2", v: 9, decided: 7 });
    expect(wire().commands).toHaveLength(2);
    expect(line.waiting).toBe(false);
  });

  it("sends an unanswered command again under the same key after reconnecting", () => {
    wire().open();
    line.command({ do: "move", token: "place:canal" }, 0, 7);
    const first = wire().commands[0];
    wire().drop();
    clock.pass(1000);
    wire().open();
    expect(wire().commands).toEqual([first]);
    wire().say({ is: "ack", key: "key-1", v: 8, decided: 8 });
    expect(line.waiting).toBe(false);
  });

  it("does not send an answered command again", () => {
    wire().open();
    line.command({ do: "move", token: "place:canal" }, 0, 7);
    wire().say({ is: "ack", key: "key-1", v: 8, decided: 8 });
    wire().drop();
    clock.pass(1000);
    wire().open();
    expect(wire().commands).toEqual([]);
  });

  it("keeps a command given while the line is down", () => {
    line.command({ do: "undo" }, 0, 7);
    wire().open();
    expect(wire().commands).toEqual([{ do: "undo", seat: 0, decided: 7, key: "key-1" }]);
  });

  it("gives every command its own key", () => {
    wire().open();
    line.command({ do: "move", token: "place:canal" }, 0, 7);
    wire().say({ is: "ack", key: "key-1", v: 8, decided: 8 });
    line.command({ do: "move", token: "option:a" }, 0, 8);
    expect(wire().commands.map((one) => one["key"])).toEqual(["key-1", "key-2"]);
  });
});

describe("answers other than yes", () => {
  it("a refusal names the token and the rule, and frees the line", () => {
    wire().open();
    line.command({ do: "move", token: "payment:servants" }, 0, 7);
    wire().say({ is: "refused", key: "key-1", rule: "GG-5.2.6", message: "refuse-too-few-servants", n: 2 });
    expect(refused).toEqual([
      { token: "payment:servants", rule: "GG-5.2.6", message: "refuse-too-few-servants", n: 2 },
    ]);
    expect(line.waiting).toBe(false);
  });

  it("a stale command is forgotten: another tab was quicker", () => {
    wire().open();
    line.command({ do: "move", token: "place:canal" }, 0, 7);
    wire().say({ is: "stale", key: "key-1" });
    wire().say(state(9));
    expect(stale).toBe(1);
    expect(line.waiting).toBe(false);
    expect(shown.at(-1)?.v).toBe(9);
  });

  it("an error frees the line only if it answers the command", () => {
    wire().open();
    line.command({ do: "undo" }, 0, 7);
    wire().say({ is: "error", error: "busy" });
    expect(line.waiting).toBe(true);
    wire().say({ is: "error", error: "needs-consent", key: "key-1" });
    expect(line.waiting).toBe(false);
    expect(errors).toEqual(["busy", "needs-consent"]);
  });
});

describe("reconnecting", () => {
  it("waits longer after each failure, and not at all when the network is back", () => {
    wire().drop();
    clock.pass(399);
    expect(wires).toHaveLength(1);
    clock.pass(1);
    expect(wires).toHaveLength(2);
    wire().drop();
    clock.pass(799);
    expect(wires).toHaveLength(2);
    line.wake();
    expect(wires).toHaveLength(3);
  });

  it("gives up a line that does not answer", () => {
    wire().open();
    const dead = wire();
    clock.pass(15_000);
    expect(dead.sent).toEqual([{ do: "ping" }]);
    clock.pass(10_000);
    expect(dead.closed).toBe(true);
    clock.pass(400);
    expect(wires).toHaveLength(2);
  });

  it("keeps a line that answers", () => {
    wire().open();
    for (let n = 0; n < 5; n++) {
      clock.pass(15_000);
      wire().say({ is: "pong" });
    }
    expect(wires).toHaveLength(1);
  });

  it("stays closed once closed", () => {
    wire().open();
    line.close();
    wire().drop();
    clock.pass(60_000);
    expect(wires).toHaveLength(1);
  });
});

describe("whether the line is at rest", () => {
  it("is not while it connects, and is when the first state has come", () => {
    expect(busy).toEqual(["line"]);
    wire().open();
    expect(busy).toEqual(["line"]);
    wire().say(state(1));
    expect(busy).toEqual([]);
    wire().drop();
    expect(busy).toEqual(["line"]);
    line.close();
    expect(busy).toEqual([]);
  });

  it("is not from the moment of a command until its answer", () => {
    wire().open();
    wire().say(state(1));
    line.command({ do: "move", token: "gift:a" }, 0, 0);
    expect(busy).toEqual(["line"]);
    wire().say(state(2));
    expect(busy).toEqual(["line"]);
    wire().say({ is: "ack", key: "key-1", v: 2, decided: 1 });
    expect(busy).toEqual([]);
  });

  it("is not until what was said has come back, or was refused", () => {
    wire().open();
    wire().say(state(1));
    line.chat("Good evening");
    expect(busy).toEqual(["line"]);
    wire().say({ is: "chat", text: "Good evening", from: 0, name: "Ada", at: 1, n: 1 });
    expect(busy).toEqual([]);
    line.chat("!");
    wire().say({ is: "error", error: "too-many", detail: "" });
    expect(busy).toEqual([]);
  });

  it("asks at once when it is woken, and gives up a line that does not answer", () => {
    wire().open();
    wire().say(state(1));
    line.wake();
    expect(wire().sent.at(-1)).toEqual({ do: "ping" });
    expect(busy).toEqual(["line"]);
    wire().say({ is: "pong" });
    expect(busy).toEqual([]);
    line.wake();
    clock.pass(12_000);
    expect(line.connected).toBe(false);
    expect(wires.length).toBe(2);
  });
});
