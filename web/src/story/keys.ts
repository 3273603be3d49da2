/** The keyboard while something is shown: on, back, pause, and all at once. */

import type { Story } from "./story.svelte";

const OWN = "button, a, input, select, textarea, summary";

/** Whether a key meant the story, and was obeyed. */
export function onStoryKey(event: KeyboardEvent, story: Story): boolean {
  if (!story.isShowing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const isOwn = event.target instanceof Element && event.target.matches(OWN);
  switch (event.key) {
    case ",":
      story.step(-1);
      break;
    case ".":
      story.step(1);
      break;
    case "p":
    case "P":
      story.toggle();
      break;
    case " ":
      if (isOwn) return false; // it presses the button that has the focus
      story.skip();
      break;
    case "Escape":
    case "End":
      story.skip();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}
