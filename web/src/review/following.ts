/**
 * Hears that a review has grown, over the line to its table; where that is cut it is asked for now and then, and at once
 * when the line is back.
 */

import { Line, windowClock, type Clock, type Wire } from "../table/socket";

/** Between two questions where there is no line, in milliseconds. */
export const AGAIN = 5000;

export class Following {
  private line: Line | null = null;
  private timer: number | null = null;
  private isAsking = false;
  private isNews = false;

  /** `ask` fetches what is new; it never fails. */
  constructor(
    private readonly connect: () => Wire,
    private readonly ask: () => Promise<void>,
    private readonly clock: Clock = windowClock,
    private readonly begin?: (what: string) => () => void,
  ) {}

  begun(): void {
    if (this.line) return;
    const nothing = () => {};
    const listener = {
      state: (_: unknown, fresh: boolean) => fresh && this.news(), // what was said before the line was up
      review: () => this.news(),
      changed: () => this.look(),
      chat: nothing,
      refused: nothing,
      stale: nothing,
      error: nothing,
    };
    this.line = new Line(this.connect, listener, undefined, this.clock, this.begin);
    this.look();
  }

  ended(): void {
    this.line?.close();
    this.line = null;
    this.look();
  }

  /** It is asked once for all that is said while an answer is on its way. */
  private news(): void {
    this.isNews = true;
    if (!this.isAsking) void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.isAsking = true;
    while (this.isNews && this.line) {
      this.isNews = false;
      await this.ask();
    }
    this.isAsking = false;
  }

  /** Nobody asks while the line tells. */
  private look(): void {
    const isCut = this.line !== null && !this.line.connected;
    if (isCut) this.timer ??= this.clock.later(() => this.again(), AGAIN);
    else if (this.timer !== null) {
      this.clock.cancel(this.timer);
      this.timer = null;
    }
  }

  private again(): void {
    this.timer = null;
    this.news();
    this.look();
  }
}
