import { describe as about, expect, test } from "vitest";
import { aboutChoice } from "../board/desk.svelte";
import type { Desk } from "../board/types";
import type { Speaker } from "../speech/speaker";
import { describe } from "./seen";

const SAID: Record<string, string> = { twice: "shields that count twice", camels: "+3 camels", pipa: "no effect" };
const told = (_: string, name: string) => (name === "twice" ? "no effect" : (SAID[name] ?? ""));
const speaker = {
  component: (_: string, name: string) => SAID[name === "pipa" ? "" : name] ?? name,
  about: told,
  whole: told,
  rule: () => "",
  provenance: () => "official",
  effect: () => "no effect",
  grammar: {
    rows: { goal: { twice: ["goal_cards", { scoring: [] }] }, gift: { pipa: ["gift_cards", { effects: [] }] } },
  },
} as unknown as Speaker;

about("what is said of a component", () => {
  test("does not repeat its name", () => {
    expect(describe("marker:camels", speaker)).toEqual({ title: "+3 camels", text: "" });
  });
  test("is not that it has no effect, where it only scores nothing by itself", () => {
    expect(describe("goal:twice", speaker).text).toBe("");
    expect(describe("gift:pipa", speaker).text).toBe("no effect");
  });
  test("is not where its values come from", () => {
    expect(describe("gift:pipa", speaker)).not.toHaveProperty("provenance");
  });
});

about("a choice on the board", () => {
  test("says every line once", () => {
    const desk = {
      describe: () => ({ title: "church board, space 2", text: "+4 points" }),
      choices: new Map(),
    } as unknown as Desk;
    expect(aboutChoice(desk, "space:church_2", "+4 points\nAda").text).toBe("+4 points\nAda");
  });
});
