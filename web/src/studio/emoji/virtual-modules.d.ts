/** Emoji, name and keywords (separated by bars), made by worker/emoji-names-plugin.ts. */
declare module "virtual:emoji-names/*" {
  const rows: readonly (readonly [emoji: string, name: string, keywords: string])[];
  export default rows;
}
