import type { SendEmoji } from "../protocol/messages";

/** The six emoji that people can send, by the names of the protocol. */
export type EmojiName = SendEmoji["emoji"];

export const EMOJI: Record<EmojiName, string> = {
  clap: "👏",
  laugh: "😂",
  wow: "😮",
  cry: "😭",
  heart: "❤️",
  hurry: "⏰",
};
