import type {
  EventInfo,
  JoinedEvent,
  OpenedEvent,
  UploadedDeck,
  Deleted,
  Retention,
  Seated,
  TableInfo,
} from "../protocol/api-types";
import type { Language } from "../base/languages";
import type { EventSettings, Settings } from "../protocol/messages";
import { saveToken, ownToken } from "./token";

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

/** Sits down under a token of its own, which is neither sent nor saved here: for people who share this screen. */
export function sitAnonymously(path: string, body: unknown): Promise<Seated> {
  const request = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return send<Seated>(path, request, null);
}

/** Sends a request with a token or a secret in its headers; the answer is JSON unless `read` says otherwise. */
export async function send<Answer>(
  path: string,
  request: RequestInit,
  token: string | null,
  read: (answer: Response) => Promise<unknown> = (answer) => answer.json(),
): Promise<Answer> {
  if (token) request = { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("offline", "the server cannot be reached");
  }
  if (!answer.ok) throw await problemOf(answer);
  return (answer.status === NOTHING ? undefined : await read(answer)) as Answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  const error: unknown = await answer.json().catch(() => null);
  const { code = "failed", text = answer.statusText } = (error ?? {}) as { code?: string; text?: string };
  const [wait, limit] = ["retry-after", "ratelimit-limit"].map((name) => Number(answer.headers.get(name)) || 0);
  return new Problem(code, text, wait, limit);
}

export async function createTable(
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

export function fetchTableInfo(code: string): Promise<TableInfo> {
  return ask<TableInfo>(`/api/tables/${encodeURIComponent(code)}`);
}

/** Uploads a deck; the answer has its edition id. With a secret, it gets the same owner. */
export function uploadDeck(file: Blob, secret: string | null): Promise<UploadedDeck> {
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

export function fetchRetention(): Promise<Retention> {
  return ask<Retention>("/api/privacy");
}

function seated(seat: Seated): Seated {
  saveToken(seat.token);
  return seat;
}

/** Opens an event; the answer has its code and the token of its host. */
export function openEvent(edition: string, settings: EventSettings): Promise<OpenedEvent> {
  return ask<OpenedEvent>("/api/events", { edition, settings });
}

export function fetchEventInfo(code: string): Promise<EventInfo> {
  return ask<EventInfo>(`/api/events/${encodeURIComponent(code)}`);
}

/** Joins an event; the token is valid at its tables too. */
export async function joinEvent(code: string, name: string, language: Language): Promise<JoinedEvent> {
  const joined = await ask<JoinedEvent>(`/api/events/${encodeURIComponent(code)}/people`, { name, language });
  saveToken(joined.token);
  return joined;
}

/** Deletes an event with all its names and results. */
export function deleteEvent(code: string, token: string): Promise<void> {
  return send<void>(`/api/events/${encodeURIComponent(code)}`, { method: "DELETE" }, token);
}

/** Returns the results of an event as a file. */
export function fetchResults(code: string, token: string): Promise<Blob> {
  return fetchForHost(code, "results.csv", token);
}

/** Returns the QR code that makes another device the host of an event. */
export function fetchHostCode(code: string, token: string): Promise<Blob> {
  return fetchForHost(code, "host.svg", token);
}

async function fetchForHost(code: string, file: string, token: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`/api/events/${encodeURIComponent(code)}/${file}`, { headers });
  if (!answer.ok) throw await problemOf(answer);
  return answer.blob();
}
