/** What the story of each game draws: the symbols of its great moments, of gains and costs, and its values. No rules. */

import { giftColour } from "../games/gugong/gifts";

/** A number that an event tells, as a symbol; `{what}` in its name is an argument of the event. */
interface Sum {
  icon: string;
  sign: 1 | -1;
  /** The argument that is the number; none: it is one. */
  n?: string;
}

export interface GameStory {
  /** Great moments by their events, and their symbols. */
  moments: Record<string, string>;
  /** Events that tell what somebody got or gave. */
  sums: Record<string, Sum>;
  /** Sorts of components that are drawn as their value: the key of the value, and its colour. */
  values: Record<string, { key: string; colour: (value: number) => string }>;
  /** Sorts of components that are places. */
  places: readonly string[];
  /** Events that say nothing beside others. */
  quiet: readonly string[];
  /** Of rounds that are counted: after which the game ends; the box says it. */
  last?: number;
}

export const NO_STORY: GameStory = { moments: {}, sums: {}, values: {}, places: [], quiet: [] };

/** The story as it goes with the components that are played with. */
export function storyWith(box: Record<string, unknown> | null, story: GameStory = NO_STORY): GameStory {
  const { rounds } = (box?.["meta"] ?? {}) as { rounds?: number };
  return rounds === undefined ? story : { ...story, last: rounds };
}

const gains = (icon: string, n = "n"): Sum => ({ icon, sign: 1, n });
const costs = (icon: string, n = "n"): Sum => ({ icon, sign: -1, n });

export const STORIES: Record<string, GameStory> = {
  gugong: {
    moments: {
      "day-begins": "gg-day",
      "night-falls": "gg-night",
      "wall-scored": "gg-wall",
      "final-wall": "gg-wall",
      "game-over": "vp",
    },
    sums: {
      "servants-gained": gains("gg-servant"),
      "servants-spent": costs("gg-servant"),
      "jade-taken": gains("gg-jade"),
      points: gains("vp"),
      "points-lost": costs("vp"),
    },
    values: { gift: { key: "value", colour: giftColour } },
    places: ["place", "city", "harbour"],
    quiet: [],
  },
  paladins: {
    moments: { "round-begins": "round", "inquisition-begins": "pw-inquisition", "game-over": "vp" },
    sums: {
      "worker-gained": gains("pw-{worker}"),
      "silver-gained": gains("pw-silver"),
      "silver-paid": costs("pw-silver"),
      "provisions-gained": gains("pw-provision"),
      "provisions-paid": costs("pw-provision"),
      "tax-taken": gains("pw-silver"),
      "attribute-raised": gains("pw-{attribute}"),
      "debt-taken": { icon: "pw-debt", sign: 1 },
      "debt-paid": { icon: "pw-debt-paid", sign: 1 },
      "debt-destroyed": { icon: "pw-debt", sign: -1 },
      "suspicion-drawn": { icon: "pw-suspicion", sign: 1 },
      "suspicion-removed": costs("pw-suspicion"),
    },
    values: {},
    places: ["action", "favour", "space"],
    quiet: [],
  },
  marcopolo2: {
    moments: { "round-begins": "round", "game-over": "vp" },
    sums: {
      gained: gains("mp-{what}"),
      paid: costs("mp-{what}"),
      points: gains("vp"),
      "points-paid": costs("vp"),
      "black-die": { icon: "mp-black-die", sign: 1 },
    },
    values: {},
    places: ["space", "location"],
    quiet: ["turn-ends"],
  },
  yokohama: {
    moments: { "end-triggered": "round", achieved: "yk-achievement", "game-over": "vp" },
    sums: {
      gained: gains("yk-{what}"),
      paid: costs("yk-{what}"),
      income: gains("yk-yen"),
      "fee-paid": costs("yk-yen"),
      "canal-paid": costs("yk-yen"),
      points: gains("vp"),
    },
    values: {},
    places: ["area"],
    quiet: ["turn-begins"],
  },
};
