/** The one tooltip of the page: after a pause with the mouse, at once on focus, or by a long press. */
import type { Description, Refused } from "./types";

const HOVER_MS = 350;
const PRESS_MS = 450;
const LEAVE_MS = 150;
const STIR = 4;

export interface Tip {
  about: Description & { refused?: Refused };
  at: DOMRect;
  /** Opened on purpose: its links can be followed. Else the mouse passes through it. */
  isPinned: boolean;
}

class Tips {
  current = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: { x: number; y: number } | null = null;

  show(target: Element, about: Tip["about"], after: number, isPinned: boolean): void {
    clearTimeout(this.#timer);
    const open = () => {
      if (target.isConnected) this.current = { about, at: target.getBoundingClientRect(), isPinned };
    };
    if (after === 0) open();
    else this.#timer = setTimeout(open, after);
  }

  hide(after = 0): void {
    clearTimeout(this.#timer);
    if (after === 0) this.current = null;
    else this.#timer = setTimeout(() => (this.current = null), after);
  }

  /** Keeps it open while the mouse is on it. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** After a click nothing opens until the mouse has moved: what lies under it now was not asked about. */
  rest(event: PointerEvent): void {
    this.#rest = { x: event.clientX, y: event.clientY };
    this.hide();
  }

  isResting(event: PointerEvent): boolean {
    const rest = this.#rest;
    if (rest && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) < STIR) return true;
    this.#rest = null;
    return false;
  }
}

export const tips = new Tips();

/** Handlers that show a tooltip; what it says is asked for only then. */
export function hover(about: () => Tip["about"]): Record<string, (event: Event) => void> {
  const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch";
  return {
    onpointerover: (event) => {
      event.stopPropagation();
      if (isTouch(event) || tips.isResting(event as PointerEvent)) return;
      tips.show(event.currentTarget as Element, about(), tips.current ? 0 : HOVER_MS, false);
    },
    onpointerleave: (event) => {
      if (!isTouch(event)) tips.hide(LEAVE_MS);
    },
    onpointerdown: (event) => {
      if (!isTouch(event)) return tips.rest(event as PointerEvent);
      event.stopPropagation();
      tips.hide(); // what was open before is not this press's: the finger that leaves chooses
      tips.show(event.currentTarget as Element, about(), PRESS_MS, true);
    },
    onpointerup: (event) => {
      if (isTouch(event)) pressed(event);
    },
    onpointercancel: () => tips.hide(),
    onfocusin: (event) => {
      event.stopPropagation();
      if ((event.target as Element).matches(":focus-visible")) {
        tips.show(event.currentTarget as Element, about(), 0, true);
      }
    },
    onfocusout: () => tips.hide(),
  };
}

/** After a long press the tooltip stays, and the finger that leaves chooses nothing. */
function pressed(event: Event): void {
  if (!tips.current) return tips.hide();
  event.stopPropagation();
  const stop = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 50);
}
