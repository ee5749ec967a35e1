import type { UploadedDeck, Deleted, Retention, Seated, TableInfo } from "../api-types";
import type { Language } from "../languages";
import type { Settings } from "../messages";
import { keepToken, ownToken } from "./token";

/** Client of the HTTP API: see docs/reference/http-api.md. */

const NOTHING = 204;

/** An error response: a stable code and an English sentence; `offline` if the server was not reached. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** Seconds to wait before a retry, and the rate limit that was reached, if the server says so. */
    readonly wait = 0,
    readonly limit = 0,
  ) {
    super(text);
  }
}

export function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  if (body === undefined) return send<Answer>(path, {}, ownToken());
  const request = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return send<Answer>(path, request, ownToken());
}

/** Sends a request with a token, or a secret, to those who may see it. */
async function send<Answer>(path: string, request: RequestInit, token: string | null): Promise<Answer> {
  if (token) request = { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("offline", "the server cannot be reached");
  }
  if (!answer.ok) throw await problemOf(answer);
  return (answer.status === NOTHING ? undefined : await answer.json()) as Answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  const told: unknown = await answer.json().catch(() => null);
  const { code = "failed", text = answer.statusText } = (told ?? {}) as { code?: string; text?: string };
  const [wait, limit] = ["retry-after", "ratelimit-limit"].map((name) => Number(answer.headers.get(name)) || 0);
  return new Problem(code, text, wait, limit);
}

export async function makeTable(
  name: string,
  language: Language,
  edition: string,
  settings?: Settings,
): Promise<Seated> {
  return seated(await ask<Seated>("/api/tables", { name, language, edition, settings: settings ?? null }));
}

export async function joinTable(code: string, name: string, language: Language): Promise<Seated> {
  return seated(await ask<Seated>(`/api/tables/${encodeURIComponent(code)}/seats`, { name, language }));
}

export function lookUp(code: string): Promise<TableInfo> {
  return ask<TableInfo>(`/api/tables/${encodeURIComponent(code)}`);
}

/** Uploads a deck; the answer has its edition id. With a secret, it gets the same owner. */
export function bringDeck(file: Blob, secret: string | null): Promise<UploadedDeck> {
  const headers = { "content-type": "application/octet-stream" };
  return send<UploadedDeck>("/api/decks", { method: "POST", body: file, headers }, secret);
}

/** Deletes a deck for everybody. */
export function deleteDeck(id: string, secret: string): Promise<void> {
  return send<void>(`/api/decks/${encodeURIComponent(id)}`, { method: "DELETE" }, secret);
}

/** Deletes the games and statistics of a token's owner. */
export function deleteGames(token: string): Promise<Deleted> {
  return send<Deleted>("/api/statistics", { method: "DELETE" }, token);
}

export function askRetention(): Promise<Retention> {
  return ask<Retention>("/api/privacy");
}

function seated(seat: Seated): Seated {
  keepToken(seat.token);
  return seat;
}
