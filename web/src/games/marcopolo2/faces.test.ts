import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { shipped } from "../shipped";
import type { MarcoPoloBox } from "./box";

const BOX = shipped<MarcoPoloBox>("marcopolo2");

it("has a face for every character", async () => {
  const sheet = await readFile("src/look/icons/marcopolo2-faces.svg", "utf8");
  expect(BOX.characters.length).toBeGreaterThan(0);
  expect(BOX.characters.filter(({ id }) => !sheet.includes(`id="mp-face-${id}"`))).toEqual([]);
});
