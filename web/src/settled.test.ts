import { beforeEach, describe, expect, it } from "vitest";
import { Settling, type Scene } from "./settled";

/** A page whose frames come when told. */
class Stage implements Scene {
  marked: readonly string[] | null = ["nothing said yet"];
  moves: Promise<unknown>[] = [];
  private frames: (() => void)[] = [];

  mark(busy: readonly string[] | null): void {
    this.marked = busy;
  }
  nextFrame(run: () => void): void {
    this.frames.push(run);
  }
  moving(): Promise<unknown>[] {
    return this.moves;
  }
  async draw(frames = 1): Promise<void> {
    for (let n = 0; n < frames; n += 1) {
      for (const run of this.frames.splice(0)) run();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  }
}

let stage: Stage;
let settling: Settling;

beforeEach(() => {
  stage = new Stage();
  settling = new Settling(stage);
});

describe("a page at rest", () => {
  it("has drawn two frames since anything changed", async () => {
    settling.stir();
    expect(stage.marked).toEqual([]);
    await stage.draw();
    expect(settling.isSettled).toBe(false);
    await stage.draw();
    expect(settling.isSettled).toBe(true);
    expect(stage.marked).toBe(null);
  });

  it("is not at rest from the very moment that something begins", async () => {
    settling.stir();
    await stage.draw(2);
    const end = settling.begin("request");
    expect(settling.isSettled).toBe(false);
    expect(stage.marked).toEqual(["request"]);
    await stage.draw(9);
    expect(settling.isSettled).toBe(false);
    end();
    await stage.draw(2);
    expect(settling.isSettled).toBe(true);
  });

  it("waits for the last of several things, and for each once", async () => {
    const [first, second] = [settling.begin("request"), settling.begin("request")];
    first();
    first();
    await stage.draw(3);
    expect(stage.marked).toEqual(["request"]);
    second();
    await stage.draw(2);
    expect(settling.isSettled).toBe(true);
  });

  it("counts its frames anew when something changes meanwhile", async () => {
    settling.stir();
    await stage.draw();
    settling.stir();
    await stage.draw(2);
    expect(settling.isSettled).toBe(false);
    await stage.draw();
    expect(settling.isSettled).toBe(true);
  });

  it("waits for a promise that is kept, and for one that is broken", async () => {
    let keep = () => {};
    const kept = settling.during("words", new Promise<void>((done) => (keep = done)));
    await stage.draw(3);
    expect(stage.marked).toEqual(["words"]);
    keep();
    await kept;
    await stage.draw(2);
    expect(settling.isSettled).toBe(true);
    await expect(settling.during("words", Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    await stage.draw(2);
    expect(settling.isSettled).toBe(true);
  });

  it("waits until nothing glides", async () => {
    let arrive = () => {};
    stage.moves = [new Promise<void>((done) => (arrive = done))];
    settling.stir();
    await stage.draw(5);
    expect(settling.isSettled).toBe(false);
    stage.moves = [];
    arrive();
    await stage.draw(3);
    expect(settling.isSettled).toBe(true);
  });

  it("lets the last word change the page until it has nothing to change", async () => {
    let changes = 2;
    const stop = settling.whenStill(() => changes-- > 0);
    await stage.draw(2);
    expect(settling.isSettled).toBe(false);
    await stage.draw(4);
    expect(settling.isSettled).toBe(true);
    expect(changes).toBe(-1);
    stop();
    settling.stir();
    await stage.draw(2);
    expect(changes).toBe(-1);
  });
});
