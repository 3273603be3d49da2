/** The tab of the browser: what its title says, and a dot on its icon while somebody is waited for. */

const NAME = "Caravanserai";
const MARK = "./mark.svg";
const MARK_TURN = "./mark-turn.svg";

let wanted = "";
let said = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Say on the tab that it is the reader's turn; an empty title: nobody waits for them. To change a tab is slow, and it lies
 * beside the page: that is done when the page is drawn, and not at all where the same is said again.
 */
export function sayOnTab(title: string): void {
  wanted = title;
  clearTimeout(timer);
  if (wanted !== said) timer = setTimeout(write);
}

function write(): void {
  said = wanted;
  document.title = said || NAME;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", said ? MARK_TURN : MARK);
}
