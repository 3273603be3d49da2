import { costs, gains, type GameStory } from "../../story/facts";

const story: GameStory = {
  moments: { "end-triggered": "round", achieved: "yk-achievement", "game-over": "vp" },
  spots: { achieved: ["achievement:{achievement}"] },
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
  done: ["order-completed", "exchanged", "token-taken"],
};

export default story;
