import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { emojiNames } from "./vite-plugins/emoji-names-plugin";
import { listFiles } from "./vite-plugins/list-files-plugin";
import { wordsPlugin } from "./vite-plugins/words-plugin";

/** Address of `sosie serve` during development with `npm run dev`. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), wordsPlugin(), emojiNames(), listFiles()],
  build: {
    outDir: "../src/sosie/server/web",
    emptyOutDir: true,
    // The content security policy forbids inline scripts and data: URLs in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What each file loads, for tests/web/test_budgets.py; without a suffix, so that the server does not show it.
    manifest: "manifest",
    target: "es2022",
  },
  server: { proxy: { "/api": server, "/socket": { target: server, ws: true } } },
  // Long, since no test here is about speed, and the machine may be busy.
  test: {
    include: ["src/**/*.test.ts", "vite-plugins/**/*.test.ts"],
    exclude: ["src/**/*.browser.test.ts"],
    setupFiles: ["src/words/load-all.ts"],
    testTimeout: 60_000,
  },
});
