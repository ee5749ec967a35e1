import { readJson, writeJson } from "../base/stored-json";

/** The events that this browser hosts, with their tokens, and those that it takes part in. */

const HOSTED = "sosie.events";
const JOINED = "sosie.joined";
const MAX = 20;

/** Returns the host's token of an event that was opened here. */
export function hostToken(code: string): string | null {
  return read(HOSTED)[code] ?? null;
}

/** Returns the codes of the events that this browser hosts, the latest first. */
export function hostedEvents(): string[] {
  return Object.keys(read(HOSTED));
}

export function rememberHosted(code: string, token: string): void {
  write(HOSTED, { [code]: token, ...without(read(HOSTED), code) });
}

export function forgetHosted(code: string): void {
  write(HOSTED, without(read(HOSTED), code));
}

export function hasJoined(code: string): boolean {
  return code in read(JOINED);
}

export function rememberJoined(code: string): void {
  write(JOINED, { [code]: "", ...without(read(JOINED), code) });
}

export function forgetJoined(code: string): void {
  write(JOINED, without(read(JOINED), code));
}

function without(all: Record<string, string>, code: string): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== code));
}

function read(key: string): Record<string, string> {
  return readJson(key, {});
}

function write(key: string, all: Record<string, string>): void {
  writeJson(key, Object.fromEntries(Object.entries(all).slice(0, MAX)));
}
