import type { Invitation } from "../api-types";
import { ask } from "../net/api";

/** The invitation link of a table. */

const LOOPBACK = /^(localhost(:|$)|127\.|\[::1\])/;

/** Returns the address as the server would give it to others, or else as it is seen from here. */
export async function invite(code: string): Promise<Invitation> {
  try {
    return await ask<Invitation>(`/api/tables/${code}/invitation`);
  } catch {
    return { address: `${location.origin}/t/${code}`, short: location.host };
  }
}

/** Says whether an address means the computer that asks, so that it is of no use to others. */
export function isOnlyHere({ short }: Invitation): boolean {
  return LOOPBACK.test(short);
}
