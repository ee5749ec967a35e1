/** A link that makes another device the host. The token is in the fragment, which browsers do not send. */

const PREFIX = "#host=";
const TOKEN = /^[\w-]{32}$/;

export function hostLink(address: string, token: string): string {
  return `${address}${PREFIX}${token}`;
}

/** Returns the token of a fragment; null if it has none. */
export function tokenOf(hash: string): string | null {
  const token = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : "";
  return TOKEN.test(token) ? token : null;
}
