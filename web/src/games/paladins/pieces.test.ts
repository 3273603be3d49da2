import { describe, expect, it } from "vitest";
import type { Choice } from "../../board/types";
import { shipped } from "../shipped";
import type { PaladinsBox } from "./box";
import { byFaction, commonRefusal, crewBonus, newlySet, paladinBonus, standing } from "./pieces";
import type { PaladinsView } from "./view";

const BOX = shipped<PaladinsBox>("paladins");

const free = () => true;

describe("where picked workers would stand", () => {
  const slots = ["scout", "any", "cleric"];
  it("puts each on its own space first", () => {
    expect(standing(["labourer", "scout", "cleric"], slots, free)).toEqual(["scout", "labourer", "cleric"]);
    expect(standing(["cleric", "cleric", "scout"], slots, free)).toEqual(["scout", "cleric", "cleric"]);
  });
  it("lets Criminals fill what is left", () => {
    expect(standing(["labourer", "criminal", "criminal"], slots, free)).toEqual(["criminal", "labourer", "criminal"]);
  });
  it("leaves spaces under Workshops alone", () => {
    expect(standing(["scout", "cleric"], slots, (n) => n > 0)).toEqual(["", "scout", "cleric"]);
  });
});

describe("bonuses", () => {
  it("adds up what the crew and the Paladin give", () => {
    expect(crewBonus(BOX, ["acolyte_b", "watchman_a"], "commission")).toEqual([{ icon: "pw-silver" }]);
    expect(crewBonus(BOX, ["peddler_a"], "commission")).toEqual([]);
    expect(paladinBonus(BOX, "otton", "trade")).toEqual([{ text: "2" }, { icon: "pw-silver" }]);
  });
});

describe("the table", () => {
  it("counts attacked Outsiders by faction", () => {
    const found = byFaction(BOX, ["viking_thief", "saracen_invader", "viking_traitor"]);
    expect(found).toEqual([
      { faction: "viking", n: 2 },
      { faction: "byzantine", n: 0 },
      { faction: "saracen", n: 1 },
    ]);
  });

  it("says once why a whole region is closed", () => {
    const refused = { rule: "PW-8.1.3", text: "Faith 8" };
    const choices = new Map<string, Choice>([
      ["space:a", { token: "space:a", refused }],
      ["space:b", { token: "space:b", refused }],
      ["space:c", { token: "space:c" }],
    ]);
    expect(commonRefusal(choices, ["space:a", "space:b"])).toEqual(refused);
    expect(commonRefusal(choices, ["space:a", "space:c"])).toBeNull();
    expect(commonRefusal(choices, ["space:d"])).toBeNull();
  });

  it("knows what was set down last", () => {
    const view = (owner: number) =>
      ({ spaces: [{ id: "space_1_1", open: true, owner, outpost: false }] }) as unknown as PaladinsView;
    expect(newlySet(view(-1), view(1))).toEqual([{ space: "space_1_1", seat: 1 }]);
    expect(newlySet(view(1), view(1))).toEqual([]);
    expect(newlySet(null, view(1))).toEqual([]);
  });
});
