/** The second worker, as the engine gives it errands: one after the other, each with its time. */

import type { Begun, FromThinker, ToThinker } from "./messages";

interface Errand {
  n: number;
  errand: string;
  table: string;
  given: string;
  done: (text: string) => void;
}

/** A worker that does what it is told; made anew when it took too long. */
export type NewWorker = () => Worker;

// Bots look at the clock themselves: who takes as long as this does not think any more.
const LIMITS: Record<string, number> = { choose: 60_000, advise: 60_000, read: 90_000, box: 90_000, try: 180_000 };

export class Thinker {
  private worker: Worker | null = null;
  private isReady = false;
  private n = 0;
  private waiting: Errand[] = [];
  private doing: Errand | null = null;
  private guard = 0;
  private begun: Begun | null = null;

  constructor(
    private readonly root: string,
    private readonly made: NewWorker,
  ) {}

  /** What it is to begin with, when it is wanted. */
  know(begun: Begun): void {
    this.begun = begun;
  }

  /** Begin to load, before there is anything to think about. */
  start(): void {
    if (this.worker) return;
    this.worker = this.made();
    this.worker.onmessage = (event: MessageEvent<FromThinker>) => this.heard(event.data);
    this.worker.onerror = () => this.end();
    this.send({ is: "start", root: this.root, with: this.begun });
  }

  /** What came of an errand; nothing if it took too long, or the same table has a newer one. */
  run(errand: string, table: string, given: string): Promise<string> {
    this.start();
    const old = this.waiting.filter((one) => one.table === table);
    this.waiting = this.waiting.filter((one) => one.table !== table);
    for (const one of old) one.done("");
    return new Promise((done) => {
      this.waiting.push({ n: (this.n += 1), errand, table, given, done });
      this.next();
    });
  }

  /** Where there is nothing to think about, be gone until there is. */
  rest(): void {
    if (!this.isReady || this.doing || this.waiting.length > 0) return;
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
  }

  private next(): void {
    if (!this.isReady || this.doing) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.doing = next;
    this.guard = setTimeout(() => this.end(), LIMITS[next.errand] ?? 0) as unknown as number;
    this.send({ is: "run", n: next.n, errand: next.errand, given: next.given });
  }

  private heard(message: FromThinker): void {
    if (message.is === "ready") this.isReady = true;
    else if (this.doing?.n === message.n) this.answer(message.text);
    this.next();
  }

  private answer(text: string): void {
    clearTimeout(this.guard);
    const done = this.doing;
    this.doing = null;
    done?.done(text);
  }

  /** It took too long, or failed: another begins, and whoever waits is told that nothing came of it. */
  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    this.answer("");
    if (this.waiting.length > 0) this.start();
  }

  private send(message: ToThinker): void {
    this.worker?.postMessage(message);
  }
}
