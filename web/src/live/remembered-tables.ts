/** The tables at which this browser has a seat, so that a reload reconnects. */

const KEY = "sosie.tables";
const MAX = 20;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

export function isRemembered(code: string): boolean {
  return read().includes(code);
}

/** Returns the codes of the tables at which this browser sat down, the latest first. */
export function rememberedTables(): string[] {
  return read();
}

export function rememberTable(code: string): void {
  keep([code, ...read().filter((other) => other !== code)].slice(0, MAX));
}

export function forgetTable(code: string): void {
  keep(read().filter((other) => other !== code));
}

function keep(codes: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // Without storage, the player joins again after a reload.
  }
}
