/** The pictures that a game brings: `pictures/trader-fox.svg` is that of `trader:fox`. */

import { getContext, setContext } from "svelte";
import { carrier } from "../carrier/carrier";
import type { Grammar } from "../speech/grammar";

const KEY = Symbol("pictures");

/** Where the picture of a component is; nothing where it has none. */
export type PictureOf = (token: string) => string;

/** Lays out the pictures of a game for all components below; `given` is asked each time. */
export function layPictures(given: () => Grammar): void {
  setContext<PictureOf>(KEY, (token) => {
    const { game, pictures } = given();
    const name = token.replace(":", "-");
    return pictures.includes(name) ? carrier.address(`games/${game}/pictures/${name}`) : "";
  });
}

export function usePictures(): PictureOf {
  return getContext<PictureOf>(KEY);
}
