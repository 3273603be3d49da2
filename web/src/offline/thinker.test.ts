import { describe, expect, it, vi } from "vitest";
import type { FromThinker, ToThinker } from "./messages";
import { Thinker } from "./thinker";

class Fake {
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: (() => void) | null = null;
  sent: ToThinker[] = [];
  isEnded = false;
  postMessage(message: ToThinker) {
    this.sent.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: FromThinker) {
    this.onmessage?.({ data });
  }
}

function made() {
  const workers: Fake[] = [];
  const thinker = new Thinker("root/", () => {
    workers.push(new Fake());
    return workers.at(-1) as unknown as Worker;
  });
  return { workers, thinker };
}

const runs = (worker: Fake | undefined) => worker?.sent.flatMap((one) => (one.is === "run" ? [one.given] : []));

describe("the second worker", () => {
  it("does one errand after the other, when it is ready", async () => {
    const { workers, thinker } = made();
    const first = thinker.run("choose", "a", "1");
    const second = thinker.run("choose", "b", "2");
    expect(runs(workers[0])).toEqual([]);
    workers[0]?.say({ is: "ready" });
    expect(runs(workers[0])).toEqual(["1"]);
    workers[0]?.say({ is: "done", n: 1, text: "one" });
    expect(await first).toBe("one");
    expect(runs(workers[0])).toEqual(["1", "2"]);
    workers[0]?.say({ is: "done", n: 2, text: "two" });
    expect(await second).toBe("two");
  });

  it("leaves what waits for a table that has a newer errand", async () => {
    const { workers, thinker } = made();
    const old = thinker.run("choose", "a", "1");
    const young = thinker.run("choose", "a", "2");
    expect(await old).toBe("");
    workers[0]?.say({ is: "ready" });
    expect(runs(workers[0])).toEqual(["2"]);
    workers[0]?.say({ is: "done", n: 2, text: "two" });
    expect(await young).toBe("two");
  });

  it("is ended when it takes too long, and another one goes on", async () => {
    vi.useFakeTimers();
    const { workers, thinker } = made();
    const slow = thinker.run("choose", "a", "1");
    const next = thinker.run("choose", "b", "2");
    workers[0]?.say({ is: "ready" });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await slow).toBe("");
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.say({ is: "ready" });
    expect(runs(workers[1])).toEqual(["2"]);
    workers[1]?.say({ is: "done", n: 2, text: "two" });
    expect(await next).toBe("two");
  });
});
