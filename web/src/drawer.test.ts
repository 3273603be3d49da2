import { describe, expect, it } from "vitest";
import { Drawer } from "./drawer";

describe("small things", () => {
  it("are kept by the browser", () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: kept.set.bind(kept) };
    const drawer = new Drawer(() => storage as unknown as Storage);
    expect(drawer.get("a")).toBeNull();
    drawer.put("a", "1");
    expect([drawer.get("a"), kept.get("a")]).toEqual(["1", "1"]);
  });

  it("are remembered where nothing may be kept", () => {
    const drawer = new Drawer(() => {
      throw new Error("denied");
    });
    expect(drawer.get("a")).toBeNull();
    drawer.put("a", "1");
    expect(drawer.get("a")).toBe("1");
  });
});
