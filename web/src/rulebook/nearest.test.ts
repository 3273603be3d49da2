import { describe, expect, it } from "vitest";
import { nearest, slips, wordsOf } from "./nearest";

const WORDS = new Map([
  ["envoy", 20],
  ["envoys", 4],
  ["servant", 30],
  ["palace", 9],
  ["place", 40],
  ["medal", 3],
]);

describe("the nearest words of a book", () => {
  it("counts letters put in, left out, replaced and exchanged", () => {
    expect(slips("envoy", "envoy", 2)).toBe(0);
    expect(slips("envy", "envoy", 2)).toBe(1);
    expect(slips("evnoy", "envoy", 2)).toBe(1);
    expect(slips("servent", "servant", 2)).toBe(1);
    expect(slips("tea", "servant", 2)).toBe(3);
  });

  it("are those with the fewest slips, then those that are there most often", () => {
    expect(nearest("envy", WORDS, "en")).toEqual(["envoy"]);
    expect(nearest("envoj", WORDS, "en")).toEqual(["envoy"]);
    expect(nearest("palase", WORDS, "en")).toEqual(["palace", "place"]);
    expect(nearest("zzzzzz", WORDS, "en")).toEqual([]);
    expect(nearest("xy", WORDS, "en")).toEqual([]);
  });

  it("take the place of the word that is not there; words that are never together are offered alone", () => {
    expect(nearest("servant envy", WORDS, "en")).toEqual(["servant envoy"]);
    expect(nearest("servant medal", WORDS, "en")).toEqual(["servant", "medal"]);
  });

  it("are typed without accents as well", () => {
    expect(nearest("elçj", new Map([["elçi", 5]]), "tr")).toEqual(["elçi"]);
    expect(nearest("elcj", new Map([["elçi", 5]]), "tr")).toEqual(["elçi"]);
  });

  it("come from titles, texts and rules, each in small letters of its language", () => {
    const rule = { id: "GG-1.1", text: "**İki** elçi.", language: "tr" };
    const section = { id: "1", level: 2, title: "IŞIK", text: "", rules: [rule], language: "tr" };
    const book = { game: "gugong", language: "tr", prefix: "GG", notes: {}, sections: [section], appendix: [] };
    expect([...wordsOf(book as never).keys()]).toEqual(["ışık", "iki", "elçi"]);
  });
});
