import type { Invitation } from "../protocol/api-types";
import { ask } from "../net/api";

/** The invitation link of a table or an event. */

const LOOPBACK = /^(localhost(:|$)|127\.|\[::1\])/;

const PATHS = { tables: "t", events: "e" };

/** Returns the server's public address of a table or an event, or else the address of this page. */
export async function fetchInvitation(code: string, to: keyof typeof PATHS = "tables"): Promise<Invitation> {
  try {
    const known = await ask<Invitation>(`/api/${to}/${code}/invitation`);
    // A page from elsewhere shows that others can reach the server, at the page's own address.
    return isLoopback(known) ? ofPage(code, to) : known;
  } catch {
    return ofPage(code, to);
  }
}

function ofPage(code: string, to: keyof typeof PATHS): Invitation {
  return { address: `${location.origin}/${PATHS[to]}/${code}`, short: location.host };
}

/** Tells whether an address is a loopback address, which is of no use to others. */
export function isLoopback({ short }: Invitation): boolean {
  return LOOPBACK.test(short);
}
