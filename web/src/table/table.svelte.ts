/** One table as the page sees it: the newest state, what has happened, what waits for an answer. No rules. */

import { api, as, invite, ServerError } from "../api";
import { afterChange, beforeChange } from "../board/gliding.svelte";
import { carrier } from "../carrier/carrier";
import { settings } from "../settings.svelte";
import { settling } from "../settled";
import type { GameEvent } from "../speech/speaker";
import type { Reader } from "../story/scenes";
import { Story } from "../story/story.svelte";
import { type Along, nextOn } from "./along";
import type { Chat, Choice, TableSeat, TableState, UndoPoint } from "./messages";
import { changeOf } from "./minds";
import { shared } from "./shared";
import { Line, type Refusal, type Wire } from "./socket";
import { isOut, now, timeOf } from "./time";

export class Table {
  readonly id: string;
  /** What is played, known before the line is up: its words and its drawing can come meanwhile. */
  game = $state<string | null>(null);
  /** The digest of the box that it is played with; another one once the server was started with other components. */
  box = $state<string | null>(null);
  /** The corrected box that it comes from, if it is not the box of the house. */
  correction = $state<string | null>(null);
  state = $state.raw<TableState | null>(null);
  /** When the newest state came. */
  arrived = $state(0);
  events = $state.raw<GameEvent[]>([]);
  /** What of all this is shown now: what came fast is shown one after the other. */
  readonly story: Story;
  chats = $state<Chat[]>([]);
  connected = $state(false);
  waiting = $state(false);
  /** The token that was sent and is not yet answered. */
  sent = $state<string | null>(null);
  /** What was chosen last by the person at this page, and after how many decisions. */
  last: { token: string; decided: number } | null = null;
  refusal = $state.raw<Refusal | null>(null);
  /** The id of the message that tells what went wrong. */
  trouble = $state<string | null>(null);
  /** Whose eyes; null: a spectator's. */
  seat = $state<number | null>(null);
  /** The number of the last event of the own last turn. */
  seenUntil = $state(-1);
  /** Told before what is shown changes. */
  changing: (next: TableState | null) => void = () => beforeChange();
  private line: Line | null = null;
  /** A way that was taken as one, as far as it is still to be answered. */
  private way: Along | null = null;
  private closed = false;

  constructor(id: string, invitation?: string) {
    this.id = id;
    this.story = new Story({
      pace: () => settings.kept.pace,
      isAway: () => document.visibilityState === "hidden",
      at: (decided) => api.at(this.id, decided, this.seat),
      beforeChange: (next) => this.changing(next),
      afterChange,
    });
    if (invitation !== undefined) invite(id, invitation);
  }

  /** Find out which seat is ours and sit there. */
  async open(seat: number | null = null): Promise<void> {
    try {
      const state = await this.first(seat);
      if (this.closed) return;
      this.game = state.table.game;
      this.box = state.table.box;
      this.correction = state.table.correction;
      const mine = state.table.seats.filter((one) => one.mine).map((one) => one.seat);
      const asked = mine.find((one) => state.asked.includes(one));
      this.sit(seat !== null && mine.includes(seat) ? seat : (asked ?? mine[0] ?? null));
    } catch (error) {
      this.trouble = error instanceof ServerError ? `error-${error.id}` : "error-unknown";
    }
  }

  /** Look through the eyes of a seat of ours; hot-seat players change places this way. */
  sit(seat: number | null): void {
    this.line?.close();
    this.story.reset();
    this.seat = seat;
    this.seenUntil = -1;
    this.line = new Line(() => this.connect(), {
      state: (state, fresh) => this.show(state, fresh),
      chat: (chat) => this.hear(chat),
      refused: (refusal) => this.hearRefusal(refusal),
      stale: () => this.hearRefusal(null), // the present state follows by itself
      error: (id) => this.complain(id),
      changed: () => this.follow(),
    });
  }

  /** Where the table itself is: another kind of table has it elsewhere. */
  protected first(seat: number | null): Promise<TableState> {
    return api.state(this.id, seat);
  }

  protected connect(): Wire {
    return carrier.line(this.id, as(this.id, this.seat));
  }

  close(): void {
    this.closed = true;
    this.line?.close();
    this.story.close();
  }

  /** How the game's log is read, and by whom. */
  read(reader: Reader): void {
    this.story.read(reader);
    if (this.seenUntil < 0) this.seenUntil = this.story.lastOwn(this.events);
  }

  wake(): void {
    this.line?.wake();
  }

  get choices(): Choice[] {
    return this.state?.ask?.choices ?? [];
  }

  /** The seats whose time is out while the table waits for them. */
  get late(): number[] {
    const { state, arrived } = this;
    if (!state || state.clocks.length === 0) return [];
    return state.clocks.map((one) => one.seat).filter((seat) => isOut(timeOf(state, seat, arrived), now.ms));
  }

  /** Others whom the table has waited for so long that a bot may play on. */
  get absent(): number[] {
    const seats = this.state?.table.seats.filter((one) => !one.mine && one.away !== null) ?? [];
    return seats.filter((one) => (one.away ?? 0) <= now.ms).map((one) => one.seat);
  }

  /** The seats that were a person's own and are kept for them. */
  keptFor(person: string | undefined): TableSeat[] {
    if (this.state?.table.status !== "playing" || person === undefined) return [];
    return this.state.table.seats.filter((one) => one.former === person && !one.mine);
  }

  get canUndo(): boolean {
    return this.state?.undo.can ?? false;
  }

  /** What leads to the question and may still be chosen otherwise, the latest first. */
  get points(): readonly UndoPoint[] {
    return this.state?.undo.points ?? [];
  }

  /** Choose something that an earlier question offered, or go back to that question where it was chosen; whether that was one. */
  reconsider(token: string): boolean {
    const change = changeOf(token, this.points, this.choices);
    if (!change || !this.state || this.seat === null) return false;
    this.forget();
    return this.line?.command(change, this.seat, this.state.decided) ?? false;
  }

  /** Back to the last choice that leads to the question; whether there is one. */
  back(): boolean {
    const [last] = this.points;
    if (!last || !this.state || this.seat === null) return false;
    this.forget();
    return this.line?.command({ do: "undo", back: last.decided }, this.seat, this.state.decided) ?? false;
  }

  /** What was said of the question, and what others did before it, is known. */
  private forget(): void {
    this.refusal = null;
    this.trouble = null;
    this.way = null;
    this.story.decide();
  }

  move(token: string): void {
    this.way = null;
    this.send(token);
  }

  /** Take choices one after the other, for as long as each of them is open when its turn has come. */
  moveAlong(tokens: string[]): void {
    const [first, ...rest] = tokens;
    if (first === undefined || !this.state) return;
    this.way = { rest, decided: this.state.decided };
    this.send(first);
    if (this.sent !== first) this.way = null;
  }

  private goOn(): void {
    const { way, state } = this;
    if (!way || !state || this.waiting) return;
    const { send, along } = nextOn(way, state.ask, state.decided);
    this.way = along;
    if (send !== null) this.send(send);
  }

  private send(token: string): void {
    const ask = this.state?.ask;
    if (!ask || !this.state) return;
    const choice = ask.choices.find((one) => one.token === token);
    if (!choice) return;
    if (choice.rule) return this.refuse(choice);
    this.refusal = null;
    this.trouble = null;
    this.story.decide();
    if (!this.line?.command({ do: "move", token }, ask.seat, this.state.decided)) return;
    this.sent = token;
    this.last = { token, decided: this.state.decided };
  }

  /** Say why a choice is closed. */
  refuse(choice: Choice): void {
    if (choice.rule && choice.message) {
      this.refusal = { token: choice.token, rule: choice.rule, message: choice.message, n: choice.n ?? 0 };
    }
  }

  undo(): void {
    this.deed("undo");
  }

  redo(): void {
    this.deed("redo");
  }

  confirm(): void {
    this.deed("confirm");
  }

  chat(text: string): void {
    this.line?.chat(text);
  }

  /** The seat by which this browser acts, if any. */
  private get controlled(): number | null {
    return this.state?.ask?.seat ?? (this.state?.held ? this.state.holder : this.seat);
  }

  private deed(deed: "undo" | "redo" | "confirm"): void {
    const seat = this.controlled;
    if (seat === null || !this.state) return;
    this.forget();
    this.line?.command({ do: deed }, seat, this.state.decided);
  }

  private show(state: TableState, fresh: boolean): void {
    const before = this.state;
    const wasAsked = before?.ask != null;
    const told = this.events.length;
    this.events = [...this.events.slice(0, state.since), ...state.events];
    if (wasAsked && (!state.ask || state.ask.step !== before.ask?.step)) this.refusal = null;
    if (wasAsked && state.decided > before.decided)
      this.seenUntil = ownUntil(this.events, told, before.ask?.seat ?? -1);
    this.state = shared(before, state);
    this.box = state.table.box;
    this.correction = state.table.correction;
    this.arrived = Date.now();
    this.story.arrive(this.state, this.events, fresh);
    if (this.seenUntil < 0) this.seenUntil = this.story.lastOwn(this.events);
    settling.stir();
    this.goOn();
    this.takeSeat(state);
  }

  /** Let in by the others, we sit down; where a bot or another sits now, we only look on. */
  private takeSeat(state: TableState): void {
    const mine = state.table.seats.find((one) => one.mine);
    if (this.seat === null && mine) this.sit(mine.seat);
    else if (this.seat !== null && state.seat === null) this.seat = null;
  }

  private hearRefusal(refusal: Refusal | null): void {
    settling.stir();
    this.refusal = refusal;
    this.way = null;
  }

  /** That others are asked is no trouble: the state says it for as long as it is so. */
  private complain(id: string): void {
    settling.stir();
    this.way = null;
    if (id !== "needs-consent") this.trouble = `error-${id}`;
    if (id === "not-invited") this.line?.close();
    if (id === "forbidden") void this.open(); // the seat is no longer ours: which is?
  }

  /** After reconnecting the last lines are told again. */
  private hear(chat: Chat): void {
    settling.stir();
    if (!this.chats.some((one) => one.n === chat.n)) this.chats.push(chat);
  }

  private follow(): void {
    this.connected = this.line?.connected ?? false;
    this.waiting = this.line?.waiting ?? false;
    if (!this.waiting) this.sent = null;
    this.goOn();
  }
}

/** The number of the last event of one's own move: what another does begins what happened since. */
function ownUntil(events: readonly GameEvent[], told: number, seat: number): number {
  const others = events.slice(told).find((event) => event.args["player"] !== seat);
  return (others ? others.n : events.length) - 1;
}
