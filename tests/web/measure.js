/**
 * What of a page cannot be read or reached: words that are too small, cut, or lie on other words; things to be pressed
 * that are outside of the window, or under something else. Each fault is one line: what, which, how much.
 */
({ smallest }) => {
  const CLOSE = 1; // pixels by which edges may miss each other
  const AIR = 1.5; // between a word of a drawing and the next
  const LINE = 0.3; // of a line's height is air above and below its letters
  const faults = new Set();
  const page = document.documentElement;

  const named = (node) => {
    const parts = [];
    for (let one = node; one && one !== document.body && parts.length < 3; one = one.parentElement) {
      const kind = (one.getAttribute("class") ?? "").split(/\s+/).filter((word) => word && !word.startsWith("svelte-"));
      parts.unshift(one.id ? `#${one.id}` : one.tagName.toLowerCase() + kind.map((word) => `.${word}`).join(""));
    }
    return parts.join(" ");
  };
  const report = (what, node, words, more) => faults.add(`${what}: "${words.slice(0, 40)}" ${more} [${named(node)}]`);

  const isSeen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !node.closest(".unseen, .sprite, title, desc");
  const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
  const scrolls = (node, style) =>
    (/auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight + CLOSE) ||
    (/auto|scroll/.test(style.overflowX) && node.scrollWidth > node.clientWidth + CLOSE);

  const kept = new Map();
  /** The nearest ancestors that cut what leaves them, up to one that scrolls or the window. */
  const frames = (node) => {
    if (!node || node === document.body || node === page) return [];
    let found = kept.get(node);
    if (found) return found;
    const style = getComputedStyle(node);
    if (node.matches("dialog, [popover]")) found = clips(style) ? [{ node, scrolls: scrolls(node, style), isTop: true }] : [{ node: null }];
    else if (clips(style) && style.display !== "contents" && !(node instanceof SVGElement && !(node instanceof SVGSVGElement)))
      found = scrolls(node, style) ? [{ node, scrolls: true }] : [{ node }, ...frames(node.parentElement)];
    else found = style.position === "fixed" ? [] : frames(node.parentElement);
    kept.set(node, found);
    return found;
  };
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const canScroll = page.scrollHeight > innerHeight + CLOSE;
  const cutBy = (box, node, slack) => {
    const around = frames(node);
    for (const { node: frame, scrolls } of around) {
      if (!frame) return null;
      if (scrolls) return null;
      const edge = frame.getBoundingClientRect();
      if (box.left < edge.left - CLOSE || box.right > edge.right + CLOSE) return named(frame);
      if (box.top < edge.top - slack || box.bottom > edge.bottom + slack) return named(frame);
    }
    if (box.left < -CLOSE || box.right > window_.right + CLOSE) return "window";
    if (!canScroll && (box.top < -slack || box.bottom > window_.bottom + slack)) return "window";
    return null;
  };

  /** How large a unit of a drawing is on the screen. */
  const scaleOf = (text) => {
    const { a, b } = text.getScreenCTM();
    return Math.hypot(a, b);
  };

  /** Words that go on in the next line without a hyphen; of very long ones there may be no other way. */
  const broken = (text) => {
    const found = [];
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,14}(?![\p{L}-])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(word);
    }
    return found;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const words = walker.currentNode.data.trim();
    const node = walker.currentNode.parentElement;
    if (!words || !node || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(node.tagName) || !isSeen(node)) continue;
    range.selectNodeContents(walker.currentNode);
    const isDrawn = node instanceof SVGElement;
    const isAlone = isDrawn && node.childNodes.length === 1; // then its own box knows how far it was closed up
    const found = isAlone ? [node.getBoundingClientRect()] : [...range.getClientRects()];
    const boxes = found.filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) continue;
    const style = getComputedStyle(node);
    const size = parseFloat(style.fontSize) * (isDrawn ? scaleOf(node) : (node.currentCSSZoom ?? 1));
    if (size < smallest - 0.05) report("small", node, words, `${size.toFixed(1)} px`);
    const slack = Math.max(CLOSE, LINE * size);
    for (const box of boxes) {
      const by = cutBy(box, node, slack);
      if (by) {
        report("cut", node, words, `by ${by}`);
        break;
      }
    }
    if (!isDrawn) for (const word of broken(walker.currentNode)) report("broken", node, word, "in mid-word");
    texts.push({ node, words, boxes, size, frames: frames(node) });
  }

  /** The part of a line that letters fill, within what scrolls. */
  const inked = ({ boxes, size, frames }) => {
    const air = (height) => Math.max(0, height - size * 0.72) / 2;
    const frame = frames.find(({ scrolls }) => scrolls)?.node?.getBoundingClientRect() ?? window_;
    return boxes
      .map((box) => ({
        left: Math.max(box.left, frame.left),
        right: Math.min(box.right, frame.right),
        top: Math.max(box.top + air(box.height), frame.top),
        bottom: Math.min(box.bottom - air(box.height), frame.bottom),
      }))
      .filter((box) => box.right - box.left > 0 && box.bottom - box.top > 0);
  };
  const layer = (node) => node.closest("dialog[open], :popover-open") ?? page;
  const inks = texts.flatMap((text) => inked(text).map((box) => ({ ...text, box, layer: layer(text.node) })));
  inks.sort((one, other) => one.box.left - other.box.left);
  for (const [n, one] of inks.entries()) {
    const isWord = one.node instanceof SVGElement && /\p{L}{3}/u.test(one.words);
    const reach = one.box.right + (isWord ? AIR : -CLOSE); // a word does not touch what stands behind it
    for (let m = n + 1; m < inks.length && inks[m].box.left < reach; m++) {
      const other = inks[m];
      if (other.node === one.node || other.layer !== one.layer) continue;
      const top = Math.max(one.box.top, other.box.top);
      const high = Math.min(one.box.bottom, other.box.bottom) - top;
      const where = [(other.box.left + Math.min(one.box.right, other.box.right)) / 2, top + high / 2];
      if (high <= CLOSE || !isOnTop(one.node, where) || !isOnTop(other.node, where)) continue;
      report("overlap", one.node, one.words, `and "${other.words.slice(0, 30)}" [${named(other.node)}]`);
    }
  }
  /** What lies under something else on purpose, as a card under a card or a board under a sheet, is not read at all. */
  function isOnTop(node, [x, y]) {
    for (const there of document.elementsFromPoint(x, y)) {
      if (there === page || there.contains(node) || node.contains(there)) return true;
      const isDrawn = there instanceof SVGElement && !(there instanceof SVGSVGElement);
      const { fill, backgroundColor } = getComputedStyle(there);
      if (isClear(isDrawn ? fill : backgroundColor) || there.tagName === "text") continue;
      const isBefore = there.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isDrawn || !(node instanceof SVGElement) || !isBefore) return false;
    }
    return true;
  }
  function isClear(colour) {
    return colour === "none" || colour === "transparent" || /, 0\)$/.test(colour);
  }

  const inSight = (box) => box.left >= -CLOSE && box.right <= innerWidth + CLOSE && box.top >= -CLOSE && box.bottom <= innerHeight + CLOSE;
  const modal = document.querySelector("dialog[open]");
  const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";
  for (const node of document.querySelectorAll(FOCUSABLE)) {
    if (!isSeen(node) || node.closest("[inert]") || (modal && !modal.contains(node))) continue;
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const label = node.getAttribute("aria-label") ?? node.textContent.trim();
    const scrolled = frames(node).find(({ scrolls }) => scrolls)?.node;
    const cut = scrolled ? null : cutBy(box, node, CLOSE + 2);
    if (cut) report("out of sight", node, label, `cut by ${cut}`);
    if (scrolled || !inSight(box)) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const there = document.elementFromPoint(x, y);
    if (there && there !== page && !node.contains(there) && !there.contains(node) && !there.closest("label")?.contains(node)) {
      const reachable = [0.1, 0.3, 0.7, 0.9].some((across) =>
        [0.1, 0.3, 0.7, 0.9].some((down) => {
          const at = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
          return at && node.contains(at);
        }),
      );
      // A sheet may lie over anything for a moment, but on a table never over the question.
      const kept = page.dataset.room === "phone" ? ":popover-open" : ".prompt, :popover-open";
      const isUnderSheet = there.closest(":popover-open") && !node.closest(kept);
      if (!reachable && !isUnderSheet) report("covered", node, label, `by ${named(there)}`);
    }
  }
  // A prompt that has more choices than are in sight says so.
  for (const node of document.querySelectorAll(".prompt, .prompt *")) {
    const style = getComputedStyle(node);
    if (!isSeen(node) || !/auto|scroll/.test(style.overflowY) || node.scrollHeight <= node.clientHeight + 12) continue;
    if (!node.parentElement.querySelector(":scope > .more")) report("unsaid", node, node.textContent.trim(), "goes on below");
  }
  const least = Math.min(...texts.map(({ size }) => size));
  return { faults: [...faults], texts: texts.length, least };
}
