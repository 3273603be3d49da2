/** What the story of a game draws: the symbols of its great moments, of gains and costs, and its values. No rules. */

/** A number that an event tells, as a symbol; `{what}` in its name is an argument of the event. */
export interface Sum {
  icon: string;
  sign: 1 | -1;
  /** The argument that is the number; none: it is one. */
  n?: string;
}

export interface GameStory {
  /** Great moments by their events, and their symbols. */
  moments: Record<string, string>;
  /** Where on the board a moment happens, and what else it touches, by tokens; the others are of the whole table. */
  spots?: Record<string, readonly string[]>;
  /** Events that tell what somebody got or gave. */
  sums: Record<string, Sum>;
  /** Sorts of components that are drawn as their value: the key of the value, and its colour. */
  values: Record<string, { key: string; colour: (value: number) => string }>;
  /** Sorts of components that are places. */
  places: readonly string[];
  /** Events that say nothing beside others. */
  quiet: readonly string[];
  /** Events by which a component brings what is printed on it at once: they are told by `.beside`, symbols say the rest. */
  done?: readonly string[];
  /** Of rounds that are counted: after which the game ends; the box says it. */
  last?: number;
}

export const NO_STORY: GameStory = { moments: {}, sums: {}, values: {}, places: [], quiet: [] };

/** The story as it goes with the components that are played with. */
export function storyWith(box: Record<string, unknown> | null, story: GameStory = NO_STORY): GameStory {
  const { rounds } = (box?.["meta"] ?? {}) as { rounds?: number };
  return rounds === undefined ? story : { ...story, last: rounds };
}

/** What an event gave, and what it cost. */
export const gains = (icon: string, n = "n"): Sum => ({ icon, sign: 1, n });
export const costs = (icon: string, n = "n"): Sum => ({ icon, sign: -1, n });
