/**
 * Whether the page is at rest: nothing is asked of the server, nothing is being loaded, nothing moves, and what was
 * last clicked, typed or sent by the table is drawn. `<html data-settled>` says so; until then `data-busy` names what is
 * under way. Whoever drives a page – a test, a screen recorder – waits for that instead of for time to pass.
 */

/** What a page is asked about itself. */
export interface Scene {
  /** Say what is under way; nothing: the page is at rest. */
  mark(busy: readonly string[] | null): void;
  /** Call back when the next frame is about to be drawn. */
  nextFrame(run: () => void): void;
  /** What moves and will end, or comes late, as a font: each until it is there. */
  moving(): Promise<unknown>[];
}

/** Frames without news: in the first changes are laid out, in the second what was measured of them is drawn. */
const FRAMES = 2;

export class Settling {
  private readonly busy = new Map<symbol, string>();
  private readonly last = new Set<() => boolean>();
  private stirred = 0;
  private isLooking = false;
  private hasSettled = false;

  constructor(private readonly scene: Scene) {}

  get isSettled(): boolean {
    return this.hasSettled;
  }

  /** Something begins, and the page is not at rest from this moment; the answer is called when it has ended. */
  begin(what: string): () => void {
    const mark = Symbol(what);
    this.busy.set(mark, what);
    this.stir();
    return () => {
      if (this.busy.delete(mark)) this.stir();
    };
  }

  /** The same for a promise, however it ends. */
  async during<T>(what: string, work: Promise<T>): Promise<T> {
    const end = this.begin(what);
    try {
      return await work;
    } finally {
      end();
    }
  }

  /** Something may have changed: the page is at rest when it has been drawn. */
  stir(): void {
    this.stirred += 1;
    this.hasSettled = false;
    this.scene.mark([...this.busy.values()]);
    if (this.isLooking || this.busy.size > 0) return;
    this.isLooking = true;
    this.look(this.stirred, FRAMES);
  }

  /** What is done when all else is at rest, and once more for as long as it says that it has changed something. */
  whenStill(work: () => boolean): () => void {
    this.last.add(work);
    this.stir();
    return () => this.last.delete(work);
  }

  private look(since: number, frames: number): void {
    this.scene.nextFrame(() => {
      if (this.busy.size > 0) this.isLooking = false;
      else if (since !== this.stirred) this.look(this.stirred, FRAMES);
      else if (frames > 1) this.look(since, frames - 1);
      else void this.rest();
    });
  }

  private async rest(): Promise<void> {
    const moving = this.scene.moving();
    if (moving.length > 0) await Promise.allSettled(moving);
    const isStill = moving.length === 0 && this.busy.size === 0;
    const hasChanged = isStill && [...this.last].map((work) => work()).some((changed) => changed);
    this.isLooking = false;
    if (!isStill || hasChanged) return this.stir();
    this.hasSettled = true;
    this.scene.mark(null);
  }
}

const STIRRING = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input", "change", "focusin", "toggle"];
const WINDOW_STIRRING = ["hashchange", "popstate", "online", "resize", "pageshow", "visibilitychange"];
const MOVING = ["pointerover", "scroll", "transitionrun", "animationstart"];

/** Where there is no page, as in unit tests, nothing is drawn and frames are turns of the loop. */
const nowhere: Scene = {
  mark: () => {},
  nextFrame: (run) => setTimeout(run, 0),
  moving: () => [],
};

const here: Scene = {
  mark(busy) {
    const page = document.documentElement;
    const now = page.getAttribute("data-busy");
    const wanted = busy === null ? null : busy.join(" ");
    page.toggleAttribute("data-settled", busy === null);
    if (wanted === null) page.removeAttribute("data-busy");
    else if (wanted !== now) page.setAttribute("data-busy", wanted);
  },
  nextFrame: (run) => requestAnimationFrame(run),
  moving() {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    const fonts = document.fonts.status === "loading" ? [document.fonts.ready] : [];
    return [...ending.map((one) => one.finished), ...fonts];
  },
};

export const settling = new Settling(typeof document === "undefined" ? nowhere : here);

/** Begin to watch this page: whatever a person does to it may change it. */
export function watchThePage(): void {
  const stir = () => settling.stir();
  const listening = { capture: true, passive: true };
  for (const kind of [...STIRRING, ...WINDOW_STIRRING, ...MOVING]) window.addEventListener(kind, stir, listening);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"])
    matchMedia(query).addEventListener("change", stir);
  settling.stir();
}
