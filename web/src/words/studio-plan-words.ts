import { define } from "../base/languages";

/** The plan: the decks that the symbols make, and the reasons for their limits. */

type Reason = (cards: number, symbols: number, perCard: number) => string;

function few(names: readonly string[], and: (shown: string, rest: number) => string): string {
  return names.length <= 4 ? names.join(", ") : and(names.slice(0, 3).join(", "), names.length - 3);
}

export const planWords = define<{
  plan: string;
  choose: string;
  waiting: string;
  lacking: (symbols: number) => string;
  least: (symbols: number) => string;
  deck: (cards: number, each: number) => string;
  all: (symbols: number) => string;
  leaves: (names: readonly string[]) => string;
  option: (cards: number, each: number, leftOut: number) => string;
  more: (more: number, cards: number, each: number) => string;
  why: string;
  legend: string;
  reasons: Record<string, Reason>;
}>({
  en: {
    plan: "Plan",
    choose: "Choose a deck",
    waiting: "Working out the cards…",
    lacking: (symbols) => (symbols === 1 ? "1 more symbol" : `${symbols} more symbols`),
    least: (symbols) => `${symbols} symbols make the smallest deck: ${symbols} cards with 3 on each.`,
    deck: (cards, each) => `${cards} cards, ${each} on each`,
    all: (symbols) => `All ${symbols} symbols are in.`,
    leaves: (names) => `Left out: ${few(names, (shown, rest) => `${shown} and ${rest} more`)}`,
    option: (cards, each, leftOut) =>
      `${cards} cards with ${each} symbols each, ${leftOut === 1 ? "1 symbol left out" : leftOut ? `${leftOut} symbols left out` : "none left out"}`,
    more: (more, cards, each) => `${more} more would make ${cards} cards with ${each} on each.`,
    why: "Why not more cards?",
    legend:
      "In a circle: the number of cards. Below it: the symbols on each. The ring shows how many of your symbols are used. Dashed circles need more symbols.",
    reasons: {
      fisher: (cards, symbols) =>
        `Any two cards share exactly one symbol. With that rule, ${symbols} symbols can never make more than ${cards} cards: there are never more cards than symbols (Fisher, 1940).`,
      deza: (cards, _, each) =>
        `With ${each} symbols on each card, a deck without one symbol on all cards has at most ${cards} cards (Deza, 1974).`,
      "no-plane": (cards, symbols) =>
        `A perfect deck for ${symbols} symbols would be a projective plane that does not exist, so ${cards} cards is the limit (Bruck and Ryser, 1949; Lam, 1989).`,
      "second-moment": (cards, symbols) =>
        `Counting the pairs of cards shows that ${symbols} symbols make at most ${cards} cards of this size.`,
      "ten-on-a-card": (cards) =>
        `A card here has at most ten symbols, so that everybody can see them. That gives at most ${cards} cards, however many symbols there are.`,
      other: (cards) => `Mathematics allows at most ${cards} cards here, and nobody has found all of those decks.`,
    },
  },
  fr: {
    plan: "Plan",
    choose: "Choisir un paquet",
    waiting: "Calcul des cartes…",
    lacking: (symbols) => (symbols === 1 ? "Encore 1 symbole" : `Encore ${symbols} symboles`),
    least: (symbols) => `${symbols} symboles font le plus petit paquet\u00a0: ${symbols} cartes de 3.`,
    deck: (cards, each) => `${cards} cartes de ${each} symboles`,
    all: (symbols) => `Les ${symbols} symboles y sont tous.`,
    leaves: (names) => `Inutilisés\u00a0: ${few(names, (shown, rest) => `${shown} et ${rest} autres`)}`,
    option: (cards, each, leftOut) =>
      `${cards} cartes de ${each} symboles, ${leftOut === 1 ? "1 symbole inutilisé" : leftOut ? `${leftOut} symboles inutilisés` : "tous utilisés"}`,
    more: (more, cards, each) => `${more} de plus feraient ${cards} cartes de ${each}.`,
    why: "Pourquoi pas plus de cartes\u00a0?",
    legend:
      "Dans un cercle\u00a0: le nombre de cartes. Dessous\u00a0: les symboles par carte. L'anneau montre combien de tes symboles servent. Les cercles en pointillé demandent plus de symboles.",
    reasons: {
      fisher: (cards, symbols) =>
        `Deux cartes ont toujours exactement un symbole en commun. Avec cette règle, ${symbols} symboles ne font jamais plus de ${cards} cartes\u00a0: il n'y a jamais plus de cartes que de symboles (Fisher, 1940).`,
      deza: (cards, _, each) =>
        `Avec ${each} symboles par carte, un paquet sans symbole présent partout a au plus ${cards} cartes (Deza, 1974).`,
      "no-plane": (cards, symbols) =>
        `Un paquet parfait de ${symbols} symboles serait un plan projectif qui n'existe pas\u00a0: ${cards} cartes est donc la limite (Bruck et Ryser, 1949\u00a0; Lam, 1989).`,
      "second-moment": (cards, symbols) =>
        `En comptant les paires de cartes, on voit que ${symbols} symboles font au plus ${cards} cartes de cette taille.`,
      "ten-on-a-card": (cards) =>
        `Ici, une carte a au plus dix symboles, pour qu'on les voie bien. Cela donne au plus ${cards} cartes, quel que soit le nombre de symboles.`,
      other: (cards) =>
        `Les mathématiques permettent au plus ${cards} cartes ici, et certains de ces paquets restent introuvables.`,
    },
  },
  es: {
    plan: "Plan",
    choose: "Elegir una baraja",
    waiting: "Calculando las cartas…",
    lacking: (symbols) => (symbols === 1 ? "1 símbolo más" : `${symbols} símbolos más`),
    least: (symbols) => `${symbols} símbolos forman la baraja más pequeña: ${symbols} cartas de 3.`,
    deck: (cards, each) => `${cards} cartas de ${each} símbolos`,
    all: (symbols) => `Están los ${symbols} símbolos.`,
    leaves: (names) => `Quedan fuera: ${few(names, (shown, rest) => `${shown} y ${rest} más`)}`,
    option: (cards, each, leftOut) =>
      `${cards} cartas de ${each} símbolos, ${leftOut === 1 ? "1 símbolo queda fuera" : leftOut ? `${leftOut} símbolos quedan fuera` : "ninguno queda fuera"}`,
    more: (more, cards, each) => `Con ${more} más serían ${cards} cartas de ${each}.`,
    why: "¿Por qué no hay más cartas?",
    legend:
      "En un círculo: el número de cartas. Debajo: los símbolos de cada una. El anillo muestra cuántos de tus símbolos se usan. Los círculos discontinuos necesitan más símbolos.",
    reasons: {
      fisher: (cards, symbols) =>
        `Dos cartas comparten siempre exactamente un símbolo. Con esa regla, ${symbols} símbolos nunca dan más de ${cards} cartas: nunca hay más cartas que símbolos (Fisher, 1940).`,
      deza: (cards, _, each) =>
        `Con ${each} símbolos en cada carta, una baraja sin un símbolo en todas tiene como mucho ${cards} cartas (Deza, 1974).`,
      "no-plane": (cards, symbols) =>
        `Una baraja perfecta de ${symbols} símbolos sería un plano proyectivo que no existe, así que ${cards} cartas es el límite (Bruck y Ryser, 1949; Lam, 1989).`,
      "second-moment": (cards, symbols) =>
        `Contando las parejas de cartas se ve que ${symbols} símbolos dan como mucho ${cards} cartas de este tamaño.`,
      "ten-on-a-card": (cards) =>
        `Aquí una carta tiene como mucho diez símbolos, para que se vean bien. Eso da como mucho ${cards} cartas, por muchos símbolos que haya.`,
      other: (cards) =>
        `Las matemáticas permiten aquí como mucho ${cards} cartas, y nadie ha encontrado todavía todas esas barajas.`,
    },
  },
  de: {
    plan: "Plan",
    choose: "Ein Kartenspiel wählen",
    waiting: "Die Karten werden berechnet\u00a0…",
    lacking: (symbols) => (symbols === 1 ? "Noch 1 Symbol" : `Noch ${symbols} Symbole`),
    least: (symbols) => `${symbols} Symbole ergeben das kleinste Kartenspiel: ${symbols} Karten mit je 3.`,
    deck: (cards, each) => `${cards} Karten mit je ${each}`,
    all: (symbols) => `Alle ${symbols} Symbole sind dabei.`,
    leaves: (names) => `Übrig: ${few(names, (shown, rest) => `${shown} und ${rest} weitere`)}`,
    option: (cards, each, leftOut) =>
      `${cards} Karten mit je ${each} Symbolen, ${leftOut === 1 ? "1 Symbol bleibt übrig" : leftOut ? `${leftOut} Symbole bleiben übrig` : "keines bleibt übrig"}`,
    more: (more, cards, each) => `${more} mehr ergäben ${cards} Karten mit je ${each}.`,
    why: "Warum nicht mehr Karten?",
    legend:
      "Im Kreis: die Zahl der Karten. Darunter: die Symbole auf jeder. Der Ring zeigt, wie viele deiner Symbole gebraucht werden. Gestrichelte Kreise brauchen mehr Symbole.",
    reasons: {
      fisher: (cards, symbols) =>
        `Je zwei Karten haben genau ein Symbol gemeinsam. Mit dieser Regel ergeben ${symbols} Symbole nie mehr als ${cards} Karten: Es gibt nie mehr Karten als Symbole (Fisher, 1940).`,
      deza: (cards, _, each) =>
        `Mit ${each} Symbolen auf jeder Karte hat ein Kartenspiel, in dem kein Symbol auf allen ist, höchstens ${cards} Karten (Deza, 1974).`,
      "no-plane": (cards, symbols) =>
        `Ein vollkommenes Kartenspiel aus ${symbols} Symbolen wäre eine projektive Ebene, die es nicht gibt. Darum sind ${cards} Karten die Grenze (Bruck und Ryser, 1949; Lam, 1989).`,
      "second-moment": (cards, symbols) =>
        `Zählt man die Kartenpaare, ergeben ${symbols} Symbole höchstens ${cards} Karten dieser Größe.`,
      "ten-on-a-card": (cards) =>
        `Hier hat eine Karte höchstens zehn Symbole, damit alle gut zu sehen sind. Das ergibt höchstens ${cards} Karten, egal wie viele Symbole es sind.`,
      other: (cards) =>
        `Die Mathematik erlaubt hier höchstens ${cards} Karten, und manche dieser Kartenspiele hat noch niemand gefunden.`,
    },
  },
});
