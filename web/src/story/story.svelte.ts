/**
 * What happens at a table, at a pace that people can follow: others' turns and great moments one after the other, then
 * the newest state with its question. What somebody does is never held up: it shows all at once.
 */

import { afterNextFrame } from "../board/frames";
import { settling } from "../settled";
import type { GameEvent } from "../speech/speaker";
import type { TableState } from "../table/messages";
import type { Clock } from "../table/socket";
import { dwell, type Pace, timesOf } from "./pace";
import { Queue } from "./queue";
import { lastOwn, type Reader, type Scene, scenesOf } from "./scenes";

export interface StoryClock extends Clock {
  now(): number;
}

/** What a story depends on. */
export interface Setting {
  pace(): Pace;
  /** Whether nobody looks: a page in the background. */
  isAway(): boolean;
  /** The table as it was after some decisions. */
  at(decided: number): Promise<TableState>;
  /** What is drawn is about to change, to this. */
  beforeChange?(next: TableState | null): void;
  /** It is told to change. */
  afterChange?(): void;
}

/** What a seat did last: it is marked until the next own decision. */
export interface Mark {
  seat: number;
  scene: Scene;
}

export class Story {
  /** What is drawn. */
  shown = $state.raw<TableState | null>(null);
  /** How many events are told. */
  told = $state(0);
  /** What came to be told last, for whoever says it aloud. */
  news = $state.raw<GameEvent[]>([]);
  scenes = $state.raw<Scene[]>([]);
  at = $state(-1);
  isAgain = $state(false);
  isPaused = $state(false);
  /** How long the scene is shown, for the line that runs along; 0: it stands. */
  runs = $state(0);
  marks = $state.raw<Mark[]>([]);
  /** How often all marks were wiped away: trails that boards have drawn go with them. */
  wiped = $state(0);
  /** Whether what is drawn lies before what was drawn: nothing of that has happened now. */
  isBack = $state(false);
  private reader: Reader | null = null;
  private queue: Queue<TableState>;
  private timer = 0;
  private drawnAt = 0;
  private due = 0;
  private asking: number | null = null;
  private rest: (() => void) | null = null;

  constructor(
    private readonly setting: Setting,
    private readonly clock: StoryClock = pageClock,
    private readonly begin: (what: string) => () => void = (what) => settling.begin(what),
  ) {
    this.queue = new Queue(() => this.reader);
  }

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  /** Whether something is shown that is not the newest. */
  get isShowing(): boolean {
    return this.scenes.length > 0;
  }

  /** Who looks, and how the game's log is read: before that is known everything is shown at once. */
  read(reader: Reader): void {
    this.reader = reader;
  }

  arrive(state: TableState, events: readonly GameEvent[], isFresh: boolean): void {
    const { queue, clock } = this;
    const wasShowing = queue.isShowing;
    const isAway = this.setting.pace() === "off" || this.setting.isAway();
    const known = queue.now === null ? events.length : queue.events.length;
    // What a lesson plays by itself, up to its next position, is no more forced upon anybody than what was missed.
    const isOffered = isFresh || Boolean(state.lesson);
    const isTakenBack = queue.arrive(state, events, isOffered, isAway && !queue.isAgain);
    if (isTakenBack) this.wipe();
    else if (!queue.isShowing) for (const scene of this.since(events, known)) this.mark(scene);
    if (!wasShowing && queue.isShowing) {
      this.isPaused = false;
      if (queue.hasLead) this.enter(1);
      else this.due = clock.now() + timesOf(this.setting.pace()).gap;
    }
    this.tell();
  }

  /** Play what has happened from an event on once more; who is in no hurry goes on by hand. */
  again(from: number): void {
    this.queue.end();
    this.queue.again(from);
    this.isPaused = this.setting.pace() === "off";
    this.entered();
    this.tell();
  }

  /** The scenes that there would be to play from an event on. */
  since(events: readonly GameEvent[], from: number): Scene[] {
    return this.reader ? scenesOf(events, this.reader).filter((scene) => scene.last >= from) : [];
  }

  /** Where the own last turn ended, as far as the log tells it. */
  lastOwn(events: readonly GameEvent[]): number {
    return this.reader ? lastOwn(events, this.reader) : -1;
  }

  /** One scene on or back; who does so by hand wants to look. */
  step(by: 1 | -1): void {
    if (!this.isShowing) return;
    this.isPaused = true;
    this.enter(by);
    this.tell();
  }

  toggle(): void {
    if (!this.isShowing) return;
    this.isPaused = !this.isPaused;
    this.due = this.clock.now() + this.dwell();
    this.tell();
  }

  /** Show all at once; whether there was anything to show. */
  skip(): boolean {
    if (!this.queue.isShowing) return false;
    for (const scene of this.queue.scenes.slice(Math.max(0, this.at + 1))) this.mark(scene);
    this.queue.end();
    this.tell();
    return true;
  }

  /** Through other eyes: nothing of what was seen by those before is kept. */
  reset(): void {
    this.queue = new Queue(() => this.reader);
    this.asking = null;
    this.wipe();
    this.schedule();
  }

  /** The next own decision: what others did before it is known. */
  decide(): void {
    this.skip();
    this.wipe();
  }

  close(): void {
    this.wait();
    this.rest?.();
    this.rest = null;
  }

  private wipe(): void {
    this.marks = [];
    this.wiped += 1;
  }

  private mark(scene: Scene): void {
    const { seat } = scene;
    if (seat !== null && !scene.isMoment)
      this.marks = [...this.marks.filter((one) => one.seat !== seat), { seat, scene }];
  }

  private enter(by: 1 | -1): void {
    this.queue.step(by);
    this.entered();
  }

  private entered(): void {
    this.drawnAt = this.clock.now();
    this.due = this.drawnAt + this.dwell();
    if (this.queue.scene) this.mark(this.queue.scene);
    this.ask();
  }

  private dwell(): number {
    const { scene, scenes } = this.queue;
    return dwell(this.setting.pace(), scene?.isMoment ?? false, scenes.length);
  }

  /** Where the table after a scene is not known, it is asked for, and the scene lasts until it has been seen. */
  private ask(): void {
    const wanted = this.queue.missing;
    if (wanted === null || wanted === this.asking) return;
    this.asking = wanted;
    void this.setting
      .at(wanted)
      .catch(() => null)
      .then((found) => {
        if (this.asking === wanted) this.asking = null;
        if (this.queue.missing !== wanted) return; // taken back, or gone on
        this.queue.supply(wanted, found);
        this.drawnAt = this.clock.now();
        this.due = this.drawnAt + this.dwell();
        this.tell();
      });
  }

  private tick(): void {
    const { queue, clock } = this;
    if (queue.at < 0) this.enter(1);
    else if (queue.hasMore) {
      queue.draw();
      this.drawnAt = clock.now();
      this.due = Math.max(this.due, this.drawnAt + this.dwell() / 2);
      if (queue.scene) this.mark(queue.scene);
    } else this.enter(1);
    this.tell();
  }

  /** Say what is shown now, and when that changes. */
  private tell(): void {
    const { queue } = this;
    const told = queue.told;
    if (queue.shown !== this.shown) this.setting.beforeChange?.(queue.shown);
    this.isBack = told < this.told;
    if (this.isBack) this.wiped += 1;
    this.news = this.isBack || this.shown === null ? [] : queue.events.slice(this.told, told);
    this.scenes = queue.scenes;
    this.at = queue.at;
    this.isAgain = queue.isAgain;
    this.told = told;
    this.shown = queue.shown;
    if (!queue.isShowing) this.isPaused = false;
    this.setting.afterChange?.();
    this.schedule();
  }

  private schedule(): void {
    const { queue, clock } = this;
    this.wait();
    const isRunning = queue.isShowing && !this.isPaused;
    if (isRunning) this.rest ??= this.begin("story");
    else {
      this.rest?.();
      this.rest = null;
    }
    this.runs = isRunning && queue.at >= 0 ? this.dwell() : 0;
    if (!isRunning || this.asking !== null) return;
    const now = clock.now();
    const step = timesOf(this.setting.pace()).step;
    const wake = queue.at >= 0 && queue.hasMore ? this.drawnAt + step : this.due;
    const timer = clock.later(
      () => {
        if (timer === this.timer) this.tick();
      },
      Math.max(0, wake - now),
    );
    this.timer = timer;
  }

  /** Nothing goes on by itself until that is said anew. */
  private wait(): void {
    this.clock.cancel(this.timer);
    this.timer = 0;
  }
}

/** What is due goes on with the frame before: from there it has all the time that there is until the next. */
const FRAME_MS = 20;

const pageClock: StoryClock = {
  now: () => performance.now(),
  later: (run, ms) =>
    ms < FRAME_MS
      ? window.setTimeout(run, ms)
      : window.setTimeout(() => (document.hidden ? run() : afterNextFrame(run)), ms - FRAME_MS),
  cancel: (timer) => window.clearTimeout(timer),
};
