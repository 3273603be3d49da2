/** What a lesson points at, and how its texts are read. */

/** A part of a text: words, or a symbol of the sprite with the mark that must not be torn from it. */
export interface Part {
  text: string;
  icon?: string;
}

const ICON = /:([a-z][a-z0-9-]*):([.,;:)]*)/g;
/** Where the choice itself is nowhere to be seen, the list of all choices has it. */
const EVERYTHING = ".prompt .tools .quiet";

/** `a gift :gg-gift:, and more` as words and symbols. */
export function parts(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(ICON)) {
    if (found.index > end) out.push({ text: text.slice(end, found.index) });
    out.push({ icon: found[1] ?? "", text: found[2] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < text.length) out.push({ text: text.slice(end) });
  return out;
}

/** The element to be chosen: on the board or in the hand, else its button, else the way to all choices. */
export function target(tokens: readonly string[]): Element | null {
  for (const token of tokens) {
    const named = CSS.escape(token);
    for (const where of [`#${named}`, `.prompt [data-token="${named}"]`]) {
      const found = [...document.querySelectorAll(where)].find(isSeen);
      if (found) return found;
    }
  }
  return tokens.length > 0 ? document.querySelector(EVERYTHING) : null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}
