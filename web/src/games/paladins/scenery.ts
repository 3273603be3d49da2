/** What is seen of each region from afar: villages near, mountains far out. */
export const SCENERY = [
  "M12 -18v-15l8-8 8 8v15ZM30 -17v-22h4v-9l5-7 5 7v9h4v22ZM54 -20v-12l9-8 9 8v12Z",
  "M20 -22q-9 -1 -6 -10q1 -10 9 -9q9 0 8 9q2 9 -6 10v8h-5ZM60 -24l-9 0 6 -10h-4l8 -13 8 13h-4l6 10h-8v9h-3Z",
  "M62 -23l-7 0 5 -8h-3l6 -10 6 10h-3l5 8h-6v6h-3Z",
  "",
  "M16 -20l-9 0 6 -11h-4l8 -14 8 14h-4l6 11h-8v7h-3ZM42 -17l-8 0 6 -9h-4l7 -12 7 12h-4l6 9h-7v6h-3ZM66 -22l-9 0 6 -11h-4l8 -14 8 14h-4l6 11h-8v7h-3Z",
  "M6 -16L24 -50 34 -34 46 -62 62 -34 68 -42 83 -16ZM24 -50l-5 10 5 -3 4 4 2 -4ZM46 -62l-6 14 5 -4 4 5 5 -2Z",
];
