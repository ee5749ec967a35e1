import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { wordsPlugin } from "./vite-plugins/words-plugin";

/** Tests of components in a real browser: the Chromium that is installed, since none is downloaded. */

// The same as in tests/browser/pages.py.
const CHROMIUMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const NO_CHROMIUM = "there is no Chromium: `make browser` as root, or install chromium-headless-shell or chromium";

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const folders = (process.env.PATH ?? "").split(delimiter);
const executablePath = CHROMIUMS.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
// Root has it from `make test`; others may have to do without.
if (!executablePath && process.getuid?.() === 0) throw new Error(NO_CHROMIUM);
if (!executablePath) console.warn(`Skipped: ${NO_CHROMIUM}`);

export default defineConfig({
  plugins: [svelte(), wordsPlugin()],
  // Found before the tests start, since a dependency found later reloads the page of a test.
  optimizeDeps: { include: ["svelte", "svelte/attachments", "svelte/reactivity"] },
  test: {
    include: executablePath ? ["src/**/*.browser.test.ts"] : [],
    passWithNoTests: true,
    setupFiles: ["src/app/app.css", "src/words/load-all.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: FLAGS },
        contextOptions: { locale: "en-GB", reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
