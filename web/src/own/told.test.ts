import { describe, expect, it } from "vitest";
import { bundleOf, Catalogue } from "../speech/catalogue";
import { Speaker } from "../speech/speaker";
import { labelSaid, lossSaid, pointsSaid, rangeSaid, shareSaid, timesSaid } from "./told";

const speaker = new Speaker(new Catalogue("en", [bundleOf("en", ["decree-d1_ship = Shipping\ndeed-travel = Travel"])]));

describe("what is told of many games", () => {
  it("names components and deeds", () => {
    expect(labelSaid("decree:d1_ship", speaker)).toBe("Shipping");
    expect(labelSaid("deed-travel", speaker)).toBe("Travel");
  });

  it("gives every figure its width", () => {
    expect(shareSaid({ of: 100, share: 0.254, low: 0.19, high: 0.331 }).args).toEqual({ mean: 25, low: 19, high: 33 });
    expect(timesSaid({ mean: 2.04, width: 0.25 }, speaker)).toBe("2.0 ± 0.3");
    expect(timesSaid({ mean: 0.8, width: 0.02 }, speaker)).toBe("0.8 ± 0.1");
    expect(pointsSaid({ mean: -4.4, width: 0.2 })).toBe("−4 ± 1");
    expect(lossSaid({ mean: 0.123, width: 0.001 }).args).toEqual({ mean: 12, width: 1 });
  });

  it("tells a loss that is hardly known in fives, and one that is next to nothing as that", () => {
    const about = { message: "cli-review-about", args: { mean: 30, low: 15, high: 45 } };
    expect(lossSaid({ mean: 0.31, width: 0.14 })).toEqual(about);
    expect(lossSaid({ mean: 0.001, width: 0.004 }).message).toBe("cli-review-under");
    expect(lossSaid({ mean: -0.02, width: 0.03 }).message).toBe("cli-review-under");
    expect(lossSaid({ mean: 0, width: 0 }).message).toBe("cli-review-under");
  });

  it("gives a share its range", () => {
    expect(rangeSaid({ low: 0.504, high: 0.7 }).args).toEqual({ low: 50, high: 70 });
  });
});
