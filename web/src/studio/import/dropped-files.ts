/** Files and texts that are dropped or pasted. */

/** Most files of a drop that are read. */
export const MAX_FILES = 1000;

export interface Drop {
  readonly files: readonly File[];
  /** The names of files and folders that cannot be read. */
  readonly unreadable: readonly string[];
  /** Whether there were more files than are read. */
  readonly isCut: boolean;
}

/** Returns all dropped files, also those in folders; one that cannot be read does not stop the others. */
export async function droppedFiles(data: DataTransfer): Promise<Drop> {
  // Entries must be read before the event ends.
  const entries = [...data.items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry() ?? []) : []));
  const files = [...data.files];
  if (entries.some((entry) => entry.isDirectory)) return filesOf(entries);
  return { files: files.slice(0, MAX_FILES), unreadable: [], isCut: files.length > MAX_FILES };
}

/** Returns the files of some entries and of the folders among them, in order. */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<Drop> {
  const [files, unreadable]: [File[], string[]] = [[], []];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    if (entry.name.startsWith(".")) continue;
    if (files.length >= MAX_FILES) return { files, unreadable, isCut: true };
    try {
      if (entry.isFile) files.push(await fileOf(entry as FileSystemFileEntry));
      else waiting.unshift(...(await entriesOf(entry as FileSystemDirectoryEntry)));
    } catch {
      unreadable.push(entry.name);
    }
  }
  return { files, unreadable, isCut: false };
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const read = (): Promise<FileSystemEntry[]> => new Promise((resolve, reject) => reader.readEntries(resolve, reject));
  const all: FileSystemEntry[] = [];
  // A reader returns at most 100 entries at a time, and none at the end.
  for (let some = await read(); some.length && all.length <= MAX_FILES; some = await read()) all.push(...some);
  return all.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
}

/** Tells whether an event is for a text field, which handles it itself. */
export function isForField({ target }: Event): boolean {
  return target instanceof Element && target.closest("input:not([type=file]), textarea, [contenteditable]") !== null;
}

/** Tells whether there are files and nothing else: file managers add the names or addresses of the files as text. */
export function areFilesMeant(files: readonly { name: string }[], text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  const isNamed = (line: string): boolean =>
    files.some(({ name }) => line.trim().endsWith(name) || line.trim().endsWith(encodeURI(name)));
  return files.length > 0 && lines.every(isNamed);
}
