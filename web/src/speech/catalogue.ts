/** The messages of one language: those of all games, a game's own laid over them, and English behind both. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export const FALLBACK = "en";

export type Said = string | number;
export type Arguments = Record<string, Said>;

/** The first language of a list of locales that we speak; `pt-BR` is also served by `pt`. */
export function languageFor(locales: readonly string[], spoken: readonly string[]): string {
  for (const locale of locales) {
    const tag = locale.toLowerCase().replaceAll("_", "-");
    const found = [tag, tag.split("-")[0]].map((one) => spoken.find((language) => language.toLowerCase() === one));
    const language = found.find((one) => one !== undefined);
    if (language !== undefined) return language;
  }
  return FALLBACK;
}

/** The messages of some files, the later ones over the earlier ones. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Messages by id; one that is missing is said by the next bundle, and one that is missing in all by its id. */
export class Catalogue {
  readonly language: string;
  /** Whose dates and numbers. */
  readonly locale: string;
  private readonly bundles: readonly FluentBundle[];

  constructor(language: string, bundles: readonly FluentBundle[], locale = language) {
    this.language = language;
    this.bundles = bundles;
    this.locale = locale;
  }

  has(id: string, attribute = ""): boolean {
    const found = this.find(id);
    if (!found) return false;
    return attribute ? attribute in found.message.attributes : found.message.value !== null;
  }

  /** A message with its arguments; a form that it lacks falls back to the plain one. */
  say(id: string, args: Arguments = {}, attribute = ""): string {
    const found = this.find(id);
    const pattern = found && ((attribute && found.message.attributes[attribute]) || found.message.value);
    if (!found || !pattern) return id;
    return found.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }

  private find(id: string): { bundle: FluentBundle; message: Message } | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (message) return { bundle, message };
    }
    return null;
  }
}
