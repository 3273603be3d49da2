/** What becomes of a drawn Paladin, as far as it is picked: the message that says so. */
export function fate(picked: readonly string[], id: string): string {
  const at = picked.indexOf(id);
  if (at === 0) return "board-plan-play";
  if (at === 1) return "board-plan-top";
  return picked.length >= 2 ? "board-plan-under" : "";
}
