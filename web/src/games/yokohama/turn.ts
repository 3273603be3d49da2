/** The parts of a turn, as the header shows them. */
import type { Phase } from "./view";

export const PHASES: readonly Phase[] = ["before", "place", "move", "act", "token", "build", "recover", "after"];
