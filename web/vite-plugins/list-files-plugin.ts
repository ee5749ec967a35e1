import type { Plugin, Rolldown } from "vite";

/** Files of `public` that the service worker caches. */
const PUBLIC = ["/icon.svg", "/manifest.webmanifest"];

/** Modules that few visitors need: their files are cached when they are first requested. */
const RARE = /\/src\/studio\/|emoji-names/;

/** Writes sw-files.js: the built files and a digest of their content as version. */
export function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort();
      const rare = rareFiles(bundle);
      const files = ["/", ...PUBLIC, ...built.filter((name) => !rare.has(name)).map((name) => `/${name}`)];
      const rareList = built.filter((name) => rare.has(name)).map((name) => `/${name}`);
      const version = await digestOf(
        JSON.stringify([files, rareList]) + (page?.type === "asset" ? String(page.source) : ""),
      );
      const values = { VERSION: version, FILES: files, RARE_FILES: rareList };
      const source = Object.entries(values)
        .map(([name, value]) => `self.${name} = ${JSON.stringify(value, null, 1)};\n`)
        .join("");
      this.emitFile({ type: "asset", fileName: "sw-files.js", source });
    },
  };
}

/** Returns the names of the chunks with rare modules, and of their styles. */
function rareFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const rare = chunks.filter(({ moduleIds }) => moduleIds.some((id) => RARE.test(id)));
  const styles = rare.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return new Set([...rare.map(({ fileName }) => fileName), ...styles]);
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
