import { tick } from "svelte";

/** Words of a drawing close up rather than leave their place, where a language needs more room. */
export function fit(node: SVGTextElement, { room }: { room: number; words: string }) {
  const close = (width: number) => {
    node.style.fontSize = "";
    const long = node.getComputedTextLength();
    if (long > width) node.style.fontSize = `${(parseFloat(getComputedStyle(node).fontSize) * width) / long}px`;
  };
  close(room);
  // Until the typeface has come, another one is measured.
  void document.fonts.ready.then(() => close(room));
  // Other words are measured when they stand there.
  return { update: (now: { room: number; words: string }) => void tick().then(() => close(now.room)) };
}
