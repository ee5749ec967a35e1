import type { Plugin } from "vite";

/** What is kept of the folder `public`, which the build copies as it is. */
const PUBLIC = ["/icon.svg", "/manifest.webmanifest"];

/** Writes down for the service worker what this version consists of: all that was built, and a mark of its content. */
export function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const files = ["/", ...PUBLIC, ...built.map((name) => `/${name}`)];
      const version = await mark(JSON.stringify(files) + (page?.type === "asset" ? String(page.source) : ""));
      const source = `self.VERSION = ${JSON.stringify(version)};\nself.FILES = ${JSON.stringify(files, null, 1)};\n`;
      this.emitFile({ type: "asset", fileName: "sw-files.js", source });
    },
  };
}

async function mark(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
