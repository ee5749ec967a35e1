import { afterEach, expect, test, vi } from "vitest";
import { createTable, Problem } from "./api";

afterEach(() => void vi.unstubAllGlobals());

function answerWith(status: number, body: object, headers: Record<string, string>): void {
  const answer = new Response(JSON.stringify(body), { status, headers });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
}

test("problem carries rate limit and retry delay", async () => {
  const body = { code: "too-many-tables", text: "200 tables are in use" };
  answerWith(429, body, { "Retry-After": "45", "RateLimit-Limit": "200" });
  const refused: unknown = await createTable("Ada", "en", "classic").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: "too-many-tables", wait: 45, limit: 200 });
});

test("problem without a limit has no retry delay", async () => {
  answerWith(400, { code: "bad-name", text: "a name has letters" }, {});
  const refused: unknown = await createTable("", "en", "classic").catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "bad-name", wait: 0, limit: 0 });
});
