/** Who sits at this browser. */

import { api, type Person } from "./api";
import { settings, type Theme } from "./settings.svelte";
import { type Pace, PACES } from "./story/pace";
import { words } from "./speech/words.svelte";

/** What the table does for a person unless they have said otherwise: answer where there is one answer, and take gifts. */
const WISHES = { only_answers: true, pure_gains: true };

export type Wish = keyof typeof WISHES;

class Sitting {
  person = $state.raw<Person | null>(null);

  /** Ask the server who we are while the first words come; a person's own language and theme follow. */
  async begin(spoken: Promise<void>): Promise<void> {
    const asked = api.me();
    asked.catch(() => {}); // told below, when there are words to tell it
    await spoken;
    this.person = await asked;
    await this.takeWishes();
  }

  async beGuest(name: string): Promise<void> {
    this.person = await api.guest(name, words.language, { ...WISHES, ...this.person?.settings });
  }

  async register(name: string, password: string): Promise<void> {
    this.person = await api.register(name, password);
    await this.makeWishes();
  }

  async login(name: string, password: string): Promise<void> {
    this.person = await api.login(name, password);
    await this.takeWishes();
  }

  async logout(): Promise<void> {
    this.person = await api.logout();
  }

  async rename(name: string): Promise<void> {
    this.person = await api.change({ name });
  }

  async speak(language: string): Promise<void> {
    await words.use(language);
    // Meanwhile another one may have been chosen, which is the one to be kept.
    if (this.person && words.language === language) this.person = await api.change({ language });
  }

  async wear(theme: Theme): Promise<void> {
    settings.change({ theme });
    if (this.person) this.person = await api.change({ theme });
  }

  wishes(wish: Wish): boolean {
    return this.person?.settings[wish] === true;
  }

  async wish(wish: Wish, isSo: boolean): Promise<void> {
    if (this.person) this.person = await api.change({ settings: { [wish]: isSo } });
  }

  /** Say what holds for people who have not said anything: programs are asked everything. */
  private async makeWishes(): Promise<void> {
    if (!this.person || Object.keys(WISHES).every((wish) => wish in (this.person?.settings ?? {}))) return;
    this.person = await api.change({ settings: { ...WISHES, ...this.person.settings } });
  }

  /** How fast others' turns are shown to this person, wherever they sit. */
  async watch(pace: Pace): Promise<void> {
    settings.change({ pace });
    if (this.person) this.person = await api.change({ settings: { pace } });
  }

  private async takeWishes(): Promise<void> {
    await this.makeWishes();
    const language = words.languages.find((one) => one.id === this.person?.language)?.id;
    if (language && language !== words.language) await words.use(language);
    const theme = this.person?.theme;
    if (theme === "light" || theme === "dark" || theme === "system") settings.change({ theme });
    const pace = PACES.find((one) => one === this.person?.settings["pace"]);
    if (pace) settings.change({ pace });
  }
}

export const sitting = new Sitting();
