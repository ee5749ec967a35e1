import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Returns the SHA-256 of a picture's bytes in hexadecimal: its name on the device and on the server. */
export async function digestOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // The browser's own is faster, but needs HTTPS or localhost; on a home network it is missing.
  if (crypto.subtle) return bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  return bytesToHex(sha256(bytes));
}
