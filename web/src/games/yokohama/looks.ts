import type { Looks } from "../../ending/looks";

const looks: Looks = {
  symbols: {
    "score-orders": "yk-order",
    "score-boards": "yk-church",
    "score-achievements": "yk-achievement",
    "score-buildings": "yk-shop",
    "score-areas": "yk-token",
    "score-track": "vp",
    "score-church": "yk-church",
    "score-customs": "yk-customs",
    "score-technology": "yk-technology",
    "score-countries": "yk-gb",
    "score-agents": "yk-agent",
    "score-imports": "yk-import",
    "score-yen": "yk-yen",
    "score-goods": "yk-silk",
    "sheet-orders": "yk-order",
    "sheet-boards": "yk-church",
    "sheet-achievements": "yk-achievement",
    "sheet-buildings": "yk-shop",
    "sheet-areas": "yk-token",
    "sheet-technology": "yk-technology",
    "sheet-countries": "yk-gb",
    "sheet-rest": "yk-yen",
    "tie-turn-order": "start",
  },
  tones: {
    "sheet-orders": "#dda58f",
    "sheet-boards": "#9cc6cc",
    "sheet-achievements": "#c9a24a",
    "sheet-buildings": "#b98f6c",
    "sheet-areas": "#d8d0bf",
    "sheet-technology": "#7a94b5",
    "sheet-countries": "#b79bb0",
    "sheet-rest": "#efe3c4",
  },
};

export default looks;
