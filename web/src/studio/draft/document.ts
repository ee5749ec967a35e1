import { LANGUAGES, type Language } from "../../base/languages";
import { foldName } from "../../base/name-folding";
import type { DeckDocument as SentDocument, DraftSymbol, PictureFace } from "../../protocol/api-types";

/** The document of a deck in the making: every change returns a new one. */

export type { DraftSymbol, PictureFace };
export type DeckDocument = Required<SentDocument>;
export type Face = DraftSymbol["faces"][number];

/** Returns a document of the server with the defaults that it leaves out. */
export function complete(document: SentDocument): DeckDocument {
  return { ...emptyDocument("en"), ...document };
}

export function emptyDocument(language: Language, title = ""): DeckDocument {
  return {
    title,
    language,
    shape: "circle",
    difficulty: "normal",
    tile: "round",
    card_colour: "#ffffff",
    back_colour: "#1f2a44",
    cards: null,
    per_card: null,
    seed: 0,
    symbols: [],
  };
}

/** Whether two documents are the same, whatever the order of their fields. */
export function isSameDocument(one: SentDocument, other: SentDocument): boolean {
  return one === other || canonical(complete(one)) === canonical(complete(other));
}

function canonical(document: DeckDocument): string {
  return JSON.stringify(document, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

export function isEmpty(document: DeckDocument): boolean {
  return document.symbols.length === 0;
}

/** Returns a random id that is unique in every document. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Letters of a symbol's source that the server takes. */
const MAX_SOURCE = 200;

export function newSymbol(faces: Face[], names: DraftSymbol["names"], source = ""): DraftSymbol {
  return { id: newId(), names, faces, source: source.slice(0, MAX_SOURCE) };
}

export function pictureFace(picture: string): PictureFace {
  return { type: "picture", picture, crop: null, turn: 0, cut_out: "auto", tolerance: 30, tile: null, outline: "auto" };
}

/** Adds symbols at the end; the chosen plan is for another number of symbols, so it goes. */
export function addSymbols(document: DeckDocument, symbols: readonly DraftSymbol[]): DeckDocument {
  if (!symbols.length) return document;
  return { ...document, cards: null, per_card: null, symbols: [...document.symbols, ...symbols] };
}

export function removeSymbol(document: DeckDocument, id: string): DeckDocument {
  const symbols = document.symbols.filter((symbol) => symbol.id !== id);
  return { ...document, cards: null, per_card: null, symbols };
}

/** Returns the id of the symbol that follows another one, or else of the one before; null if there is no other. */
export function neighbourOf({ symbols }: DeckDocument, id: string): string | null {
  const at = symbols.findIndex((symbol) => symbol.id === id);
  return (symbols[at + 1] ?? symbols[at - 1])?.id ?? null;
}

function changeSymbol(document: DeckDocument, id: string, how: (symbol: DraftSymbol) => DraftSymbol): DeckDocument {
  return { ...document, symbols: document.symbols.map((symbol) => (symbol.id === id ? how(symbol) : symbol)) };
}

export function changeFace(document: DeckDocument, id: string, at: number, face: Face): DeckDocument {
  return changeSymbol(document, id, (symbol) => ({ ...symbol, faces: symbol.faces.with(at, face) }));
}

export function addFaces(document: DeckDocument, id: string, faces: readonly Face[]): DeckDocument {
  return changeSymbol(document, id, (symbol) => ({ ...symbol, faces: [...symbol.faces, ...faces] }));
}

export function removeFace(document: DeckDocument, id: string, at: number): DeckDocument {
  return changeSymbol(document, id, (symbol) => ({ ...symbol, faces: symbol.faces.toSpliced(at, 1) }));
}

/** Sets the names of a symbol in a language, the usual one first; without any, the language goes. */
export function setNames(
  document: DeckDocument,
  id: string,
  language: Language,
  names: readonly string[],
): DeckDocument {
  return changeSymbol(document, id, (symbol) => {
    const { [language]: _, ...others } = symbol.names;
    const kept = names.filter((name, at) => name.trim() !== "" || (at === 0 && names.length > 1));
    return { ...symbol, names: kept.length ? { ...others, [language]: kept } : others };
  });
}

/** Cuts a name to a number of letters; a letter beyond the basic plane is one, as on the server. */
export function cutName(name: string, letters: number): string {
  return [...name].slice(0, letters).join("").trim();
}

/** Sets the usual name of a symbol; its synonyms stay. */
export function rename(document: DeckDocument, id: string, language: Language, name: string): DeckDocument {
  const symbol = document.symbols.find((one) => one.id === id);
  return setNames(document, id, language, [name, ...(symbol?.names[language] ?? []).slice(1)]);
}

/** Returns the usual name of a symbol in a language, or "". */
export function nameOf(symbol: DraftSymbol, language: Language): string {
  return symbol.names[language]?.[0] ?? "";
}

/** Returns the name of a symbol in the first language that has one, or "". */
export function anyName(symbol: DraftSymbol, language: Language): string {
  return [language, ...LANGUAGES].map((one) => nameOf(symbol, one)).find(Boolean) ?? "";
}

export type NameProblem = { code: "missing" } | { code: "doubled"; other: string; name: string };

/** Returns the symbols without a name in the deck's language, and those that share a name with an earlier one. */
export function nameProblems({ symbols, language }: DeckDocument): Map<string, NameProblem> {
  const problems = new Map<string, NameProblem>();
  const first = new Map<string, string>();
  for (const { id, names } of symbols) {
    if (!foldName(names[language]?.[0] ?? "", language)) problems.set(id, { code: "missing" });
    for (const tongue of LANGUAGES) {
      for (const name of names[tongue] ?? []) {
        const folded = `${tongue} ${foldName(name, tongue)}`;
        const other = first.get(folded) ?? id;
        first.set(folded, other);
        if (other !== id && !problems.has(id)) problems.set(id, { code: "doubled", other, name });
      }
    }
  }
  return problems;
}

/** Counts the names that are missing, and those that are used twice. */
export function countNameProblems(problems: ReadonlyMap<string, NameProblem>): [missing: number, doubled: number] {
  const missing = [...problems.values()].filter(({ code }) => code === "missing").length;
  return [missing, problems.size - missing];
}

/** Gives a picture another digest, in every face. */
export function renamePicture(document: DeckDocument, from: string, to: string): DeckDocument {
  const renamed = (face: Face): Face => ("picture" in face && face.picture === from ? { ...face, picture: to } : face);
  return { ...document, symbols: document.symbols.map((symbol) => ({ ...symbol, faces: symbol.faces.map(renamed) })) };
}

/** Returns the digests of all pictures that a document names. */
export function picturesOf({ symbols }: DeckDocument): Set<string> {
  const faces = symbols.flatMap((symbol) => symbol.faces);
  return new Set(faces.flatMap((face) => ("picture" in face ? [face.picture] : [])));
}
