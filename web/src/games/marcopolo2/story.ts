import { costs, gains, type GameStory } from "../../story/facts";

const story: GameStory = {
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
  done: ["contract-completed", "marker-bonus", "outpost-taken", "tile-used"],
};

export default story;
