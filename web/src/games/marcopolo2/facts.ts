import type { Facts } from "../../table/games";

const facts: Facts = {
  signs: "mp",
  log: {
    dividers: ["round-begins"],
    heads: ["dice-placed", "contract-completed", "seal-improved", "money-bag"],
    news: ["moved", "seal-taken", "contract-taken", "contract-drawn", "black-die", "goal-shown"],
  },
  turns: { begins: [], ends: ["turn-ends"] },
  subjects: { space: "space", book: "space", city: "location" },
};

export default facts;
