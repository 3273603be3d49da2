/**
 * Tables with a corrected box: Python reads the components when it loads a game, so each such box has an engine of its own,
 * begun when one of its tables is wanted and ended when nobody has been there for a while. All of them have the same cupboard,
 * which the first engine keeps.
 */

import type { Corrected, FromEngine, ToEngine, Wanted } from "./messages";

/** So long one stays where nobody is, in milliseconds. */
export const IDLE = 300_000;
const TRIAL = "trial";

interface Means {
  made: (box: Corrected) => Worker;
  /** What the cupboard answers. */
  cupboard: (wanted: Wanted) => Promise<string[] | boolean>;
  /** What goes to the page. */
  say: (message: FromEngine) => void;
}

export class Annexes {
  private readonly open = new Map<string, Annex>();

  constructor(private readonly means: Means) {}

  /** Hand on what is about a box. */
  hand(box: Corrected, message: ToEngine): void {
    this.of(box).hand(message);
  }

  /** Hand on what is said over a line, if it leads to an annex. */
  handOn(line: number, message: ToEngine): boolean {
    const found = [...this.open.values()].find((one) => one.has(line));
    found?.hand(message);
    return found !== undefined;
  }

  /** What is wrong with a box when it is loaded and played with, as a list; nothing if nobody could say. */
  async tried(box: Corrected): Promise<string> {
    const found = await this.of(box).trial();
    if (found !== "[]") this.end(box.id);
    return found;
  }

  private of(box: Corrected): Annex {
    const known = this.open.get(box.id);
    if (known) return known;
    for (const [id, other] of this.open) if (other.isIdle) this.end(id); // memory is short
    const begun = new Annex(this.means.made(box), this.means, () => this.end(box.id));
    this.open.set(box.id, begun);
    return begun;
  }

  private end(id: string): void {
    this.open.get(id)?.end();
    this.open.delete(id);
  }
}

/** One of them, as the first engine knows it. */
class Annex {
  private readonly lines = new Set<number>();
  private readonly asked = new Set<number>();
  private readonly trials = new Map<number, (faults: string) => void>();
  private n = 0;
  private idle = 0;

  constructor(
    private readonly worker: Worker,
    private readonly means: Means,
    private readonly ended: () => void,
  ) {
    worker.onmessage = (event: MessageEvent<FromEngine>) => void this.heard(event.data);
    worker.onerror = (event) => {
      console.error(event.message);
      this.ended();
    };
  }

  get isIdle(): boolean {
    return this.lines.size + this.asked.size + this.trials.size === 0;
  }

  has(line: number): boolean {
    return this.lines.has(line);
  }

  hand(message: ToEngine): void {
    if (message.is === "ask") this.asked.add(message.n);
    else if (message.is === "begin") this.lines.add(message.line);
    else if (message.is === "end") this.lines.delete(message.line);
    this.worker.postMessage(message);
    this.rest();
  }

  /** Numbers below zero are none of the page's. */
  trial(): Promise<string> {
    const n = (this.n -= 1);
    return new Promise((done) => {
      this.trials.set(n, done);
      this.worker.postMessage({ is: "ask", n, method: "POST", path: TRIAL, body: "" } satisfies ToEngine);
    });
  }

  /** Whoever waits is told that it is gone, and may come again. */
  end(): void {
    clearTimeout(this.idle);
    this.worker.terminate();
    this.means.say({ is: "ready" }); // the others are, as before, however far this one had come
    for (const done of this.trials.values()) done("");
    for (const n of this.asked)
      this.means.say({ is: "answer", n, status: 503, isJson: true, text: '{"error":"box-away"}' });
    for (const line of this.lines) this.means.say({ is: "hung-up", line });
  }

  private async heard(message: FromEngine): Promise<void> {
    if (message.is === "wants") {
      const found = await this.means.cupboard(message.wanted).catch(() => false);
      this.worker.postMessage({ is: "given", n: message.n, found } satisfies ToEngine);
      return;
    }
    if (message.is === "failed") {
      console.error(message.why);
      this.ended();
      return;
    }
    if (message.is === "answer") {
      this.asked.delete(message.n);
      this.trials.get(message.n)?.(message.status === 200 ? message.text : "");
      if (this.trials.delete(message.n)) return;
    } else if (message.is === "hung-up") this.lines.delete(message.line);
    this.means.say(message);
    this.rest();
  }

  /** Nobody is there: it waits a while for somebody to come again. */
  private rest(): void {
    clearTimeout(this.idle);
    if (this.isIdle) this.idle = setTimeout(this.ended, IDLE) as unknown as number;
  }
}
