import { define } from "../languages";

/** Texts of rulings: for the player concerned, and for the list of all rulings. */

const comma = (ms: number): string => `${(ms / 1000).toFixed(2).replace(".", ",")} s`;
const point = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
/** Below a tenth of a second people think in blinks. */
const BLINK_MS = 100;

interface RulingWords {
  wrong: string;
  wrongSlap: string;
  frozen: string;
  gone: string;
  faster: (rival: string, margin: number | null) => string;
  tie: (names: string) => string;
  precious: (name: string) => string;
  yourRing: string;
  and: string;
  refused: Record<string, string>;
  refusedOther: string;
  said: {
    won: (name: string, symbol: string, took: number | null) => string;
    took: (name: string) => string;
    slapped: (name: string) => string;
    tied: (names: string, symbol: string) => string;
    late: (name: string, symbol: string, rival: string | null, margin: number | null) => string;
    lateHand: (name: string) => string;
    wrong: (name: string, symbol: string) => string;
    wrongSlap: (name: string) => string;
    frozen: (name: string) => string;
    lapsed: (name: string, symbol: string) => string;
  };
}

export const rulingWords = define<RulingWords>({
  en: {
    wrong: "Not that one. One breath…",
    wrongSlap: "No Ring there. One breath…",
    frozen: "Not yet. One breath…",
    gone: "That one has just gone.",
    faster: (rival, margin) => {
      if (margin === null) return `${rival} was faster.`;
      return margin < BLINK_MS
        ? `${rival} was faster, by a blink (${margin} ms).`
        : `${rival} was faster, by ${point(margin)}.`;
    },
    tie: (names) => `${names}: a tie!`,
    precious: (name) => `“My precious!” ${name} has the Ring.`,
    yourRing: "My precious! The Ring is yours.",
    and: " and ",
    refused: {
      "too-soon": "Nobody sees that so quickly. Look again.",
      "not-playing": "You are not in this game.",
      watching: "You are watching.",
      "try-again": "That got lost. Once more, please.",
      "no-such-game": "That one cannot be chosen now.",
      "not-gone": "They are back already.",
      "host-only": "Only the host can do that.",
    },
    refusedOther: "That did not count.",
    said: {
      won: (name, symbol, took) =>
        `${name} called ${symbol}${took === null ? "" : ` after ${point(took)}`}: right, and first.`,
      took: (name) => `${name} took the card of the tie.`,
      slapped: (name) => `${name} slapped the pile first and has the Ring.`,
      tied: (names, symbol) => `${names} called ${symbol} at the same time: a tie.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} called ${symbol} as well`;
        if (rival === null) return `${called}, but it had gone.`;
        return margin === null ? `${called}; ${rival} was faster.` : `${called}, ${margin} ms after ${rival}.`;
      },
      lateHand: (name) => `${name} was there too, a moment later.`,
      wrong: (name, symbol) => `${name} called ${symbol}: no match.`,
      wrongSlap: (name) => `${name} slapped the pile, but there was no Ring.`,
      frozen: (name) => `${name} was still frozen, so that did not count.`,
      lapsed: (name, symbol) => `Nobody took the card of the tie: ${name} had called ${symbol} first.`,
    },
  },
  fr: {
    wrong: "Pas celui-là. On respire…",
    wrongSlap: "Pas d'Anneau ici. On respire…",
    frozen: "Pas encore. On respire…",
    gone: "Il vient de partir.",
    faster: (rival, margin) => {
      if (margin === null) return `${rival} a été plus rapide.`;
      return margin < BLINK_MS
        ? `${rival} a été plus rapide, d'un clin d'œil (${margin} ms).`
        : `${rival} a été plus rapide, de ${comma(margin)}.`;
    },
    tie: (names) => `${names} : égalité !`,
    precious: (name) => `« Mon précieux ! » ${name} a l'Anneau.`,
    yourRing: "Mon précieux ! L'Anneau est à toi.",
    and: " et ",
    refused: {
      "too-soon": "Personne ne voit si vite. Regarde encore.",
      "not-playing": "Tu ne joues pas cette partie.",
      watching: "Tu regardes.",
      "try-again": "C'est perdu en route. Encore une fois.",
      "no-such-game": "On ne peut pas choisir celui-ci maintenant.",
      "not-gone": "La personne est déjà revenue.",
      "host-only": "Seul l'hôte peut le faire.",
    },
    refusedOther: "Ça n'a pas compté.",
    said: {
      won: (name, symbol, took) =>
        `${name} a dit ${symbol}${took === null ? "" : ` au bout de ${comma(took)}`} : juste, et en premier.`,
      took: (name) => `${name} a pris la carte de l'égalité.`,
      slapped: (name) => `${name} a tapé sur la pile en premier et a l'Anneau.`,
      tied: (names, symbol) => `${names} ont dit ${symbol} en même temps : égalité.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} a dit ${symbol} aussi`;
        if (rival === null) return `${called}, mais c'était parti.`;
        return margin === null ? `${called} ; ${rival} a été plus rapide.` : `${called}, ${margin} ms après ${rival}.`;
      },
      lateHand: (name) => `${name} est arrivé juste après.`,
      wrong: (name, symbol) => `${name} a dit ${symbol} : rien en commun.`,
      wrongSlap: (name) => `${name} a tapé sur la pile, mais sans Anneau.`,
      frozen: (name) => `${name} était encore figé : ça n'a pas compté.`,
      lapsed: (name, symbol) => `Personne n'a pris la carte de l'égalité : ${name} avait dit ${symbol} en premier.`,
    },
  },
  es: {
    wrong: "Ese no. Respira…",
    wrongSlap: "Ahí no hay Anillo. Respira…",
    frozen: "Todavía no. Respira…",
    gone: "Se acaba de ir.",
    faster: (rival, margin) => {
      if (margin === null) return `${rival} fue más rápido.`;
      return margin < BLINK_MS
        ? `${rival} fue más rápido, por un pestañeo (${margin} ms).`
        : `${rival} fue más rápido, por ${comma(margin)}.`;
    },
    tie: (names) => `${names}: ¡empate!`,
    precious: (name) => `«¡Mi tesoro!» ${name} tiene el Anillo.`,
    yourRing: "¡Mi tesoro! El Anillo es tuyo.",
    and: " y ",
    refused: {
      "too-soon": "Nadie lo ve tan rápido. Mira otra vez.",
      "not-playing": "No juegas en esta partida.",
      watching: "Estás mirando.",
      "try-again": "Se perdió por el camino. Otra vez, por favor.",
      "no-such-game": "Ese no se puede elegir ahora.",
      "not-gone": "Ya ha vuelto.",
      "host-only": "Solo el anfitrión puede hacerlo.",
    },
    refusedOther: "Eso no ha contado.",
    said: {
      won: (name, symbol, took) =>
        `${name} dijo ${symbol}${took === null ? "" : ` a los ${comma(took)}`}: correcto, y en primer lugar.`,
      took: (name) => `${name} cogió la carta del empate.`,
      slapped: (name) => `${name} golpeó el montón en primer lugar y tiene el Anillo.`,
      tied: (names, symbol) => `${names} dijeron ${symbol} a la vez: empate.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} también dijo ${symbol}`;
        if (rival === null) return `${called}, pero ya no estaba.`;
        return margin === null ? `${called}; ${rival} fue más rápido.` : `${called}, ${margin} ms después de ${rival}.`;
      },
      lateHand: (name) => `${name} llegó un momento después.`,
      wrong: (name, symbol) => `${name} dijo ${symbol}: no coincide.`,
      wrongSlap: (name) => `${name} golpeó el montón, pero no había Anillo.`,
      frozen: (name) => `${name} seguía sin poder jugar: no contó.`,
      lapsed: (name, symbol) => `Nadie cogió la carta del empate: ${name} había dicho ${symbol} antes.`,
    },
  },
  de: {
    wrong: "Das nicht. Einmal durchatmen…",
    wrongSlap: "Da ist kein Ring. Einmal durchatmen…",
    frozen: "Noch nicht. Einmal durchatmen…",
    gone: "Das ist gerade weg.",
    faster: (rival, margin) => {
      if (margin === null) return `${rival} war schneller.`;
      return margin < BLINK_MS
        ? `${rival} war schneller, um einen Wimpernschlag (${margin} ms).`
        : `${rival} war schneller, um ${comma(margin)}.`;
    },
    tie: (names) => `${names}: gleichzeitig!`,
    precious: (name) => `„Mein Schatz!“ ${name} hat den Ring.`,
    yourRing: "Mein Schatz! Der Ring gehört dir.",
    and: " und ",
    refused: {
      "too-soon": "So schnell sieht das niemand. Schau noch einmal.",
      "not-playing": "Du spielst hier nicht mit.",
      watching: "Du schaust zu.",
      "try-again": "Das ging verloren. Bitte noch einmal.",
      "no-such-game": "Das kann jetzt nicht gewählt werden.",
      "not-gone": "Die Person ist schon wieder da.",
      "host-only": "Das kann nur, wer den Tisch leitet.",
    },
    refusedOther: "Das hat nicht gezählt.",
    said: {
      won: (name, symbol, took) =>
        `${name} rief ${symbol}${took === null ? "" : ` nach ${comma(took)}`}: richtig, und zuerst.`,
      took: (name) => `${name} nahm die Karte, um die es ging.`,
      slapped: (name) => `${name} schlug zuerst auf den Stapel und hat den Ring.`,
      tied: (names, symbol) => `${names} riefen ${symbol} gleichzeitig.`,
      late: (name, symbol, rival, margin) => {
        const called = `${name} rief auch ${symbol}`;
        if (rival === null) return `${called}, aber das war schon weg.`;
        return margin === null ? `${called}; ${rival} war schneller.` : `${called}, ${margin} ms nach ${rival}.`;
      },
      lateHand: (name) => `${name} war einen Moment später da.`,
      wrong: (name, symbol) => `${name} rief ${symbol}: passt nicht.`,
      wrongSlap: (name) => `${name} schlug auf den Stapel, aber da war kein Ring.`,
      frozen: (name) => `${name} war noch eingefroren: das zählte nicht.`,
      lapsed: (name, symbol) => `Niemand nahm die Karte: ${name} hatte ${symbol} zuerst gerufen.`,
    },
  },
});
