/**
 * A line to a puzzle: it speaks as the line to a table does, and has no table at its other end. What was chosen so far
 * is known here, and goes along with every question.
 */

import type { FromServer, PuzzleSeen, TableState } from "../table/messages";
import type { SocketMessage } from "../table/requests";
import type { Wire } from "../table/socket";

/** What went wrong, as a server says it. */
interface Fault {
  readonly id: string;
  readonly body: Record<string, unknown>;
}

const isFault = (error: unknown): error is Fault =>
  typeof error === "object" && error !== null && "id" in error && "body" in error;

export class PuzzleWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  private v = 0;
  private isClosed = false;

  constructor(
    private readonly ask: (turn: readonly string[]) => Promise<PuzzleSeen>,
    private readonly heard: (seen: PuzzleSeen) => void,
    /** What was chosen before, on a line that broke. */
    private turn: readonly string[] = [],
    /** How many decisions were taken before the turn. */
    private first = 0,
  ) {
    queueMicrotask(() => {
      this.onopen?.();
      void this.go(this.turn, "");
    });
  }

  /** Another line that goes on where this one was. */
  next(): PuzzleWire {
    return new PuzzleWire(this.ask, this.heard, this.turn, this.first);
  }

  send(text: string): void {
    const message = JSON.parse(text) as SocketMessage;
    if (message.do === "ping")
      queueMicrotask(() => this.tell({ is: "pong" })); // whoever asks is not ready for it before
    else if (message.do === "resend") void this.go(this.turn, "");
    else if (message.do === "move") void this.go([...this.until(message.back), message.token], message.key);
    else if (message.do === "undo") void this.go(this.until(message.back ?? this.last), message.key);
    else if ("key" in message) this.tell({ is: "ack", key: message.key, v: this.v, decided: this.first });
  }

  close(): void {
    this.isClosed = true;
  }

  /** The turn from its beginning. */
  again(): void {
    void this.go([], "");
  }

  /** Something else is looked at: the table as it is not, or not any more. */
  show(state: TableState): void {
    this.v += 1;
    this.tell({ ...state, v: this.v });
  }

  private get last(): number {
    return this.first + this.turn.length - 1;
  }

  /** The choices before a decision; all of them if none is named. */
  private until(decided: number | undefined | null): readonly string[] {
    return decided === undefined || decided === null
      ? this.turn
      : this.turn.slice(0, Math.max(0, decided - this.first));
  }

  private async go(turn: readonly string[], key: string): Promise<void> {
    try {
      const seen = await this.ask(turn);
      this.turn = turn;
      if (turn.length === 0) this.first = seen.state.decided;
      this.heard(seen);
      this.show(seen.state);
      if (key) this.tell({ is: "ack", key, v: this.v, decided: seen.state.decided });
    } catch (error) {
      this.complain(error, key);
    }
  }

  private complain(error: unknown, key: string): void {
    const { id, body } = isFault(error) ? error : { id: "unknown", body: {} as Record<string, unknown> };
    const { rule, message, n } = body;
    if (id === "refused" && key && typeof rule === "string" && typeof message === "string")
      this.tell({ is: "refused", key, rule, message, n: Number(n ?? 0) });
    else this.tell({ is: "error", error: id, detail: "", ...(key ? { key } : {}) });
  }

  private tell(message: FromServer): void {
    if (!this.isClosed) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
