import type { Edition, Layout } from "./edition.svelte";

/** Preloads the drawings of a card so that it appears complete; ignores those that fail to load. */
export async function fetchDrawings(edition: Edition, layout: Layout): Promise<void> {
  const drawings = layout.map(({ symbol, face }) => {
    const image = new Image();
    image.src = edition.drawing(symbol, face);
    return image.decode();
  });
  await Promise.allSettled(drawings);
}
