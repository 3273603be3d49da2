import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
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

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
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
