import { expect, it } from "vitest";
import { PARTS, toQuery, withPart, type PrintOptions } from "./print-options";

const options: PrintOptions = {
  paper: "a4",
  diameter: 85,
  parts: PARTS,
  flip: "long",
  one_a_page: false,
  language: "fr",
};

it("writes all options into the query", () => {
  const query = new URLSearchParams(toQuery(options));
  expect(Object.fromEntries(query)).toEqual({
    paper: "a4",
    diameter: "85",
    parts: "cards,backs,index,rules,box",
    flip: "long",
    one_a_page: "false",
    language: "fr",
  });
});

it("keeps the usual order of the parts", () => {
  expect(withPart(["box", "cards"], "backs", true)).toEqual(["cards", "backs", "box"]);
  expect(withPart(PARTS, "backs", false)).not.toContain("backs");
});
