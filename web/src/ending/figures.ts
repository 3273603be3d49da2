/** Numbers as people write them: in the reader's language, and with a real minus. */

import { minus } from "../board/atoms";
import type { Speaker } from "../speech/speaker";

export function figure(n: number, speaker: Speaker): string {
  return minus(speaker.number(n + 0)); // what was rounded up to nothing is not less than nothing
}

/** The same with its sign, for what is more or less than something else. */
export function signed(n: number, speaker: Speaker): string {
  return n > 0 ? `+${speaker.number(n)}` : figure(n, speaker);
}
