/** Which part of the table a question is about, so that a phone can open it. */
import type { Choices } from "../../board/types";
import { areaLetter } from "./formula";
import type { Step } from "./steps";
import type { YokohamaView } from "./view";

/** Sheets that lie over the areas on a phone; none: the areas themselves. */
export type Sheet =
  | "port_a"
  | "port_b"
  | "laboratory_a"
  | "laboratory_b"
  | "achievements"
  | "own"
  | "church"
  | "customs"
  | "signs"
  | "agents";

/** What lies below on a tablet. */
export const SHELVED = ["ports", "laboratories", "achievements", "own"] as const;

/** The part of a tablet that has what a sheet of a phone shows; none: it is always seen. */
export function shelfOf(sheet: string | null): (typeof SHELVED)[number] | undefined {
  if (sheet?.startsWith("port")) return "ports";
  if (sheet?.startsWith("laborator")) return "laboratories";
  return SHELVED.find((part) => part === sheet);
}

const OF_STEP: Partial<Record<Step, Sheet>> = {
  KeepOrder: "own",
  ChurchSpace: "church",
  CustomsSpace: "customs",
  ChooseReward: "achievements",
};
/** Questions about the cards of a port or a laboratory. */
const OF_BOARDS: readonly Step[] = [
  "TakeOrder",
  "TakeTechnology",
  "WhichCopy",
  "PaySecond",
  "PayExtra",
  "PayInImports",
];

/** The sheet to look at, or none where the areas are asked about. */
export function sheetAskedAbout(choices: Choices, step: Step | undefined, view: YokohamaView): Sheet | null {
  if (step === undefined || choices.size === 0) return null;
  if (step in OF_STEP) return OF_STEP[step] ?? null;
  return OF_BOARDS.includes(step) && areaLetter(view.area) ? (view.area as Sheet) : null;
}

/** How many open choices a sheet has. */
export function openIn(choices: Choices, sheet: Sheet, step: Step | undefined, view: YokohamaView): number {
  const open = [...choices.values()].filter(({ refused }) => !refused);
  const count = (family: string) => open.filter(({ token }) => token.startsWith(`${family}:`)).length;
  switch (sheet) {
    case "achievements":
      return count("achievement") + count("reward");
    case "own":
      return step === "Extra" || step === "KeepOrder" ? count("order") + count("agent") : 0;
    case "church":
      return step === "ChurchSpace" ? count("space") : 0;
    case "customs":
      return step === "CustomsSpace" ? count("space") : 0;
    case "signs":
    case "agents":
      return 0;
    default:
      return sheet === view.area
        ? count("technology") + count("country") + (step === "TakeOrder" ? count("order") : 0)
        : 0;
  }
}
