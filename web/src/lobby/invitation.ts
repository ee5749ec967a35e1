import type { Invitation } from "../api-types";
import { ask } from "../net/api";

/** The invitation link of a table. */

const LOOPBACK = /^(localhost(:|$)|127\.|\[::1\])/;

/** Returns the server's public address of a table, or else the address of this page. */
export async function invite(code: string): Promise<Invitation> {
  try {
    return await ask<Invitation>(`/api/tables/${code}/invitation`);
  } catch {
    return { address: `${location.origin}/t/${code}`, short: location.host };
  }
}

/** Tells whether an address is a loopback address, which is of no use to others. */
export function isOnlyHere({ short }: Invitation): boolean {
  return LOOPBACK.test(short);
}
