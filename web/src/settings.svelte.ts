/** What a person has set for this browser; language and theme also go with the account. */

import { drawer } from "./drawer";
import { type Pace, PACES } from "./story/pace";
import type { NewTable } from "./table/requests";

export type Theme = "system" | "light" | "dark";

const MOST_HIDDEN = 100;
const MOST_REVIEWED = 100;
const REMEMBERED = "caravanserai-settings";

interface Kept {
  theme: Theme;
  calm: boolean;
  sound: boolean;
  /** How fast others' turns are shown. */
  pace: Pace;
  chat: boolean;
  /** People whose lines are not shown. */
  hidden: string[];
  /** Finished tables to be looked at again, the latest last. */
  review: string[];
  /** Puzzles whose turn was found, the latest last. */
  solved: string[];
  /** The level that is met by "Play with bots"; empty: the one that the game proposes. */
  opponent: string;
  /** How each game was last set up. */
  setups: Record<string, NewTable>;
}

const DEFAULTS: Kept = {
  theme: "system",
  calm: false,
  sound: true,
  pace: "calm",
  chat: true,
  hidden: [],
  review: [],
  solved: [],
  opponent: "",
  setups: {},
};

function remembered(): Kept {
  try {
    const found = { ...DEFAULTS, ...(JSON.parse(drawer.get(REMEMBERED) ?? "{}") as Partial<Kept>) };
    return PACES.includes(found.pace) ? found : { ...found, pace: DEFAULTS.pace };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  readonly kept = $state<Kept>(remembered());
  private readonly systemDark = matchMedia("(prefers-color-scheme: dark)");
  private readonly systemCalm = matchMedia("(prefers-reduced-motion: reduce)");
  private systemIsDark = $state(this.systemDark.matches);
  private systemIsCalm = $state(this.systemCalm.matches);

  constructor() {
    this.systemDark.addEventListener("change", (now) => (this.systemIsDark = now.matches));
    this.systemCalm.addEventListener("change", (now) => (this.systemIsCalm = now.matches));
  }

  get isDark(): boolean {
    return this.kept.theme === "dark" || (this.kept.theme === "system" && this.systemIsDark);
  }

  /** Whether pieces are not to travel. */
  get isCalm(): boolean {
    return this.kept.calm || this.systemIsCalm;
  }

  /** Show no more lines of somebody; whom one hid long ago is forgotten. */
  hide(person: string): void {
    this.change({ hidden: [...this.kept.hidden.filter((one) => one !== person), person].slice(-MOST_HIDDEN) });
  }

  isToReview(table: string): boolean {
    return this.kept.review.includes(table);
  }

  /** Keep a finished table for later, or no more. */
  review(table: string, isKept: boolean): void {
    const others = this.kept.review.filter((one) => one !== table);
    this.change({ review: (isKept ? [...others, table] : others).slice(-MOST_REVIEWED) });
  }

  /** Remember how a game was set up, for the next time. */
  setUp(wish: NewTable): void {
    this.change({ setups: { ...this.kept.setups, [wish.game]: wish } });
  }

  change(what: Partial<Kept>): void {
    Object.assign(this.kept, what);
    drawer.put(REMEMBERED, JSON.stringify(this.kept));
  }
}

export const settings = new Settings();
