/** Where a turn has come to: from what has happened in it, and from the question where one is asked. */

export const PHASES = ["before", "place", "move", "act", "token", "build", "recover", "after"] as const;
export type Phase = (typeof PHASES)[number];

interface Told {
  kind: string;
  args: Record<string, unknown>;
}

/** Questions that no agent brings. */
const OF_STEP: Record<string, Phase> = {
  Place: "place",
  PlaceBeside: "place",
  MovePresident: "move",
  PayOnTheWay: "move",
  TakeBack: "move",
};
/** Questions of an action: with an agent they belong to phase A or C. */
const OF_ACTION: Record<string, Phase> = { TakeToken: "token", Build: "build", LeaveBehind: "recover" };
const OF_EVENT: Record<string, Phase> = {
  "assistant-placed": "place",
  "president-moved": "move",
  "president-returned": "move",
  "assistant-back": "move",
  action: "act",
  "token-taken": "token",
  "shop-built": "build",
  "house-built": "build",
  recovered: "recover",
};
const EXTRAS = ["agent-used", "order-completed", "achieved"];

/** The events of the turn that is under way. */
function ofTurn(events: readonly Told[], active: number): Told[] {
  const from = events.findLastIndex(({ kind, args }) => kind === "turn-begins" && args["player"] === active);
  return from < 0 ? [] : events.slice(from + 1).filter(({ args }) => args["player"] === active);
}

/** What an agent does is part of phase A or C, whatever it is: only the president's own action counts. */
export function phaseOf(events: readonly Told[], active: number, step?: string): Phase {
  let phase: Phase = "before";
  let hasMoved = false;
  let isExtra = false;
  for (const { kind } of ofTurn(events, active)) {
    if (kind.startsWith("president-")) hasMoved = true;
    if (EXTRAS.includes(kind)) isExtra = true;
    const next = OF_EVENT[kind];
    if (kind === "assistant-placed" || kind.startsWith("president-")) isExtra = false;
    if (isExtra) phase = hasMoved ? "after" : "before";
    else if (next) phase = next;
  }
  if (step === "Extra" || step === "AgentWhere") return hasMoved ? "after" : "before";
  const asked = step ?? "";
  return OF_STEP[asked] ?? (isExtra ? undefined : OF_ACTION[asked]) ?? phase;
}
