import { describe, expect, it } from "vitest";
import { phaseOf } from "./turn";

const told = (...kinds: string[]) => ["turn-begins", ...kinds].map((kind) => ({ kind, args: { player: 0 } }));

describe("the parts of a turn", () => {
  it("follow from what has happened", () => {
    expect(phaseOf(told(), 0)).toBe("before");
    expect(phaseOf(told("assistant-placed"), 0)).toBe("place");
    expect(phaseOf(told("assistant-placed", "president-moved", "action", "gained"), 0)).toBe("act");
    expect(phaseOf(told("president-moved", "action", "shop-built"), 0)).toBe("build");
    expect(phaseOf(told("president-moved", "action", "recovered", "order-completed", "points"), 0)).toBe("after");
  });
  it("follow from the question, which comes before its answer is told", () => {
    expect(phaseOf(told(), 0, "Place")).toBe("place");
    expect(phaseOf(told("assistant-placed"), 0, "MovePresident")).toBe("move");
    expect(phaseOf(told("president-moved", "action"), 0, "Build")).toBe("build");
    expect(phaseOf(told("president-moved", "action", "recovered"), 0, "Extra")).toBe("after");
    expect(phaseOf(told(), 0, "Extra")).toBe("before");
  });
  it("take an agent's action for what it is", () => {
    expect(phaseOf(told("agent-used", "action", "gained"), 0, "Build")).toBe("before");
    expect(phaseOf(told("agent-used", "action", "recovered"), 0, "Place")).toBe("place");
    expect(phaseOf(told("president-returned", "agent-used", "action"), 0)).toBe("after");
  });
  it("begin anew with each turn, and are those of whose turn it is", () => {
    expect(phaseOf([...told("president-moved", "action"), ...told()], 0)).toBe("before");
    expect(phaseOf(told("president-moved"), 1)).toBe("before");
    const others = { kind: "action", args: { player: 1 } };
    expect(phaseOf([...told("assistant-placed"), others], 0)).toBe("place");
  });
});
