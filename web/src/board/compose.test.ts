import { describe, expect, it } from "vitest";
import { isSingle, leadsTo, matching, type Offered, partsOf, withPart, withoutPart } from "./compose";

const open = (...tokens: string[]): Offered[] => tokens.map((token) => ({ token, isRefused: false }));
const BAGS = open("workers:labourer+scout", "workers:labourer+criminal", "workers:scout+scout", "workers:labourer");
const PLANS = open("plan:a+b", "plan:a+c", "plan:b+a", "plan:b+c", "plan:c+a", "plan:c+b");

describe("a bag of parts", () => {
  it("reads the parts of a token", () => {
    expect(partsOf("workers:labourer+scout")).toEqual(["labourer", "scout"]);
  });

  it("does not mind the order, but counts", () => {
    expect(leadsTo(["scout", "labourer"], "workers:labourer+scout", false)).toBe(true);
    expect(leadsTo(["labourer", "labourer"], "workers:labourer+scout", false)).toBe(false);
  });

  it("is the token of the same size", () => {
    expect(matching(["labourer"], BAGS, false)?.token).toBe("workers:labourer");
    expect(matching(["scout", "labourer"], BAGS, false)?.token).toBe("workers:labourer+scout");
    expect(matching(["scout"], BAGS, false)).toBeNull();
    expect(matching([], BAGS, false)).toBeNull();
  });

  it("grows while it can, then swaps into what is offered first", () => {
    expect(withPart(["labourer"], "scout", BAGS, false)).toEqual(["labourer", "scout"]);
    expect(withPart(["labourer", "scout"], "criminal", BAGS, false)).toEqual(["labourer", "criminal"]);
    expect(withPart(["labourer", "criminal"], "scout", BAGS, false)).toEqual(["labourer", "scout"]);
  });

  it("shows a combination that is refused, so that its reason can be read", () => {
    const offered = [...BAGS, { token: "workers:cleric", isRefused: true }];
    expect(withPart(["labourer", "scout"], "cleric", offered, false)).toEqual(["cleric"]);
    expect(matching(["cleric"], offered, false)?.isRefused).toBe(true);
  });

  it("gives back one of a kind", () => {
    expect(withoutPart(["scout", "labourer", "scout"], "scout", false)).toEqual(["scout", "labourer"]);
    expect(withoutPart(["scout"], "cleric", false)).toEqual(["scout"]);
  });
});

describe("parts in an order", () => {
  it("is decided when one token is left", () => {
    expect(matching(["a"], PLANS, true)).toBeNull();
    expect(matching(["a", "c"], PLANS, true)?.token).toBe("plan:a+c");
  });

  it("begins anew after the last pick", () => {
    expect(withPart(["a"], "c", PLANS, true)).toEqual(["a", "c"]);
    expect(withPart(["a", "c"], "b", PLANS, true)).toEqual(["b"]);
  });

  it("takes back a pick with all that came later", () => {
    expect(withoutPart(["a", "c"], "a", true)).toEqual([]);
    expect(withoutPart(["a", "c"], "c", true)).toEqual(["a"]);
  });

  it("is over in one click where only one plan is left for each", () => {
    expect(isSingle(PLANS)).toBe(false);
    expect(isSingle(open("plan:a+b", "plan:b+a", "plan:c+a"))).toBe(true);
    expect(isSingle([])).toBe(false);
  });
});
