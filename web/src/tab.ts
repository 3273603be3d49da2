/** The tab of the browser: what its title says, and a dot on its icon while somebody is waited for. */

const NAME = "Caravanserai";
const MARK = "./mark.svg";
const MARK_TURN = "./mark-turn.svg";

/** Say on the tab that it is the reader's turn; an empty title: nobody waits for them. */
export function sayOnTab(title: string): void {
  document.title = title || NAME;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", title ? MARK_TURN : MARK);
}
