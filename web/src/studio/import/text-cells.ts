import { foldName } from "../../base/name-folding";

/** Text as rows of cells: lists with a word on each line, and tables, whose rows are pairs. */

/** The kind of a text: a file says it by its name, a pasted text by its content. */
export type TextKind = "list" | "table" | "pasted";

export interface Row {
  /** Its line in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const TAB = "\t";
const QUOTED = /"(?:[^"]|"")*"/g;
/** An emoji at the beginning of a text, with its variation, skin tone and joined parts. */
const LEADING_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*)*/u;
/** Signs such as © and ™ count as letters. */
const FIRST_EMOJI = 0x2190;

/** Returns the kind of a file by its name. */
export function kindOfFile(name: string): TextKind {
  return /\.(csv|tsv)$/i.test(name) ? "table" : "list";
}

/** Returns the rows of a text, without comments and without the row of headings of a table. */
export function readRows(text: string, headings: readonly string[], kind: TextKind = "pasted"): Row[] {
  const rows = rowsOf(text.replace(/^\ufeff/, ""), kind).filter(
    ({ cells }) => cells.length && !cells[0]!.startsWith("#"),
  );
  const [first, ...others] = rows;
  // A list may begin with such a word; a table does not.
  const isHeader =
    first &&
    (first.cells.length > 1 || kind === "table") &&
    others.length > 0 &&
    first.cells.every((cell) => headings.includes(foldName(cell, "en")));
  return isHeader ? others : rows;
}

function rowsOf(text: string, kind: TextKind): Row[] {
  if (kind === "list") return lines(text);
  if (kind === "table") return split(text, separatorOfTable(text));
  const separator = separatorOfPasted(text);
  if (!separator) return lines(text);
  const rows = split(text, separator).filter(({ cells }) => cells.length);
  // A single line with commas is a list: apple, bread, cheese.
  return rows.length === 1 && separator !== TAB ? rows[0]!.cells.map((cell) => ({ line: 1, cells: [cell] })) : rows;
}

function lines(text: string): Row[] {
  return text.split(/\r\n?|\n/).map((line, at) => ({ line: at + 1, cells: line.trim() ? [line.trim()] : [] }));
}

/** Returns the separator of a table: a tab if there is one; otherwise that of the spreadsheet's language, outside quotes. */
function separatorOfTable(text: string): string {
  const first = written(text.replace(QUOTED, ""))[0] ?? "";
  if (first.includes(TAB)) return TAB;
  return first.split(",").length > first.split(";").length ? "," : ";";
}

/** Nobody types tabs, so one is enough; the others separate columns if every line has them. */
function separatorOfPasted(text: string): string | undefined {
  const all = written(text.replace(QUOTED, '""'));
  return all.some((line) => line.includes(TAB))
    ? TAB
    : [";", ","].find((one) => all.every((line) => line.includes(one)));
}

/** Returns the lines that are neither empty nor comments. */
function written(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() && !line.trim().startsWith("#"));
}

/** Bytes that have no meaning in Windows-1252, where browsers read control characters: such a file is no text. */
const NO_TEXT = /[\u0081\u008d\u008f\u0090\u009d]/;

/** Returns the text of a file: UTF-8, UTF-16 with its mark, or else as spreadsheets on Windows write it; null if it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = { "255 254": "utf-16le", "254 255": "utf-16be" }[bytes.slice(0, 2).join(" ")];
  try {
    return new TextDecoder(utf16 ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = utf16 ? null : new TextDecoder("windows-1252").decode(bytes);
    return text === null || NO_TEXT.test(text) ? null : text;
  }
}

/** Splits a table; cells in double quotes may contain the separator and line breaks, as spreadsheets write them. */
function split(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let [cells, cell, isQuoted] = [[] as string[], "", false];
  let [line, first] = [1, 1];
  const endCell = (): void => {
    // Cells that say the same are one.
    if (cell.trim() && !cells.includes(cell.trim())) cells.push(cell.trim());
    cell = "";
  };
  const normal = text.replace(/\r\n?/g, "\n");
  for (let at = 0; at < normal.length; at += 1) {
    const letter = normal[at]!;
    if (letter === "\n") line += 1;
    if (letter === '"' && isQuoted && normal[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || !cell.trim())) {
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      endCell();
    } else if (letter === "\n" && !isQuoted) {
      endCell();
      rows.push({ line: first, cells });
      [cells, first] = [[], line];
    } else {
      cell += letter;
    }
  }
  endCell();
  return [...rows, { line: first, cells }];
}

/** Splits a cell into its leading emoji, if it has one, and the rest. */
export function splitEmoji(cell: string): { emoji: string; rest: string } {
  const emoji = LEADING_EMOJI.exec(cell)?.[0] ?? "";
  if (!emoji || emoji.codePointAt(0)! < FIRST_EMOJI) return { emoji: "", rest: cell };
  return { emoji, rest: cell.slice(emoji.length).trim() };
}
