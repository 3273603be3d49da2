/** The stories of the drawn games, each beside its board: `games/camel/story.ts`. */

import type { GameStory } from "./facts";

const FILES = import.meta.glob<GameStory>("../games/*/story.ts", { import: "default", eager: true });

export const STORIES: Record<string, GameStory> = Object.fromEntries(
  Object.entries(FILES).map(([path, story]) => [path.split("/").at(-2), story]),
);
