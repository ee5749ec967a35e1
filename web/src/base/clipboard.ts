/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  // The clipboard API needs HTTPS; execCommand works on a home network too.
  if ("clipboard" in navigator) await navigator.clipboard.writeText(text);
  else copyByHand(text);
}

function copyByHand(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
