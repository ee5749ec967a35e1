/** The functions of Node that plugins use; all types of Node would also change those of the browser's timers. */
declare module "node:fs" {
  export function readFileSync(path: URL): Uint8Array;
  export function readFileSync(path: URL, encoding: "utf8"): string;
  export function readdirSync(path: URL, options?: { recursive: boolean }): string[];
  export function existsSync(path: URL): boolean;
  export function mkdirSync(path: URL, options: { recursive: boolean }): void;
  export function writeFileSync(path: URL, text: string): void;
}
declare module "node:zlib" {
  export function gunzipSync(data: Uint8Array): { toString(): string };
}
