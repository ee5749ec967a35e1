import { define } from "../base/languages";

/** Texts for handicaps: moves of strong players count a little later. */

/** Returns a number of seconds with a decimal sign. */
const number = (ms: number, sign = ","): string => String(ms / 1000).replace(".", sign);

export const handicapWords = define({
  en: {
    title: "Handicaps",
    hint: "make it fair between ages",
    about:
      "A strong player's calls, takes and slaps count a little later, from the next game on. Everybody sees by how much.",
    label: (name: string) => `${name}'s calls count later by`,
    none: "not at all",
    suggested: "Use what the last games suggest",
    seconds: (ms: number) => `+${number(ms, ".")}\u00a0s`,
    short: (ms: number) => `+${number(ms, ".")}`,
    spoken: (ms: number) => `handicap ${number(ms, ".")} ${ms === 1000 ? "second" : "seconds"}`,
  },
  fr: {
    title: "Les handicaps",
    hint: "pour jouer à égalité entre âges",
    about:
      "Ce qu'un joueur fort annonce, prend ou tape compte un peu plus tard, dès la prochaine partie. Tout le monde voit de combien.",
    label: (name: string) => `Retard des annonces de ${name}`,
    none: "aucun",
    suggested: "Prendre ce que suggèrent les dernières parties",
    seconds: (ms: number) => `+${number(ms)}\u00a0s`,
    short: (ms: number) => `+${number(ms)}`,
    // French counts from two on in the plural.
    spoken: (ms: number) => `handicap de ${number(ms)} seconde`,
  },
  es: {
    title: "Hándicaps",
    hint: "para jugar igualados entre edades",
    about:
      "Lo que canta, coge o golpea un jugador fuerte cuenta un poco más tarde, desde la próxima partida. Todos ven cuánto.",
    label: (name: string) => `Retraso de ${name}`,
    none: "ninguno",
    suggested: "Usar lo que sugieren las últimas partidas",
    seconds: (ms: number) => `+${number(ms)}\u00a0s`,
    short: (ms: number) => `+${number(ms)}`,
    spoken: (ms: number) => `hándicap de ${number(ms)} ${ms === 1000 ? "segundo" : "segundos"}`,
  },
  de: {
    title: "Vorgaben",
    hint: "damit es zwischen Groß und Klein fair ist",
    about: "Rufe, Griffe und Schläge von Starken zählen etwas später, ab dem nächsten Spiel. Alle sehen, um wie viel.",
    label: (name: string) => `Verzögerung für ${name}`,
    none: "keine",
    suggested: "Vorschlag aus den letzten Spielen nehmen",
    seconds: (ms: number) => `+${number(ms)}\u00a0s`,
    short: (ms: number) => `+${number(ms)}`,
    spoken: (ms: number) => `Vorgabe ${number(ms)} ${ms === 1000 ? "Sekunde" : "Sekunden"}`,
  },
});
