import type { Facts } from "../../table/games";

const facts: Facts = {
  signs: "pw",
  log: {
    dividers: ["round-begins"],
    heads: ["action-taken", "favour-used", "rival-scheme"],
    news: [
      "workshop-developed",
      "townsfolk-recruited",
      "townsfolk-dismissed",
      "action-cleared",
      "monk-placed",
      "outpost-placed",
      "wall-built",
      "jar-placed",
      "outsider-attacked",
      "outsider-converted",
      "rival-action",
    ],
  },
  turns: { begins: ["action-taken", "favour-used", "passed"], ends: [] },
  subjects: { action: "action", favour: "favour" },
  dock: { grid: "minmax(0, 1.234fr)" },
};

export default facts;
