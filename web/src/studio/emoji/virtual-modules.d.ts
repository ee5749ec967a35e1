/** Emoji, name and keywords (separated by bars), made by vite-plugins/emoji-names-plugin.ts. */
declare module "virtual:emoji-names" {
  type Row = readonly [emoji: string, name: string, keywords: string];
  const loaders: Record<import("virtual:words").Language, () => Promise<{ default: readonly Row[] }>>;
  export default loaders;
}
