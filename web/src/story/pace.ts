/** How long things are shown, in milliseconds. */

export const PACES = ["off", "quick", "calm"] as const;
export type Pace = (typeof PACES)[number];

interface Times {
  /** From what has come until it is shown: what comes right after it is shown along with it. */
  gap: number;
  /** Between two drawings of one scene: pieces have arrived by then. */
  step: number;
  scene: number;
  moment: number;
}

const TIMES: Record<Exclude<Pace, "off">, Times> = {
  quick: { gap: 80, step: 240, scene: 600, moment: 1000 },
  calm: { gap: 200, step: 420, scene: 1200, moment: 2200 },
};

/** How long all that waits may take: what is more is shown faster. */
const LONGEST = 20_000;
const LEAST = 150;

export function timesOf(pace: Pace): Times {
  return TIMES[pace === "off" ? "calm" : pace]; // who wants nothing by itself may still look at it again
}

/** How long one of so many scenes is shown. */
export function dwell(pace: Pace, isMoment: boolean, scenes: number): number {
  const times = timesOf(pace);
  const wanted = isMoment ? times.moment : times.scene;
  return Math.max(LEAST, Math.min(wanted, LONGEST / Math.max(1, scenes)));
}
