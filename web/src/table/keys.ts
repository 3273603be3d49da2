/** The keyboard at a table: letters for what is always there, figures for choices, arrows between what glows. */

export interface Deeds {
  choose(n: number): void;
  /** To the choice before; whether there is one. */
  back(): boolean;
  undo(): void;
  redo(): void;
  log(): void;
  rules(): void;
  hint(): void;
  type(): void;
  help(): void;
}

const GLOWING = '[data-mark="may"], [data-open], [data-part]';

/** Whether a key means something here; one that is typed into a field does not. */
export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter) deeds[letter]();
  else if (/^[1-9]$/.test(event.key)) deeds.choose(Number(event.key));
  else if (event.key === "Escape") {
    if (event.defaultPrevented || !deeds.back()) return;
  } else if (!event.key.startsWith("Arrow") || !step(event.key)) return;
  event.preventDefault();
}

const LETTERS: Record<string, Exclude<keyof Deeds, "choose" | "back">> = {
  u: "undo",
  y: "redo",
  l: "log",
  r: "rules",
  h: "hint",
  t: "type",
  "?": "help",
};

/** Whether keys belong to the thing itself: it is typed into, or scrolled. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [role=log], [role=region]");
}

/** Move the focus to the nearest glowing element in the direction of the arrow. */
function step(key: string): boolean {
  const glowing = [...document.querySelectorAll<HTMLElement | SVGElement>(GLOWING)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
  );
  const now = document.activeElement;
  const at = now && glowing.includes(now as HTMLElement) ? middle(now) : null;
  if (!at) {
    glowing[0]?.focus();
    return glowing.length > 0;
  }
  const ahead = glowing
    .filter((one) => one !== now)
    .map((one) => ({ one, away: distance(at, middle(one), key) }))
    .filter(({ away }) => away < Infinity)
    .sort((a, b) => a.away - b.away);
  ahead[0]?.one.focus();
  return ahead.length > 0;
}

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far something is in a direction; what lies aside counts as farther, what lies behind not at all. */
function distance(from: Point, to: Point, key: string): number {
  const way = DIRECTIONS[key] ?? { x: 0, y: 0 };
  const along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
  const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
  return along > 1 ? along + 2.5 * aside : Infinity;
}
