/** When something is done, between two frames. */

/** In a task of its own, once the next frame is drawn: then there is the most time until the one after it. */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 0));
}

/** In a task of its own, which a browser that can takes before a frame that is due. */
export function beforeNextFrame(run: () => void): void {
  if ("scheduler" in window) void scheduler.postTask(run, { priority: "user-blocking" });
  else setTimeout(run, 0);
}
