/** Returns the chosen files of a field, and empties it, so that the same file can be chosen again after a correction. */
export function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = "";
  return files;
}
