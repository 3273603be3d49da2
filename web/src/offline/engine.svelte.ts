/** The engine's worker as the page knows it: what is asked of it, its lines to tables, and how far it has come. */

import { settling } from "../settled";
import type { Answer } from "../carrier/carrier";
import type { Wire } from "../table/socket";
import { updates } from "./updates.svelte";
import type { FromEngine, Kept, ToEngine } from "./messages";

type Phase = "loading" | "dealing" | "ready" | "failed";

class Engine {
  phase = $state<Phase>("ready");
  /** Bytes that have come, and how many there are. */
  loaded = $state(0);
  total = $state(0);
  /** Whether what is played is kept, or why not. */
  kept = $state<Kept>("kept");
  private worker: Worker | null = null;
  /** Not the phase: whoever asks must not be asked again whenever that changes. */
  private hasFailed = false;
  private isWatching = false;
  private n = 0;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly lines = new Map<number, EngineLine>();

  start(root: string): void {
    this.phase = "loading";
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" });
    this.worker.onmessage = (event: MessageEvent<FromEngine>) => this.heard(event.data);
    this.worker.onerror = (event) => {
      if (this.phase === "ready")
        console.error(event.message); // a fault somewhere, and the tables go on
      else this.fail(event.message);
    };
    this.send({ is: "start", root, with: null });
  }

  ask(method: string, path: string, body: string): Promise<Answer> {
    if (this.hasFailed) return Promise.reject(new Error("the engine could not be started"));
    const n = (this.n += 1);
    return new Promise((resolve) => {
      this.asked.set(n, resolve);
      this.send({ is: "ask", n, method, path, body });
    });
  }

  line(table: string, seat: number | null): Wire {
    const n = (this.n += 1);
    const line = new EngineLine(
      (text) => this.send({ is: "hear", line: n, text }),
      () => {
        if (this.lines.delete(n)) this.send({ is: "end", line: n });
      },
    );
    this.lines.set(n, line);
    this.send({ is: "begin", line: n, table, seat });
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  private send(message: ToEngine): void {
    this.worker?.postMessage(message);
  }

  /** It cannot be started: whoever waits for an answer is told so, and what is wrong stands in the console. */
  private fail(why: string): void {
    console.error(why);
    this.phase = "failed";
    this.hasFailed = true;
    for (const answered of this.asked.values()) answered({ status: 503, isJson: true, text: '{"error":"engine"}' });
    this.asked.clear();
  }

  private heard(message: FromEngine): void {
    switch (message.is) {
      case "loaded":
        [this.loaded, this.total] = [message.bytes, message.of];
        if (message.bytes >= message.of) this.phase = "dealing";
        break;
      case "ready":
        this.phase = "ready";
        if (!this.isWatching) void updates.watch(); // now nothing has to wait for what is kept for later
        this.isWatching = true;
        break;
      case "failed":
        this.fail(message.why);
        break;
      case "kept":
        this.kept = message.how;
        break;
      case "answer":
        this.asked.get(message.n)?.({ status: message.status, isJson: message.isJson, text: message.text });
        this.asked.delete(message.n);
        break;
      case "told":
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        break;
      case "hung-up":
        this.lines.get(message.line)?.onclose?.();
        this.lines.delete(message.line);
    }
    settling.stir();
  }
}

/** A line that behaves like a socket. */
class EngineLine implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

export const engine = new Engine();
