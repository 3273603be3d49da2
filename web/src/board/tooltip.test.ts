import { expect, it } from "vitest";
import { placed } from "./tooltip";

const at = (left: number, top: number) => ({ left, top, width: 30, height: 30 });

it("lies below its element, and above where there is no room", () => {
  expect(placed(at(500, 100), 200, 80, 1366, 768)).toEqual({ x: 415, y: 138 });
  expect(placed(at(500, 700), 200, 80, 1366, 768)).toEqual({ x: 415, y: 612 });
});

it("stays inside the window", () => {
  expect(placed(at(0, 100), 280, 80, 390, 844).x).toBe(6);
  expect(placed(at(370, 100), 280, 80, 390, 844).x).toBe(104);
});
