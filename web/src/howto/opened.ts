/** All that the drawings and texts for newcomers need: the page, the box it was filled from, symbols and pictures. */

import { api } from "../api";
import { words } from "../speech/words.svelte";
import { boxOf } from "../table/boxes";
import { symbolsOf } from "../table/games";
import { pictureOf } from "./drawings";

export async function openHowto(game: string, language: string, correction: string | null = null) {
  const asked = api.howto(game, language, correction);
  const [page, icons, Drawn] = await Promise.all([asked, symbolsOf(game), pictureOf(game)]);
  const [box] = await Promise.all([boxOf(game, page.box, correction), words.open(game, page.box, correction)]);
  return { page, box, icons, Drawn };
}
