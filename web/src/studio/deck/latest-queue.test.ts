import { expect, it } from "vitest";
import { LatestQueue } from "./latest-queue";

it("runs a few tasks at once, each once, and drops those that wait", async () => {
  const queue = new LatestQueue(2);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (...keys: string[]): void => {
    for (const key of keys) {
      queue.add(key, () => {
        started.push(key);
        return new Promise((resolve) => finish.set(key, resolve));
      });
    }
  };
  add("a", "a", "b", "c", "d");
  expect(started).toEqual(["a", "b"]);
  queue.dropWaiting();
  add("e", "e", "f");
  finish.get("b")!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(started).toEqual(["a", "b", "e"]);
});
