import { describe, expect, it } from "vitest";
import cases from "../../../../tests/text_lists.json";
import { decodeText } from "./text-cells";
import { symbolsOfText, textFaults } from "./text-symbols";

const LIMITS = { letters: 40, word_letters: 80, faces: 10, names: 10, headings: [] };
const read = (text: string) => symbolsOfText(text, "en", LIMITS).map(({ names, faces }) => ({ names, faces }));

describe("symbolsOfText", () => {
  it("makes a word of each line, with line breaks at bars", () => {
    expect(read("ice cream\nfish|and chips")).toEqual([
      { names: { en: ["ice cream"] }, faces: [{ type: "word", text: "ice cream" }] },
      { names: { en: ["fish and chips"] }, faces: [{ type: "word", text: "fish\nand chips" }] },
    ]);
  });

  it("makes a symbol with two faces and two names of a pair", () => {
    expect(read("the cat\tle chat")).toEqual([
      {
        names: { en: ["the cat", "le chat"] },
        faces: [
          { type: "word", text: "the cat" },
          { type: "word", text: "le chat" },
        ],
      },
    ]);
  });

  it("draws emoji, which a word names", () => {
    expect(read("🥕 carrot\n🍋\n🦊\tle renard")).toEqual([
      { names: { en: ["carrot"] }, faces: [{ type: "emoji", emoji: "🥕" }] },
      { names: {}, faces: [{ type: "emoji", emoji: "🍋" }] },
      {
        names: { en: ["le renard"] },
        faces: [
          { type: "emoji", emoji: "🦊" },
          { type: "word", text: "le renard" },
        ],
      },
    ]);
  });

  it("cuts long names, not the words on the cards", () => {
    const [long] = read("x".repeat(60));
    expect(long!.names["en"]![0]).toHaveLength(40);
    expect(long!.faces[0]).toEqual({ type: "word", text: "x".repeat(60) });
  });

  it("stays within the limits of the server, and says what they leave out", () => {
    const wide = Array.from({ length: 12 }, (_, at) => `word ${at}`).join("\t");
    const [long, many] = read(`${"x".repeat(100)}\n${wide}`);
    expect(long!.faces[0]).toEqual({ type: "word", text: "x".repeat(80) });
    expect(many!.faces).toHaveLength(10);
    expect(many!.names["en"]).toHaveLength(10);
    expect(textFaults(`${"x".repeat(100)}\n${wide}`, LIMITS)).toEqual([
      "too-long",
      "too-many-faces",
      "long-name",
      "lone-cell",
    ]);
    expect(textFaults("x".repeat(80), LIMITS)).toEqual(["long-name"]);
    expect(textFaults("cat\tle chat\nsun\tle soleil", LIMITS)).toEqual([]);
  });
});

describe("files", () => {
  const headings = ["english", "francais", "french", "word"];
  it.each(cases)("are read as by the command: $case", ({ file, text, base64, symbols }) => {
    const read = base64 === undefined ? text : decodeText(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
    const found = symbolsOfText(read!, "en", { ...LIMITS, headings }, file).map(({ names, faces, source }) => ({
      line: Number(source!.replace(`${file}, line `, "")),
      names: names["en"],
      faces: faces.map((face) =>
        face.type === "word" ? { word: face.text } : face.type === "emoji" ? { emoji: face.emoji } : face,
      ),
    }));
    expect(found).toEqual(symbols);
  });
});
