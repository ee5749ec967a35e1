import type { EditionTitle, Seated, TableInfo } from "../api-types";
import type { Language } from "../languages";
import type { Settings } from "../messages";
import { keepToken, ownToken } from "./token";

/** What the HTTP API is asked: see docs/reference/http-api.md. */

/** What the server refused: a stable code, and a sentence in English; `offline` when it was not reached. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** In how many seconds to try again, and the limit that is reached, where the server says so. */
    readonly wait = 0,
    readonly limit = 0,
  ) {
    super(text);
  }
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const token = ownToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const request: RequestInit = { headers };
  if (body !== undefined) {
    const isFile = body instanceof Blob;
    request.method = "POST";
    request.body = isFile ? body : JSON.stringify(body);
    headers["content-type"] = isFile ? "application/octet-stream" : "application/json";
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("offline", "the server cannot be reached");
  }
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as Answer;
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

/** Brings a deck of one's own; as an edition it goes by the id of the answer. */
export function bringDeck(file: Blob): Promise<EditionTitle> {
  return ask<EditionTitle>("/api/decks", file);
}

function seated(seat: Seated): Seated {
  keepToken(seat.token);
  return seat;
}
