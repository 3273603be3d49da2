import type { Looks } from "../../ending/looks";

const looks: Looks = {
  symbols: {
    "score-orders": "pw-order",
    "score-faith": "pw-faith",
    "score-strength": "pw-strength",
    "score-influence": "pw-influence",
    "score-workshops": "pw-workshop",
    "score-monks": "pw-monk",
    "score-walls": "pw-wall",
    "score-outposts": "pw-outpost",
    "score-absolves": "pw-jar",
    "score-converted": "pw-convert",
    "score-paid-debts": "pw-debt-paid",
    "score-unpaid-debts": "pw-debt",
    "score-resources": "pw-silver",
    "sheet-orders": "pw-order",
    "sheet-attributes": "pw-influence",
    "sheet-board": "pw-workshop",
    "sheet-outsiders": "pw-convert",
    "sheet-debts": "pw-debt-paid",
    "sheet-stock": "pw-silver",
    "tie-orders": "pw-order",
    "tie-suspicion": "pw-suspicion",
  },
  tones: {
    "sheet-orders": "#c9a24a",
    "sheet-attributes": "#7a94b5",
    "sheet-board": "#b98f6c",
    "sheet-outsiders": "#8fa383",
    "sheet-debts": "#d8d0bf",
    "sheet-stock": "#efe3c4",
  },
};

export default looks;
