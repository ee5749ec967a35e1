import type { AddBot, View } from "../protocol/messages";
import { createTable } from "../net/api";
import { Connection } from "../net/connection";
import { ownName } from "../words/player-names";
import { preferences } from "../base/preferences.svelte";
import { rememberTable } from "./remembered-tables";

/** One-step creation of tables: against bots, or open to others. */

export type Level = NonNullable<AddBot["level"]>;

/** Number of first games, against easier bots. */
const FIRST_GAMES = 3;

/** A deck to play with: its edition id and the mini-games that it supports. */
export interface PlayableDeck {
  id: string;
  games: readonly string[];
}

/** Returns the levels of the bots, by the number of games already started against bots. */
export function botLevels(started: number): Level[] {
  return started < FIRST_GAMES ? ["child", "child", "adult"] : ["adult", "adult", "expert"];
}

/** Creates a table with the first mini-game of its edition, and returns its code. */
export async function createOpenTable({ id, games }: PlayableDeck): Promise<string> {
  return (await sit(id, games)).code;
}

/** Creates a table with bots, starts it, and returns its code once cards are dealt. */
export async function createBotTable({ id, games }: PlayableDeck): Promise<string> {
  const { code, token } = await sit(id, games);
  await begin(code, token, botLevels(preferences.started));
  preferences.started += 1;
  return code;
}

async function sit(edition: string, games: readonly string[]): Promise<{ code: string; token: string }> {
  const seated = await createTable(ownName(), preferences.language, edition, { games: games.slice(0, 1) });
  rememberTable(seated.code);
  return seated;
}

/** Adds the bots and starts, over a temporary connection. */
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
      // The table's own page shows any refusal to start.
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
