import type { Facts } from "../../table/games";

const facts: Facts = {
  signs: "gg",
  log: {
    dividers: ["day-begins"],
    heads: ["gift-exchanged", "meng-card", "meng-dusk"],
    news: [
      "traveller-moved",
      "wall-placed",
      "intrigue-moved",
      "envoy-moved",
      "envoy-arrived",
      "house-bought",
      "decree-taken",
      "ship-launched",
      "ship-loaded",
      "ship-sailed",
      "reward-claimed",
    ],
  },
  turns: { begins: ["gift-exchanged"], ends: [] },
  subjects: { card: "gift" },
};

export default facts;
