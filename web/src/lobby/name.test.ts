import { expect, it } from "vitest";
import { freeName } from "./name";

it("suggests a name that nobody at the table has", () => {
  expect(freeName("Guest", [])).toBe("Guest");
  expect(freeName("Guest", ["Lisa", "guest"])).toBe("Guest 2");
  expect(freeName("Guest", ["Guest 2", "Guest"])).toBe("Guest 3");
});
