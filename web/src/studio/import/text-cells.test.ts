import { describe, expect, it } from "vitest";
import { decodeText, readRows, splitEmoji } from "./text-cells";

describe("readRows", () => {
  it.each([
    ["one word", "apple", [["apple"]]],
    ["a word on each line", "apple\r\n bread \n\n# fruit\ncheese", [["apple"], ["bread"], ["cheese"]]],
    ["a list with commas", "apple, bread,cheese", [["apple"], ["bread"], ["cheese"]]],
    [
      "spreadsheet cells",
      "cat\tle chat\ndog\tle chien\n",
      [
        ["cat", "le chat"],
        ["dog", "le chien"],
      ],
    ],
    ["one row of a spreadsheet", "cat\tle chat", [["cat", "le chat"]]],
    [
      "CSV of a German spreadsheet",
      '\ufeff"Hund";"dog, big"\nKatze;cat',
      [
        ["Hund", "dog, big"],
        ["Katze", "cat"],
      ],
    ],
    [
      "doubled quotes",
      '"a ""b""";c\nd;e',
      [
        ['a "b"', "c"],
        ["d", "e"],
      ],
    ],
    ["sentences, of which one has a comma", "ice, cold\nfire", [["ice, cold"], ["fire"]]],
    ["empty cells", "cat\t\tle chat\ndog\t", [["cat", "le chat"], ["dog"]]],
    ["a table with headings", "Français\tEnglish\nle chat\tthe cat", [["le chat", "the cat"]]],
    ["headings without a table", "French\tEnglish", [["French", "English"]]],
    ["a list that begins with a heading", "German\nMaths", [["German"], ["Maths"]]],
    [
      "cells with a line break",
      'cat\t"le\nchat"\ndog\tle chien',
      [
        ["cat", "le\nchat"],
        ["dog", "le chien"],
      ],
    ],
    ["nothing", " \n# only a comment", []],
  ])("reads %s", (_, text, rows) => {
    const read = readRows(text, ["english", "francais", "french", "german"]);
    expect(read.map(({ cells }) => cells)).toEqual(rows);
  });
});

describe("decodeText", () => {
  it.each([
    ["UTF-8", [0xc3, 0xa9]],
    ["Windows-1252", [0xe9]],
    ["UTF-16", [0xff, 0xfe, 0xe9, 0]],
    ["UTF-16 with the big end first", [0xfe, 0xff, 0, 0xe9]],
  ])("reads %s", (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBe("é"));

  it.each([
    ["a picture", [0x89, 0x50, 0x81, 0x8d]],
    ["half a letter of UTF-16", [0xff, 0xfe, 0x20]],
  ])("refuses %s", (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBeNull());
});

describe("splitEmoji", () => {
  it.each([
    ["🦊", "🦊", ""],
    ["🥕 carrot", "🥕", "carrot"],
    ["❤️ heart", "❤️", "heart"],
    ["👩‍🌾 farmer", "👩‍🌾", "farmer"],
    ["🇫🇷 France", "🇫🇷", "France"],
    ["carrot 🥕", "", "carrot 🥕"],
    ["7", "", "7"],
    ["© me", "", "© me"],
  ])("splits %s", (cell, emoji, rest) => expect(splitEmoji(cell)).toEqual({ emoji, rest }));
});
