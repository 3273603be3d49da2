import { describe, expect, it } from "vitest";
import { Search } from "./search";

const fits = (typed: string, text: string, language: string) => new Search(typed).fits(text, language);

describe("large and small letters", () => {
  it("are those of English in an English text, whoever reads it", () => {
    expect(fits("intrigue", "Intrigue", "en")).toBe(true);
    expect(fits("Intrigue", "the intrigue track", "en")).toBe(true);
    expect(fits("INTRIGUE", "Intrigue", "en")).toBe(true);
    expect(fits("İntrigue", "Intrigue", "en")).toBe(true);
  });

  it("are those of Turkish in a Turkish text", () => {
    expect(fits("işçi", "İŞÇİ", "tr")).toBe(true);
    expect(fits("İŞÇİ", "işçi", "tr")).toBe(true);
    expect(fits("ISI", "ısı", "tr")).toBe(true);
    expect(fits("ısı", "ISI", "tr")).toBe(true);
    expect(fits("ısı", "İsi", "tr")).toBe(false);
    expect(fits("SIRA", "sıra", "tr")).toBe(true);
  });

  it("are found in all our languages", () => {
    expect(fits("ÉMISSAIRE", "émissaire", "fr")).toBe(true);
    expect(fits("SŁUGA", "sługa", "pl")).toBe(true);
    expect(fits("ŐRJÁRAT", "őrjárat", "hu")).toBe(true);
  });
});

describe("accents", () => {
  it("may be left out", () => {
    expect(fits("emissaire", "Émissaire", "fr")).toBe(true);
    expect(fits("sluga", "sługa", "pl")).toBe(true);
    expect(fits("sira", "sıra", "tr")).toBe(true);
    expect(fits("gugong", "Gùgōng", "en")).toBe(true);
    expect(fits("manoeuvre", "un manœuvre", "fr")).toBe(true);
    expect(fits("kovet", "követ", "hu")).toBe(true);
  });

  it("are meant where they are typed", () => {
    expect(fits("dé", "un de", "fr")).toBe(false);
    expect(fits("dé", "un dé", "fr")).toBe(true);
    expect(fits("kor", "kör", "hu")).toBe(true);
    expect(fits("kör", "kor", "hu")).toBe(false);
    expect(fits("e\u0301missaire", "émissaire", "fr")).toBe(true);
  });
});

describe("words", () => {
  it("have all to be there, in any order, across any space", () => {
    expect(fits("wall great", "the Great\u00a0Wall", "en")).toBe(true);
    expect(fits("wall canal", "the Great Wall", "en")).toBe(false);
    expect(new Search("  ").isEmpty).toBe(true);
  });

  it("are no patterns", () => {
    expect(fits(".*", "anything", "en")).toBe(false);
    expect(fits("(a)", "option (a)", "en")).toBe(true);
    expect(fits("1-3", "1–3 players", "en")).toBe(true);
    expect(fits("l’église", "l'église", "fr")).toBe(true);
    expect(fits("[x", "y", "en")).toBe(false);
  });

  it("are marked where they stand", () => {
    expect(new Search("envoy").marked("Your Envoy, your envoys", "en")).toEqual([
      "Your ",
      "Envoy",
      ", your ",
      "envoy",
      "s",
    ]);
    expect(new Search("elçi").marked("ELÇİ", "tr")).toEqual(["", "ELÇİ", ""]);
    expect(new Search("").marked("Envoy", "en")).toEqual(["Envoy"]);
  });
});

describe("ids", () => {
  it("are found by their beginning", () => {
    for (const typed of ["GG-5.2", "gg-5.2", "5.2", "5.2.", "gg-5", "5.2.4"]) {
      expect(new Search(typed).names("GG-5.2.4"), typed).toBe(true);
    }
    for (const typed of ["GG-5.2.40", "2.4", "5", "5.2 x", "gg-52", "GG-5.2.4.1"]) {
      expect(new Search(typed).names("GG-5.2.4"), typed).toBe(false);
    }
  });
});
