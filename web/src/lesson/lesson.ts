/** What a lesson points at, and how its texts are read. */
import { partsOf } from "../board/compose";
import type { Composer } from "../board/composer.svelte";

/** A part of a text: words, or a symbol of the sprite with the mark that must not be torn from it. */
export interface Part {
  text: string;
  icon?: string;
}

const ICON = /:([a-z][a-z0-9-]*):([.,;:)]*)/g;
const EVERYTHING = ".prompt .tools .every";

/** `a gift :gg-gift:, and more` as words and symbols. */
export function parts(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(ICON)) {
    if (found.index > end) out.push({ text: text.slice(end, found.index) });
    out.push({ icon: found[1] ?? "", text: found[2] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < text.length) out.push({ text: text.slice(end) });
  return out;
}

/** A click on the way to a token made by several: one more of a part, or one less. */
export interface Click {
  part: string;
  isMore: boolean;
}

/** What to click next; null: all that is wanted is picked. */
export function nextClick(wanted: readonly string[], picked: readonly string[], isOrdered: boolean): Click | null {
  if (isOrdered) {
    if (picked.some((part, n) => part !== wanted[n])) return { part: picked[0] ?? "", isMore: false };
    return lacking(wanted, picked);
  }
  const tooMany = lacking(picked, wanted);
  return tooMany ? { ...tooMany, isMore: false } : lacking(wanted, picked);
}

/** The first part of one bag that another has not, or not so often. */
function lacking(parts: readonly string[], others: readonly string[]): Click | null {
  const rest = [...others];
  for (const part of parts) {
    const at = rest.indexOf(part);
    if (at < 0) return { part, isMore: true };
    rest.splice(at, 1);
  }
  return null;
}

/** Where a choice is nowhere to be seen, the list of all choices has it. */
export function everything(): Element | null {
  return document.querySelector(EVERYTHING);
}

/** The element to be chosen: in a list opened for it, on the board or in the hand, else its button or its tab. */
export function target(tokens: readonly string[], composer: Composer): Element | null {
  for (const token of tokens) {
    const part = partOf(token, composer);
    if (part) return part;
    const named = CSS.escape(token);
    for (const where of [`[data-choice="${named}"]`, `#${named}`, `.prompt [data-token="${named}"]`]) {
      const found = [...document.querySelectorAll(where)].find(isSeen);
      if (found) return found;
    }
    const tab = tabOf(token);
    if (tab) return tab;
  }
  return null;
}

/** Where a choice lies in a part of the table that is closed, what opens that part. */
function tabOf(token: string): Element | null {
  const panel = document.getElementById(token)?.closest("[hidden]");
  return panel?.id ? document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) : null;
}

/** What is to be touched to get at an element: itself, or where a sheet lies over it, the button that closes the sheet. */
export function clearing(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!over || element.contains(over) || over.contains(element)) return element;
  for (let sheet: Element | null = over; sheet; sheet = sheet.parentElement) {
    const closes =
      sheet.id && document.querySelector(`[aria-controls="${CSS.escape(sheet.id)}"][aria-expanded="true"]`);
    if (closes && isSeen(closes)) return closes;
  }
  return element;
}

/** Of a token made by several clicks, what is to be clicked next; null where only its button is left. */
function partOf(token: string, composer: Composer): Element | null {
  if (!composer.how || !composer.makes(token) || composer.match?.token === token) return null;
  const click = nextClick(partsOf(token), composer.picked, composer.how.isOrdered);
  const found = [...document.querySelectorAll(`[data-part="${CSS.escape(click?.part ?? "")}"]`)].filter(isSeen);
  return found.find((one) => one.getAttribute("aria-pressed") === String(!click?.isMore)) ?? found[0] ?? null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}
