import { describe, expect, it } from "vitest";
import { bestKept, bestPayment } from "./composing";

describe("the payment proposed", () => {
  it("takes exact colours and Labourers, and keeps Criminals", () => {
    const open = [
      "workers:labourer+scout+cleric",
      "workers:scout+scout+cleric",
      "workers:labourer+scout+criminal",
      "workers:scout+cleric+criminal",
    ];
    expect(bestPayment(open, {})).toBe("workers:labourer+scout+cleric");
  });

  it("is the larger form, unless that would cost a Criminal", () => {
    expect(bestPayment(["workers:labourer", "workers:labourer+merchant"], {})).toBe("workers:labourer+merchant");
    expect(bestPayment(["workers:labourer", "workers:labourer+criminal"], {})).toBe("workers:labourer");
  });

  it("takes from what there is most of", () => {
    const open = ["workers:scout+fighter", "workers:fighter+cleric"];
    expect(bestPayment(open, { scout: 1, fighter: 1, cleric: 3 })).toBe("workers:fighter+cleric");
  });

  it("is nothing where nothing is open", () => {
    expect(bestPayment([], {})).toBeNull();
  });
});

it("keeps what fits most spaces, and different kinds", () => {
  const open = ["workers:labourer+scout+scout", "workers:scout+scout+criminal", "workers:scout+cleric+criminal"];
  expect(bestKept(open)).toBe("workers:scout+cleric+criminal");
});
