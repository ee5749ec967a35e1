import { define } from "../base/languages";

/** Names of the emoji that people can send, and texts around them. */
export const emojiWords = define({
  en: {
    send: "Send an emoji",
    names: { clap: "Well done", laugh: "Ha ha", wow: "Wow", cry: "Oh no", heart: "Lovely", hurry: "Hurry up" },
    from: (name: string, emoji: string) => `${name}: ${emoji}`,
    off: "Switch emoji off for everybody",
    on: "Allow emoji",
    show: "Emoji reactions",
  },
  fr: {
    send: "Envoyer un emoji",
    names: { clap: "Bravo", laugh: "Ha ha", wow: "Waouh", cry: "Oh non", heart: "J'adore", hurry: "Vite" },
    from: (name: string, emoji: string) => `${name}\u00a0: ${emoji}`,
    off: "Désactiver les emojis pour tous",
    on: "Autoriser les emojis",
    show: "Réactions en emojis",
  },
  es: {
    send: "Enviar un emoji",
    names: { clap: "Bravo", laugh: "Ja, ja", wow: "Guau", cry: "Ay, no", heart: "Me encanta", hurry: "Rápido" },
    from: (name: string, emoji: string) => `${name}: ${emoji}`,
    off: "Desactivar los emojis para todos",
    on: "Permitir los emojis",
    show: "Reacciones con emojis",
  },
  de: {
    send: "Ein Emoji senden",
    names: { clap: "Bravo", laugh: "Haha", wow: "Wow", cry: "O nein", heart: "Schön", hurry: "Schnell" },
    from: (name: string, emoji: string) => `${name}: ${emoji}`,
    off: "Emojis für alle ausschalten",
    on: "Emojis erlauben",
    show: "Reaktionen mit Emojis",
  },
});
