import { describe, expect, it } from "vitest";
import type { Choices } from "../../board/types";
import { shipped } from "../shipped";
import { byId, type YokohamaBox } from "./box";
import { rewardRows } from "./reward";
import type { YokohamaView } from "./view";
import { openIn, sheetAskedAbout, shelfOf } from "./where";

const BOX = shipped<YokohamaBox>("yokohama");

const choices = (...tokens: string[]): Choices => new Map(tokens.map((token) => [token, { token }]));
const at = (area: string) => ({ area }) as YokohamaView;

describe("the sheets of a phone", () => {
  it("open with the question about them", () => {
    expect(sheetAskedAbout(choices("order:a"), "TakeOrder", at("port_b"))).toBe("port_b");
    expect(sheetAskedAbout(choices("technology:tram"), "TakeTechnology", at("laboratory_a"))).toBe("laboratory_a");
    expect(sheetAskedAbout(choices("space:church_1"), "ChurchSpace", at("church"))).toBe("church");
    expect(sheetAskedAbout(choices("order:a"), "KeepOrder", at(""))).toBe("own");
  });
  it("leave the areas in sight where those are asked about", () => {
    expect(sheetAskedAbout(choices("area:bank"), "Place", at(""))).toBeNull();
    expect(sheetAskedAbout(new Map(), "TakeOrder", at("port_b"))).toBeNull();
    expect(sheetAskedAbout(choices("order:a"), undefined, at("port_b"))).toBeNull();
  });
  it("lie side by side on a tablet", () => {
    expect(["port_b", "laboratory_a", "own", "church", null].map(shelfOf)).toEqual([
      "ports",
      "laboratories",
      "own",
      undefined,
      undefined,
    ]);
  });
  it("count what is open on each", () => {
    const extra = choices("order:a", "agent:gb", "achievement:fish_7", "phase:end");
    expect(openIn(extra, "own", "Extra", at(""))).toBe(2);
    expect(openIn(extra, "achievements", "Extra", at(""))).toBe(1);
    expect(openIn(extra, "port_a", "Extra", at(""))).toBe(0);
    expect(openIn(choices("order:a", "order:b"), "port_a", "TakeOrder", at("port_a"))).toBe(2);
    const refused: Choices = new Map([
      ["space:customs_1", { token: "space:customs_1", refused: { rule: "", text: "" } }],
    ]);
    expect(openIn(refused, "customs", "CustomsSpace", at("customs"))).toBe(0);
  });
});

describe("rewards on small spaces", () => {
  it("stand in rows", () => {
    expect(rewardRows({ vp: 3, tea: 1 }, 20).map(({ parts }) => parts.length)).toEqual([1, 2]);
  });
  it("fit their spaces, every one in the box", () => {
    for (const { shops, trading_house } of BOX.building_tiles) {
      for (const [effects, room] of [...shops.map((one) => [one, 20] as const), [trading_house, 25] as const]) {
        const rows = rewardRows(effects, room);
        expect(rows.length).toBeLessThanOrEqual(3);
        for (const { width } of rows) expect(width).toBeLessThanOrEqual(room);
      }
    }
    for (const { effects } of BOX.five_power_tokens) {
      for (const { width } of rewardRows(effects, 26)) expect(width).toBeLessThanOrEqual(26);
    }
  });
  it("drop the figure 1 where there is much", () => {
    const [first, second, third] = rewardRows(byId(BOX.five_power_tokens, "power_17")!.effects, 25);
    expect([first, second, third].map((row) => row?.parts.length)).toEqual([1, 2, 2]);
  });
});
