/** The seat whose panel is pointed at: its pieces stand out on the board. */
class Lit {
  seat = $state<number | null>(null);
}

export const lit = new Lit();
