import type { Plugin, Rolldown } from "vite";

/** Files of `public` that the service worker caches. */
const PUBLIC = ["/icon.svg", "/manifest.webmanifest"];

/** Modules that few visitors need: their files are cached when they are first requested. */
const RARE = /\/src\/studio\/|emoji-names/;

/** The texts of a language: cached when a page asks for the language. */
const WORDS = /virtual:words\/(\w+)\//;

/** Writes sw-files.js: the built files, those of each language, and a digest of their content as version. */
export function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map(asPath)
        .sort();
      const words = wordFiles(bundle);
      const rare = new Set([...rareFiles(bundle), ...Object.values(words).flat()]);
      const files = ["/", ...PUBLIC, ...built.filter((path) => !rare.has(path))];
      const values = { FILES: files, RARE_FILES: built.filter((path) => rare.has(path)), WORDS: words };
      const version = await digestOf(JSON.stringify(values) + (page?.type === "asset" ? String(page.source) : ""));
      const source = Object.entries({ VERSION: version, ...values })
        .map(([name, value]) => `self.${name} = ${JSON.stringify(value, null, 1)};\n`)
        .join("");
      this.emitFile({ type: "asset", fileName: "sw-files.js", source });
    },
  };
}

/** Returns the files with the texts of each language. */
function wordFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk") continue;
    const [, language] = file.moduleIds.map((id) => WORDS.exec(id)).find(Boolean) ?? [];
    if (language) (words[language] ??= []).push(asPath(file.fileName));
  }
  return words;
}

function asPath(name: string): string {
  return `/${name}`;
}

/** Returns the chunks with rare modules, and their styles. */
function rareFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const rare = chunks.filter(({ moduleIds }) => moduleIds.some((id) => RARE.test(id)));
  const styles = rare.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return new Set([...rare.map(({ fileName }) => fileName), ...styles].map(asPath));
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
