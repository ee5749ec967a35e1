import { fetchFile, type DraftAccess } from "../draft/draft-api";

/** Saves a deck as a .sosie file on this device. */
export async function saveDeckFile(draft: DraftAccess, title: string): Promise<void> {
  download(await fetchFile(draft, "/deck.sosie"), `${title.replace(/[\\/:*?"<>|]/g, " ").trim()}.sosie`);
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
