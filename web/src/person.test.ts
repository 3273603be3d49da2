import { afterEach, describe, expect, it, vi } from "vitest";

describe("the language of a person", () => {
  afterEach(() => {
    vi.doUnmock("./api");
    vi.doUnmock("./settings.svelte");
    vi.doUnmock("./speech/words.svelte");
    vi.resetModules();
  });

  it("is the one that was chosen last, whichever words are there first", async () => {
    const loaded = new Map<string, () => void>();
    const kept: unknown[] = [];
    const words = {
      language: "en",
      use: async (language: string) => {
        await new Promise<void>((done) => loaded.set(language, done));
        if (language === "hu") words.language = language;
      },
    };
    const person = { name: "Ada", language: "en", settings: {} };
    vi.resetModules();
    vi.doMock("./settings.svelte", () => ({ settings: {} }));
    vi.doMock("./speech/words.svelte", () => ({ words }));
    vi.doMock("./api", () => ({
      api: {
        change: (values: object) => {
          kept.push(values);
          return Promise.resolve({ ...person, ...values });
        },
      },
    }));
    const { sitting } = await import("./person.svelte");
    Object.assign(sitting, { person });
    const chosen = [sitting.speak("pl"), sitting.speak("hu")];
    loaded.get("hu")?.();
    await chosen[1];
    loaded.get("pl")?.();
    await chosen[0];
    expect(kept).toEqual([{ language: "hu" }]);
  });
});
