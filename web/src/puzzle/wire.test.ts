import { describe, expect, it } from "vitest";
import type { FromServer, PuzzleSeen } from "../table/messages";
import { PuzzleWire } from "./wire";

const FIRST = 12; // decisions before the turn

const seen = (turn: readonly string[]): PuzzleSeen =>
  ({
    answer: turn.length > 1 ? { verdict: "best" } : null,
    state: { is: "state", decided: FIRST + turn.length },
  }) as never;

async function opened(ask = (turn: readonly string[]) => Promise.resolve(seen(turn))) {
  const asked: string[] = [];
  const told: FromServer[] = [];
  const heard: PuzzleSeen[] = [];
  const wire = new PuzzleWire(
    (turn) => {
      asked.push(turn.join(" "));
      return ask(turn);
    },
    (one) => heard.push(one),
  );
  wire.onmessage = ({ data }) => told.push(JSON.parse(String(data)) as FromServer);
  const say = async (message: object) => {
    wire.send(JSON.stringify({ seat: 0, key: "k", ...message }));
    await new Promise((done) => setTimeout(done));
  };
  await new Promise((done) => setTimeout(done));
  return { wire, asked, told, heard, say };
}

describe("the line to a puzzle", () => {
  it("begins with the table, and adds to the turn choice by choice", async () => {
    const { asked, told, say } = await opened();
    await say({ do: "move", token: "a" });
    await say({ do: "move", token: "b" });
    expect(asked).toEqual(["", "a", "a b"]);
    expect(told.map(({ is }) => is)).toEqual(["state", "state", "ack", "state", "ack"]);
    expect(told.filter((one) => one.is === "state").map(({ v }) => v)).toEqual([1, 2, 3]);
  });

  it("takes back the last choice, or all since one, or changes one", async () => {
    const { asked, say } = await opened();
    for (const token of ["a", "b", "c"]) await say({ do: "move", token });
    await say({ do: "undo" });
    await say({ do: "undo", back: FIRST });
    await say({ do: "move", token: "a" });
    await say({ do: "move", token: "b" });
    await say({ do: "move", token: "x", back: FIRST + 1 });
    expect(asked.slice(4)).toEqual(["a b", "", "a", "a b", "a x"]);
  });

  it("says what is refused, and stays where it was", async () => {
    const fault = { id: "refused", body: { rule: "GG-1", message: "refuse-x", n: 2 } };
    const { asked, told, say } = await opened((turn) =>
      turn.at(-1) === "no" ? Promise.reject(fault) : Promise.resolve(seen(turn)),
    );
    await say({ do: "move", token: "no" });
    expect(told.at(-1)).toEqual({ is: "refused", key: "k", rule: "GG-1", message: "refuse-x", n: 2 });
    await say({ do: "move", token: "a" });
    expect(asked.at(-1)).toBe("a");
  });

  it("says that nobody answers", async () => {
    const { told } = await opened(() => Promise.reject(new Error("gone")));
    expect(told).toEqual([{ is: "error", error: "unknown", detail: "" }]);
  });

  it("answers whether it is there, but not before it was asked to the end", async () => {
    const { wire, told } = await opened();
    wire.send(JSON.stringify({ do: "ping" }));
    expect(told.map(({ is }) => is)).toEqual(["state"]);
    await new Promise((done) => setTimeout(done));
    expect(told.map(({ is }) => is)).toEqual(["state", "pong"]);
  });

  it("goes on where another line broke off", async () => {
    const { wire, asked, say } = await opened();
    await say({ do: "move", token: "a" });
    wire.close();
    const next = wire.next();
    await new Promise((done) => setTimeout(done));
    next.send(JSON.stringify({ do: "undo", seat: 0, key: "l" }));
    await new Promise((done) => setTimeout(done));
    expect(asked).toEqual(["", "a", "a", ""]);
  });

  it("begins again, and says nothing when it is closed", async () => {
    const { wire, asked, told, say } = await opened();
    await say({ do: "move", token: "a" });
    wire.again();
    await say({ do: "ping" });
    expect(asked).toEqual(["", "a", ""]);
    const before = told.length;
    wire.close();
    await say({ do: "move", token: "a" });
    expect(told).toHaveLength(before);
  });
});
