/** Seats are told apart by colour and by mark, the same in all games. */

export const SEAT_MARKS = ["seat-circle", "seat-square", "seat-triangle", "seat-diamond", "seat-cross"];

/** The class that gives pieces the colour and the mark of a seat. */
export function seatClass(seat: number): string {
  return `s${seat + 1}`;
}
