import { define } from "../base/languages";

/** Texts of the rules: the idea, each mini-game in three sentences, and hints. */

export const TOPICS = ["touch", "keyboard", "wrong", "tie", "late", "bots", "away"] as const;
export type Topic = (typeof TOPICS)[number];

type Pictured = "tower" | "well" | "hot-potato" | "poisoned-gift" | "triplet" | "catch-them-all" | "ring-tower";

interface Taught {
  /** One sentence for each picture: the cards, the match, the result. */
  steps: readonly [string, string, string];
  wins: string;
}

interface LearnWords {
  title: string;
  ideaTitle: string;
  idea: string;
  tryIt: string;
  found: (symbol: string) => string;
  notThat: (symbol: string) => string;
  another: string;
  card: (number: number) => string;
  games: string;
  all: string;
  /** Captions of the built-in mini-games' pictures; other mini-games show their own help. */
  taught: Record<Pictured, Taught>;
  goodToKnow: string;
  topics: Record<Topic, { title: string; text: string }>;
}

export const learnWords = define<LearnWords>({
  en: {
    title: "How to play",
    ideaTitle: "Two cards, one thing in common",
    idea: "Any two cards share exactly one symbol, never none and never two. Only its size and its angle may differ. The first to see it calls it.",
    tryIt: "Can you see it? Touch it.",
    found: (symbol) => `That's it: ${symbol}!`,
    notThat: (symbol) => `Not ${symbol}. Look again.`,
    another: "Two more cards",
    card: (number) => `Card ${number}`,
    games: "The mini-games",
    all: "All",
    taught: {
      tower: {
        steps: [
          "Everybody has a card, and one lies in the centre.",
          "Call what the centre card and yours have in common.",
          "The card goes on your pile. It is your top card now.",
        ],
        wins: "Most cards at the end wins.",
      },
      well: {
        steps: [
          "Everybody has a pile, and one card lies in the centre.",
          "Call what the centre card and your top card have in common.",
          "Your card goes to the centre, and your next one shows.",
        ],
        wins: "The first to run out of cards wins.",
      },
      "hot-potato": {
        steps: [
          "Everybody holds one card.",
          "Call what your card and somebody else's have in common.",
          "They get all your cards. You are out of the round, and safe.",
        ],
        wins: "The last player keeps all the cards. Fewest after the last round wins.",
      },
      "poisoned-gift": {
        steps: [
          "Everybody has a card, and the pile lies in the centre.",
          "Call what the centre card and somebody else's have in common. Yours does not matter.",
          "They get the card. How generous of you!",
        ],
        wins: "Fewest cards at the end wins.",
      },
      triplet: {
        steps: [
          "Nine cards lie face up.",
          "Call a symbol that is on three of them.",
          "The three are yours, and new cards fill the gaps.",
        ],
        wins: "Most cards at the end wins.",
      },
      "catch-them-all": {
        steps: [
          "One card lies in the middle, and around it as many as there are players.",
          "Call what the middle card and a card around it have in common.",
          "The card around it is yours. When all are caught, the next round is dealt.",
        ],
        wins: "Most cards at the end wins.",
      },
      "ring-tower": {
        steps: [
          "Play it like the Tower. One player has the Ring card.",
          "When the Ring shows in the centre, slap the pile. Your own card does not matter.",
          "The Ring card is yours, until somebody else is quicker.",
        ],
        wins: "One point a card, three for the Ring card. Most points win.",
      },
    },
    goodToKnow: "Good to know",
    topics: {
      touch: { title: "By touch", text: "Touch the symbol on any card where you see it. Close by is good enough." },
      keyboard: {
        title: "By keyboard",
        text: "Type the first letters of its name, then Enter. Or walk over the card with Tab and the arrow keys. Space slaps the pile.",
      },
      wrong: { title: "A wrong call", text: "You cannot call for a moment. The others play on." },
      tie: { title: "A tie", text: "Two calls at the same time? The first to take the card gets it." },
      late: {
        title: "Too late",
        text: "It costs nothing. What counts is how fast you saw it, not how fast your connection is.",
      },
      bots: {
        title: "Bots",
        text: "They look at the cards as you do, and need time to find the match. You choose how fast they are.",
      },
      away: {
        title: "Gone for a moment",
        text: "Your seat and your cards wait for you. A bot can sit in until you are back.",
      },
    },
  },
  fr: {
    title: "Comment jouer",
    ideaTitle: "Deux cartes, un point commun",
    idea: "Deux cartes ont toujours exactement un symbole en commun, jamais zéro, jamais deux. Seuls sa taille et son angle peuvent changer. Le premier qui le voit l'annonce.",
    tryIt: "Tu le vois\u00a0? Touche-le.",
    found: (symbol) => `C'est bon\u00a0! ${symbol}`,
    notThat: (symbol) => `Pas ${symbol}. Regarde encore.`,
    another: "Deux autres cartes",
    card: (number) => `Carte ${number}`,
    games: "Les mini-jeux",
    all: "Tous",
    taught: {
      tower: {
        steps: [
          "Chacun a une carte, et une carte est au centre.",
          "Annonce le symbole commun à ta carte et à celle du centre.",
          "La carte va sur ta pile\u00a0: c'est elle qui compte maintenant.",
        ],
        wins: "Qui a le plus de cartes à la fin gagne.",
      },
      well: {
        steps: [
          "Chacun a une pile, et une carte est au centre.",
          "Annonce le symbole commun à ta carte du dessus et au centre.",
          "Ta carte va au centre, et ta suivante apparaît.",
        ],
        wins: "Le premier qui n'a plus de cartes gagne.",
      },
      "hot-potato": {
        steps: [
          "Chacun tient une carte.",
          "Annonce le symbole commun à ta carte et à celle d'un autre.",
          "Toutes tes cartes sont pour lui. Tu sors de la manche, sans risque.",
        ],
        wins: "Le dernier garde toutes les cartes. Qui en a le moins après la dernière manche gagne.",
      },
      "poisoned-gift": {
        steps: [
          "Chacun a une carte, et la pile est au centre.",
          "Annonce le symbole commun au centre et à la carte d'un autre. La tienne ne compte pas.",
          "La carte est pour lui. Quelle générosité\u00a0!",
        ],
        wins: "Qui a le moins de cartes à la fin gagne.",
      },
      triplet: {
        steps: [
          "Neuf cartes sont face visible.",
          "Annonce un symbole présent sur trois d'entre elles.",
          "Les trois sont à toi, et de nouvelles cartes les remplacent.",
        ],
        wins: "Qui a le plus de cartes à la fin gagne.",
      },
      "catch-them-all": {
        steps: [
          "Une carte est au milieu, et autour autant de cartes que de joueurs.",
          "Annonce le symbole commun au milieu et à une carte autour.",
          "La carte autour est à toi. Quand il n'y en a plus, on redistribue.",
        ],
        wins: "Qui a le plus de cartes à la fin gagne.",
      },
      "ring-tower": {
        steps: [
          "On joue comme à la Tour. Un joueur a la carte Anneau.",
          "L'Anneau apparaît au centre\u00a0? Frappe la pile, quelle que soit ta carte.",
          "La carte Anneau est à toi, jusqu'à ce qu'un autre soit plus rapide.",
        ],
        wins: "Un point par carte, trois pour l'Anneau. Qui a le plus de points gagne.",
      },
    },
    goodToKnow: "Bon à savoir",
    topics: {
      touch: {
        title: "Au doigt",
        text: "Touche le symbole sur n'importe quelle carte où tu le vois. Tout près, ça suffit.",
      },
      keyboard: {
        title: "Au clavier",
        text: "Tape les premières lettres de son nom, puis Entrée. Ou parcours la carte avec Tab et les flèches. Espace frappe la pile.",
      },
      wrong: { title: "Une erreur", text: "Tu dois attendre un instant. Les autres continuent." },
      tie: { title: "Une égalité", text: "Deux annonces en même temps\u00a0? La carte est au premier qui la prend." },
      late: {
        title: "Trop tard",
        text: "Cela ne coûte rien. Ce qui compte, c'est ta vitesse à voir, pas celle de ta connexion.",
      },
      bots: {
        title: "Les robots",
        text: "Ils regardent les cartes comme toi, et il leur faut du temps. À toi de choisir combien.",
      },
      away: {
        title: "En cas d'absence",
        text: "Ta place et tes cartes t'attendent. Un robot peut te remplacer jusqu'à ton retour.",
      },
    },
  },
  es: {
    title: "Cómo se juega",
    ideaTitle: "Dos cartas, una cosa en común",
    idea: "Dos cartas comparten siempre exactamente un símbolo, nunca ninguno y nunca dos. Solo pueden cambiar su tamaño y su ángulo. Quien lo ve primero, lo canta.",
    tryIt: "¿Lo ves? Tócalo.",
    found: (symbol) => `¡Eso es: ${symbol}!`,
    notThat: (symbol) => `No es ${symbol}. Mira otra vez.`,
    another: "Otras dos cartas",
    card: (number) => `Carta ${number}`,
    games: "Los minijuegos",
    all: "Todos",
    taught: {
      tower: {
        steps: [
          "Cada uno tiene una carta, y hay otra en el centro.",
          "Canta lo que tienen en común tu carta y la del centro.",
          "La carta va a tu montón: ahora es la que cuenta.",
        ],
        wins: "Gana quien tenga más cartas al final.",
      },
      well: {
        steps: [
          "Cada uno tiene un montón, y hay una carta en el centro.",
          "Canta lo que tienen en común tu carta de arriba y la del centro.",
          "Tu carta va al centro y aparece la siguiente.",
        ],
        wins: "Gana quien se quede primero sin cartas.",
      },
      "hot-potato": {
        steps: [
          "Cada uno tiene una carta en la mano.",
          "Canta lo que tienen en común tu carta y la de otro.",
          "Se queda con todas tus cartas. Sales de la ronda, a salvo.",
        ],
        wins: "El último se queda con todas. Gana quien tenga menos tras la última ronda.",
      },
      "poisoned-gift": {
        steps: [
          "Cada uno tiene una carta, y el montón está en el centro.",
          "Canta lo que tienen en común el centro y la carta de otro. La tuya no cuenta.",
          "La carta es para él. ¡Qué generosidad!",
        ],
        wins: "Gana quien tenga menos cartas al final.",
      },
      triplet: {
        steps: [
          "Hay nueve cartas boca arriba.",
          "Canta un símbolo que esté en tres de ellas.",
          "Las tres son tuyas, y otras nuevas ocupan los huecos.",
        ],
        wins: "Gana quien tenga más cartas al final.",
      },
      "catch-them-all": {
        steps: [
          "Hay una carta en el medio y, alrededor, tantas como jugadores.",
          "Canta lo que tienen en común la del medio y una de alrededor.",
          "La de alrededor es tuya. Cuando no queda ninguna, empieza otra ronda.",
        ],
        wins: "Gana quien tenga más cartas al final.",
      },
      "ring-tower": {
        steps: [
          "Se juega como la Torre. Un jugador tiene la carta del Anillo.",
          "¿Sale el Anillo en el centro? Golpea el montón, sea cual sea tu carta.",
          "La carta del Anillo es tuya, hasta que otro sea más rápido.",
        ],
        wins: "Un punto por carta, tres por el Anillo. Gana quien tenga más puntos.",
      },
    },
    goodToKnow: "Conviene saberlo",
    topics: {
      touch: { title: "Con el dedo", text: "Toca el símbolo en cualquier carta donde lo veas. Basta con tocar cerca." },
      keyboard: {
        title: "Con el teclado",
        text: "Escribe las primeras letras de su nombre y pulsa Intro. O recorre la carta con Tab y las flechas. Espacio golpea el montón.",
      },
      wrong: { title: "Un fallo", text: "Esperas un momento. Los demás siguen." },
      tie: { title: "Un empate", text: "¿Dos jugadas a la vez? La carta es de quien la coge primero." },
      late: {
        title: "Demasiado tarde",
        text: "No cuesta nada. Cuenta lo rápido que lo viste, no lo rápida que es tu conexión.",
      },
      bots: { title: "Los bots", text: "Miran las cartas como tú y necesitan su tiempo. Tú eliges cuánto." },
      away: {
        title: "Fuera un momento",
        text: "Tu sitio y tus cartas te esperan. Un bot puede jugar por ti hasta que vuelvas.",
      },
    },
  },
  de: {
    title: "So geht's",
    ideaTitle: "Zwei Karten, eine Gemeinsamkeit",
    idea: "Je zwei Karten haben genau ein Symbol gemeinsam, nie keins und nie zwei. Nur Größe und Drehung können anders sein. Wer es zuerst sieht, ruft es.",
    tryIt: "Siehst du es? Tippe es an.",
    found: (symbol) => `Genau: ${symbol}!`,
    notThat: (symbol) => `Nicht ${symbol}. Schau noch einmal.`,
    another: "Zwei neue Karten",
    card: (number) => `Karte ${number}`,
    games: "Die Minispiele",
    all: "Alle",
    taught: {
      tower: {
        steps: [
          "Alle haben eine Karte, und eine liegt in der Mitte.",
          "Rufe, was deine Karte und die in der Mitte gemeinsam haben.",
          "Die Karte kommt auf deinen Stapel und zählt ab jetzt.",
        ],
        wins: "Wer am Ende die meisten Karten hat, gewinnt.",
      },
      well: {
        steps: [
          "Alle haben einen Stapel, und eine Karte liegt in der Mitte.",
          "Rufe, was deine oberste Karte und die Mitte gemeinsam haben.",
          "Deine Karte kommt in die Mitte, und deine nächste erscheint.",
        ],
        wins: "Wer zuerst keine Karten mehr hat, gewinnt.",
      },
      "hot-potato": {
        steps: [
          "Alle halten eine Karte.",
          "Rufe, was deine Karte und eine andere gemeinsam haben.",
          "Deine Karten gehen alle dorthin. Du bist aus der Runde, in Sicherheit.",
        ],
        wins: "Wer übrig bleibt, behält alle Karten. Wer nach der letzten Runde die wenigsten hat, gewinnt.",
      },
      "poisoned-gift": {
        steps: [
          "Alle haben eine Karte, und der Stapel liegt in der Mitte.",
          "Rufe, was die Mitte und die Karte von jemand anderem gemeinsam haben. Deine zählt nicht.",
          "Die Karte geht dorthin. Wie großzügig von dir!",
        ],
        wins: "Wer am Ende die wenigsten Karten hat, gewinnt.",
      },
      triplet: {
        steps: [
          "Neun Karten liegen offen.",
          "Rufe ein Symbol, das auf dreien davon ist.",
          "Die drei gehören dir, und neue Karten füllen die Lücken.",
        ],
        wins: "Wer am Ende die meisten Karten hat, gewinnt.",
      },
      "catch-them-all": {
        steps: [
          "Eine Karte liegt in der Mitte, darum herum so viele, wie ihr seid.",
          "Rufe, was die mittlere Karte und eine darum herum gemeinsam haben.",
          "Die äußere gehört dir. Sind alle gefangen, kommt die nächste Runde.",
        ],
        wins: "Wer am Ende die meisten Karten hat, gewinnt.",
      },
      "ring-tower": {
        steps: [
          "Gespielt wird wie beim Turm. Jemand hat die Ringkarte.",
          "Erscheint der Ring in der Mitte, schlag auf den Stapel. Deine Karte ist dabei egal.",
          "Die Ringkarte gehört dir, bis jemand schneller ist.",
        ],
        wins: "Ein Punkt pro Karte, drei für die Ringkarte. Die meisten Punkte gewinnen.",
      },
    },
    goodToKnow: "Gut zu wissen",
    topics: {
      touch: {
        title: "Mit dem Finger",
        text: "Tippe das Symbol an, auf jeder Karte, auf der du es siehst. Knapp daneben reicht.",
      },
      keyboard: {
        title: "Mit der Tastatur",
        text: "Tippe die ersten Buchstaben seines Namens, dann Enter. Oder gehe mit Tab und den Pfeiltasten über die Karte. Die Leertaste schlägt auf den Stapel.",
      },
      wrong: { title: "Falsch gerufen", text: "Du kannst einen Moment lang nicht rufen. Die anderen spielen weiter." },
      tie: { title: "Gleichstand", text: "Zwei Rufe gleichzeitig? Wer die Karte zuerst nimmt, bekommt sie." },
      late: {
        title: "Zu spät",
        text: "Das kostet nichts. Es zählt, wie schnell du siehst, nicht wie schnell deine Verbindung ist.",
      },
      bots: {
        title: "Bots",
        text: "Sie schauen auf die Karten wie du und brauchen ihre Zeit. Wie viel, bestimmst du.",
      },
      away: {
        title: "Kurz weg",
        text: "Dein Platz und deine Karten warten auf dich. Ein Bot kann so lange für dich spielen.",
      },
    },
  },
});
