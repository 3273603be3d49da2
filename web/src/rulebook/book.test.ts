import { describe, expect, it } from "vitest";
import type { RuleBook, RuleSection } from "../table/messages";
import { addressOf, placeOf, shown, textsOf } from "./book";
import { Search } from "./search";

function section(id: string, level: number, title: string, rules: [string, string, string?][], text = ""): RuleSection {
  const told = rules.map(([rule, said, language = "tr"]) => ({ id: rule, text: said, language }));
  return { id, level, title, text, language: "tr", rules: told };
}

const BOOK: RuleBook = {
  prefix: "GG",
  language: "tr",
  sections: [
    section("", 1, "Kurallar", [], "İyi oyunlar."),
    section("5", 2, "Gündüz", []),
    section("5.2", 3, "Hediye takası", [
      ["GG-5.2.1", "Bir *hediye* verin."],
      ["GG-5.2.2", "İkinci kart.", "tr"],
    ]),
    section("", 3, "Simgeler", [["GG-5.9", "Elçi bir adım ilerler."]]),
    section("9", 2, "Entrika", [["GG-9.1.1", "The intrigue track.", "en"]]),
  ],
  notes: {},
  appendix: [section("19", 2, "Open questions", [["GG-19.4", "Why?", "en"]])],
};
const ENGLISH = new Map([
  ["GG-5.2.1", "Give a gift."],
  ["GG-5.2.2", "A second card; INTRIGUE."],
]);
const found = (typed: string) => shown(BOOK, new Search(typed), ENGLISH);
const ids = (typed: string) => found(typed).sections.flatMap((one) => one.rules.map((rule) => rule.id));

describe("a search", () => {
  it("that is empty shows all, by chapter", () => {
    const all = found("");
    expect(all.sections.map((one) => [one.section.title, one.chapter])).toEqual([
      ["Kurallar", ""],
      ["Gündüz", "5"],
      ["Hediye takası", "5"],
      ["Simgeler", "5"],
      ["Entrika", "9"],
    ]);
    expect(all.rules).toBe(4);
    expect([...all.counts]).toEqual([
      ["", 0],
      ["5", 3],
      ["9", 1],
    ]);
  });

  it("finds words of the reader's language, without the marks in them", () => {
    expect(ids("İKİNCİ")).toEqual(["GG-5.2.2"]);
    expect(ids("bir hediye")).toEqual(["GG-5.2.1"]);
    expect(found("iyi").sections.map((one) => one.hasText)).toEqual([true]);
  });

  it("finds words of the English text, however they are written, and shows it", () => {
    expect(ids("Intrigue")).toEqual(["GG-5.2.2", "GG-9.1.1"]);
    expect(ids("intrigue")).toEqual(["GG-5.2.2", "GG-9.1.1"]);
    const rules = found("intrigue").sections.flatMap((one) => one.rules.map((rule) => rule.english));
    expect(rules).toEqual(["A second card; INTRIGUE.", ""]);
  });

  it("shows all of a section whose title fits, and counts by chapter", () => {
    expect(ids("takas")).toEqual(["GG-5.2.1", "GG-5.2.2"]);
    expect([...found("takas").counts]).toEqual([["5", 2]]);
  });

  it("finds ids", () => {
    expect(ids("gg-5")).toEqual(["GG-5.2.1", "GG-5.2.2", "GG-5.9"]);
    expect(ids("nothing at all")).toEqual([]);
  });
});

it("knows where a rule or section is", () => {
  expect(placeOf(BOOK, "GG-5.2.1")).toBe("rules");
  expect(placeOf(BOOK, "GG-5.2")).toBe("rules");
  expect(placeOf(BOOK, "GG-9.1")).toBe("rules"); // a section without a heading
  expect(placeOf(BOOK, "GG-19")).toBe("appendix");
  expect(placeOf(BOOK, "GG-19.4")).toBe("appendix");
  expect(placeOf(BOOK, "GG-99")).toBe("");
  expect(placeOf(BOOK, "GG-5.20")).toBe("");
  expect(placeOf(BOOK, "GG-")).toBe("");
});

it("keeps texts by id, and gives each rule an address", () => {
  expect(textsOf(BOOK).get("GG-9.1.1")).toBe("The intrigue track.");
  expect(addressOf("gugong", "GG-5.2.4")).toBe("#/rules/gugong?rule=GG-5.2.4");
});
