/** The stories of the drawn games, each beside its board: `games/camel/story.ts`. */

import { type GameStory, NO_STORY } from "./facts";

const FILES = import.meta.glob<GameStory>("../games/*/story.ts", { import: "default" });

/** The games that have one. */
export const TOLD = Object.keys(FILES).map((path) => path.split("/").at(-2)!);

export async function storyOf(game: string): Promise<GameStory> {
  return (await FILES[`../games/${game}/story.ts`]?.()) ?? NO_STORY;
}
