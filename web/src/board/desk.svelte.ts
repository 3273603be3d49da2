/** What the pieces of a board share: who may choose what, and how it is said. */
import { getContext, setContext } from "svelte";
import { withOwn } from "./own";
import { hover, tips } from "./tip.svelte";
import type { Choices, Description, Desk, Refused } from "./types";

const KEY = Symbol("desk");
const NONE: Choices = new Map();

/** Lays a desk for all components below; `given` is asked each time, so that it stays true. `own`: what differs. */
export function layDesk(given: () => Desk, own: Partial<Desk> = {}): Desk {
  const desk: Desk = {
    get choices() {
      return given().choices;
    },
    get selected() {
      return given().selected;
    },
    get chosen() {
      return given().chosen;
    },
    get changes() {
      return given().changes;
    },
    get seats() {
      return given().seats;
    },
    get layout() {
      return given().layout;
    },
    get reduced() {
      return given().reduced;
    },
    get composer() {
      return given().composer;
    },
    get ways() {
      return given().ways;
    },
    get onway() {
      return given().onway;
    },
    get speak() {
      return given().speak;
    },
    get describe() {
      return given().describe;
    },
    get tell() {
      return given().tell;
    },
    get onchoose() {
      return given().onchoose;
    },
    get onrefused() {
      return given().onrefused;
    },
  };
  withOwn(desk, own);
  setContext(KEY, desk);
  return desk;
}

/** The same for a sheet that is only looked at: nothing is chosen there. */
export function layStillDesk(given: () => Desk): Desk {
  return layDesk(given, { choices: NONE, selected: null, composer: undefined });
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

export type Mark = "may" | "no" | "selected" | undefined;

/** How an element looks: to be chosen, refused, or chosen already. */
export function markOf(desk: Desk, token: string): Mark {
  if (desk.selected === token) return "selected";
  const choice = desk.choices.get(token);
  if (!choice) return desk.chosen?.has(token) ? "selected" : undefined;
  return choice.refused ? "no" : "may";
}

/** What an element needs that may be chosen instead of what was: the table hears the click. Spread it. */
export function changeable(desk: Desk, token: string): Attributes {
  return desk.changes?.has(token) ? { "data-change": "" } : {};
}

export function nameOf(desk: Desk, seat: number): string {
  return desk.seats.find((info) => info.seat === seat)?.name ?? "";
}

/** Takes a choice, or says why not. */
export function choose(desk: Desk, token: string): void {
  const choice = desk.choices.get(token);
  if (!choice) return;
  if (choice.refused) desk.onrefused(choice);
  else desk.onchoose(token);
}

type Attributes = Record<string, unknown>;

/** What the element of a choice needs to be chosen by mouse, touch or keyboard, and to explain itself. Spread it. */
export function choosable(desk: Desk, token: string, label?: string, text?: string, way?: string[]): Attributes {
  return { ...said(desk, token, label), ...heard(desk, token, text, way) };
}

/** What the element of a choice says of itself. */
export function said(desk: Desk, token: string, label?: string): Attributes {
  const { refused, price } = desk.choices.get(token) ?? {};
  const name = label ?? desk.describe(token).title;
  const more = refused ? `. ${refused.text}` : price ? `, ${price.text}` : "";
  return {
    id: token,
    "data-mark": markOf(desk, token),
    role: "button",
    tabindex: 0,
    "aria-label": name + more,
    "aria-disabled": refused ? "true" : undefined,
    "aria-pressed": desk.selected === token ? "true" : undefined,
  };
}

/** What it hears. It looks at the choices when it is clicked, so that it can stay while they change. */
export function heard(desk: Desk, token: string, text?: string, way?: string[]): Attributes {
  const isRefused = () => desk.choices.get(token)?.refused !== undefined;
  const take = () => (way && !isRefused() ? desk.onway?.(way) : choose(desk, token));
  return {
    ...hover(() => aboutChoice(desk, token, text)),
    onclick: (event: Event) => {
      event.stopPropagation();
      if (isRefused()) tips.show(event.currentTarget as Element, aboutChoice(desk, token, text), 0, true);
      take();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      take();
    },
  };
}

/** What a part needs to be picked and given back while a token is composed; `held`: it stands for so many. Spread it. */
export function pickable(desk: Desk, part: string, isPicked: boolean, label: string, held = 0): Attributes {
  const composer = desk.composer;
  if (!composer) return {};
  const isOpen = isPicked || composer.isOpen(part);
  const pick = () => (held > 0 ? composer.turn(part, held) : isPicked ? composer.drop(part) : composer.add(part));
  return {
    "data-part": part,
    "data-mark": isPicked ? "selected" : isOpen ? "may" : "no",
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "aria-pressed": isPicked ? "true" : "false",
    "aria-disabled": isOpen ? undefined : "true",
    onclick: (event: Event) => {
      event.stopPropagation();
      pick();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      pick();
    },
  };
}

/** What an element needs that only shows something: a name to be read out, and its tooltip. */
export function shown(about: Description): Attributes {
  return {
    role: "img",
    "aria-label": about.text ? `${about.title}. ${about.text}` : about.title,
    ...hover(() => about),
  };
}

/** A component, what it costs now or why it is refused; `text` says more than the component itself can. */
export function aboutChoice(desk: Desk, token: string, text = ""): Description & { refused?: Refused } {
  const about = desk.describe(token);
  const { refused, price } = desk.choices.get(token) ?? {};
  const lines = [about.text, text, price?.text].flatMap((said) => said?.split("\n") ?? []);
  const more = { ...about, text: [...new Set(lines)].filter((line) => line && line !== about.title).join("\n") };
  return refused ? { ...more, refused } : more;
}
