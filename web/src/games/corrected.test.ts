/** What an owner corrects is what the boards draw: nothing of a component is written into the drawing. */
import { describe, expect, it } from "vitest";
import type { Atom } from "../board/atoms";
import type { GugongBox } from "./gugong/box";
import { byId as gugongRow } from "./gugong/box";
import * as gugong from "./gugong/formula";
import type { MarcoPoloBox } from "./marcopolo2/box";
import * as marcopolo2 from "./marcopolo2/formula";
import { attackPrice } from "./paladins/action";
import { actionsOn, changed, changesOf, type PaladinsBox, regionsOf } from "./paladins/box";
import { cellSpot, trackSpot } from "./paladins/geometry";
import * as paladins from "./paladins/formula";
import { crewBonus, paladinBonus } from "./paladins/pieces";
import { shipped } from "./shipped";
import { byId as yokohamaRow, type YokohamaBox } from "./yokohama/box";
import * as yokohama from "./yokohama/formula";

const said = (atoms: readonly (Atom | gugong.Atom)[]) =>
  atoms.map((atom) => ("text" in atom ? atom.text : "icon" in atom ? atom.icon : `*${atom.star}`)).join(" ");

describe("Gùgōng", () => {
  const box = shipped<GugongBox>("gugong");
  const decree = gugongRow(box.decrees, "d1_servant")!;

  it("draws all that a decree does", () => {
    const moments = [...(decree.moments ?? []), { on: "morning", effects: { jade: 2 } }];
    expect(said(gugong.decreeFace({ ...decree, moments }))).toBe("+1 gg-servant +2 gg-jade");
    expect(said(gugong.decreeFace({ ...decree, moments: [], changes: [{ ask: "travel_b_cost", set: 0 }] }))).toBe(
      "gg-traveller =0 gg-servant",
    );
    const scoring = [{ vp: 2, per: "jade", base: 3 }];
    expect(said(gugong.decreeFace({ ...decree, moments: [], scoring }))).toBe("*3 + *2 per gg-jade");
  });

  it("draws what the wall brings, and a reward by what it is", () => {
    expect(said(gugong.prize(box.great_wall.winner))).toBe("*3 gg-envoy");
    expect(said(gugong.prize({ vp: 4, intrigue: 2 }))).toBe("*4 +2 gg-intrigue");
    expect(box.canal.rewards.map(({ effects }) => gugong.rewardIcon(effects))).toEqual(["vp", "draw", "gg-double"]);
    expect(gugong.rewardIcon({ jade: 1 })).toBe("gg-jade");
  });

  it("draws amounts and choices", () => {
    expect(said(gugong.symbols([{ kind: "draw_card", n: 2 }]))).toBe("+2 draw");
    expect(said(gugong.symbols([{ kind: "choice", options: [{ vp: 2 }, { jade: 1 }] }]))).toBe("*2 / gg-jade");
  });
});

describe("Marco Polo II", () => {
  const box = shipped<MarcoPoloBox>("marcopolo2");

  it("draws another price of a route, and a card that does something so many times", () => {
    const [route] = box.routes;
    expect(said(marcopolo2.routePrice({ ...route!, cost: { coin: 7 } }))).toBe("7 mp-coin");
    expect(said(marcopolo2.symbols([{ kind: "times", n: 3, effects: { silk: 1 } }]))).toBe("3× 1 mp-silk");
    expect(said(marcopolo2.symbols([{ kind: "city_bonus", n: 2 }]))).toBe("2 mp-city-bonus mp-different");
  });
});

describe("Paladins of the West Kingdom", () => {
  const box = shipped<PaladinsBox>("paladins");

  it("draws what an attack costs", () => {
    const attack = box.actions.find(({ id }) => id === "attack")!;
    expect(said(attackPrice(attack))).toBe("−1 pw-silver : 2 pw-strength");
    expect(said(attackPrice({ ...attack, silver_per_two_missing_strength: 3 }))).toBe("−3 pw-silver : 2 pw-strength");
  });

  it("draws all that a crew and a Paladin add, and costs that grow", () => {
    const townsfolk = box.townsfolk.map((card) => ({
      ...card,
      moments: [...card.moments, { on: "action_taken", action: "hunt", effects: { silver: 2 } }],
    }));
    expect(said(crewBonus({ ...box, townsfolk }, ["acolyte_b"], "hunt"))).toBe("2 pw-silver");
    expect(said(crewBonus({ ...box, townsfolk }, ["acolyte_b"], "commission"))).toBe("pw-silver");
    const paladin = { ...box.paladins[0]!, changes: [{ ask: "action_cost", action: "hunt", noun: "silver", add: 2 }] };
    const more = { ...box, paladins: [paladin] };
    expect(said(paladins.ability({ ...paladin, moments: [] }))).toBe("pw-hunt : +2 pw-silver");
    expect(changed(1, changesOf(more, paladin.id, "action_cost", "hunt"))).toBe(3);
    expect(paladinBonus(more, paladin.id, "hunt")).toEqual([]);
  });

  it("finds sides and regions by what they are, not by where they stand in the file", () => {
    const turned = { ...box, actions: [...box.actions].reverse(), regions: [...box.regions].reverse() };
    expect(new Set(actionsOn(turned, "left"))).toEqual(new Set(actionsOn(box, "left")));
    expect(regionsOf(turned)).toEqual(regionsOf(box));
  });

  it("closes up longer tracks", () => {
    expect(trackSpot(0, 15, 15).x).toBeCloseTo(trackSpot(0, 12).x);
    expect(cellSpot(8, 9).x).toBeCloseTo(cellSpot(6).x);
  });
});

describe("Yokohama", () => {
  const box = shipped<YokohamaBox>("yokohama");

  it("draws what an area brings at each power", () => {
    const bank = yokohamaRow(box.areas, "bank")!;
    const rows = [1, 2, 3, 4, 9].map((yen) => ({ yen, vp: yen > 4 ? 2 : 0 }));
    const corrected = { ...bank, effects: [{ kind: "table", by: "power", rows }] };
    expect(yokohama.powerRow(box, corrected)).toEqual({ unit: "yk-yen", cells: ["1", "2", "3", "4", "9"], vp: 2 });
  });

  it("draws changed answers, set or added", () => {
    const card = box.technologies.find(({ changes }) => changes?.some(({ ask }) => ask === "passing_fee"))!;
    const fee = (change: object) =>
      said(yokohama.technology(box, { ...card, changes: [{ ask: "passing_fee", ...change }] }));
    expect(fee({ set: 0 })).toBe("yk-president arrow 0 yk-yen");
    expect(fee({ add: 1 })).toBe(`yk-president arrow ${box.turn.president_fee + 1} yk-yen`);
  });
});
