import { beforeEach, expect, test, vi } from "vitest";
import { hostedEvents, rememberHosted } from "../event/own-events";
import { rememberPeople } from "../around/shared-tables";
import { Problem } from "../net/api";
import { rememberedTables, rememberTable } from "../live/remembered-tables";
import { returnLinks } from "./return-links";

const phases: Record<string, string> = {};

vi.mock("../net/api", async (original) => {
  const lookUp = (missing: string) => (code: string) =>
    code in phases ? Promise.resolve({ phase: phases[code] }) : Promise.reject(new Problem(missing, ""));
  return {
    ...(await original<typeof import("../net/api")>()),
    fetchTableInfo: lookUp("no-such-table"),
    fetchEventInfo: lookUp("no-such-event"),
  };
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  for (const code of Object.keys(phases)) delete phases[code];
});

test("latest open table is offered, and closed ones are forgotten", async () => {
  for (const code of ["OPEN1", "OPEN2", "CLOSED", "MISSING"]) rememberTable(code);
  Object.assign(phases, { OPEN1: "lobby", OPEN2: "playing", CLOSED: "closed" });
  expect(await returnLinks()).toEqual([{ to: "table", code: "OPEN2", path: "/t/OPEN2" }]);
  expect(rememberedTables()).toEqual(["OPEN2", "OPEN1"]);
});

test("shared table and hosted event are offered too", async () => {
  rememberPeople("ROUND", []);
  rememberHosted("EOLD", "token");
  rememberHosted("ENEW", "token");
  Object.assign(phases, { ROUND: "playing", EOLD: "seating" });
  expect((await returnLinks()).map(({ path }) => path)).toEqual(["/around/ROUND", "/e/EOLD"]);
  expect(hostedEvents()).toEqual(["EOLD"]);
});
