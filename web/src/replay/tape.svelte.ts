/** Where a replay stands, and how it goes on by itself: turn by turn, at one of four speeds. */

import type { Shape } from "../table/log";
import { endOf, stepsOf, turnsUntil, type Turn } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a turn takes at the plain speed, in milliseconds. */
export const TURN = 1800;
/** How long each step of a turn is shown at least. */
export const STEP = 450;
/** From this speed on pieces do not travel. */
const TOO_QUICK = 4;

export class Tape {
  /** How many decisions have been taken where it stands. */
  n = $state(0);
  turns = $state.raw<Turn[]>([]);
  shape = $state.raw<Shape>({ dividers: [], heads: [], moments: [], news: [], begins: [], ends: [] });
  /** Of the whole game. */
  decided = $state(0);
  speed = $state<Speed>(1);
  isPlaying = $state(false);

  /** `show` draws the table after so many decisions, and answers when it is drawn. */
  constructor(private readonly show: (n: number) => Promise<void>) {}

  /** How many turns are over. */
  readonly at = $derived(turnsUntil(this.turns, this.n));

  /** The turn that was shown last, or that is being gone through, from 1; none at the start. */
  get shown(): number {
    return this.at + (this.n > this.endOf(this.at) ? 1 : 0);
  }

  get isAtEnd(): boolean {
    return this.n >= this.decided;
  }

  get isTooQuick(): boolean {
    return this.isPlaying && this.speed >= TOO_QUICK;
  }

  get speedName(): string {
    return this.speed === 0.5 ? "½" : String(this.speed);
  }

  async go(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(this.decided, n));
    await this.show(this.n);
  }

  /** Where so many turns are over; the last of them ends where the game does. */
  private endOf(turn: number): number {
    return turn <= 0 ? 0 : endOf(this.turns, turn - 1, this.decided);
  }

  toTurn(turn: number): void {
    this.isPlaying = false;
    void this.go(this.endOf(turn));
  }

  /** A turn on, or back: first to the beginning of the one that is being gone through. */
  turnBy(by: number): void {
    this.toTurn((by < 0 ? this.shown : this.at) + by);
  }

  stepBy(by: number): void {
    this.isPlaying = false;
    void this.go(this.n + by);
  }

  /** The first turn of the round before or after. */
  roundBy(by: number): void {
    const now = this.turns[this.at]?.round ?? (this.turns.at(-1)?.round ?? 0) + 1;
    const isAtFirst = this.n === this.firstOf(now);
    this.isPlaying = false;
    void this.go(this.firstOf(by > 0 ? now + 1 : now - (isAtFirst ? 1 : 0)));
  }

  private firstOf(round: number): number {
    if (round < 0) return 0;
    return this.turns.find((turn) => turn.round === round)?.from ?? this.decided;
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.isAtEnd) this.n = 0;
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** The steps of the turn that is being gone through; at the highest speed it is one. */
  private get steps(): number[] {
    const turn = this.turns[this.at];
    const end = this.endOf(this.at + 1);
    const within = turn && this.speed < TOO_QUICK ? stepsOf(turn).filter((n) => n < end) : [];
    return [...within, end];
  }

  /**
   * One step of a turn on, and after a while the next: never before the one before is drawn. A turn takes as long with
   * few steps as with several. The answer stops it.
   */
  play(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const next = async () => {
      const { steps } = this;
      const step = steps.find((n) => n > this.n) ?? this.decided;
      const pause = step === steps.at(-1) ? TURN - (steps.length - 1) * STEP : STEP;
      await this.go(step);
      if (isStopped) return;
      if (this.isAtEnd) this.isPlaying = false;
      else timer = setTimeout(() => void next(), Math.max(STEP, pause) / this.speed);
    };
    timer = setTimeout(() => void next(), TURN / this.speed / 2);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }
}
