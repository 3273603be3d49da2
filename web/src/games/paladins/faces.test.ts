import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import type { PaladinsBox } from "./box";
import { crestOf, folkOf, linesOf, outsiderOf } from "./faces";

const BOX = shipped<PaladinsBox>("paladins");

describe("the faces of Paladins", () => {
  it("has a drawing for every Paladin, Townsfolk and Outsider", async () => {
    const sheet = await readFile("src/look/icons/paladins-faces.svg", "utf8");
    const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));
    const asked = [
      ...BOX.paladins.map(({ id }) => crestOf(id)),
      ...BOX.townsfolk.map(({ id }) => folkOf(id)),
      ...BOX.outsiders.map(({ id }) => outsiderOf(id)),
      "pw-face-ganelon",
    ];
    expect(asked.filter((name) => !drawn.has(name))).toEqual([]);
    expect(new Set(asked).size).toBe(12 + 11 + 17 + 1);
  });

  it("breaks a name once", () => {
    expect(linesOf("Abbot")).toEqual(["Abbot"]);
    expect(linesOf("Debt Collector")).toEqual(["Debt", "Collector"]);
    expect(linesOf("Collecteur de dettes")).toEqual(["Collecteur", "de dettes"]);
  });
});
