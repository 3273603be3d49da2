import { describe, expect, it } from "vitest";
import { shipped } from "../shipped";
import { byId, type PaladinsBox } from "./box";
import { ability, cost, score, symbols, townsfolk } from "./formula";

const BOX = shipped<PaladinsBox>("paladins");

const said = (atoms: ReturnType<typeof symbols>) =>
  atoms
    .map((atom) => ("text" in atom ? atom.text : "star" in atom ? `*${atom.star}` : atom.icon.replace("pw-", "")))
    .join(" ");
const of = <T extends { id: string }>(rows: T[], id: string): T => byId(rows, id) as T;

describe("effects in symbols", () => {
  it("numbers what is more than one", () => {
    expect(said(symbols({ labourer: 2, silver: 1 }))).toBe("2 labourer silver");
    expect(said(symbols(of(BOX.kings_favours, "favour_mercy").gain))).toBe("debt-paid / 2 suspicion-remove");
    expect(said(cost({ silver: 1 }))).toBe("−1 silver");
  });

  it("tells when a Townsfolk helps", () => {
    expect(said(townsfolk(of(BOX.townsfolk, "acolyte_b")))).toBe("monk : silver");
    expect(said(townsfolk(of(BOX.townsfolk, "peddler_c")))).toBe("inquisition ≥2 suspicion : 2 silver");
    expect(said(townsfolk(of(BOX.townsfolk, "conspirator_a")))).toBe("inquisition : suspicion-remove");
  });

  it("tells what a Paladin changes", () => {
    expect(said(ability(of(BOX.paladins, "ivon")))).toBe("monk : 0 provision");
    expect(said(ability(of(BOX.paladins, "otton")))).toBe("trade : + 2 silver");
    expect(said(ability(of(BOX.paladins, "gerin")))).toBe("conspire : 0 suspicion");
  });

  it("tells what a converted Outsider scores", () => {
    expect(said(score(of(BOX.outsiders, "viking_vigilante")))).toBe("*1 : 2 jar");
    expect(said(score(of(BOX.outsiders, "byzantine_champion")))).toBe("*1 + *1 : order");
    expect(said(score(of(BOX.outsiders, "saracen_invader")))).toBe("*1 : viking attack");
  });

  it("has a symbol for everything in the box", () => {
    const all = [
      ...BOX.board_spaces.map((one) => symbols(one.effects)),
      ...BOX.absolve_spaces.map((one) => symbols(one.effects)),
      ...BOX.walls.map((one) => symbols(one.effects)),
      ...BOX.kings_favours.filter((one) => one.id !== "favour_virtue").map((one) => symbols(one.gain)),
      ...BOX.townsfolk.flatMap((one) => [townsfolk(one), symbols(one.dismiss), symbols(one.on_recruit)]),
      ...BOX.outsiders.flatMap((one) => [symbols(one.attack), symbols(one.convert), score(one)]),
      ...BOX.paladins.map(ability),
    ];
    const icons = all.flat().flatMap((atom) => ("icon" in atom ? [atom.icon] : []));
    expect(icons.filter((name) => name === "any")).toEqual([]);
  });
});
