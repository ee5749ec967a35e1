import { expect, test } from "vitest";
import { meant, type Candidate } from "./typing";

const candidates: Candidate[] = [
  { symbol: "igloo", names: ["Igloo"] },
  { symbol: "ice", names: ["Ice cube", "Ice"] },
  { symbol: "exclamation", names: ["Exclamation mark"] },
  { symbol: "question", names: ["Question mark"] },
  { symbol: "dog", names: ["Dog", "Puppy"] },
];

const means = (typed: string): string[] => meant(typed, candidates, "en");

test("first letters mean everything that begins so", () => {
  expect(means("i")).toEqual(["igloo", "ice"]);
  expect(means("ig")).toEqual(["igloo"]);
});

test("a whole name means that alone, even if others begin so", () => {
  const both = [...candidates, { symbol: "iceberg", names: ["Iceberg"] }];
  expect(meant("ice", both, "en")).toEqual(["ice"]);
  expect(meant("iceb", both, "en")).toEqual(["iceberg"]);
});

test("any name that people have for a symbol is good", () => expect(means("puppy")).toEqual(["dog"]));

test("a later word is good when no name begins so", () => expect(means("mar")).toEqual(["exclamation", "question"]));

test("a symbol that is on two cards is meant once", () =>
  expect(meant("dog", [...candidates, ...candidates], "en")).toEqual(["dog"]));

test("an article or an accent that is typed makes no difference", () => {
  expect(means("the igloo")).toEqual(["igloo"]);
  expect(means("Ígloo")).toEqual(["igloo"]);
});

test("nothing typed means nothing, and neither does what fits nothing", () => {
  expect(means("")).toEqual([]);
  expect(means("'")).toEqual([]);
  expect(means("xyz")).toEqual([]);
});
