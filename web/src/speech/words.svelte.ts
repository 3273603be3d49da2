/** The words on the page: the language in use, the platform's speaker, and one for each game that is on screen. */

import type { FluentBundle } from "@fluent/bundle";
import { api, withBox } from "../api";
import { carrier } from "../carrier/carrier";
import { drawer } from "../drawer";
import type { LanguageFacts } from "../table/messages";
import { bundleOf, Catalogue, FALLBACK, languageFor, type Arguments } from "./catalogue";
import type { Grammar } from "./grammar";
import { settling } from "../settled";
import { Speaker } from "./speaker";

/** The words of the house lie beside the scripts, as files of text; those of languages added since the server has. */
const FILES = import.meta.glob<string>("@words/*/house.ftl", { query: "?url", import: "default", eager: true });
const BUNDLED = new Map(
  Object.entries(FILES).map(([path, file]) => [path.replace(/^.*\/([^/]*)\/house\.ftl$/, "$1"), file]),
);
const REMEMBERED = "caravanserai-language";
/** `web-without-words` of all languages, which the build takes out of their files. */
declare const WITHOUT_WORDS: Record<string, string>;

const sharedTexts = new Map<string, Promise<string>>();
const gameTexts = new Map<string, Promise<string>>();
const grammars = new Map<string, Promise<Grammar>>();

class Words {
  language = $state<string>(FALLBACK);
  /** What can be chosen; the server tells all of them. */
  languages = $state.raw<LanguageFacts[]>([...BUNDLED.keys()].map((id) => ({ id, name: id, locale: id })));
  platform = $state.raw(new Speaker(new Catalogue(FALLBACK, [])));
  private readonly games = $state<Record<string, Speaker>>({});
  /** The corrected boxes that the games on screen are spoken of with. */
  private readonly boxes = new Map<string, string | null>();
  /** The language that was chosen last. */
  private wanted = FALLBACK;

  /** Begin in the language that was chosen last, or in the browser's. */
  async begin(): Promise<void> {
    const chosen = drawer.get(REMEMBERED);
    const wanted = [...(chosen ? [chosen] : []), ...navigator.languages];
    void sharedBundles(this.known(wanted)).catch(() => {}); // most likely these, while the server tells what there is
    await this.list();
    await this.use(this.known(wanted));
  }

  /** The first of these locales that is spoken here. */
  known(locales: readonly string[]): string {
    return languageFor(
      locales,
      this.languages.map((one) => one.id),
    );
  }

  /** Whose dates and numbers go with a language. */
  localeOf(language: string): string {
    return this.languages.find((one) => one.id === language)?.locale ?? language;
  }

  /** Ask which languages there are; a server that does not answer is told in those that came along. */
  private async list(): Promise<void> {
    this.languages = await api.languages().catch(() => this.languages);
  }

  /** Speak another language; what is on screen changes as soon as all words are there. */
  async use(language: string): Promise<void> {
    this.wanted = language;
    const platform = new Speaker(new Catalogue(language, await sharedBundles(language), this.localeOf(language)));
    let spoken: Speaker[];
    do {
      spoken = await Promise.all(
        Object.keys(this.games).map((game) => speakerOf(game, language, this.boxes.get(game))),
      );
    } while (spoken.length < Object.keys(this.games).length); // one more was opened meanwhile
    if (this.wanted !== language) return; // another one has been chosen since
    for (const speaker of spoken) this.games[speaker.grammar.game] = speaker;
    this.platform = platform;
    this.language = language;
    drawer.put(REMEMBERED, language);
    document.documentElement.lang = language;
  }

  /** Make a game's words ready: those of any box, or of the one with this digest, which may be a corrected one. */
  async open(game: string, box = "", correction: string | null = null): Promise<void> {
    const known = this.games[game];
    const isSame = (box === "" || known?.grammar.box === box) && this.correctionOf(game) === correction;
    if (known && isSame) return;
    if (known) grammars.delete(game); // what was fetched speaks of other components
    this.boxes.set(game, correction);
    let spoken: Speaker, language: string;
    do {
      language = this.language;
      spoken = await speakerOf(game, language, correction);
    } while (language !== this.language); // another one is spoken since
    this.games[game] = spoken;
  }

  /** The corrected box that a game is spoken of with, if it is not the box of the house. */
  correctionOf(game: string): string | null {
    return this.boxes.get(game) ?? null;
  }

  /** Whether there is anything to say; else `WITHOUT_WORDS` is all that can be. */
  get areHere(): boolean {
    return this.platform.has("web-without-words");
  }

  /** Whether the words of a game are ready. */
  has(game: string): boolean {
    return this.games[game] !== undefined;
  }

  /** The speaker of a game that was opened, or the platform's. */
  of(game: string): Speaker {
    return this.games[game] ?? this.platform;
  }
}

export const words = new Words();

/** That there are no words, in a language: it came with the script. */
export function withoutWords(language = words.known(navigator.languages)): string {
  return WITHOUT_WORDS[language] ?? WITHOUT_WORDS[FALLBACK] ?? "";
}

/** The name of a game: the house has short ones for some; any other game is asked for its words. */
export function gameName(game: string): string {
  if (words.platform.has(`web-game-${game}`)) return say(`web-game-${game}`);
  return wordsOf(game)?.text(`game-${game}`) ?? game;
}

/** What a game is about, in a line; nothing if nobody says it. */
export function gameAbout(game: string): string {
  if (words.platform.has(`web-game-${game}-about`)) return say(`web-game-${game}-about`);
  return wordsOf(game)?.attribute(`game-${game}`, "about") ?? "";
}

/** The speaker of a game; while there is none it is fetched, and whoever asked is told by the change. */
function wordsOf(game: string): Speaker | undefined {
  if (!words.has(game)) void words.open(game).catch(() => {}); // without words its id will have to do
  return words.has(game) ? words.of(game) : undefined;
}

/** The name of a bot. */
export function botName(bot: string): string {
  return words.platform.bot(bot);
}

/** A message of the platform. */
export function say(message: string, args: Arguments = {}): string {
  return words.platform.text(message, args);
}

async function speakerOf(game: string, language: string, correction: string | null = null): Promise<Speaker> {
  const path = `games/${game}/grammar${withBox("?", correction)}`;
  const spoken = language === FALLBACK ? [language] : [language, FALLBACK];
  const [grammar, ...bundles] = await Promise.all([
    kept(grammars, game, async () => JSON.parse(await fetched(path)) as Grammar),
    ...spoken.map((one) => gameBundle(game, one)),
  ]);
  return new Speaker(new Catalogue(language, bundles, words.localeOf(language)), grammar);
}

async function gameBundle(game: string, language: string): Promise<FluentBundle> {
  const path = `games/${game}/words/${language}`;
  return bundleOf(language, [await kept(gameTexts, path, () => fetched(path))]);
}

function sharedBundles(language: string): Promise<FluentBundle[]> {
  const spoken = language === FALLBACK ? [language] : [language, FALLBACK];
  return Promise.all(spoken.map(async (one) => bundleOf(one, [await sharedText(one)])));
}

function sharedText(language: string): Promise<string> {
  return kept(sharedTexts, language, async () => {
    const file = BUNDLED.get(language);
    const answer = file === undefined ? undefined : await fetch(file).catch(() => undefined);
    // A page that was opened before the server had a new version may ask for a file that is gone.
    return answer?.ok ? answer.text() : fetched(`games/all/words/${language}`);
  });
}

async function fetched(path: string): Promise<string> {
  const answer = await carrier.ask("GET", path, undefined, "");
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`);
  return answer.text;
}

/** What was asked for once is kept, unless it failed. */
function kept<K, V>(store: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const found = store.get(key);
  if (found) return found;
  const made = settling.during("words", make());
  store.set(key, made);
  made.catch(() => store.delete(key));
  return made;
}
