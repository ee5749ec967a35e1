import { define } from "../base/languages";

/** Texts of quiet events at a table. */

type Named = "dropped" | "back" | "left" | "host" | "ring";

interface NewsWords {
  named: Record<Named, (name: string) => string>;
  youHost: string;
  yourRing: string;
  /** Results of a round, where fewest and where most cards win. */
  roundLost: (round: number, names: string, cards: number) => string;
  youLostRound: (round: number, cards: number) => string;
  roundWon: (round: number, names: string, cards: number) => string;
}

export const newsWords = define<NewsWords>({
  en: {
    named: {
      dropped: (name) => `${name} lost the connection.`,
      back: (name) => `${name} is back.`,
      left: (name) => `${name} has left the table.`,
      host: (name) => `${name} is the host now.`,
      ring: (name) => `${name} has the Ring.`,
    },
    youHost: "You are the host now.",
    yourRing: "You have the Ring.",
    youLostRound: (round, cards) => `You lost round ${round}: ${cards} cards.`,
    roundLost: (round, names, cards) =>
      `${names.charAt(0).toUpperCase()}${names.slice(1)} lost round ${round}: ${cards} cards.`,
    roundWon: (round, names, cards) => `Round ${round}: most cards for ${names} (${cards}).`,
  },
  fr: {
    named: {
      dropped: (name) => `${name} a perdu la connexion.`,
      back: (name) => `${name} est de retour.`,
      left: (name) => `${name} a quitté la table.`,
      host: (name) => `L'hôte est maintenant ${name}.`,
      ring: (name) => `${name} a l'Anneau.`,
    },
    youHost: "C'est toi l'hôte maintenant.",
    yourRing: "Tu as l'Anneau.",
    youLostRound: (round, cards) => `Tu perds la manche ${round}\u00a0: ${cards} cartes.`,
    roundLost: (round, names, cards) => `Manche ${round} perdue par ${names}\u00a0: ${cards} cartes.`,
    roundWon: (round, names, cards) => `Manche ${round}\u00a0: le plus de cartes pour ${names} (${cards}).`,
  },
  es: {
    named: {
      dropped: (name) => `${name} ha perdido la conexión.`,
      back: (name) => `${name} ha vuelto.`,
      left: (name) => `${name} ha dejado la mesa.`,
      host: (name) => `Ahora el anfitrión es ${name}.`,
      ring: (name) => `${name} tiene el Anillo.`,
    },
    youHost: "Ahora el anfitrión eres tú.",
    yourRing: "Tienes el Anillo.",
    youLostRound: (round, cards) => `Pierdes la ronda ${round}: ${cards} cartas.`,
    roundLost: (round, names, cards) => `Ronda ${round} perdida por ${names}: ${cards} cartas.`,
    roundWon: (round, names, cards) => `Ronda ${round}: el máximo de cartas es para ${names} (${cards}).`,
  },
  de: {
    named: {
      dropped: (name) => `${name} hat die Verbindung verloren.`,
      back: (name) => `${name} ist wieder da.`,
      left: (name) => `${name} hat den Tisch verlassen.`,
      host: (name) => `${name} ist jetzt Gastgeber.`,
      ring: (name) => `${name} hat den Ring.`,
    },
    youHost: "Du bist jetzt Gastgeber.",
    yourRing: "Du hast den Ring.",
    youLostRound: (round, cards) => `Du verlierst Runde ${round}: ${cards} Karten.`,
    roundLost: (round, names, cards) => `Runde ${round} verloren von ${names}: ${cards} Karten.`,
    roundWon: (round, names, cards) => `Runde ${round}: die meisten Karten bei ${names} (${cards}).`,
  },
});
