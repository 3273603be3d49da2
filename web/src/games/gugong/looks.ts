import type { Looks } from "../../ending/looks";

const looks: Looks = {
  symbols: {
    "score-wall": "gg-wall",
    "score-travel": "gg-travel",
    "score-decrees": "gg-decree",
    "score-canal": "gg-canal",
    "score-steps": "gg-palace",
    "score-destiny": "gg-die",
    "score-track": "vp",
    "score-final-wall": "gg-wall",
    "score-decree": "gg-decree-3",
    "score-palace": "gg-envoy",
    "score-jade": "gg-jade",
    "score-no-palace": "gg-envoy",
    "sheet-wall": "gg-wall",
    "sheet-travel": "gg-travel",
    "sheet-decrees": "gg-decree",
    "sheet-canal": "gg-canal",
    "sheet-palace": "gg-palace",
    "sheet-destiny": "gg-die",
    "sheet-jade": "gg-jade",
    "tie-intrigue": "gg-intrigue",
    "tie-stack": "gg-intrigue",
    "tie-audience": "gg-envoy",
  },
  tones: {
    "sheet-wall": "#cbb587",
    "sheet-travel": "#e3cf9d",
    "sheet-decrees": "#b79bb0",
    "sheet-canal": "#9cc6cc",
    "sheet-palace": "#dda58f",
    "sheet-destiny": "#c7756a",
    "sheet-jade": "#8cbf9c",
  },
};

export default looks;
