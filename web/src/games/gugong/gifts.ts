/** The colour of a gift belongs to its value. */
const COLOURS = ["#b4552d", "#8e3b3b", "#7a5a33", "#4e7a3a", "#3c6fa8", "#31608f", "#93333f", "#7d5730", "#956607"];

export function giftColour(value: number): string {
  return COLOURS[value - 1] ?? "#54483c";
}
