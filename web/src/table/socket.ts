/**
 * The line to one table. It comes back by itself when it breaks, drops states that are older than what is shown, and
 * sends a command that was not answered once more under the same key, so that the server can tell it from a new one.
 */

import { settling } from "../settled";
import type { Chat, FromServer, TableState } from "./messages";
import type { SocketConfirm, SocketMessage, SocketMove, SocketRedo, SocketUndo } from "./requests";

type Command = SocketMove | SocketUndo | SocketRedo | SocketConfirm;
/** What is done: a move by its token, or another deed by its name. */
type Deed =
  Pick<SocketMove, "do" | "token" | "back"> | Pick<SocketUndo, "do" | "back"> | Pick<SocketRedo | SocketConfirm, "do">;

/** The part of a WebSocket that is needed here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
}

export interface Clock {
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
}

export interface Refusal {
  token: string;
  rule: string;
  message: string;
  n: number;
}

export interface Listener {
  /** `fresh`: the first one after connecting, with all events since the game began. */
  state(state: TableState, fresh: boolean): void;
  chat(chat: Chat): void;
  refused(refusal: Refusal): void;
  /** A command came too late: what it answered has been decided already. */
  stale(): void;
  error(id: string): void;
  /** The review of this game has grown. */
  review?(): void;
  /** Whether the line is up, and whether a command waits for its answer. */
  changed(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 15_000;
const SILENCE = 10_000;

export class Line {
  connected = false;
  v = -1;
  private wire: Wire | null = null;
  private readonly unanswered = new Map<string, Command>();
  /** Which table was shown when that was given, and what was given upon a newer one: the table can come before the answer. */
  private answering = -1;
  private next: (() => void) | null = null;
  private fresh = true;
  private closed = false;
  private failures = 0;
  private timer = 0;
  private deadline = 0;
  /** Whether the server was asked if it is there, and has not said so. */
  private isAsking = false;
  /** What was said to the table and has not come back. */
  private readonly unheard = new Set<string>();
  private rest: (() => void) | null = null;

  constructor(
    private readonly connect: () => Wire,
    private readonly listener: Listener,
    private readonly newKey: () => string = () => crypto.randomUUID(),
    private readonly clock: Clock = windowClock,
    private readonly begin: (what: string) => () => void = (what) => settling.begin(what),
  ) {
    this.open();
    this.tell();
  }

  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  /**
   * Answer what is asked. While one command waits for its answer, another one is not sent: nothing is doubled. Given
   * upon a newer table it is no double, and is sent when that answer has come.
   */
  command(deed: Deed, seat: number, decided: number): boolean {
    if (this.waiting) {
      if (this.v === this.answering || this.next) return false;
      this.next = () => void this.command(deed, seat, decided);
      return true;
    }
    this.answering = this.v;
    const command: Command = { ...deed, seat, decided, key: this.newKey() };
    this.unanswered.set(command.key, command);
    this.send(command);
    this.tell();
    this.listener.changed();
    return true;
  }

  chat(text: string): void {
    if (!this.connected) return;
    this.unheard.add(text);
    this.send({ do: "chat", text });
    this.tell();
  }

  /** Ask for everything anew. */
  resend(): void {
    this.fresh = true;
    this.send({ do: "resend" });
    this.tell();
  }

  /** Try at once, when the browser says that the network is back; a line that seems to be up must prove it. */
  wake(): void {
    if (this.closed) return;
    if (this.connected) return this.ask();
    this.clock.cancel(this.timer);
    this.wire?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    this.clock.cancel(this.timer);
    this.clock.cancel(this.deadline);
    this.wire?.close();
    this.tell();
  }

  private open(): void {
    const wire = this.connect();
    this.wire = wire;
    const mine = (run: () => void) => () => {
      if (this.wire === wire && !this.closed) run();
    };
    wire.onopen = mine(() => this.opened());
    wire.onclose = mine(() => this.lost());
    wire.onerror = mine(() => wire.close());
    wire.onmessage = (message) => mine(() => this.heard(String(message.data)))();
  }

  private opened(): void {
    this.connected = true;
    this.fresh = true;
    for (const command of this.unanswered.values()) this.send(command);
    this.beat();
    this.tell();
    this.listener.changed();
  }

  private lost(): void {
    this.connected = false;
    this.isAsking = false;
    this.unheard.clear();
    this.wire = null;
    this.clock.cancel(this.timer);
    this.clock.cancel(this.deadline);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.timer = this.clock.later(() => this.open(), wait);
    this.tell();
    this.listener.changed();
  }

  /** A line can be dead without saying so: ask now and then, and give it up if there is no answer. */
  private beat(): void {
    this.timer = this.clock.later(() => {
      this.ask();
      this.beat();
    }, HEARTBEAT);
  }

  private ask(): void {
    this.send({ do: "ping" });
    this.isAsking = true;
    this.clock.cancel(this.deadline);
    this.deadline = this.clock.later(() => {
      const wire = this.wire;
      this.lost();
      wire?.close();
    }, SILENCE);
    this.tell();
  }

  private heard(text: string): void {
    this.clock.cancel(this.deadline);
    this.failures = 0;
    this.hear(JSON.parse(text) as FromServer);
    this.tell();
  }

  private hear(message: FromServer): void {
    switch (message.is) {
      case "state":
        return this.show(message);
      case "pong":
        this.isAsking = false;
        return;
      case "chat":
        this.unheard.delete(message.text);
        return this.listener.chat(message);
      case "ack":
        return this.answered(message.key);
      case "refused": {
        const command = this.unanswered.get(message.key);
        const token = command?.do === "move" ? command.token : "";
        this.answered(message.key);
        return this.listener.refused({ token, rule: message.rule, message: message.message, n: message.n });
      }
      case "stale":
        this.answered(message.key);
        return this.listener.stale();
      case "error":
        if (message.key) this.answered(message.key);
        else this.unheard.clear();
        return this.listener.error(message.error);
      case "review":
        return this.listener.review?.();
    }
  }

  private show(state: TableState): void {
    if (state.v < this.v) return;
    this.v = state.v;
    const fresh = this.fresh;
    this.fresh = false;
    this.listener.state(state, fresh);
  }

  private answered(key: string): void {
    if (!this.unanswered.delete(key)) return;
    const next = this.next;
    this.next = null;
    if (next) next();
    else this.listener.changed();
  }

  /** Say that something is under way: a connection, the first state, an answer; or that all is there. */
  private tell(): void {
    const isUp = this.connected && !this.fresh;
    const isAtRest = this.closed || (isUp && !this.waiting && !this.isAsking && this.unheard.size === 0);
    if (!isAtRest) this.rest ??= this.begin("line");
    else if (this.rest) {
      this.rest();
      this.rest = null;
    }
  }

  private send(message: SocketMessage): void {
    if (this.connected) this.wire?.send(JSON.stringify(message));
  }
}

export const windowClock: Clock = {
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
};
