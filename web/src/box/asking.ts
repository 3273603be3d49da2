/** What is asked about boxes and their corrections: fetched with the pages that show them. */

import { call } from "../api";
import type { BoxKept, BoxReading, BoxShipped } from "../table/messages";

export const shipped = (game: string): Promise<BoxShipped> => call("GET", `games/${game}/shipped`);

export const check = (game: string, text: string): Promise<BoxReading> =>
  call("POST", `games/${game}/corrections/check`, { text });

export const keep = (game: string, text: string): Promise<BoxKept> =>
  call("POST", `games/${game}/corrections`, { text });

export const kept = (game: string, id: string): Promise<BoxKept> => call("GET", `games/${game}/corrections/${id}`);
