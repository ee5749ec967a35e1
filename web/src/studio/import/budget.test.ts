import { expect, it } from "vitest";
import { Budget } from "./budget";

it("runs jobs in turn within the total, and a larger one alone", async () => {
  const budget = new Budget(10);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (name: string, share: number): Promise<void> =>
    budget.run(share, () => {
      started.push(name);
      return new Promise((resolve) => finish.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    finish.get(name)!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const all = [add("six", 6), add("five", 5), add("one", 1), add("huge", 99), add("last", 4)];
  expect(started).toEqual(["six"]);
  await end("six");
  expect(started).toEqual(["six", "five", "one"]);
  await end("five");
  expect(started).toHaveLength(3);
  await end("one");
  expect(started).toEqual(["six", "five", "one", "huge"]);
  await end("huge");
  expect(started.at(-1)).toBe("last");
  await end("last");
  await Promise.all(all);
});

it("gives back the share of a job that fails", async () => {
  const budget = new Budget(1);
  await expect(budget.run(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(budget.run(1, () => Promise.resolve("yes"))).resolves.toBe("yes");
});
