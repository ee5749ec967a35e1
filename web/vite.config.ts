import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { listFiles } from "./worker/files";

/** Where `sosie serve` listens while one works on the pages with `npm run dev`. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: {
    outDir: "../src/sosie/server/web",
    emptyOutDir: true,
    // The policy of the page forbids inline scripts and data: styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": server, "/socket": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
