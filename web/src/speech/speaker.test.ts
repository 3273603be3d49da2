import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundleOf, Catalogue, LANGUAGES, languageFor, type Language } from "./catalogue";
import type { Grammar, Row } from "./grammar";
import { kebab, Speaker, split, type GameEvent } from "./speaker";

const PACKAGE = fileURLToPath(new URL("../../../src/caravanserai", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const text = (path: string) => readFileSync(`${PACKAGE}/${path}`, "utf8");

function speaker(language: Language): Speaker {
  const spoken = language === "en" ? [language] : ([language, "en"] as const);
  const bundles = spoken.map((one) =>
    bundleOf(one, [text(`speech/${one}.ftl`), text(`games/gugong/speech/${one}.ftl`)]),
  );
  return new Speaker(new Catalogue(language, bundles), GRAMMAR);
}

/** What the package's own speaker says, so that both are held to the same words. */
const PYTHON = `
import json, sys
from caravanserai import games
from caravanserai.core.event import Event
from caravanserai.core.step import Refusal
from caravanserai.speech import LANGUAGES
from caravanserai.speech.grammar import grammar
from caravanserai.speech.speaker import Speaker

game = games()["gugong"]
out = {"grammar": grammar(game), "said": {}}
names = ["Ada", "Bo"]
codes = range(game.space.size)
for language in LANGUAGES:
    speaker = Speaker(game, language)
    out["said"][language] = {
        "choices": {game.space.token(code): speaker.choice(code) for code in codes},
        "paying": {game.space.token(code): speaker.choice(code, "PayForGift") for code in codes},
        "about": {f"{sort}:{name}": speaker.about(sort, name) for sort, rows in speaker.rows.items() for name in rows},
        "asks": {name: speaker.ask(name) for name in ("ChooseGift", "MayEnact", "GreatWall")},
        "ask": speaker.ask("MayEnact", {"servant": 2}),
        "refusal": speaker.refusal(Refusal("GG-5.2.6", "refuse-too-few-servants", 2)),
        "heading": speaker.heading("GG-5.2.4"),
        "events": [speaker.event(Event(n, 1, 1, 1, 1, 0), names) for n in range(len(game.events.kinds))],
    }
json.dump(out, sys.stdout)
`;

interface Said {
  choices: Record<string, string>;
  paying: Record<string, string>;
  about: Record<string, string>;
  asks: Record<string, string>;
  ask: string;
  refusal: string;
  heading: string;
  events: string[];
}

const python = process.env["CARAVANSERAI_PYTHON"] ?? `${ROOT}/.venv/bin/python`;
const told = JSON.parse(execFileSync(python, ["-c", PYTHON], { encoding: "utf8", maxBuffer: 1 << 26 })) as {
  grammar: Grammar;
  said: Record<Language, Said>;
};
const GRAMMAR = told.grammar;

/** The events as the server sends them: labels for components, numbers for the rest; all arguments are 1. */
function events(): GameEvent[] {
  return Object.entries(GRAMMAR.events).map(([kind, keys], n) => ({
    n,
    decided: 0,
    kind,
    args: Object.fromEntries(
      keys.map(([name, sort]) => [name, sort === "seat" || sort === "number" ? 1 : (GRAMMAR.sorts[sort]?.[1] ?? null)]),
    ),
  }));
}

describe.each(LANGUAGES)("%s says the same as the package", (language) => {
  const here = speaker(language);
  const there = told.said[language];

  it("choices", () => {
    const said = Object.fromEntries(Object.keys(there.choices).map((token) => [token, here.choice(token)]));
    expect(said).toEqual(there.choices);
  });

  it("choices where the question has its own words", () => {
    const said = Object.fromEntries(
      Object.keys(there.paying).map((token) => [token, here.choice(token, "PayForGift")]),
    );
    expect(said).toEqual(there.paying);
  });

  it("what components do", () => {
    const said = Object.fromEntries(Object.keys(there.about).map((token) => [token, here.about(...split(token))]));
    expect(said).toEqual(there.about);
  });

  it("questions, refusals and headings", () => {
    expect(Object.fromEntries(Object.keys(there.asks).map((step) => [step, here.ask(step)]))).toEqual(there.asks);
    expect(here.ask("MayEnact", { servant: 2 } satisfies Row)).toBe(there.ask);
    expect(here.refusal({ rule: "GG-5.2.6", message: "refuse-too-few-servants", n: 2 })).toBe(there.refusal);
    expect(here.heading("GG-5.2.4")).toBe(there.heading);
  });

  it("events", () => {
    expect(events().map((event) => here.event(event, ["Ada", "Bo"]))).toEqual(there.events);
  });
});

describe("speaking", () => {
  it("names a card that the reader may not know", () => {
    const event = { n: 0, decided: 0, kind: "gift-drawn", args: { player: 0, card: null } };
    expect(speaker("en").event(event, ["Ada"])).toBe("Ada: draws a gift card");
  });

  it.each(LANGUAGES)("the table tells of a new edition in %s", (language) => {
    const said = [0, 1, 5].map((lost) =>
      speaker(language).event({ n: 0, decided: 9, kind: "new-edition", args: { edition: 2, lost } }, ["Ada"]),
    );
    expect(new Set(said).size).toBe(3);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it("falls back to English, then to the id", () => {
    const shared = new Catalogue("fr", [bundleOf("fr", ["a = un"]), bundleOf("en", ["a = one\nb = two"])]);
    expect([shared.say("a"), shared.say("b"), shared.say("c")]).toEqual(["un", "two", "c"]);
  });

  it("finds the language of a locale", () => {
    expect(languageFor(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(languageFor(["ja"])).toBe("en");
  });

  it("tells where a component comes from, and its rule", () => {
    expect(speaker("en").provenance("gift", "board_3")).toBe("reconstructed, official and public source");
    expect(speaker("en").rule("decree", "d1_ship")).toBe("GG-8.2.2");
    expect(speaker("en").provenance("place", "nowhere")).toBe("");
  });

  it("takes names apart", () => {
    expect(kebab("PayForGift")).toBe("pay-for-gift");
    expect(split("place:canal")).toEqual(["place", "canal"]);
  });
});
