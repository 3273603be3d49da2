import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const words = fileURLToPath(new URL("../src/caravanserai/speech", import.meta.url));
const server = process.env["CARAVANSERAI_SERVER"] ?? "http://127.0.0.1:8123";

/** The game whose board, hand or players a file draws, or that it knows something of. */
function gameDrawnIn(id: string): string | null {
  return (
    /[\\/]games[\\/](\w+)[\\/](?:facts\.ts|story\.ts|\w+(?<!Phone|Own|Rival|Bonus)(?:Board|Hand|Player|Turn)\.svelte)$/.exec(
      id,
    )?.[1] ?? null
  );
}

/** What is said where no words can be had, in each language: it has to come with the script. */
function withoutWords(): Record<string, string> {
  const languages = readdirSync(words, { withFileTypes: true }).filter((one) => one.isDirectory());
  return Object.fromEntries(
    languages.flatMap(({ name }) => {
      const said = /^web-without-words = (.*)$/m.exec(wordsIn(name))?.[1];
      return said ? [[name, said]] : [];
    }),
  );
}

function wordsIn(language: string): string {
  try {
    return readFileSync(`${words}/${language}/house.ftl`, "utf-8");
  } catch {
    return ""; // a folder of something else
  }
}

/** The language whose words a file has. */
const languageOf = (file: string): string | null => /[\\/]speech[\\/]([^\\/]+)[\\/]house\.ftl$/.exec(file)?.[1] ?? null;

/** English is behind every language, so its words are fetched beside the script, not after it. */
const wordsAtOnce: Plugin = {
  name: "words-at-once",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((one) => one.type === "asset" && one.originalFileNames.some((file) => languageOf(file) === "en"))
        .map((one) => ({
          tag: "link",
          attrs: { rel: "preload", as: "fetch", crossorigin: true, href: `./${one.fileName}` },
          injectTo: "head",
        })),
  },
};

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), wordsAtOnce],
  define: { WITHOUT_WORDS: JSON.stringify(withoutWords()) },
  base: "./",
  resolve: { alias: { "@words": words } },
  build: {
    outDir: "../src/caravanserai/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      // The service worker of the static site has to lie beside the page, under a name that stays.
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Words are text: hosts compress that, and tell browsers so, by this ending.
        assetFileNames: ({ originalFileNames }) => {
          const language = originalFileNames.map(languageOf).find((one) => one !== null);
          return language ? `assets/words-${language}-[hash].txt` : "assets/[name]-[hash][extname]";
        },
        // What always comes together is one file: it packs better, and asks for less. A group takes along what it needs.
        codeSplitting: {
          groups: [
            { name: "index", tags: ["$initial"], test: /^(?!.*[\\/]offline[\\/](sw|store)\.ts)/, priority: 4 },
            {
              name: "stage",
              test: /[\\/]src[\\/](board[\\/](?!PhoneTabs)|table[\\/](Frame|Log|games)\.)/,
              priority: 3,
            },
            { name: "table", test: /[\\/]TablePage\.svelte$/, priority: 2 },
            { name: gameDrawnIn, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".", "../src/caravanserai"] }, proxy: { "/api": { target: server, ws: true } } },
  // Patience for a machine with much else to do: nothing is tested by how long it takes.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
