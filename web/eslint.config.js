import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { configs, parser } from "typescript-eslint";
import { defineConfig } from "eslint/config";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/protocol/", "public/", "*.js", "*.mjs"] },
  configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Handlers and timers ignore what a function returns.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // It takes assertions that widen a type for unnecessary.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // Collections are replaced here, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      // They keep spaces that Svelte would drop at the edge of a block.
      "svelte/no-useless-mustaches": "off",
      // Svelte itself finds comments that ignore nothing.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
  {
    // Types in markup are svelte-check's task, since ESLint does not know those that a component gives to its snippets.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return", "unary-minus"].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        "off",
      ]),
    ),
  },
  {
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/require-await": "off", "@typescript-eslint/unbound-method": "off" },
  },
);
