/**
 * What has arrived from a table and is still to be shown, scene after scene. Pure: it knows no clock and no page.
 *
 * The truth is always the newest state; the queue only decides what is drawn before it. Whatever was taken back is
 * forgotten at once, and with it everything that waited behind.
 */

import type { GameEvent } from "../speech/speaker";
import { type Reader, type Scene, scenesOf } from "./scenes";

/** As much of a state as matters here. */
export interface Stood {
  decided: number;
}

/** Tables kept to be shown once more. */
const KEPT = 80;
/** More scenes than these are offered to who comes back, or learns, and not forced upon them. */
export const MOST_FORCED = 9;

export class Queue<S extends Stood> {
  /** The newest state, and all that has happened. */
  now: S | null = null;
  events: readonly GameEvent[] = [];
  /** What is being shown; empty: the newest state. */
  scenes: Scene[] = [];
  /** Which of them; -1: none yet. */
  at = -1;
  /** Whether it is shown once more, on demand. */
  isAgain = false;
  /** The table after some decisions, as far as it is known. */
  private readonly tables = new Map<number, S>();
  /** The number of the first event that is told by scenes. */
  private from = 0;
  /** What is drawn: it stays until there is something to follow it. */
  private drawn: S | null = null;
  /** The decision after which it is. */
  private after = -1;

  constructor(private readonly reader: () => Reader | null) {}

  get isShowing(): boolean {
    return this.scenes.length > 0;
  }

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  /** What is to be drawn. */
  get shown(): S | null {
    return this.isShowing ? (this.drawn ?? this.now) : this.now;
  }

  /** How many events may be told: no more than what is drawn. */
  get told(): number {
    if (!this.isShowing) return this.events.length;
    const scene = this.scene;
    return scene ? scene.last + 1 : Math.max(this.from, this.scenes[0]?.n ?? 0);
  }

  /** Whether what is new begins with something that is told by no scene, as the own move is. */
  get hasLead(): boolean {
    return (this.scenes[0]?.n ?? 0) > this.from;
  }

  /** Whether of the scene that is shown more has become known than is drawn. */
  get hasMore(): boolean {
    const wanted = this.scene?.decided.findLast((n) => this.tables.has(n));
    return wanted !== undefined && wanted > this.after;
  }

  /** The decision after which the table must be asked for, before the scene can be drawn. */
  get missing(): number | null {
    const wanted = this.scene?.decided.at(-1);
    return wanted === undefined || this.tables.has(wanted) ? null : wanted;
  }

  get isLast(): boolean {
    return this.at >= this.scenes.length - 1;
  }

  /**
   * A state has come, with all events up to it. `isOffered`: if it is much, it is not forced upon anybody, as on a new
   * line, which may have been down for long. `isAway`: nobody looks, or nobody wants to be told. Whether something was
   * taken back is answered.
   */
  arrive(state: S, events: readonly GameEvent[], isOffered = false, isAway = false): boolean {
    const before = this.now;
    const told = this.events.length;
    const kept = common(this.events, events);
    this.now = state;
    this.events = events;
    if (kept < told) {
      this.forget(state.decided);
      this.keep(state);
      return true;
    }
    this.keep(state);
    const reader = this.reader();
    if (before === null || reader === null || isAway) {
      this.end();
      return false;
    }
    if (kept === events.length && !this.isShowing) return false;
    if (!this.isShowing) {
      this.from = kept;
      this.drawn = before;
      this.after = before.decided;
      this.at = -1;
    }
    this.follow(reader);
    if (this.at < 0 && this.isShowing) this.lead();
    if (isOffered && this.scenes.length - Math.max(0, this.at) > MOST_FORCED) this.end();
    return false;
  }

  /** What comes before the first scene is drawn at once. */
  private lead(): void {
    const until = this.scenes[0]?.n ?? 0;
    const last = this.events[until - 1];
    if (!this.hasLead || !last || !this.tables.has(last.decided)) return;
    this.after = last.decided;
    this.drawn = this.tables.get(last.decided) ?? this.drawn;
  }

  /** Show once more what has happened from an event on. */
  again(from: number): void {
    const reader = this.reader();
    if (!reader || !this.now) return;
    this.from = from;
    this.at = -1;
    this.isAgain = true;
    this.drawn = this.now;
    this.after = -1;
    this.follow(reader);
    if (this.isShowing) this.step(1);
    else this.end();
  }

  /** To the next scene, or to the one before; beyond the last there is the newest state. */
  step(by: 1 | -1): void {
    if (by > 0 && this.isLast) return this.end();
    this.at = Math.max(0, this.at + by);
    this.after = -1;
    this.draw();
  }

  /** Draw what is known of the scene. */
  draw(): void {
    const known = this.scene?.decided.findLast((n) => this.tables.has(n));
    if (known === undefined) return;
    this.after = known;
    this.drawn = this.tables.get(known) ?? this.drawn;
  }

  /** The table after some decisions, which was asked for; nothing: it cannot be had, and the newest must do. */
  supply(decided: number, state: S | null): void {
    const found = state ?? this.now;
    if (found) this.tables.set(decided, found);
    if (this.scene?.decided.includes(decided)) this.draw();
  }

  /** Show the newest state. */
  end(): void {
    this.scenes = [];
    this.at = -1;
    this.isAgain = false;
    this.drawn = null;
    this.after = -1;
  }

  /** Nothing of what came after so many decisions has happened. */
  private forget(decided: number): void {
    for (const n of this.tables.keys()) if (n > decided) this.tables.delete(n);
    this.end();
  }

  private keep(state: S): void {
    this.tables.delete(state.decided);
    this.tables.set(state.decided, state); // the latest last
    for (const n of this.tables.keys()) {
      if (this.tables.size <= KEPT) break;
      this.tables.delete(n);
    }
  }

  /** The scenes of what is to be told, as far as it is known now: the last one may have grown. */
  private follow(reader: Reader): void {
    this.scenes = scenesOf(this.events, reader).filter((scene) => scene.last >= this.from);
    if (this.scenes.length === 0) this.end();
  }
}

/** How many events two tellings of a game begin with alike. */
function common(before: readonly GameEvent[], after: readonly GameEvent[]): number {
  const most = Math.min(before.length, after.length);
  let n = 0;
  while (n < most && isSame(before[n]!, after[n]!)) n += 1;
  return n;
}

function isSame(a: GameEvent, b: GameEvent): boolean {
  return a === b || (a.kind === b.kind && a.decided === b.decided && JSON.stringify(a.args) === JSON.stringify(b.args));
}
