import { define } from "../base/languages";

/** Texts for people who sit down late, and for the bots that make room for them. */
export const seatingWords = define({
  en: {
    sit: "Sit down",
    sitting: "Sitting down…",
    waits: "You play in the next game.",
    joinNext: "A game is on. Sit down now: you play in the next one.",
    replaced: (bot: string) => `in place of ${bot}`,
  },
  fr: {
    sit: "S'asseoir",
    sitting: "On te fait une place…",
    waits: "Tu joues à la prochaine partie.",
    joinNext: "Une partie est en cours. Assieds-toi\u00a0: tu joueras à la prochaine.",
    replaced: (bot: string) => `à la place de ${bot}`,
  },
  es: {
    sit: "Sentarse",
    sitting: "Te hacemos sitio…",
    waits: "Juegas en la próxima partida.",
    joinNext: "Hay una partida en curso. Siéntate: juegas en la próxima.",
    replaced: (bot: string) => `en lugar de ${bot}`,
  },
  de: {
    sit: "Mitspielen",
    sitting: "Du bekommst einen Platz\u00a0…",
    waits: "Im nächsten Spiel bist du dabei.",
    joinNext: "Gerade läuft ein Spiel. Setz dich: Im nächsten spielst du mit.",
    replaced: (bot: string) => `anstelle von ${bot}`,
  },
});
