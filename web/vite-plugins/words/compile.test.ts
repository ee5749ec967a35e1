import { parse } from "@fluent/syntax";
import { expect, test } from "vitest";
import { formatsOf } from "../../src/words/formats";
import { codeOf, refuseStrangers, typeOf } from "./compile";
import { tableOf, type Table } from "./messages";

function table(source: string, language = "en"): Table {
  return tableOf(parse(source, { withSpans: false }), "lobby.ftl", `${language}/lobby.ftl`);
}

/** Returns the compiled texts of a table, which runs as the browser runs them. */
function compiled(english: string, language = "en", translated = english): Record<string, unknown> {
  const code = codeOf(language, [table(translated, language)], [table(english)])
    .replace(/^import .*$/m, "")
    .replace("export default", "return");
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function("formatsOf", code) as (formats: typeof formatsOf) => { lobby: Record<string, unknown> };
  return run(formatsOf).lobby;
}

const CARDS = `# Variables: $count (Number)
cards = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}`;

test("a text without variables is a string", () => {
  expect(compiled('a = One `two` ${"{"}\nb = {"  "}x').a).toBe("One `two` ${");
});

test("a text with variables is a function of them, in the order of the comment", () => {
  const { a } = compiled("# Variables: $name (String), $of (Number)\na = { $of } for { $name }");
  expect((a as (name: string, of: number) => string)("Ada", 1234)).toBe("1,234 for Ada");
});

test("exact numbers come before plurals", () => {
  const cards = compiled(CARDS).cards as (count: number) => string;
  expect([0, 1, 2].map(cards)).toEqual(["none", "1 card", "2 cards"]);
});

test("plurals are those of the language", () => {
  const polish = `cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}`;
  const cards = compiled(CARDS, "pl", polish).cards as (count: number) => string;
  expect([1, 3, 5, 22].map(cards)).toEqual(["1 karta", "3 karty", "5 kart", "22 karty"]);
});

test("functions write numbers as the language does", () => {
  const english = `# Variables: $ms (Number), $name (String)
a = { SECONDS($ms, digits: 2) } { SECONDS($ms) } { NUMBER($ms, signDisplay: "always") } { CAPITAL($name) }`;
  const a = compiled(english, "de").a as (ms: number, name: string) => string;
  expect(a(1500, "ada")).toBe("1,50 1,5 +1.500 Ada");
});

test("a text that a language lacks is English, with English plurals", () => {
  const cards = compiled(CARDS, "pl", "# empty").cards as (count: number) => string;
  expect([1, 3].map(cards)).toEqual(["1 card", "3 cards"]);
});

test("identifiers with _ go one level down; numbers make a list", () => {
  const texts = compiled("steps_1 = A\nsteps_2 = B\nendings_4001_title = C");
  expect(texts).toEqual({ steps: ["A", "B"], endings: { "4001": { title: "C" } } });
});

test("a list has its words", () => {
  expect(compiled("# (List)\nnames = Swift Otter, Sunny Fox").names).toEqual(["Swift Otter", "Sunny Fox"]);
});

test("types name the variables", () => {
  expect(typeOf(table("# How many.\n# Variables: $count (Number), $name (String)\na = { $count } { $name }"))).toBe(
    '{ "a": (count: number, name: string) => string /* How many. */ }',
  );
});

test.each([
  ["a variable that English does not have", "a = { $nam }", /lobby\.ftl: a: there is no \$nam here .*\$name/],
  ["a function that is not known", "a = { DATE($name) }", /DATE/],
  ["a plural that does not exist", "a = { $name ->\n [x] y\n *[other] z\n}", null],
  ["something that is no message", "a = {", /this is no message/],
  ["a message twice", "a = x\na = y", /twice/],
])("complains about %s", (_, source, message) => {
  const build = (): unknown => compiled("# Variables: $name (String)\na = { $name }", "fr", source);
  if (message) expect(build).toThrow(message);
  else expect(build).not.toThrow();
});

test("complains about a text that English does not have", () => {
  const tables = (source: string): Map<string, Table> => new Map([["lobby", table(source)]]);
  expect(() => refuseStrangers(tables("b = x"), tables("a = x"))).toThrow(/lobby\.ftl: b: English has no such text/);
});
