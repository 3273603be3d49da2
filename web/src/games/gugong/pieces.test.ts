import { describe, expect, it } from "vitest";
import crowd from "./fixtures/crowd-5.json";
import start from "./fixtures/start-5.json";
import { intrigueStacks, launchHarbour, markersAt, namedShips, trailSeat, wallPieces } from "./pieces";
import type { GugongView, PlayerView, ShipView } from "./view";

const view = start.view as unknown as GugongView;
const ship = (harbour: string, owner: number, cargo = 1): ShipView => ({ harbour, owner, cargo, double: 0 });
const player = (changes: Partial<PlayerView>): PlayerView => ({ ...(view.players[0] as PlayerView), ...changes });

describe("ships keep their names", () => {
  const before = namedShips([], [ship("left_1", 0), ship("left_3", 0), ship("right_1", 1)]);

  it("gives every ship a name of its owner", () => {
    expect(before.map((one) => one.piece)).toEqual(["ship:0:0", "ship:0:1", "ship:1:0"]);
  });

  it("lets a ship take its name along, past another of the same owner", () => {
    const after = namedShips(before, [ship("left_3", 0), ship("left_4", 0), ship("right_1", 1)]);
    expect(after.map((one) => [one.harbour, one.piece])).toEqual([
      ["left_3", "ship:0:1"],
      ["left_4", "ship:0:0"],
      ["right_1", "ship:1:0"],
    ]);
  });

  it("gives a new ship a new name, also when another one has gone home", () => {
    const after = namedShips(before, [ship("left_1", 0), ship("right_1", 1), ship("right_2", 0)]);
    expect(after.map((one) => one.piece)).toEqual(["ship:0:0", "ship:1:0", "ship:0:1"]);
  });

  it("never lets a ship sail back", () => {
    const after = namedShips([{ ...ship("left_4", 0), piece: "ship:0:2" }], [ship("left_1", 0)]);
    expect(after[0]?.piece).toBe("ship:0:0");
  });

  it("does not name ships anew when nothing has happened", () => {
    expect(namedShips(before, before)).toEqual(before);
  });
});

describe("where a new ship would lie", () => {
  it("is the free harbour nearest the start", () => {
    expect(launchHarbour([ship("left_1", 0), ship("left_3", 1), ship("right_2", 2)], "left", 5)).toBe(2);
  });
  it("is nowhere on a full route", () => {
    expect(launchHarbour((crowd.view as unknown as GugongView).ships, "left", 5)).toBe(null);
  });
});

describe("stacks of the Intrigue track", () => {
  it("lie with the one ahead on top", () => {
    const order = [3, 1, 0, 2, 4];
    const players = view.players.map((one) => ({ ...one, intrigue: one.seat === 3 ? 9 : one.seat === 4 ? 0 : 6 }));
    expect([...intrigueStacks({ ...view, players, intrigue_order: order })]).toEqual([
      [0, [4]],
      [6, [2, 0, 1]],
      [9, [3]],
    ]);
  });
});

describe("the wall", () => {
  it("shows a Double Servant on as many spaces as it stands for", () => {
    const found = wallPieces([player({ wall: 3, double: "wall", double_as: 2 }), player({ seat: 1, wall: 1 })]);
    expect(found.map((one) => [one.seat, one.double, one.spaces])).toEqual([
      [0, false, 1],
      [0, true, 2],
      [1, false, 1],
    ]);
  });
  it("is empty at the start", () => {
    expect(wallPieces(view.players)).toEqual([]);
  });
});

it("finds the tokens laid at a place", () => {
  const players = [player({ markers: [{ token: "bonus_toll", place: "jade" }] }), player({ seat: 1 })];
  expect(markersAt(players, "jade")).toEqual([{ seat: 0, token: "bonus_toll" }]);
  expect(markersAt(players, "wall")).toEqual([]);
});

it("draws trails for pieces that travel", () => {
  expect(["traveller:3", "ship:1:0", "gift:board_3", "wall:2:0"].map(trailSeat)).toEqual([3, 1, null, null]);
});
