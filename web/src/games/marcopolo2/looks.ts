import type { Looks } from "../../ending/looks";

const looks: Looks = {
  symbols: {
    "score-carried-out": "mp-contract",
    "score-travel": "mp-post",
    "score-seals": "mp-seal",
    "score-cards": "card",
    "score-actions": "mp-book",
    "score-track": "vp",
    "score-goal": "mp-goal",
    "score-shields": "mp-shield",
    "score-goods": "mp-any-good",
    "score-coins": "mp-coin",
    "score-contracts": "mp-contract",
    "sheet-contracts": "mp-contract",
    "sheet-travel": "mp-travel",
    "sheet-seals": "mp-seal",
    "sheet-cards": "card",
    "sheet-actions": "mp-book",
    "sheet-goal": "mp-goal",
    "sheet-stock": "mp-any-good",
    "tie-camel": "mp-camel",
  },
  tones: {
    "sheet-contracts": "#c9a24a",
    "sheet-travel": "#dda58f",
    "sheet-seals": "#9cc6cc",
    "sheet-cards": "#b79bb0",
    "sheet-actions": "#b98f6c",
    "sheet-goal": "#8cbf9c",
    "sheet-stock": "#efe3c4",
  },
};

export default looks;
