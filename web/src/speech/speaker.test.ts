import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundleOf, Catalogue, languageFor } from "./catalogue";
import type { Grammar, Row } from "./grammar";
import { kebab, split } from "./labels";
import { Speaker, type GameEvent } from "./speaker";

const PACKAGE = fileURLToPath(new URL("../../../src/caravanserai", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const text = (path: string) => readFileSync(`${PACKAGE}/${path}`, "utf8");

function speaker(language: string, game: Game = "gugong"): Speaker {
  const spoken = language === "en" ? [language] : ([language, "en"] as const);
  const bundles = spoken.map((one) =>
    bundleOf(one, [text(`speech/${one}/house.ftl`), text(`games/${game}/speech/${one}.ftl`)]),
  );
  const locale = /^locale = "(.*)"$/m.exec(text(`speech/${language}/language.toml`))?.[1];
  return new Speaker(new Catalogue(language, bundles, locale), told[game].grammar);
}

/** What the package's own speaker says, so that both are held to the same words. */
const PYTHON = `
import json, sys
from caravanserai import games
from caravanserai.core.event import Event
from caravanserai.core.step import Refusal, Saying
from caravanserai.speech import languages
from caravanserai.speech.grammar import grammar
from caravanserai.speech.needs import constants
from caravanserai.speech.speaker import Speaker

asked = json.loads(sys.argv[1])
out = {}
names = ["Ada", "Bo"]
for name, (steps, effect, refusal, rule, line, branches) in asked.items():
    game = games()[name]
    codes = range(game.space.size)
    sayings = {one.message: one for one in constants(game) if isinstance(one, Saying)}.values()
    numbered = [(one, [n * by for n in range(len(one.names))]) for one in sayings for by in (0, 1)]
    said = {}
    for language in [one.id for one in languages().values() if one.complete]:
        speaker = Speaker(game, language)
        said[language] = {
            "choices": {game.space.token(code): speaker.choice(code) for code in codes},
            "asked": {
                step: {game.space.token(code): speaker.choice(code, step, branches) for code in codes} for step in steps
            },
            "about": {
                f"{sort}:{one}": speaker.about(sort, one) for sort, rows in speaker.rows.items() for one in rows
            },
            "asks": {step: speaker.ask(step) for step in (*steps, "MayEnact")},
            "ask": speaker.ask("MayEnact", effect),
            "refusal": speaker.refusal(Refusal(rule, refusal, 2)),
            "line": speaker.line(line),
            "sayings": [
                [saying.message, dict(zip(saying.names, numbers)), *speaker.asked(saying, numbers)]
                for saying, numbers in numbered
            ],
            "events": [speaker.event(Event(n, 1, 1, 1, 1, 0), names) for n in range(len(game.events.kinds))],
        }
    out[name] = {"grammar": grammar(game), "said": said}
json.dump(out, sys.stdout)
`;

/** What is asked of both: questions, an effect, a refusal, a rule, a line of the score sheet, a choice of effects. */
const ASKED = {
  gugong: [
    ["PayForGift", "GreatWall"],
    { servant: 2 },
    "refuse-too-few-servants",
    "GG-5.2.4",
    "score-decree-d3_third",
    [{ kind: "choice", options: [{ jade: 1 }, [{ kind: "turn_die" }]] }],
  ],
  paladins: [
    ["DismissWhom", "ConvertWhom", "ChooseBranch"],
    [{ kind: "remove_suspicion", n: 1 }],
    "refuse-too-little-silver",
    "PW-6.2.4",
    "score-converted-viking_thief",
    [{ kind: "choice", options: [[{ kind: "free_develop" }], { fighter: 1, cleric: 2 }] }],
  ],
  marcopolo2: [
    ["TakeTurn", "TakeSeal", "ChooseBranch"],
    [{ kind: "move", steps: 2 }],
    "refuse-value-too-low",
    "MP-8.2",
    "score-shields",
    [
      {
        kind: "any_order",
        effects: [
          { kind: "gain", coin: 2 },
          { kind: "times", up_to: "die", effects: [{ kind: "pay", cost: { coin: 1 }, gain: { camel: 1 } }] },
        ],
      },
    ],
  ],
  yokohama: [
    ["Extra", "PayFaith", "PayInImports", "TakeToken", "ChooseBranch"],
    [
      { kind: "gain", vp: 3 },
      { kind: "move_assistant", n: 2 },
    ],
    "refuse-too-few-imports",
    "YK-7.8.4",
    "score-church",
    [{ kind: "choice", options: [{ yen: 2 }, [{ kind: "fill_up", noun: "yen", to: 2 }]] }],
  ],
} satisfies Record<string, [string[], unknown, string, string, string, Row[]]>;
type Game = keyof typeof ASKED;
const GAMES = Object.keys(ASKED) as Game[];

interface Said {
  choices: Record<string, string>;
  asked: Record<string, Record<string, string>>;
  about: Record<string, string>;
  asks: Record<string, string>;
  ask: string;
  refusal: string;
  line: string;
  sayings: [message: string, args: Record<string, number>, question: string, why: string][];
  events: string[];
}

const python = process.env["CARAVANSERAI_PYTHON"] ?? `${ROOT}/.venv/bin/python`;
const told = JSON.parse(
  execFileSync(python, ["-c", PYTHON, JSON.stringify(ASKED)], { encoding: "utf8", maxBuffer: 1 << 27 }),
) as Record<Game, { grammar: Grammar; said: Record<string, Said> }>;
const LANGUAGES = Object.keys(told.gugong.said);

/** The events as the server sends them: labels for components, numbers for the rest; all arguments are 1. */
function events({ events, sorts }: Grammar): GameEvent[] {
  return Object.entries(events).map(([kind, keys], n) => ({
    n,
    decided: 0,
    kind,
    args: Object.fromEntries(
      keys.map(([name, sort]) => [name, sort === "seat" || sort === "number" ? 1 : (sorts[sort]?.[1] ?? null)]),
    ),
  }));
}

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  "%s in %s is said as the package says it",
  (game, language) => {
    const here = speaker(language, game);
    const there = told[game].said[language]!;
    const [, effect, refusal, rule, line, branches] = ASKED[game];

    it("choices", () => {
      const said = Object.fromEntries(Object.keys(there.choices).map((token) => [token, here.choice(token)]));
      expect(said).toEqual(there.choices);
    });

    it.each(Object.keys(there.asked))("choices where the question has its own words: %s", (step) => {
      const tokens = Object.keys(there.choices);
      const said = Object.fromEntries(tokens.map((token) => [token, here.choice(token, step, branches)]));
      expect(said).toEqual(there.asked[step]);
    });

    it("what components do", () => {
      const said = Object.fromEntries(Object.keys(there.about).map((token) => [token, here.about(...split(token))]));
      expect(said).toEqual(there.about);
    });

    it("questions, refusals and scores", () => {
      expect(Object.fromEntries(Object.keys(there.asks).map((step) => [step, here.ask(step)]))).toEqual(there.asks);
      expect(here.ask("MayEnact", effect)).toBe(there.ask);
      expect(here.refusal({ rule, message: refusal, n: 2 })).toBe(there.refusal);
      expect(here.line(line)).toBe(there.line);
    });

    it("questions with numbers, and sums of them", () => {
      expect(there.sayings.length).toBeGreaterThan(0);
      for (const [message, args, question, why] of there.sayings)
        expect(here.question({ step: "", row: null, said: { message, args } })).toEqual({ question, why });
    });

    it("events", () => {
      expect(events(told[game].grammar).map((event) => here.event(event, ["Ada", "Bo"]))).toEqual(there.events);
    });
  },
);

/** Choices with what changes by them, and what is written beside the signs of that. */
const BESIDE: [Game, string, string, Record<string, number>, string, Row[]?][] = [
  ["gugong", "PayForGift", "payment:servants", { servant: -2 }, "Pay"],
  ["gugong", "ChooseGift", "trade:servant_1", { servant: 1 }, "Exchange 2 travel tokens (with 1 double token)"],
  ["gugong", "GreatWall", "option:a", { servant: -1, vp: 3 }, "A: place"],
  ["gugong", "IntrigueBenefit", "benefit:back_1", { servant: 1, intrigue: -1 }, "Step back"],
  ["gugong", "ChooseReward", "reward:vp", { vp: 4 }, ""],
  ["paladins", "ChooseTavern", "tavern:tavern_18", { labourer: 1, scout: 3 }, ""],
  ["paladins", "PlaceWorkers", "workers:labourer", { labourer: -1, silver: 1 }, "Place"],
  ["paladins", "SendMonk", "space:space_1_2", { silver: 2, influence: 1 }, "region 1"],
  ["paladins", "BuildOutpost", "space:space_2_4", { suspicion: -1, faith: 1 }, "region 2: remove"],
  ["paladins", "AttackWhom", "outsider:viking_barbarian", { provision: 1, influence: 1 }, "Barbarian (Viking): +1 tax"],
  ["paladins", "DismissWhom", "townsfolk:squire_c", { fighter: 1 }, "Squire"],
  ["paladins", "TakeTurn", "favour:favour_labour", { labourer: 3, criminal: -1 }, "Royal Labour · Criminal"],
  ["yokohama", "Exchange", "exchange:buy_copper", { yen: -2, copper: 1 }, ""],
  [
    "yokohama",
    "Extra",
    "order:order_us_01",
    { tea: -2, fish: -2, import: 1, vp: 4 },
    "Complete an order (United States)",
  ],
  ["yokohama", "CustomsSpace", "space:customs_1", { import: -1, vp: 5 }, "Space 1"],
  ["yokohama", "PayInImports", "count:1", { yen: -2, import: -1 }, "Pay"],
  ["marcopolo2", "TakeSeal", "seal:spicers", { jade: 1 }, "Spicers' guild (lowest die: 2 or more)"],
  ["marcopolo2", "TakeTurn", "tile:outpost_silk", { silk: 2 }, "Return an outpost tile"],
  [
    "marcopolo2",
    "TakeTurn",
    "contract:contract_s7",
    { camel: -1, pepper: -2, jade: -1, vp: 3 },
    "Complete a contract (+1 good (any))",
  ],
  ["marcopolo2", "TakeTurn", "seal:farmers", { camel: -2 }, "Improve the seal of the Farmers' guild"], // coins come and go
  ["marcopolo2", "PayCoinsInJade", "count:1", { coin: -3, jade: -1 }, "Pay"],
  ["marcopolo2", "PayCoinsInJade", "count:0", { coin: -4 }, "Pay"],
  ["marcopolo2", "ChooseOffer", "offer:one_jade", { jade: -1, camel: 2 }, "Offer for jade"],
  [
    "marcopolo2",
    "ChooseBranch",
    "option:a",
    { coin: 3 },
    "",
    [{ kind: "choice", options: [{ coin: 3 }, { camel: 2 }] }],
  ],
];

describe("beside signs", () => {
  it.each(BESIDE)("%s, %s: %s", (game, step, token, changes, said, row) => {
    expect(speaker("en", game).beside(token, changes, step, row)).toBe(said);
  });

  it.each(LANGUAGES)("nothing that they say is said in %s", (language) => {
    for (const [game, step, token, changes, , row] of BESIDE) {
      const here = speaker(language, game);
      const said = here.beside(token, changes, step, row).toLowerCase();
      const sums = Object.entries(changes).map(([noun, n]) => here.text(`noun-${noun}`, { n: Math.abs(n) }));
      expect([token, sums.filter((sum) => said.includes(sum.toLowerCase()))]).toEqual([token, []]);
    }
  });

  it("all is said that they do not say", () => {
    const said = (...[game, step, token, changes]: [Game, string, string, Record<string, number>]) =>
      speaker("en", game).beside(token, changes, step);
    // What is gained is paid at once: which worker it is would be said nowhere.
    expect(said("paladins", "PlaceOnFavour", "workers:scout", { merchant: 1 })).toBe("Place 1 scout");
    expect(said("paladins", "KeepWorkers", "workers:scout", { scout: -1 })).toBe("Keep 1 scout");
    expect(said("paladins", "PlaceJar", "jar:absolve_space_1", { faith: 1 })).toBe("reward space 1: pay 1 debt");
    expect(said("yokohama", "ChurchSpace", "space:church_5", { yen: -2 })).toBe("Space 5, 8 faith: +8 points, +1 yen");
    expect(said("gugong", "LoadShip", "route:main", { servant: -1 })).toBe("new ship");
  });
});

describe("speaking", () => {
  it("names a card that the reader may not know", () => {
    const event = { n: 0, decided: 0, kind: "gift-drawn", args: { player: 0, card: null } };
    expect(speaker("en").event(event, ["Ada"])).toBe("Ada draws a gift card");
  });

  it.each(LANGUAGES)("the table tells of a new edition in %s", (language) => {
    const said = [0, 1, 5].map((lost) =>
      speaker(language).event({ n: 0, decided: 9, kind: "new-edition", args: { edition: 2, lost } }, ["Ada"]),
    );
    expect(new Set(said).size).toBe(3);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each(LANGUAGES)("the table tells of a fresh key in %s", (language) => {
    const event = { n: 0, decided: 9, kind: "new-key", args: { commitment: "bacfe040" } };
    expect(speaker(language).event(event, ["Ada"])).toMatch(/^\p{Lu}.*bacfe040$/u);
  });

  it.each(LANGUAGES)("the table tells of another opponent in %s", (language) => {
    const said = speaker(language);
    const event = { n: 0, decided: 9, kind: "new-bot", args: { player: 1, before: "merchant", bot: "sage" } };
    expect(said.event(event, ["Ada", "Bo"])).toContain(`${said.text("bot-merchant")} → ${said.text("bot-sage")}`);
  });

  it("falls back to English, then to the id", () => {
    const shared = new Catalogue("fr", [bundleOf("fr", ["a = un"]), bundleOf("en", ["a = one\nb = two"])]);
    expect([shared.say("a"), shared.say("b"), shared.say("c")]).toEqual(["un", "two", "c"]);
  });

  it("finds the language of a locale", () => {
    const spoken = ["en", "pl", "pt-BR"];
    expect(languageFor(["de-DE", "pl-PL", "en"], spoken)).toBe("pl");
    expect(languageFor(["de-DE", "pl-PL", "en"], [...spoken, "de"])).toBe("de");
    expect(languageFor(["pt_BR"], spoken)).toBe("pt-BR");
    expect(languageFor(["ja"], spoken)).toBe("en");
  });

  it("tells where a component comes from, and its rule", () => {
    expect(speaker("en").provenance("gift", "board_3")).toBe("reconstructed, official and public source");
    expect(speaker("en").rule("decree", "d1_ship")).toBe("GG-8.2.2");
    expect(speaker("en").provenance("place", "nowhere")).toBe("");
  });

  it("says a bag as a bundle, and options by what they do", () => {
    const here = speaker("pl", "paladins");
    expect(here.component("workers", "labourer+labourer+scout", "acc")).toBe("2 robotników, 1 zwiadowcę");
    expect(here.choice("option:b", "ChooseBranch", ASKED.paladins[5])).toBe("+1 zbrojny, +2 klerycy");
    expect(here.choice("option:b", "ChooseBranch")).toBe("Opcja B");
  });

  it.each(LANGUAGES)("tells all that an outsider brings, attacked and converted, in %s", (language) => {
    const here = speaker(language, "paladins");
    const whole = here.whole("outsider", "viking_adventurer");
    const attack = here.choice("outsider:viking_adventurer", "AttackWhom").split(/ ?: /)[1];
    expect(attack).toMatch(/1 .* 1 .* 1 /);
    for (const part of [attack, here.about("outsider", "viking_adventurer")]) expect(whole).toContain(part);
    expect(whole).not.toContain("+");
    expect(here.whole("paladin", "roland")).toBe(here.about("paladin", "roland"));
  });

  it("takes names apart", () => {
    expect(kebab("PayForGift")).toBe("pay-for-gift");
    expect(split("place:canal")).toEqual(["place", "canal"]);
  });
});
