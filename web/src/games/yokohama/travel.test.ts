import { describe, expect, it } from "vitest";
import type { Choices } from "../../board/types";
import { shipped } from "../shipped";
import type { YokohamaBox } from "./box";
import { loud, tagOf } from "./moving";
import { byEnd, neighbours, pathTo, payees, payeesOf } from "./travel";
import type { YokohamaView } from "./view";

const BOX = shipped<YokohamaBox>("yokohama");

// Two players: areas by slot, rows of 4, 3, 2, 1.
const SLOTS = ["bank", "church", "customs", "port_a", "fishing_ground_1", "laboratory_a", "canal", "a", "b", "c"];

/** Seat 0 stands in the bank; `own` have an assistant of theirs, `others` a president of seat 1. */
function table(own: string[], others = "", technologies: string[] = []): YokohamaView {
  const areas = SLOTS.map((id) => ({
    id,
    assistants: [own.includes(id) ? 1 : 0, 0],
    presidents: [...(id === "bank" ? [0] : []), ...(id === others ? [1] : [])],
  }));
  const cards = technologies.map((technology) => ({ technology, country: "gb" }));
  const players = [
    { seat: 0, president: "bank", technologies: cards },
    { seat: 1, president: others, technologies: [] },
  ];
  return { seat: 0, areas, players } as unknown as YokohamaView;
}

describe("ways", () => {
  it("are told apart by whom they pay", () => {
    expect(payees("fees:none")).toEqual([]);
    expect(payees("fees:seat_2+canal")).toEqual([1, -1]);
    expect(payeesOf({ tokens: ["area:bank"], costs: {} })).toBeNull();
    const ends = byEnd([
      { tokens: ["area:bank", "fees:seat_2"], costs: { yen: 1 } },
      { tokens: ["area:bank", "fees:canal"], costs: { yen: 1 } },
      { tokens: ["area:church"], costs: { yen: 0 } },
    ]);
    expect([...ends].map(([end, ways]) => [end, ways.length])).toEqual([
      ["bank", 2],
      ["church", 1],
    ]);
  });
  it("lead over plates with own assistants", () => {
    const free = { payees: null, yen: 0 };
    expect(pathTo(BOX, table(["church", "customs"]), 0, "customs", free)).toEqual(["bank", "church", "customs"]);
    expect(pathTo(BOX, table(["customs"]), 0, "customs", free)).toEqual([]);
    expect(neighbours(BOX, table([]), "church")).toEqual(["bank", "customs", "fishing_ground_1", "laboratory_a"]);
  });
  it("pass just those presidents that they pay", () => {
    const view = table(["church", "fishing_ground_1", "laboratory_a"], "church");
    const past = pathTo(BOX, view, 0, "laboratory_a", { payees: [1], yen: 0 });
    expect(past).toEqual(["bank", "church", "laboratory_a"]);
    const around = pathTo(BOX, view, 0, "laboratory_a", { payees: [], yen: 0 });
    expect(around).toEqual(["bank", "fishing_ground_1", "laboratory_a"]);
  });
  it("cost nothing past presidents with the Stagecoach", () => {
    const view = table(["church", "customs"], "church", ["stagecoach"]);
    expect(pathTo(BOX, view, 0, "customs", { payees: null, yen: 0 })).toEqual(["bank", "church", "customs"]);
    expect(pathTo(BOX, table(["church", "customs"], "church"), 0, "customs", { payees: null, yen: 0 })).toEqual([]);
  });
});

describe("what the areas say", () => {
  const refused = { rule: "YK-6.2.2", text: "Another president stands there.", short: "occupied" };
  const choices: Choices = new Map([
    ["area:church", { token: "area:church" }],
    ["area:customs", { token: "area:customs", refused }],
    ["area:port_a", { token: "area:port_a", refused }],
    ["area:canal", { token: "area:canal", refused }],
    ["area:bank", { token: "area:bank", refused }],
    ["phase:return", { token: "phase:return" }],
  ]);
  const view = table(["church", "customs"], "customs");
  const heard = loud(BOX, view, "MovePresident", { choices, selected: null });
  const speak = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(" ");
  const ends = byEnd([
    { tokens: ["area:church", "fees:canal"], costs: { yen: 1 } },
    { tokens: ["area:church", "fees:seat_2"], costs: { yen: 2 } },
  ]);
  const tag = (id: string) => tagOf({ view, step: "MovePresident", choices: heard, ends, speak }, id);

  it("leaves out what nobody would choose", () => {
    expect([...heard.keys()]).toEqual(["area:church", "area:customs", "phase:return"]);
    expect([...loud(BOX, view, "Place", { choices, selected: null }).keys()]).toContain("area:port_a");
    const beside = loud(BOX, view, "PlaceBeside", { choices, selected: "area:bank" });
    expect([...beside.keys()]).toEqual(["area:church", "phase:return"]);
  });
  it("tells the least price and how many ways there are", () => {
    expect(tag("church")).toEqual({
      kind: "pay",
      atoms: [{ text: "−1" }, { icon: "yk-yen" }, { text: "board-ways-n 2" }],
    });
  });
  it("tells in a word why not, the president in the way, and where one starts", () => {
    expect(tag("customs")).toEqual({ kind: "no", atoms: [{ icon: "yk-president", seat: 1 }, { text: "occupied" }] });
    expect(tag("bank")).toMatchObject({ kind: "start", seat: 0 });
    expect(tag("port_a")).toBeNull();
  });
});
