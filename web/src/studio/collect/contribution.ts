import type { CollectionPage, NewContribution, OwnContribution } from "../../protocol/api-types";
import { ask, send } from "../../net/api";

/** The contributor's side of a collection: a token of this device's own making, and the contributions sent with it. */

const KEY = "sosie.contributor";
const TOKEN_BYTES = 24;

/** Returns this device's token; made once. */
export function contributorToken(): string {
  const kept = read();
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Without storage, contributions are not listed after a reload.
  }
  return token;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const path = (code: string): string => `/api/collections/${encodeURIComponent(code)}`;

export const fetchCollection = (code: string): Promise<CollectionPage> => ask<CollectionPage>(path(code));

export const fetchOwn = (code: string, token: string): Promise<OwnContribution[]> =>
  send<OwnContribution[]>(`${path(code)}/contributions`, {}, token);

export const withdraw = (code: string, id: string, token: string): Promise<void> =>
  send<void>(`${path(code)}/contributions/${id}`, { method: "DELETE" }, token);

/** Sends a picture; the same picture sent again is the same contribution, so a retry is harmless. */
export async function contribute(
  code: string,
  picture: Blob,
  name: string,
  by: string,
  token: string,
): Promise<OwnContribution> {
  const body: NewContribution = { name, by, picture: await base64(picture) };
  const headers = { "content-type": "application/json" };
  return send<OwnContribution>(
    `${path(code)}/contributions`,
    { method: "POST", body: JSON.stringify(body), headers },
    token,
  );
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error("the picture cannot be read"));
    reader.readAsDataURL(blob);
  });
}
