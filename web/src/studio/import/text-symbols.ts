import type { StudioInfo } from "../../protocol/api-types";
import type { Language } from "../../base/languages";
import { cutName, newSymbol, type DraftSymbol, type Face } from "../draft/document";
import { kindOfFile, readRows, splitEmoji, type TextKind } from "./text-cells";

/** Symbols of a list, a table or a pasted text: a row with several cells is one symbol with several faces. */

type TextLimits = Pick<StudioInfo, "letters" | "word_letters" | "faces" | "names" | "headings">;
/** A remark about a text: letters of a word or cells of a row over the limits, names that are cut, rows that are no pair. */
export type TextFault = "too-long" | "too-many-faces" | "long-name" | "lone-cell";

export function symbolsOfText(
  text: string,
  language: Language,
  { letters, word_letters, faces, names: most, headings }: TextLimits,
  file = "",
): DraftSymbol[] {
  return readRows(text, headings, kindOf(file)).map(({ line, cells }) => {
    const parts = cells.slice(0, faces).map((cell) => partOf(cell, word_letters));
    // A word beside an emoji names it.
    const names = parts.map(({ name }) => cutName(name, letters)).filter(Boolean);
    const named = names.length ? { [language]: [...new Set(names)].slice(0, most) } : {};
    return newSymbol(
      parts.map(({ face }) => face),
      named,
      file && `${file}, line ${line}`,
    );
  });
}

/** Returns the faults of a text: the limits that it exceeds, and rows with nothing beside their only cell. */
export function textFaults(
  text: string,
  { letters, word_letters, faces, headings }: TextLimits,
  file = "",
): TextFault[] {
  const rows = readRows(text, headings, kindOf(file));
  const parts = rows.flatMap(({ cells }) => cells.slice(0, faces).map((cell) => partOf(cell, Infinity)));
  const hasPairs = rows.some(({ cells }) => cells.length > 1);
  const isFound: Record<TextFault, boolean> = {
    "too-long": parts.some(({ face }) => face.type === "word" && [...face.text].length > word_letters),
    "too-many-faces": rows.some(({ cells }) => cells.length > faces),
    "long-name": parts.some(({ name }) => [...name].length > letters),
    "lone-cell": hasPairs && rows.some(({ cells }) => cells.length === 1),
  };
  return (Object.keys(isFound) as TextFault[]).filter((fault) => isFound[fault]);
}

const kindOf = (file: string): TextKind => (file ? kindOfFile(file) : "pasted");

function partOf(cell: string, letters: number): { face: Face; name: string } {
  const { emoji, rest } = splitEmoji(cell);
  if (emoji) return { face: { type: "emoji", emoji }, name: rest };
  // A bar starts a new line on the symbol, as a line break does.
  const lines = cell
    .split(/\||\\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return { face: { type: "word", text: [...lines.join("\n")].slice(0, letters).join("") }, name: lines.join(" ") };
}
