/**
 * What lies aside of the board – the others' panels, the log – is drawn after it, in a task of its own: pieces set off
 * at once, and no frame has to wait for all of it.
 */

import { untrack } from "svelte";
import { settling } from "../settled";

/** Calls back in the next task, whatever clocks and frames do; the answer calls it off. */
function nextTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
  return () => port1.close();
}

/**
 * The same a task later. What must not wait – the first of all, or what another person sees – is drawn at once. Called
 * while a page is set up.
 */
export function afterwards<T>(now: () => T, mayWait: (before: T, after: T) => boolean): () => T {
  let drawn = $state.raw(untrack(now));
  $effect.pre(() => {
    const wanted = now();
    const before = untrack(() => drawn);
    if (wanted === before) return;
    if (!mayWait(before, wanted)) {
      drawn = wanted;
      return;
    }
    const end = settling.begin("aside");
    const cancel = nextTask(() => {
      drawn = wanted;
      end();
    });
    return () => {
      cancel();
      end();
    };
  });
  return () => drawn;
}
