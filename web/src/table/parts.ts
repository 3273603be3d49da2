/** What a table's first board can do without: each part is fetched when it is wanted, or when there is nothing to do. */

export const banner = () => import("../story/Banner.svelte");
export const bookSheets = () => import("./BookSheets.svelte");
export const tableSheets = () => import("./TableSheets.svelte");
export const typed = () => import("./Typed.svelte");
export const cautionNote = () => import("./CautionNote.svelte");
export const curtain = () => import("./Curtain.svelte");
export const waitingRoom = () => import("./WaitingRoom.svelte");
export const hintPanel = () => import("../hint/HintPanel.svelte");
export const path = () => import("../hint/Path.svelte");
export const coach = () => import("../lesson/Coach.svelte");
export const ring = () => import("../lesson/Ring.svelte");
export const learnt = () => import("../lesson/Learnt.svelte");

/** Whoever plays on will open these: then they are there, also while the server is away. */
const SOON = [banner, tableSheets, bookSheets, cautionNote, hintPanel, path];

/** Fetch them one after the other, each when the page has nothing else to do; the answer ends it. */
export function fetchIdly(): () => void {
  if (typeof requestIdleCallback === "undefined") return () => {};
  const left = [...SOON];
  let waiting = 0;
  const next = () => {
    const part = left.shift();
    if (part) waiting = requestIdleCallback(() => void part().then(next, () => {})); // asked for again when it is wanted
  };
  next();
  return () => {
    left.length = 0;
    cancelIdleCallback(waiting);
  };
}
