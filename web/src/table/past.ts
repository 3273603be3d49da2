/** A table that is looked at again: as whoever asks may see it, with what it is drawn and told by. */

import { api } from "../api";
import { words } from "../speech/words.svelte";
import { type Box, boxOf } from "./boxes";
import { drawn, type DrawnGame } from "./games";
import type { TableState } from "./messages";

interface Past {
  state: TableState;
  /** The reader's own seat; none of a spectator. */
  seat: number | null;
  game: DrawnGame | null;
  box: Box;
}

export async function opened(id: string): Promise<Past> {
  const anyone = await api.state(id, null);
  const seat = anyone.table.seats.find((one) => one.mine)?.seat ?? null;
  const state = seat === null ? anyone : await api.state(id, seat);
  const { game: played, box: digest, correction } = state.table;
  const [game, box] = await Promise.all([
    drawn(played),
    boxOf(played, digest, correction),
    words.open(played, digest, correction),
  ]);
  return { state, seat, game, box };
}
