import { costs, gains, type GameStory } from "../../story/facts";
import { giftColour } from "./gifts";

const story: GameStory = {
  moments: {
    "day-begins": "gg-day",
    "night-falls": "gg-night",
    "wall-scored": "gg-wall",
    "final-wall": "gg-wall",
    "game-over": "vp",
  },
  spots: { "wall-scored": ["place:wall", "place:palace"], "final-wall": ["place:wall"] },
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
  done: ["benefit-taken", "reward-claimed", "tokens-traded"],
};

export default story;
