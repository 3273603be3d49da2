import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Annexes, IDLE } from "./annexes";
import type { Corrected, FromEngine, ToEngine, Wanted } from "./messages";

class Fake {
  onmessage: ((event: { data: FromEngine }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  sent: ToEngine[] = [];
  isEnded = false;
  postMessage(message: ToEngine) {
    this.sent.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: FromEngine) {
    this.onmessage?.({ data });
  }
}

const boxed = (id: string): Corrected => ({ id, game: "gugong", text: "" });
const asking = (n: number): ToEngine => ({ is: "ask", n, method: "GET", path: "tables/a", body: "" });
const answer = (n: number, text = "{}"): FromEngine => ({ is: "answer", n, status: 200, isJson: true, text });

function made(cupboard: (wanted: Wanted) => Promise<string[] | boolean> = () => Promise.resolve(true)) {
  const workers: Fake[] = [];
  const said: FromEngine[] = [];
  const annexes = new Annexes({
    made: () => {
      workers.push(new Fake());
      return workers.at(-1) as unknown as Worker;
    },
    cupboard,
    say: (message) => said.push(message),
  });
  return { workers, said, annexes };
}

describe("engines with corrected boxes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are asked what is about their box, and answer the page", () => {
    const { workers, said, annexes } = made();
    annexes.hand(boxed("a"), asking(1));
    annexes.hand(boxed("a"), { is: "begin", line: 2, table: "t", seat: 0 });
    expect(workers).toHaveLength(1);
    expect(annexes.handOn(2, { is: "hear", line: 2, text: "x" })).toBe(true);
    expect(annexes.handOn(3, { is: "hear", line: 3, text: "x" })).toBe(false);
    expect(workers[0]?.sent.map((one) => one.is)).toEqual(["ask", "begin", "hear"]);
    workers[0]?.say(answer(1));
    expect(said).toEqual([answer(1)]);
  });

  it("have the cupboard of the first one", async () => {
    const { workers, annexes } = made((wanted) => Promise.resolve(wanted.is === "rows" ? ["row"] : false));
    annexes.hand(boxed("a"), asking(1));
    workers[0]?.say({ is: "wants", n: 5, wanted: { is: "rows", shelf: "game", game: "" } });
    workers[0]?.say({ is: "wants", n: 6, wanted: { is: "write", writing: "{}" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(workers[0]?.sent.slice(1)).toEqual([
      { is: "given", n: 5, found: ["row"] },
      { is: "given", n: 6, found: false },
    ]);
  });

  it("end when nobody has been there for long, or another is wanted", () => {
    const { workers, annexes } = made();
    annexes.hand(boxed("a"), { is: "begin", line: 2, table: "t", seat: 0 });
    annexes.hand(boxed("b"), asking(3));
    vi.advanceTimersByTime(2 * IDLE);
    expect(workers.map((one) => one.isEnded)).toEqual([false, false]);
    workers[1]?.say(answer(3));
    annexes.hand(boxed("c"), asking(4));
    expect(workers.map((one) => one.isEnded)).toEqual([false, true, false]);
    annexes.handOn(2, { is: "end", line: 2 });
    vi.advanceTimersByTime(IDLE);
    expect(workers.map((one) => one.isEnded)).toEqual([true, true, false]);
  });

  it("are gone when they fail: whoever waits is told, and the next begins another", () => {
    const { workers, said, annexes } = made();
    vi.spyOn(console, "error").mockImplementation(() => {});
    annexes.hand(boxed("a"), asking(1));
    annexes.hand(boxed("a"), { is: "begin", line: 2, table: "t", seat: 0 });
    workers[0]?.say({ is: "failed", why: "no memory" });
    expect(said).toEqual([
      { is: "ready" },
      { is: "answer", n: 1, status: 503, isJson: true, text: '{"error":"box-away"}' },
      { is: "hung-up", line: 2 },
    ]);
    annexes.hand(boxed("a"), asking(3));
    expect(workers).toHaveLength(2);
  });

  it("try a box, and stay if it is sound", async () => {
    const { workers, said, annexes } = made();
    const sound = annexes.tried(boxed("a"));
    const trial = workers[0]?.sent[0] as Extract<ToEngine, { is: "ask" }>;
    workers[0]?.say(answer(trial.n, "[]"));
    expect(await sound).toBe("[]");
    expect(workers[0]?.isEnded).toBe(false);
    const wrong = annexes.tried(boxed("b"));
    workers[1]?.say(answer((workers[1]?.sent[0] as Extract<ToEngine, { is: "ask" }>).n, "[{}]"));
    expect(await wrong).toBe("[{}]");
    expect(workers[1]?.isEnded).toBe(true);
    expect(said.filter((one) => one.is !== "ready")).toEqual([]); // the page has not asked
  });
});
