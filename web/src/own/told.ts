/** How labels and measures of many games are said: labels are components, or the messages that name deeds. */

import { chanceSaid, inPoints, signed, type Saying } from "../review/figures";
import type { Speaker } from "../speech/speaker";
import type { Measure, OwnLoss, Share } from "../table/messages";

const LEAST_WIDTH = 0.1;
const LEAST_SHARE = 0.001;

/** `decree:d1_ship` by the name of the component, `deed-travel` by its message. */
export function labelSaid(label: string, speaker: Speaker): string {
  const colon = label.indexOf(":");
  return colon < 0 ? speaker.text(label) : speaker.component(label.slice(0, colon), label.slice(colon + 1));
}

/** A share with the range in which it lies nine times in ten. */
export function shareSaid({ share, low, high }: Share): Saying {
  return { message: "cli-review-about", args: { mean: inPoints(share), low: inPoints(low), high: inPoints(high) } };
}

/** How often, with its width: to a tenth, as widths of a few hundred games are; what is counted is never exact. */
export function timesSaid({ mean, width }: Measure, speaker: Speaker): string {
  return `${tenth(mean, speaker)} ± ${tenth(Math.max(LEAST_WIDTH, width), speaker)}`;
}

export function tenth(n: number, speaker: Speaker): string {
  return new Intl.NumberFormat(speaker.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
}

/** Points more or less, whole, with their width. */
export function pointsSaid({ mean, width }: Measure): string {
  return `${signed(Math.round(mean))} ± ${Math.max(1, Math.round(width))}`;
}

/** A part of a win, never below nothing, with its width: what was measured is never exact. */
export function lossSaid({ mean, width }: Measure): Saying {
  return chanceSaid({ mean: Math.max(0, mean), width: Math.max(LEAST_SHARE, width) });
}

/** The range of a share, in percents. */
export function rangeSaid({ low, high }: Pick<OwnLoss, "low" | "high">): Saying {
  return { message: "web-review-range", args: { low: inPoints(low), high: inPoints(high) } };
}
