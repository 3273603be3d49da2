/** Where a tooltip lies: below its element, else above, and always inside the window. */

const GAP = 8;
const MARGIN = 6;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function placed(at: Box, width: number, height: number, windowWidth: number, windowHeight: number) {
  const below = at.top + at.height + GAP;
  const above = at.top - GAP - height;
  const y = below + height + MARGIN <= windowHeight ? below : above >= MARGIN ? above : windowHeight - height - MARGIN;
  const centred = at.left + at.width / 2 - width / 2;
  const x = Math.max(MARGIN, Math.min(centred, windowWidth - width - MARGIN));
  return { x, y: Math.max(MARGIN, y) };
}
