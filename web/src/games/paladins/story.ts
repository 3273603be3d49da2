import { costs, gains, type GameStory } from "../../story/facts";

const story: GameStory = {
  moments: { "round-begins": "round", "inquisition-begins": "pw-inquisition", "game-over": "vp" },
  spots: { "inquisition-begins": ["tax"] },
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
  done: ["tavern-taken", "wall-built", "monk-placed", "outpost-placed", "jar-placed"],
};

export default story;
