/** Pieces glide from where they were to where they are: elements with `data-piece`, wherever on the page. */
import { type Box, type Drawing, type Move, isRedrawn, moves, reframed } from "./motion";

const FADE_MS = 140;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const ARC = 0.08;

let running: Animation[] = [];

/** Measures every piece, home and frame. A `data-piece` group has no transform of its own. */
export function draw(root: ParentNode = document): Drawing {
  const drawing: Drawing = {
    pieces: new Map(),
    homes: new Map(),
    homeOf: new Map(),
    frames: new Map(),
    frameOf: new Map(),
  };
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const piece = element.dataset["piece"] ?? "";
    drawing.pieces.set(piece, element.getBoundingClientRect());
    const home = element.dataset["home"];
    if (home) drawing.homeOf.set(piece, home);
    const frame = element.closest<SVGElement>("[data-framed]")?.dataset["framed"];
    if (frame) drawing.frameOf.set(piece, frame);
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-frame]")) {
    drawing.frames.set(element.dataset["frame"] ?? "", element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-home-of]")) {
    drawing.homes.set(element.dataset["homeOf"] ?? "", element.getBoundingClientRect());
  }
  return drawing;
}

/** Plays the difference; gives back what has moved, for the trails. */
export function glide(before: Drawing, reduced: boolean, root: ParentNode = document): Move[] {
  finish();
  const after = draw(root);
  const old = reframed(before, after);
  if (isRedrawn(old, after)) return [];
  const list = moves(old, after);
  const elements = byPiece(root);
  for (const move of list) {
    const element = elements.get(move.piece);
    if (element) running.push(animate(element, move, reduced));
  }
  if (running.length > 0) {
    const all = running;
    void Promise.allSettled(all.map((animation) => animation.finished)).then(() => {
      if (running === all) running = [];
    });
    for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, finish, { once: true, capture: true });
  }
  return list;
}

/** A click or a key finishes everything at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

function byPiece(root: ParentNode): Map<string, HTMLElement | SVGElement> {
  const out = new Map<string, HTMLElement | SVGElement>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    out.set(element.dataset["piece"] ?? "", element);
  }
  return out;
}

function animate(element: HTMLElement | SVGElement, move: Move, reduced: boolean): Animation {
  if (reduced || !move.from) {
    return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, fill: "backwards" });
  }
  return element.animate(way(element, move.from, move.to), {
    duration: move.duration,
    delay: move.delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** Along a slight arc, in the units of the drawing that the element belongs to. */
function way(element: HTMLElement | SVGElement, from: Box, to: Box): Keyframe[] {
  const unit = unitOf(element);
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  const lift = -ARC * Math.hypot(dx, dy);
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px)` },
    { transform: "translate(0px, 0px)" },
  ];
}

function unitOf(element: HTMLElement | SVGElement): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}
