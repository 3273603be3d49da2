/** The ways of what has moved since the last own decision. They outlive a drawing, but not what they tell of. */
import type { Trail } from "./trails";

/** Who only looks on decides nothing: the oldest ways go. */
const MOST = 12;

class Trodden {
  trails = $state.raw<Trail[]>([]);
  /** Whether pieces go back to where they were: those ways are no moves. */
  isBack = false;

  /** A piece leaves one way, the latest. */
  add(found: Trail[]): void {
    if (this.isBack || found.length === 0) return;
    const pieces = new Set(found.map((one) => one.piece));
    this.trails = [...this.trails.filter((one) => !pieces.has(one.piece)), ...found].slice(-MOST);
  }

  clear(): void {
    this.trails = [];
  }
}

export const trodden = new Trodden();
