/** What the areas say while they are asked about: prices, reasons, ways; and which refusals are only said quietly. */
import { type Atom, icon, text } from "../../board/atoms";
import type { Choices, Desk, Way } from "../../board/types";
import { price } from "./formula";
import { areaOf } from "./pieces";
import { areaIn, CANAL, neighbours } from "./travel";
import type { YokohamaBox } from "./box";
import type { Step } from "./steps";
import type { YokohamaView } from "./view";

export const MOVE = "MovePresident";
const OF_OWN_ASSISTANTS: readonly Step[] = [MOVE, "AgentWhere", "MoveAssistant", "TakeBack"];

/** Refused areas that nobody would think of: where no assistant stands, the canal, those too far off. */
export function isQuiet(
  box: YokohamaBox,
  view: YokohamaView,
  step: Step | undefined,
  id: string,
  beside: string,
): boolean {
  const area = areaOf(view, id);
  if (id === CANAL || !area) return true;
  if (step === "PlaceBeside") return !neighbours(box, view, beside).includes(id);
  if (!step || !OF_OWN_ASSISTANTS.includes(step)) return false;
  return (area.assistants[view.seat] ?? 0) === 0 || (step === MOVE && area.presidents.includes(view.seat));
}

/** The choices without those refusals. */
export function loud(
  box: YokohamaBox,
  view: YokohamaView,
  step: Step | undefined,
  { choices, selected }: Pick<Desk, "choices" | "selected">,
): Choices {
  const out: Choices = new Map(choices);
  const beside = areaIn(selected ?? "");
  for (const { token, refused } of choices.values()) {
    if (refused && areaIn(token) && isQuiet(box, view, step, areaIn(token), beside)) out.delete(token);
  }
  return out;
}

/** What stands at the corner of an area. */
export interface TagOf {
  kind: "free" | "pay" | "no" | "start";
  atoms: Atom[];
  seat?: number;
}

interface Asked {
  view: YokohamaView;
  step: Step | undefined;
  choices: Choices;
  ends: Map<string, Way[]>;
  speak: Desk["speak"];
}

export function tagOf({ view, step, choices, ends, speak }: Asked, id: string): TagOf | null {
  const choice = choices.get(`area:${id}`);
  const area = areaOf(view, id);
  if (!choice) {
    const isStart = step === MOVE && choices.size > 0 && area?.presidents.includes(view.seat);
    return isStart ? { kind: "start", atoms: [text(speak("board-start"))], seat: view.seat } : null;
  }
  if (choice.refused) {
    const inTheWay = step === MOVE ? area?.presidents.find((seat) => seat !== view.seat) : undefined;
    const who: Atom[] = inTheWay === undefined ? [] : [{ ...icon("yk-president"), seat: inTheWay } as Atom];
    return { kind: "no", atoms: [...who, text(choice.refused.short ?? choice.refused.text)] };
  }
  if (step !== MOVE) return choice.price ? { kind: "pay", atoms: price({ yen: choice.price.n }) } : null;
  const ways = ends.get(id) ?? [];
  const least = Math.min(...ways.map(({ costs }) => costs["yen"] ?? 0));
  const several = ways.length > 1 ? [text(speak("board-ways-n", { n: ways.length }))] : [];
  if (least > 0) return { kind: "pay", atoms: [...price({ yen: least }), ...several] };
  return { kind: "free", atoms: [text(speak("board-free")), ...several] };
}
