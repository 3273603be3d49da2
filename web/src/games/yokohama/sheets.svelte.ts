/** Which part of the table lies over the areas on a phone: opened from the board or from one's own stock. */
class Sheets {
  open = $state<string | null>(null);
}

export const sheets = new Sheets();
