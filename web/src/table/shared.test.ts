import { describe, expect, it } from "vitest";
import { shared, sharing, sharingSet } from "./shared";

describe("what a message brings", () => {
  it("is what was there already, if it is equal", () => {
    const before = { areas: [{ id: "bank", shops: [0, -1] }], round: 3, over: null };
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it("keeps the parts that are equal, and no others", () => {
    const before = { areas: [{ id: "bank" }, { id: "church" }], players: [{ vp: 3 }] };
    const after = shared(before, { areas: [{ id: "bank" }, { id: "port" }], players: [{ vp: 3 }] });
    expect(after).toEqual({ areas: [{ id: "bank" }, { id: "port" }], players: [{ vp: 3 }] });
    expect(after.players).toBe(before.players);
    expect(after.areas).not.toBe(before.areas);
    expect(after.areas[0]).toBe(before.areas[0]);
    expect(before.areas[1]).toEqual({ id: "church" });
  });

  it("is new where something was added, left out, or is of another kind", () => {
    for (const [before, after] of [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [{ 0: 1 }, [1]],
      [null, { a: 1 }],
      [{ a: 1 }, null],
    ]) {
      const copy = structuredClone(after);
      const made = shared(before, after);
      expect(made).toBe(after);
      expect(made).toEqual(copy);
    }
  });

  it("is compared with the last one", () => {
    const share = sharing<string[]>();
    const first = share(["Ada", "Bo"]);
    expect(share(["Ada", "Bo"])).toBe(first);
    const second = share(["Ada", "Cy"]);
    expect(second).toEqual(["Ada", "Cy"]);
    expect(share(["Ada", "Bo"])).not.toBe(first);
  });

  it("is the same set for as long as the same is in it", () => {
    const share = sharingSet();
    const first = share(new Set(["a", "b"]));
    expect(share(new Set(["b", "a"]))).toBe(first);
    const second = share(new Set(["a", "c"]));
    expect([...second]).toEqual(["a", "c"]);
    expect([...share(new Set())]).toEqual([]);
  });
});
