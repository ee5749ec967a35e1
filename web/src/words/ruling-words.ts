import { define } from "../base/languages";

/** Texts of rulings: for the player concerned, and for the list of all rulings. */

const comma = (ms: number): string => `${(ms / 1000).toFixed(2).replace(".", ",")}\u00a0s`;
const point = (ms: number): string => `${(ms / 1000).toFixed(2)}\u00a0s`;
const delay = (ms: number, sign = "."): string => `${String(ms / 1000).replace(".", sign)}\u00a0s`;
/** Returns a time to wait, rounded up to half seconds. */
const rest = (ms: number, sign = "."): string => delay(500 * Math.ceil(ms / 500), sign);
/** Margins below this are called a blink. */
const BLINK_MS = 100;

/** Texts of a slap. */
interface SlapWords {
  wrong: (wait: number) => string;
  won: (name: string) => string;
  youWon: string;
  saidWon: (name: string) => string;
  saidWrong: (name: string) => string;
}

export interface RulingWords {
  /** `wait` is the rest of the player's freeze, in milliseconds. */
  wrong: (wait: number) => string;
  frozen: (wait: number) => string;
  gone: string;
  faster: (rival: string, margin: number) => string;
  /** For a call that only the player's handicap made late. */
  handicapped: (rival: string, handicap: number) => string;
  tie: (names: string) => string;
  slap: SlapWords;
  /** A slap in a game with the Ring card. */
  ring: SlapWords;
  and: string;
  /** Refusals that mean something else in a game than in the lobby. */
  refused: Record<string, string>;
  said: {
    won: (name: string, symbol: string, took: number | null) => string;
    took: (name: string) => string;
    tied: (names: string, symbol: string) => string;
    late: (name: string, symbol: string, rival: string | null, margin: number | null) => string;
    lateHand: (name: string) => string;
    wrong: (name: string, symbol: string) => string;
    frozen: (name: string) => string;
    lapsed: (name: string, symbol: string) => string;
  };
}

export const rulingWords = define<RulingWords>({
  en: {
    wrong: (wait) => `Not that one. Wait ${rest(wait)}…`,
    frozen: (wait) => `Not yet. Wait ${rest(wait)}…`,
    gone: "Too late: that card had just gone.",
    faster: (rival, margin) => {
      return margin < BLINK_MS
        ? `${rival} was faster, by a blink (${margin}\u00a0ms).`
        : `${rival} was faster, by ${point(margin)}.`;
    },
    handicapped: (rival, handicap) => `${rival} gets it: your calls count ${delay(handicap)} later.`,
    tie: (names) => `${names}: a tie!`,
    slap: {
      wrong: (wait) => `Nothing to slap there. Wait ${rest(wait)}…`,
      won: (name) => `${name} slapped the pile first!`,
      youWon: "Your slap was first!",
      saidWon: (name) => `${name} slapped the pile first.`,
      saidWrong: (name) => `${name} slapped the pile, but there was nothing to slap.`,
    },
    ring: {
      wrong: (wait) => `No Ring there. Wait ${rest(wait)}…`,
      won: (name) => `“My precious!” ${name} has the Ring.`,
      youWon: "My precious! The Ring is yours.",
      saidWon: (name) => `${name} slapped the pile first and has the Ring.`,
      saidWrong: (name) => `${name} slapped the pile, but there was no Ring.`,
    },
    and: " and ",
    refused: {
      "not-playing": "You are not in this game.",
      watching: "You are watching.",
      "not-gone": "They are back already.",
    },
    said: {
      won: (name, symbol, took) => `${name} got it: ${symbol}${took === null ? "" : `, ${point(took)}`}`,
      took: (name) => `${name} took the card after the tie.`,
      tied: (names, symbol) => `${names} called ${symbol} at the same time: a tie.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} called ${symbol} as well`;
        if (rival === null) return `${called}, but the card had gone.`;
        return margin === null ? `${called}; ${rival}'s call counts.` : `${called}, ${margin}\u00a0ms after ${rival}.`;
      },
      lateHand: (name) => `${name} was a moment too late.`,
      wrong: (name, symbol) => `${name} called ${symbol}: no match.`,
      frozen: (name) => `${name} was still frozen: that did not count.`,
      lapsed: (name, symbol) => `Nobody took the card after the tie. The first call counts: ${name}, ${symbol}.`,
    },
  },
  fr: {
    wrong: (wait) => `Pas celui-là. Attends ${rest(wait, ",")}…`,
    frozen: (wait) => `Pas encore. Attends ${rest(wait, ",")}…`,
    gone: "Trop tard, la carte est partie.",
    faster: (rival, margin) => {
      return margin < BLINK_MS
        ? `${rival} a été plus rapide, d'un clin d'œil (${margin}\u00a0ms).`
        : `${rival} a été plus rapide, de ${comma(margin)}.`;
    },
    handicapped: (rival, handicap) =>
      `C'est pour ${rival}\u00a0: tes annonces comptent ${delay(handicap, ",")} plus tard.`,
    tie: (names) => `${names}\u00a0: égalité\u00a0!`,
    slap: {
      wrong: (wait) => `Il ne fallait pas taper. Attends ${rest(wait, ",")}…`,
      won: (name) => `${name} a tapé en premier\u00a0!`,
      youWon: "Tu as tapé en premier\u00a0!",
      saidWon: (name) => `${name} a tapé sur la pile en premier.`,
      saidWrong: (name) => `${name} a tapé sur la pile, mais il ne fallait pas.`,
    },
    ring: {
      wrong: (wait) => `Pas d'Anneau ici. Attends ${rest(wait, ",")}…`,
      won: (name) => `«\u00a0Mon précieux\u00a0!\u00a0» ${name} a l'Anneau.`,
      youWon: "Mon précieux\u00a0! L'Anneau est à toi.",
      saidWon: (name) => `${name} a tapé sur la pile en premier et a l'Anneau.`,
      saidWrong: (name) => `${name} a tapé sur la pile, mais il n'y avait pas d'Anneau.`,
    },
    and: " et ",
    refused: {
      "not-playing": "Tu ne joues pas cette partie.",
      watching: "Tu regardes.",
      "not-gone": "La personne est déjà revenue.",
    },
    said: {
      won: (name, symbol, took) => `${name} a trouvé\u00a0: ${symbol}${took === null ? "" : `, ${comma(took)}`}`,
      took: (name) => `${name} a pris la carte après l'égalité.`,
      tied: (names, symbol) => `${names} ont dit ${symbol} en même temps\u00a0: égalité.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} a dit ${symbol} aussi`;
        if (rival === null) return `${called}, mais la carte était partie.`;
        return margin === null
          ? `${called}\u00a0; l'annonce de ${rival} compte.`
          : `${called}, ${margin}\u00a0ms après ${rival}.`;
      },
      lateHand: (name) => `${name} a réagi un instant trop tard.`,
      wrong: (name, symbol) => `${name} a dit ${symbol}\u00a0: rien en commun.`,
      frozen: (name) => `${name} devait encore attendre\u00a0: ça n'a pas compté.`,
      lapsed: (name, symbol) =>
        `Personne n'a pris la carte après l'égalité. La première annonce compte\u00a0: ${name}, ${symbol}.`,
    },
  },
  es: {
    wrong: (wait) => `Ese no. Espera ${rest(wait, ",")}…`,
    frozen: (wait) => `Todavía no. Espera ${rest(wait, ",")}…`,
    gone: "Demasiado tarde: esa carta ya no estaba.",
    faster: (rival, margin) => {
      return margin < BLINK_MS
        ? `${rival} se adelantó por un pestañeo (${margin}\u00a0ms).`
        : `${rival} se adelantó por ${comma(margin)}.`;
    },
    handicapped: (rival, handicap) => `Es para ${rival}: lo que cantas cuenta ${delay(handicap, ",")} más tarde.`,
    tie: (names) => `${names}: ¡empate!`,
    slap: {
      wrong: (wait) => `No había que golpear. Espera ${rest(wait, ",")}…`,
      won: (name) => `¡${name} golpeó en primer lugar!`,
      youWon: "¡Golpeaste en primer lugar!",
      saidWon: (name) => `${name} golpeó el montón en primer lugar.`,
      saidWrong: (name) => `${name} golpeó el montón, pero no debía.`,
    },
    ring: {
      wrong: (wait) => `Ahí no hay Anillo. Espera ${rest(wait, ",")}…`,
      won: (name) => `«¡Mi tesoro!» ${name} tiene el Anillo.`,
      youWon: "¡Mi tesoro! El Anillo es tuyo.",
      saidWon: (name) => `${name} golpeó primero el montón y tiene el Anillo.`,
      saidWrong: (name) => `${name} golpeó el montón, pero no había Anillo.`,
    },
    and: " y ",
    refused: {
      "not-playing": "No juegas en esta partida.",
      watching: "Estás mirando.",
      "not-gone": "Ya ha vuelto.",
    },
    said: {
      won: (name, symbol, took) => `${name} lo encontró: ${symbol}${took === null ? "" : `, ${comma(took)}`}`,
      took: (name) => `${name} cogió la carta tras el empate.`,
      tied: (names, symbol) => `${names} dijeron ${symbol} a la vez: empate.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} también dijo ${symbol}`;
        if (rival === null) return `${called}, pero la carta ya no estaba.`;
        return margin === null
          ? `${called}; cuenta lo que cantó ${rival}.`
          : `${called}, ${margin}\u00a0ms después de ${rival}.`;
      },
      lateHand: (name) => `${name} llegó un instante tarde.`,
      wrong: (name, symbol) => `${name} dijo ${symbol}: no coincide.`,
      frozen: (name) => `${name} aún tenía que esperar: no contó.`,
      lapsed: (name, symbol) => `Nadie cogió la carta tras el empate. Cuenta quien cantó antes: ${name}, ${symbol}.`,
    },
  },
  de: {
    wrong: (wait) => `Das nicht. Warte ${rest(wait, ",")}\u00a0…`,
    frozen: (wait) => `Noch nicht. Warte ${rest(wait, ",")}\u00a0…`,
    gone: "Zu spät: Die Karte war schon weg.",
    faster: (rival, margin) => {
      return margin < BLINK_MS
        ? `${rival} war schneller, um einen Wimpernschlag (${margin}\u00a0ms).`
        : `${rival} war schneller, um ${comma(margin)}.`;
    },
    handicapped: (rival, handicap) => `Das geht an ${rival}: Deine Rufe zählen ${delay(handicap, ",")} später.`,
    tie: (names) => `${names}: Gleichstand!`,
    slap: {
      wrong: (wait) => `Da gab es nichts zu schlagen. Warte ${rest(wait, ",")}\u00a0…`,
      won: (name) => `${name} schlug zuerst zu!`,
      youWon: "Du hast zuerst zugeschlagen!",
      saidWon: (name) => `${name} schlug zuerst auf den Stapel.`,
      saidWrong: (name) => `${name} schlug auf den Stapel, aber zu Unrecht.`,
    },
    ring: {
      wrong: (wait) => `Da ist kein Ring. Warte ${rest(wait, ",")}\u00a0…`,
      won: (name) => `„Mein Schatz!“ ${name} hat den Ring.`,
      youWon: "Mein Schatz! Der Ring gehört dir.",
      saidWon: (name) => `${name} schlug zuerst auf den Stapel und hat den Ring.`,
      saidWrong: (name) => `${name} schlug auf den Stapel, aber da war kein Ring.`,
    },
    and: " und ",
    refused: {
      "not-playing": "Du spielst hier nicht mit.",
      watching: "Du schaust zu.",
      "not-gone": "Die Person ist schon wieder da.",
    },
    said: {
      won: (name, symbol, took) => `${name} hat es gefunden: ${symbol}${took === null ? "" : `, ${comma(took)}`}`,
      took: (name) => `${name} nahm die Karte nach dem Gleichstand.`,
      tied: (names, symbol) => `${names} riefen ${symbol} gleichzeitig: Gleichstand.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} rief auch ${symbol}`;
        if (rival === null) return `${called}, aber die Karte war schon weg.`;
        return margin === null
          ? `${called}; es zählt der Ruf von ${rival}.`
          : `${called}, ${margin}\u00a0ms nach ${rival}.`;
      },
      lateHand: (name) => `${name} war einen Moment zu spät.`,
      wrong: (name, symbol) => `${name} rief ${symbol}: passt nicht.`,
      frozen: (name) => `${name} war noch eingefroren: Das zählte nicht.`,
      lapsed: (name, symbol) =>
        `Niemand nahm die Karte nach dem Gleichstand. Der frühere Ruf zählt: ${name}, ${symbol}.`,
    },
  },
});
