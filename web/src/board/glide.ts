/**
 * Pieces glide from where they were to where they are, appear and vanish: elements with `data-piece`, wherever on the
 * page. Those with `data-card` turn over when they come from nowhere or go there.
 */
import { type Box, type Drawing, type Move, distance, isRedrawn, moves, reframed, vanished } from "./motion";

const FADE_MS = 140;
const VANISH_MS = 120;
const FLIP_MS = 220;
const NEAR = 2; // pixels
const EASE = "cubic-bezier(.2,.7,.2,1)";
const ARC = 0.08;

type Piece = HTMLElement | SVGElement;

/** A drawing, with the elements of its pieces: what vanishes is shown a little longer. */
export interface Picture extends Drawing {
  elements: Map<string, Piece>;
  owners: Map<string, Element | null>;
}

let running: Animation[] = [];

/** Measures every piece, home and frame. A `data-piece` group has no transform of its own. */
export function draw(root: ParentNode = document): Picture {
  const drawing: Picture = {
    elements: new Map(),
    owners: new Map(),
    pieces: new Map(),
    homes: new Map(),
    homeOf: new Map(),
    frames: new Map(),
    frameOf: new Map(),
  };
  for (const element of root.querySelectorAll<Piece>("[data-piece], [data-frame], [data-home-of]")) {
    const piece = element.getAttribute("data-piece");
    const frame = element.getAttribute("data-frame");
    const homeOf = element.getAttribute("data-home-of");
    const box = element.getBoundingClientRect();
    if (frame !== null) drawing.frames.set(frame, box);
    if (homeOf !== null) drawing.homes.set(homeOf, box);
    if (piece === null) continue;
    drawing.pieces.set(piece, box);
    drawing.elements.set(piece, element);
    drawing.owners.set(piece, element instanceof SVGElement ? element.ownerSVGElement : null);
    const home = element.getAttribute("data-home");
    if (home) drawing.homeOf.set(piece, home);
    const framed = element.closest("[data-framed]")?.getAttribute("data-framed");
    if (framed) drawing.frameOf.set(piece, framed);
  }
  return drawing;
}

/** Plays the difference; `onmoved` is told what has moved, for the trails, while nothing moves yet. */
export function glide(before: Picture, reduced: boolean, onmoved: (moves: Move[]) => void): void {
  finish();
  const after = draw();
  const old = reframed(before, after);
  if (isRedrawn(old, after)) return;
  const list = moves(old, after);
  // All that is measured is measured before anything is set in motion: each look after a change lays the page out anew.
  const units = new Map<Node | null, number>();
  const ghosts = reduced ? [] : vanished(before, after).flatMap((piece) => ghostOf(before, piece) ?? []);
  const still = ghosts.filter(({ ghost, box }) => distance(box, ghost.getBoundingClientRect()) <= NEAR);
  const ways = list.flatMap((move) => {
    const element = after.elements.get(move.piece);
    return element
      ? [{ element, move, frames: move.from && !reduced ? way(element, move.from, move.to, units) : null }]
      : [];
  });
  if (list.length > 0) onmoved(list);
  for (const one of ghosts) if (!still.includes(one)) one.ghost.remove(); // its ground has moved
  for (const { element, move, frames } of ways) running.push(animate(element, move, frames, reduced));
  for (const { ghost } of still) running.push(vanish(ghost));
  if (running.length > 0) {
    const all = running;
    void Promise.allSettled(all.map((animation) => animation.finished)).then(() => {
      if (running === all) running = [];
    });
    for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, finish, { once: true, capture: true });
  }
}

/** A click or a key finishes everything at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** What is gone from its drawing, once more at its old place. */
function ghostOf(before: Picture, piece: string): { ghost: SVGElement; box: Box } | null {
  const owner = before.owners.get(piece);
  const box = before.pieces.get(piece);
  const gone = before.elements.get(piece);
  if (!owner?.isConnected || !box?.width || !gone || gone.isConnected) return null; // an element may serve another piece
  const ghost = gone.cloneNode(true) as SVGElement;
  for (const one of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "aria-label", "data-piece"]) one.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.pointerEvents = "none";
  owner.append(ghost);
  return { ghost, box };
}

/** It fades or turns over. */
function vanish(ghost: SVGElement): Animation {
  const animation = ghost.dataset["card"] === undefined ? fade(ghost) : flip(ghost, "reverse");
  void animation.finished.finally(() => ghost.remove());
  return animation;
}

function fade(element: Piece): Animation {
  return element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: VANISH_MS, fill: "forwards" });
}

function flip(element: Piece, direction: "normal" | "reverse"): Animation {
  const turned = { transform: "scaleX(0)", transformBox: "fill-box", transformOrigin: "center" };
  const open = { ...turned, transform: "scaleX(1)" };
  // One that has turned up lies as it would without: an animation that goes on to hold it there keeps it a layer.
  const fill = direction === "normal" ? "backwards" : "both";
  return element.animate([turned, open], { duration: FLIP_MS, easing: "ease-out", fill, direction });
}

function animate(element: Piece, move: Move, frames: Keyframe[] | null, reduced: boolean): Animation {
  if (!reduced && !move.from && element.dataset["card"] !== undefined) return flip(element, "normal");
  if (!frames) {
    return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, fill: "backwards" });
  }
  return element.animate(frames, {
    duration: move.duration,
    delay: move.delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** Along a slight arc, in the units of the drawing that the element belongs to. */
function way(element: Piece, from: Box, to: Box, units: Map<Node | null, number>): Keyframe[] {
  // What lies in the same group has the same unit, as no piece has a transform of its own; to ask is slow.
  const group = element.parentNode;
  const unit = units.get(group) ?? unitOf(element);
  units.set(group, unit);
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  const lift = -ARC * Math.hypot(dx, dy);
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px)` },
    { transform: "translate(0px, 0px)" },
  ];
}

function unitOf(element: Piece): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : element.currentCSSZoom;
}
