/** The few marks of emphasis that rules use, taken apart. */

export interface Part {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/gs;

/** A line of rules as parts, never as markup: what is not a mark stays text. */
export function inline(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > end) out.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, strong, em, code] = found;
    if (strong !== undefined) out.push({ kind: "strong", text: strong });
    else if (em !== undefined) out.push({ kind: "em", text: em });
    else out.push({ kind: "code", text: code ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) out.push({ kind: "text", text: text.slice(end) });
  return out;
}
