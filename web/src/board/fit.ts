import { tick } from "svelte";

interface Words {
  room: number;
  words: string;
}

const CLOSEST = 0.62;

/** Words of a drawing close up rather than leave their place, where a language needs more room. */
export function fit(node: SVGTextElement, { room }: Words) {
  return kept(node, room, (width) => {
    node.style.fontSize = "";
    const long = node.getComputedTextLength();
    if (long > width) shrink(node, width / long);
  });
}

/** The same, but they become narrower before they become smaller: for names of few letters' room. */
export function squeeze(node: SVGTextElement, { room }: Words) {
  node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  return kept(node, room, (width) => {
    node.removeAttribute("textLength");
    node.style.fontSize = "";
    const long = node.getComputedTextLength();
    if (long <= width) return;
    shrink(node, Math.min(1, width / (long * CLOSEST)));
    node.setAttribute("textLength", `${width}`);
  });
}

function shrink(node: SVGTextElement, part: number): void {
  node.style.fontSize = `${parseFloat(getComputedStyle(node).fontSize) * part}px`;
}

function kept(node: SVGTextElement, room: number, close: (width: number) => void) {
  let width = room;
  const again = () => close(width);
  // What is hidden has no length: it is measured when it is shown.
  const seen = new ResizeObserver(again);
  if (node.getComputedTextLength() === 0 && node.ownerSVGElement) seen.observe(node.ownerSVGElement);
  else again();
  // Until the typeface has come, another one is measured.
  void document.fonts.ready.then(again);
  return {
    // Other words are measured when they stand there.
    update: (now: Words) => {
      width = now.room;
      void tick().then(again);
    },
    destroy: () => seen.disconnect(),
  };
}
