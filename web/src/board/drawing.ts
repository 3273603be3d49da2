/** How a layer knows whether it lies in a drawing of layers, and how large that is. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("drawing");

/** `viewBox` is asked each time, so that it stays true. */
export function layDrawing(viewBox: () => string): void {
  setContext(KEY, viewBox);
}

/** The size of the drawing around, if its layers are drawn apart. */
export function drawingAround(): (() => string) | undefined {
  return getContext<(() => string) | undefined>(KEY);
}
