import type { AddBot, View } from "../messages";
import { makeTable } from "../net/api";
import { Connection } from "../net/connection";
import { ownName } from "../player-names";
import { preferences } from "../preferences.svelte";
import { rememberTable } from "./remembered-tables";

/** One-step creation of tables: against bots, or open to others. */

export type Level = NonNullable<AddBot["level"]>;

/** How many games against bots are for finding one's feet. */
const FIRST_GAMES = 3;

/** What a table can be made for: an edition by its id, and the mini-games that it is for. */
export interface Cards {
  id: string;
  games: readonly string[];
}

/** Returns the bots for somebody who has started so many games against bots before. */
export function rivals(started: number): Level[] {
  return started < FIRST_GAMES ? ["child", "child", "adult"] : ["adult", "adult", "expert"];
}

/** Makes a table, with the first mini-game of its edition, and returns its code. */
export async function hostTable({ id, games }: Cards): Promise<string> {
  return (await sit(id, games)).code;
}

/** Makes a table with bots, starts, and returns its code as soon as cards are dealt. */
export async function playNow({ id, games }: Cards): Promise<string> {
  const { code, token } = await sit(id, games);
  await begin(code, token, rivals(preferences.started));
  preferences.started += 1;
  return code;
}

async function sit(edition: string, games: readonly string[]): Promise<{ code: string; token: string }> {
  const seated = await makeTable(ownName(), preferences.language, edition, { games: games.slice(0, 1) });
  rememberTable(seated.code);
  return seated;
}

/** Adds the bots and starts: in a connection of its own, which ends when that is done. */
function begin(code: string, token: string, bots: readonly Level[]): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      connection.close();
      resolve();
    };
    const connection = new Connection(code, token, {
      onWelcome: () => undefined,
      onStatus: (status) => status === "ended" && finish(),
      onEnded: ({ how }) => how === "given-up" && finish(),
      // Whatever the table says then, its own page shows it best, even that it cannot start.
      onMessage: (message) => {
        if (message.type === "refused" || (message.type === "view" && isUnderWay(message))) finish();
      },
    });
    for (const level of bots) connection.send({ type: "add-bot", level });
    connection.send({ type: "start" });
  });
}

function isUnderWay(view: View): boolean {
  return view.phase !== "lobby";
}
