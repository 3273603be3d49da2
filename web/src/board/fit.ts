import { tick } from "svelte";

interface Words {
  room: number;
  words: string;
}

/** Words that stand in a drawing, and how they are made to fit. */
interface Fitted {
  node: SVGTextElement;
  room: number;
  close: (node: SVGTextElement, width: number, long: number) => void;
  /** What is hidden has no length: it is measured when it is shown. */
  seen: ResizeObserver;
}

const CLOSEST = 0.62;
const LEAST = 12; // units of the drawing: no word is smaller, unless `--least` says that it is drawn reduced

/** Words of a drawing become smaller rather than leave their place, and then narrower. */
export function fit(node: SVGTextElement, given: Words) {
  node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  return kept(node, given, (node, width, long) => {
    if (shrink(node, width / long) * long > width) node.setAttribute("textLength", `${width}`);
  });
}

/** The same, but they become narrower before they become smaller: for names of few letters' room. */
export function squeeze(node: SVGTextElement, given: Words) {
  node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  return kept(node, given, (node, width, long) => {
    shrink(node, Math.min(1, width / (long * CLOSEST)));
    node.setAttribute("textLength", `${width}`);
  });
}

/** To this part of their size, if they stay large enough; to which part it was. */
function shrink(node: SVGTextElement, part: number): number {
  const style = getComputedStyle(node);
  const whole = parseFloat(style.fontSize);
  const least = parseFloat(style.getPropertyValue("--least")) || LEAST;
  const size = Math.max(Math.min(least, whole), whole * part);
  node.style.fontSize = `${size}px`;
  return size / whole;
}

function kept(node: SVGTextElement, given: Words, close: Fitted["close"]) {
  let words = given.words;
  const fitted: Fitted = { node, room: given.room, close, seen: new ResizeObserver(() => measure(fitted)) };
  measure(fitted);
  return {
    // Other words are measured when they stand there.
    update: (now: Words) => {
      if (now.room === fitted.room && now.words === words) return;
      fitted.room = now.room;
      words = now.words;
      void tick().then(() => measure(fitted));
    },
    destroy: () => fitted.seen.disconnect(),
  };
}

const waiting = new Set<Fitted>();

/**
 * All that have to be measured are measured together, before the next frame is painted: a change between two of them, or
 * before all else has changed, would lay out the page anew.
 */
function measure(fitted: Fitted): void {
  if (waiting.size === 0) requestAnimationFrame(fitAll);
  waiting.add(fitted);
}

function fitAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const { node } of all) {
    node.removeAttribute("textLength");
    node.style.fontSize = "";
  }
  const lengths = all.map(({ node }) => node.getComputedTextLength());
  for (const [n, { node, room, close, seen }] of all.entries()) {
    const long = lengths[n] ?? 0;
    if (long > room) close(node, room, long);
    else if (long === 0 && node.ownerSVGElement) seen.observe(node.ownerSVGElement);
  }
  // Until the typeface has come, another one is measured.
  if (document.fonts.status === "loading") void document.fonts.ready.then(() => all.forEach(measure));
}
