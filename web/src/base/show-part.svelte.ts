import { createRawSnippet, flushSync, mount, unmount, type Component, type Snippet } from "svelte";
import { onTestFinished } from "vitest";

/** Shows a component until the end of a browser test; returns its properties, which both sides can change. */
export function showPart<Props extends Record<string, unknown>>(
  part: Component<Props, object, string>,
  props: Props,
): Props {
  const given = $state({ ...props });
  const app = mount(part, { target: document.body, props: given });
  flushSync();
  onTestFinished(() => unmount(app));
  return given;
}

/** Returns a text as the content of a component. */
export const content = (text: string): Snippet => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
