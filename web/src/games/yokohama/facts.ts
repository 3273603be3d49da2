import type { Facts } from "../../table/games";

const facts: Facts = {
  signs: "yk",
  log: {
    dividers: ["round-begins"],
    heads: ["action", "president-returned", "order-completed", "achieved"],
    news: ["order-taken", "technology-taken", "shop-built", "house-built", "on-board"],
  },
  turns: { begins: ["turn-begins"], ends: [] },
  subjects: { area: "area" },
  strip: "158px",
};

export default facts;
