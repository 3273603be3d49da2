/**
 * How much room the window leaves: three layouts of the same table. `<html data-room>` says it to style sheets.
 *
 * A whole board has words of 12 units and must not be drawn below nine tenths of its size: where the window leaves less,
 * the table is laid out in parts, as on a phone. A tablet held upright has more than one part at a time, or larger ones.
 */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { MediaQuery } from "svelte/reactivity";

const hand = new MediaQuery("(max-width: 999px), (max-height: 599px), (max-width: 1199px) and (orientation: portrait)");
const narrow = new MediaQuery("max-width: 1299px");
const tablet = new MediaQuery("(min-width: 760px) and (orientation: portrait)");
const beside = new MediaQuery("(min-width: 640px) and (orientation: landscape)");
/** What the parts are drawn for. */
const HAND = { width: 500, height: 844 };
const TABLET = { width: 768, height: 1024 };
const STEPS = 20;

type Room = "phone" | "narrow" | "wide";

export const screen = {
  /** One part of the board at a time, everything within reach of a thumb. */
  get isPhone(): boolean {
    return hand.current;
  },
  /** No room for a rail at the side; every phone is narrow. */
  get isNarrow(): boolean {
    return hand.current || narrow.current;
  },
  /** Lower than wide: the board and what belongs to one's hand lie side by side. */
  get isBeside(): boolean {
    return hand.current && beside.current;
  },
  /** A phone's layout with room for more than a part at a time. */
  get isTablet(): boolean {
    return hand.current && tablet.current;
  },
  /** How much larger than on a phone its parts are drawn. */
  get zoom(): number {
    if (!hand.current || beside.current) return 1;
    const { width, height } = tablet.current ? TABLET : HAND;
    const most = Math.min((innerWidth.current ?? 0) / width, (innerHeight.current ?? 0) / height);
    return Math.max(1, Math.floor(most * STEPS) / STEPS);
  },
  get room(): Room {
    return hand.current ? "phone" : narrow.current ? "narrow" : "wide";
  },
};

if (typeof document !== "undefined") {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset["room"] = screen.room;
    });
  });
}
