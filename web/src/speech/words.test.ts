import { afterEach, describe, expect, it, vi } from "vitest";
import { NO_GRAMMAR } from "./grammar";

type Words = (typeof import("./words.svelte"))["words"];

const PATIENCE = 60_000; // milliseconds, for a machine with much else to do

/** What was asked for and has not been answered, by its path. */
const asked = new Map<string, (text: string) => void>();

/** The words of a page that was just opened, and a server that answers when it is told. */
async function opened(): Promise<Words> {
  vi.resetModules();
  asked.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no file has come along")));
  vi.doMock("../drawer", () => ({ drawer: { get: () => null, put: () => {} } }));
  vi.doMock("../carrier/carrier", () => ({
    carrier: {
      ask: (_: string, path: string) =>
        new Promise((done) => asked.set(path, (text) => done({ status: 200, isJson: false, text }))),
    },
  }));
  const { words } = await import("./words.svelte");
  vi.stubGlobal("document", { documentElement: { lang: "" } }); // there is no page that comes to rest
  return words;
}

async function answer(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const tell = await vi.waitFor(() => {
      const found = asked.get(path);
      if (!found) throw new Error(`${path} was not asked for, but ${[...asked.keys()].join(", ")}`);
      return found;
    }, PATIENCE);
    const game = /^games\/(\w+)\/grammar$/.exec(path)?.[1];
    tell(game ? JSON.stringify({ ...NO_GRAMMAR, game, box: "b" }) : "a = A");
  }
}

const houseIn = (language: string) => `games/all/words/${language}`;
const wordsIn = (game: string, language: string) => `games/${game}/words/${language}`;
const grammarOf = (game: string) => `games/${game}/grammar`;

describe("the words of a game", () => {
  afterEach(() => {
    vi.doUnmock("../drawer");
    vi.doUnmock("../carrier/carrier");
    vi.unstubAllGlobals();
  });

  it("are of the language that was chosen while they came", async () => {
    const words = await opened();
    const opening = words.open("go");
    const chosen = words.use("pl");
    await answer(houseIn("pl"), houseIn("en"));
    await chosen;
    await answer(grammarOf("go"), wordsIn("go", "en"), wordsIn("go", "pl"));
    await opening;
    expect(words.of("go").language).toBe("pl");
  });

  it("are of the language that was being chosen when they came", async () => {
    const words = await opened();
    const first = words.open("go");
    await answer(grammarOf("go"), wordsIn("go", "en"));
    await first;
    const chosen = words.use("pl");
    await answer(houseIn("pl"), houseIn("en"));
    await vi.waitFor(() => expect([...asked.keys()]).toContain(wordsIn("go", "pl")), PATIENCE);
    const second = words.open("chess");
    await answer(grammarOf("chess"), wordsIn("chess", "en"));
    await second;
    expect(words.of("chess").language).toBe("en");
    await answer(wordsIn("go", "pl"), wordsIn("chess", "pl"));
    await chosen;
    expect(["go", "chess"].map((game) => words.of(game).language)).toEqual(["pl", "pl"]);
  });

  it("are of the language that was chosen last, whichever is there first", async () => {
    const words = await opened();
    const chosen = [words.use("pl"), words.use("hu")];
    await answer(houseIn("hu"), houseIn("en"));
    await chosen[1];
    await answer(houseIn("pl"));
    await chosen[0];
    expect([words.language, words.platform.language]).toEqual(["hu", "hu"]);
  });
});
