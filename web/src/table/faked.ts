/** A line and a clock for tests: nothing is sent anywhere, and time passes only when told. */

import type { Clock, Wire } from "./socket";

export class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  drop(): void {
    this.onclose?.();
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get commands() {
    return this.sent.filter((message) => message["do"] !== "ping");
  }
}

export class FakeClock implements Clock {
  now = 0;
  private next = 1;
  private waiting = new Map<number, { at: number; run: () => void }>();

  later(run: () => void, ms: number): number {
    this.waiting.set(this.next, { at: this.now + ms, run });
    return this.next++;
  }
  cancel(timer: number): void {
    this.waiting.delete(timer);
  }
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const due = [...this.waiting].filter(([, one]) => one.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.waiting.delete(due[0]);
      this.now = due[1].at;
      due[1].run();
    }
    this.now = until;
  }
}
