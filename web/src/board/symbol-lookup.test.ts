import { expect, test } from "vitest";
import { symbolsNamed, type Candidate } from "./symbol-lookup";

const candidates: Candidate[] = [
  { symbol: "igloo", names: ["Igloo"] },
  { symbol: "ice", names: ["Ice cube", "Ice"] },
  { symbol: "exclamation", names: ["Exclamation mark"] },
  { symbol: "question", names: ["Question mark"] },
  { symbol: "dog", names: ["Dog", "Puppy"] },
];

const lookUp = (typed: string): string[] => symbolsNamed(typed, candidates, "en");

test("prefix finds every symbol that starts with it", () => {
  expect(lookUp("i")).toEqual(["igloo", "ice"]);
  expect(lookUp("ig")).toEqual(["igloo"]);
});

test("exact name beats longer names", () => {
  const both = [...candidates, { symbol: "iceberg", names: ["Iceberg"] }];
  expect(symbolsNamed("ice", both, "en")).toEqual(["ice"]);
  expect(symbolsNamed("iceb", both, "en")).toEqual(["iceberg"]);
});

test("alternative name finds its symbol", () => expect(lookUp("puppy")).toEqual(["dog"]));

test("later word counts if no name starts with it", () => expect(lookUp("mar")).toEqual(["exclamation", "question"]));

test("symbol on two cards is found once", () =>
  expect(symbolsNamed("dog", [...candidates, ...candidates], "en")).toEqual(["dog"]));

test("articles and accents are ignored", () => {
  expect(lookUp("the igloo")).toEqual(["igloo"]);
  expect(lookUp("Ígloo")).toEqual(["igloo"]);
});

test("empty or unknown text finds nothing", () => {
  expect(lookUp("")).toEqual([]);
  expect(lookUp("'")).toEqual([]);
  expect(lookUp("xyz")).toEqual([]);
});
