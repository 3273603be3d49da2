import { describe, expect, it } from "vitest";
import { drawnFor, sectionOf, seeAlso } from "./margin";

const item = (id: string, rule: string) => ({ id, name: id, text: "", icon: "", drawing: id, rule });
const shape = (of: string, items: ReturnType<typeof item>[]) => ({ id: of, title: of, shape: of, drawing: "", items });
const SECTIONS = [
  shape("mistakes", [item("no", "GG-11.6.1")]),
  shape("actions", [item("wall", "GG-7.1.1"), item("intrigue", "GG-9.1.1"), item("palace", "GG-9.2.1")]),
];
const rule = (id: string, text: string) => ({ id, text, language: "en" });
const section = (id: string, title: string, rules: ReturnType<typeof rule>[]) => ({
  id,
  level: id.includes(".") ? 3 : 2,
  title,
  text: "",
  language: "en",
  rules,
});
const BOOK = {
  prefix: "GG",
  sections: [
    section("7.2", "A wall scoring", [rule("GG-7.2.1", "Most servants.")]),
    section("9", "Places", []),
    section("9.2", "Palace", [
      rule("GG-9.2.1", "One step; see GG-9.2.2, GG-7.2.1 and GG-7.2.1."),
      rule("GG-9.2.2", "At night (GG-10.1.4), never GG-99.1."),
    ]),
    section("10", "Night", [rule("GG-10.1.4", "Most matches.")]),
  ],
} as never;

describe("the margin of a rulebook", () => {
  it("draws the place that a rule is about", () => {
    expect(drawnFor(SECTIONS, "GG-9.2.4")?.id).toBe("palace");
    expect(drawnFor(SECTIONS, "GG-7.3.2")?.id).toBe("wall");
  });

  it("draws nothing where two places are as near, or none is", () => {
    expect(drawnFor(SECTIONS, "GG-9.7.1")).toBeNull();
    expect(drawnFor(SECTIONS, "GG-11.6.1")).toBeNull();
    expect(drawnFor([], "GG-7.1.1")).toBeNull();
  });

  it("leads to what the section refers to, elsewhere and once", () => {
    expect(seeAlso(BOOK, "GG-9.2.1")).toEqual([
      { id: "GG-7.2.1", title: "A wall scoring" },
      { id: "GG-10.1.4", title: "Night" },
    ]);
    expect(seeAlso(BOOK, "GG-10.1.4")).toEqual([]);
    expect(sectionOf(BOOK, "GG-9")?.title).toBe("Places");
  });
});
