import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import { byId, type GugongBox } from "./box";
import { type Atom, benefit, decreeFace, laid, option, symbols, tokenFace } from "./formula";

const BOX = shipped<GugongBox>("gugong");

const plain = (atoms: Atom[]) =>
  atoms.map((atom) => ("text" in atom ? atom.text : "star" in atom ? `★${atom.star}` : atom.icon)).join(" ");
const place = (id: string) => byId(BOX.locations, id)!;
const token = (id: string) => (byId(BOX.travel_tokens, id) ?? byId(BOX.bonus_travel_tokens, id))!;

describe("effects in symbols", () => {
  it("puts costs left of the arrow and gains right of it", () => {
    expect(plain(option(place("palace").option_b!))).toBe("−2 gg-servant arrow +2 gg-envoy +1 gg-intrigue");
    expect(plain(option(place("intrigue").option_a))).toBe("+1 gg-intrigue gg-medal");
    expect(plain(option(place("canal").option_a))).toBe("1 gg-servant arrow gg-ship + gg-ship arrow");
  });

  it("shows the action of a card by its place", () => {
    expect(plain(symbols(byId(BOX.gift_cards, "board_1")!.effects, true))).toBe("gg-palace");
    expect(plain(symbols(byId(BOX.gift_cards, "board_3")!.effects, true))).toBe("+2 gg-servant");
    expect(symbols(byId(BOX.gift_cards, "set1_7")!.effects, true)).toEqual([]);
  });

  it("pays benefits with steps back", () => {
    expect(BOX.intrigue.benefits.map((one) => plain(benefit(one.cost["intrigue"]!, one.gain)))).toEqual([
      "−1 arrow 1 gg-servant",
      "−3 arrow 2 gg-servant",
      "−5 arrow gg-turn-die",
      "−7 arrow gg-jade",
    ]);
  });

  it("finds room on a token for at most a number and a symbol", () => {
    const faces = [...BOX.travel_tokens, ...BOX.bonus_travel_tokens].map(tokenFace);
    expect(faces.every((face) => face.length === 1 || (face.length === 2 && "text" in face[0]!))).toBe(true);
    expect(plain(tokenFace(token("servants_for_jade")))).toBe("−3 gg-jade");
    expect(plain(tokenFace(token("card_for_jade")))).toBe("7+ gg-jade");
    expect(plain(tokenFace(token("vp_2")))).toBe("★2");
    expect(plain(tokenFace(token("bonus_value")))).toBe("+1 gg-gift");
  });

  it("draws every decree", () => {
    expect(BOX.decrees.map((decree) => plain(decreeFace(decree)))).toEqual([
      "+2 gg-intrigue",
      "+1 gg-ship",
      "+1 gg-servant",
      "+1 gg-envoy",
      "swap",
      "gg-traveller −1 gg-servant",
      "gg-jade-place −1 gg-servant",
      "+1 gg-wall",
      "gg-gift = gg-gift",
      "gg-decree −1 gg-servant",
      "★1 per ★3",
      "★8",
      "★2 per gg-jade",
      "★2 per gg-decree",
      "★2 per gg-ship",
    ]);
  });

  it("names no symbol that is not drawn", async () => {
    const { readFile } = await import("node:fs/promises");
    const sheets = await Promise.all(
      ["common", "gugong"].map((name) => readFile(`src/look/icons/${name}.svg`, "utf8")),
    );
    const drawn = new Set([...sheets.join("").matchAll(/id="i-([^"]+)"/g)].map((found) => found[1]));
    const used = [
      ...BOX.decrees.flatMap(decreeFace),
      ...[...BOX.travel_tokens, ...BOX.bonus_travel_tokens].flatMap(tokenFace),
      ...BOX.gift_cards.flatMap((card) => symbols(card.effects, true)),
      ...BOX.locations.flatMap((one) => [one.option_a, ...(one.option_b ? [one.option_b] : [])].flatMap(option)),
    ].flatMap((atom) => ("icon" in atom ? [atom.icon] : []));
    expect(used.filter((icon) => !drawn.has(icon))).toEqual([]);
  });

  it("lays them in a row without overlapping", () => {
    const { row, width } = laid(option(place("palace").option_b!), 18, 25);
    expect(row[0]?.x).toBe(25);
    expect(row.every((part, n) => n === 0 || part.x > row[n - 1]!.x)).toBe(true);
    expect(width).toBeLessThan(170);
  });
});
