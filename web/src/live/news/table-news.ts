import type { SeatView, View } from "../../protocol/messages";

/** Quiet news at a table that players should hear of: presence, the host, the Ring at the deal. */

export type News =
  { kind: "dropped" | "back" | "left" | "host" | "ring"; seat: number; name: string } | { kind: "you-host" };

/** Finds the news between a view of a table and the one before, for the player of a seat. */
export class NewsFinder {
  #before: View | null = null;
  /** Seats that have dropped. Others who connect have just sat down, and are not back. */
  readonly #dropped = new Set<number>();

  find(after: View, me: number | null): News[] {
    const before = this.#before;
    this.#before = after;
    if (!before) return [];
    const presence = presenceNews(before, after, me).filter((news) => this.#isNews(news));
    return [...presence, ...hostNews(before, after, me), ...ringNews(before, after)];
  }

  #isNews({ kind, seat }: Presence): boolean {
    if (kind === "back") return this.#dropped.delete(seat);
    if (kind === "dropped") this.#dropped.add(seat);
    return true;
  }
}

type Presence = Extract<News, { seat: number }>;

function presenceNews(before: View, after: View, me: number | null): Presence[] {
  return after.seats.flatMap(({ seat, name, present = false, gone = false }): Presence[] => {
    const was = before.seats.find((one) => one.seat === seat);
    if (seat === me || !was || !isPerson(was) || was.name !== name) return [];
    if (gone && !was.gone) return [{ kind: "left", seat, name }];
    if (gone || present === (was.present ?? false)) return [];
    return [{ kind: present ? "back" : "dropped", seat, name }];
  });
}

function isPerson({ person = true }: SeatView): boolean {
  return person;
}

function hostNews(before: View, after: View, me: number | null): News[] {
  if (after.host === null || before.host === after.host || before.host === null) return [];
  if (after.host === me) return [{ kind: "you-host" }];
  return [{ kind: "host", seat: after.host, name: nameOf(after, after.host) }];
}

/** The first owner of the Ring card; later ones win it in a ruling, which has its own notice. */
function ringNews(before: View, after: View): News[] {
  const ring = after.phase === "playing" ? (after.game?.ring ?? null) : null;
  const isDealt = before.phase !== "playing" || before.game?.number !== after.game?.number;
  return ring !== null && isDealt ? [{ kind: "ring", seat: ring, name: nameOf(after, ring) }] : [];
}

function nameOf({ seats }: View, seat: number): string {
  return seats.find((one) => one.seat === seat)?.name ?? "";
}
