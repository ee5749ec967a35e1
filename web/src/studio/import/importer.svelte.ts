import type { Language } from "../../base/languages";
import { Problem } from "../../net/api";
import type { StudioInfo } from "../../protocol/api-types";
import { deviceStore } from "../draft/device-store";
import { digestOf } from "../../base/digest";
import {
  addFaces,
  addSymbols,
  complete,
  newId,
  newSymbol,
  pictureFace,
  rename,
  type DeckDocument,
  type DraftSymbol,
  type Face,
} from "../draft/document";
import { loadEmojiNames } from "../emoji/emoji-names";
import { copyEdition, openDeckFile } from "../draft/draft-api";
import type { Studio } from "../studio-state.svelte";
import type { Drop } from "./dropped-files";
import { nameOfFile } from "./file-name";
import { reducePicture, UnusablePicture, type PictureFault } from "./reduce-picture";
import { decodeText } from "./text-cells";
import { symbolsOfText, textFaults, type TextFault } from "./text-symbols";

/** Brings pictures, texts and decks into a draft, one after the other; a file that cannot be read does not stop the others. */

export type Fault =
  | PictureFault
  | TextFault
  | "large-deck"
  | "unreadable-deck"
  | "offline"
  | "failed"
  | "too-many"
  | "unreadable-file"
  | "too-many-files";
export interface ImportFault {
  readonly id: string;
  readonly file: string;
  readonly fault: Fault;
}

const AT_ONCE = 3;
const MAX_FAULTS = 50;
/** A longer file is no list of words; the command has the same limit. */
const MAX_TEXT_BYTES = 1_000_000;
const TEXT = /\.(txt|csv|tsv)$/i;
const DECK = /\.sosie$/i;

export class Importer {
  done = $state(0);
  total = $state(0);
  faults = $state.raw<readonly ImportFault[]>([]);

  constructor(
    readonly studio: Studio,
    readonly limits: Pick<
      StudioInfo,
      "symbols" | "letters" | "word_letters" | "faces" | "names" | "headings" | "deck_file_bytes"
    >,
    /** The title of a draft that has none of its own. */
    readonly untitled: string,
  ) {}

  get isBusy(): boolean {
    return this.done < this.total;
  }

  dismiss(id: string): void {
    this.faults = this.faults.filter((fault) => fault.id !== id);
  }

  /** Reports the files of a drop that are left out. */
  reportDrop({ unreadable, isCut }: Drop): void {
    for (const file of unreadable) this.#report(file, "unreadable-file");
    if (isCut) this.#report("", "too-many-files");
  }

  /** Adds files: pictures, lists, tables and decks. With `target`, pictures become further faces of that symbol. */
  async addFiles(files: readonly File[], target: string | null = null): Promise<void> {
    // One undo takes them all away again.
    const step = `import ${newId()}`;
    if (!this.isBusy) [this.done, this.total] = [0, 0];
    this.total += files.length;
    const release = this.studio.sync.holdDocument();
    const results = files.map(() => null as readonly DraftSymbol[] | null);
    const waiting = files.map((file, at) => ({ file, at }));
    let added = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results[next.at] = await this.#read(next.file);
        this.done += 1;
        // In the order of the files, as far as all before are read.
        const ready: DraftSymbol[] = [];
        for (; added < files.length && results[added]; added += 1) ready.push(...results[added]!);
        this.#put(ready, target, step);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    release();
  }

  addText(text: string, target: string | null = null): number {
    const symbols = this.#symbolsOf(text);
    const step = `import ${newId()}`;
    this.#put(symbols, target, step);
    void this.#nameEmoji(symbols, step);
    return symbols.length;
  }

  /** Returns the symbols of a text, and reports what the limits leave out of it. */
  #symbolsOf(text: string, file = ""): DraftSymbol[] {
    for (const fault of textFaults(text, this.limits, file)) this.#report(file, fault);
    return symbolsOfText(text, this.studio.document.language, this.limits, file);
  }

  /** Gives emoji without a name their usual one. */
  async #nameEmoji(symbols: readonly DraftSymbol[], step: string): Promise<void> {
    const nameless = symbols.filter(({ names, faces }) => !Object.keys(names).length && faces[0]?.type === "emoji");
    if (!nameless.length) return;
    const { language } = this.studio.document;
    // Without a connection the page asks for the name.
    const rows = await loadEmojiNames(language).catch(() => []);
    const byEmoji = new Map(rows.map(([emoji, name]) => [plain(emoji), name]));
    this.studio.change((document) => {
      const named = nameless.map(({ id, faces: [face] }) => ({
        id,
        name: face?.type === "emoji" ? byEmoji.get(plain(face.emoji)) : "",
      }));
      return named.reduce((changed, { id, name }) => (name ? rename(changed, id, language, name) : changed), document);
    }, step);
  }

  addFace(face: Face, names: DraftSymbol["names"], target: string | null): void {
    this.#put([newSymbol([face], names)], target, `import ${newId()}`);
  }

  /** Adds a drawing, an SVG document. */
  async addDrawing(svg: string, target: string | null): Promise<void> {
    const blob = new Blob([svg], { type: "image/svg+xml" });
    this.addFace(pictureFace(await this.#keep(blob)), {}, target);
  }

  /** Adds the symbols of an edition or a shared deck. */
  async addEdition(edition: string): Promise<void> {
    try {
      this.#merge(complete(await copyEdition(await this.studio.sync.flush(), edition, this.studio.document.language)));
    } catch (error) {
      this.#report(edition, faultOf(error, "failed"));
    }
  }

  async #read(file: File): Promise<readonly DraftSymbol[]> {
    try {
      if (DECK.test(file.name)) {
        if (file.size > this.limits.deck_file_bytes) throw new Problem("too-large", "the deck file is too large");
        this.#merge(complete(await openDeckFile(await this.studio.sync.flush(), file)));
        return [];
      }
      const { language } = this.studio.document;
      if (TEXT.test(file.name)) {
        const text = file.size > MAX_TEXT_BYTES ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
        if (text === null) throw new UnusablePicture("not-a-picture");
        return this.#symbolsOf(text, file.name);
      }
      const picture = await this.#keep(await reducePicture(file));
      return [
        newSymbol([pictureFace(picture)], named(nameOfFile(file.name, this.limits.letters), language), file.name),
      ];
    } catch (error) {
      this.#report(file.name, faultOf(error, DECK.test(file.name) ? "unreadable-deck" : "unreadable"));
      return [];
    }
  }

  async #keep(blob: Blob): Promise<string> {
    const sha256 = await digestOf(blob);
    await deviceStore.addPicture(sha256, blob);
    return sha256;
  }

  /** Adds a whole deck; an empty draft takes over its title and look too. */
  #merge(deck: DeckDocument): void {
    const symbols = deck.symbols.map((symbol) => ({ ...symbol, id: newId() }));
    const isFirst = this.studio.document.symbols.length === 0;
    if (isFirst)
      this.studio.change(({ title }) => ({
        ...deck,
        title: title && title !== this.untitled ? title : deck.title,
        symbols,
      }));
    else this.#put(symbols, null, `import ${newId()}`);
  }

  #put(symbols: readonly DraftSymbol[], target: string | null, step: string): void {
    if (!symbols.length) return;
    this.studio.change((document) => {
      const room = this.limits.symbols - document.symbols.length;
      const owner = document.symbols.find(({ id }) => id === target);
      if (owner)
        return this.#withFaces(
          document,
          owner,
          symbols.flatMap(({ faces }) => faces),
        );
      if (symbols.length > room) this.#report("", "too-many");
      return addSymbols(document, symbols.slice(0, Math.max(0, room)));
    }, step);
  }

  #withFaces(document: DeckDocument, owner: DraftSymbol, faces: readonly Face[]): DeckDocument {
    const room = this.limits.faces - owner.faces.length;
    if (faces.length > room) this.#report("", "too-many-faces");
    return addFaces(document, owner.id, faces.slice(0, room));
  }

  #report(file: string, fault: Fault): void {
    this.faults = [...this.faults, { id: newId(), file, fault }].slice(-MAX_FAULTS);
  }
}

/** Returns an emoji without its variation selector. */
function plain(emoji: string): string {
  return emoji.replaceAll("\ufe0f", "");
}

function named(name: string, language: Language): DraftSymbol["names"] {
  return name ? { [language]: [name] } : {};
}

/** The faults of decks by the server's codes. */
const FAULTS: Readonly<Record<string, Fault>> = {
  offline: "offline",
  "unreadable-deck-file": "unreadable-deck",
  "too-large": "large-deck",
};

function faultOf(error: unknown, otherwise: Fault): Fault {
  if (error instanceof UnusablePicture) return error.fault;
  if (!(error instanceof Problem)) return otherwise;
  return FAULTS[error.code] ?? "failed";
}
