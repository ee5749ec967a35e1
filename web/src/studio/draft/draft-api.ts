import type {
  AlikePair,
  CollectionInfo,
  Contribution,
  Contributions,
  CreatedDraft,
  DeckDocument,
  DeckPlans,
  Draft,
  DraftState,
  EditionTitle,
  FaceInfo,
  Invitation,
  PictureInfo,
  Placed,
  PrintedPages,
  StudioInfo,
} from "../../protocol/api-types";
import type { Language } from "../../base/languages";
import { ask, send } from "../../net/api";
import type { Face } from "./document";

/** Client of the studio's HTTP API: see docs/reference/http-api.md. */

export interface DraftAccess {
  readonly id: string;
  readonly secret: string;
}

function request<Answer>({ id, secret }: DraftAccess, path: string, method: string, body?: unknown): Promise<Answer> {
  const json = { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return send<Answer>(`/api/drafts/${id}${path}`, body === undefined ? { method } : json, secret);
}

export const fetchStudioInfo = (): Promise<StudioInfo> => ask<StudioInfo>("/api/studio");
export const fetchPlans = (symbols: number): Promise<DeckPlans> => ask<DeckPlans>(`/api/plans?symbols=${symbols}`);

export const createDraft = (): Promise<CreatedDraft> => ask<CreatedDraft>("/api/drafts", {});
export const fetchDraft = (draft: DraftAccess): Promise<Draft> => request<Draft>(draft, "", "GET");
export const fetchState = (draft: DraftAccess): Promise<DraftState> => request<DraftState>(draft, "/state", "GET");
export const fetchAlike = ({ id, secret }: DraftAccess, signal: AbortSignal): Promise<AlikePair[]> =>
  send<AlikePair[]>(`/api/drafts/${id}/alike`, { signal }, secret);

/** Returns the address of a draft's page, as other devices reach it. */
export const fetchDraftAddress = (draft: DraftAccess): Promise<Invitation> =>
  request<Invitation>(draft, "/invitation", "GET");

export function putDocument(draft: DraftAccess, version: number, document: DeckDocument): Promise<DraftState> {
  return request<DraftState>(draft, "", "PUT", { version, document });
}

export function deleteDraft(draft: DraftAccess, withDecks: boolean): Promise<void> {
  return request<void>(draft, `?decks=${withDecks}`, "DELETE");
}

export function putPicture({ id, secret }: DraftAccess, sha256: string, picture: Blob): Promise<PictureInfo> {
  const headers = { "content-type": picture.type || "application/octet-stream" };
  return send<PictureInfo>(`/api/drafts/${id}/pictures/${sha256}`, { method: "PUT", body: picture, headers }, secret);
}

/** Makes one face without saving it, for a preview. */
export const makeFace = (draft: DraftAccess, face: Face): Promise<FaceInfo> =>
  request<FaceInfo>(draft, "/faces", "POST", face);

/** Returns the URL of a drawn face. */
export const faceUrl = ({ id }: { id: string }, key: string): string => `/api/drafts/${id}/faces/${key}.svg`;

export function fetchLayout(draft: DraftAccess, card: number, key: string): Promise<Placed[]> {
  return request<Placed[]>(draft, `/layouts/${card}?v=${encodeURIComponent(key)}`, "GET");
}

/** Fetches a file of a draft, with its secret. */
export async function fetchFile({ id, secret }: DraftAccess, path: string): Promise<Blob> {
  return send<Blob>(`/api/drafts/${id}${path}`, {}, secret, (answer) => answer.blob());
}

export const fetchPages = (draft: DraftAccess, options: string): Promise<PrintedPages> =>
  request<PrintedPages>(draft, `/pages?${options}`, "GET");

export const publish = (draft: DraftAccess): Promise<EditionTitle> =>
  request<EditionTitle>(draft, "/decks", "POST", {});

/** Copies an edition, in a language if it has that. */
export const copyEdition = (draft: DraftAccess, edition: string, language: Language): Promise<DeckDocument> =>
  request<DeckDocument>(draft, "/copies", "POST", { edition, language });

export function openDeckFile({ id, secret }: DraftAccess, file: Blob): Promise<DeckDocument> {
  const headers = { "content-type": "application/octet-stream" };
  return send<DeckDocument>(`/api/drafts/${id}/files`, { method: "POST", body: file, headers }, secret);
}

export const openCollection = (draft: DraftAccess): Promise<CollectionInfo> =>
  request<CollectionInfo>(draft, "/collection", "POST", {});
export const closeCollection = (draft: DraftAccess): Promise<void> => request<void>(draft, "/collection", "DELETE");

export const fetchContributions = (draft: DraftAccess, after: number): Promise<Contributions> =>
  request<Contributions>(draft, `/contributions?after=${after}&limit=100`, "GET");

export const decide = (draft: DraftAccess, contribution: string, accept: boolean): Promise<Contribution> =>
  request<Contribution>(draft, `/contributions/${contribution}`, "PUT", { accept });

/** Returns the URL of an emoji's drawing. */
export function emojiUrl(emoji: string): string {
  const letters = [...emoji].filter((letter) => letter !== "\ufe0f" && !/[\u{1f3fb}-\u{1f3ff}]/u.test(letter));
  return `/api/emoji/${letters.map((letter) => letter.codePointAt(0)!.toString(16).padStart(4, "0")).join("-")}.svg`;
}
