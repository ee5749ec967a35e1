import { define } from "../base/languages";

/** Returns a number with a typographic minus sign. */
export function signed(count: number): string {
  return String(count).replace("-", "\u2212");
}

interface EndWords {
  youWin: string;
  wins: (name: string) => string;
  yourTitle: string;
  title: (name: string) => string;
  tie: (names: string) => string;
  match: string;
  tournament: string;
  cards: (count: number) => string;
  wonGames: (count: number) => string;
  points: (count: number) => string;
  decided: {
    tie: string;
    playOff: (symbol: string, time: string) => string;
    lastSpot: (symbol: string, time: string) => string;
    ring: string;
    hand: (rival: string) => string;
    blink: (rival: string, margin: string) => string;
    lead: (rivals: string, amount: string) => string;
    fewer: (rivals: string, amount: string) => string;
    wins: (amount: number, of: number) => string;
  };
  podium: string;
  place: (rank: number) => string;
  yourEyes: string;
  allEyes: string;
  fastest: string;
  fastestOf: (name: string) => string;
  slowest: string;
  /** The mean of several calls of a symbol. */
  average: (time: string, calls: number) => string;
  calls: (count: number) => string;
  chart: string;
  chartTold: (count: number, median: string, best: string, worst: string) => string;
  median: (time: string) => string;
  medians: string;
  nothingSpotted: string;
  pointsTable: string;
  winsTable: string;
  total: string;
  won: string;
  again: string;
  change: string;
  ready: string;
  isReady: string;
  waiting: (host: string) => string;
  waitingForSomebody: string;
  replay: string;
  share: string;
  copied: string;
  closed: string;
  closedText: string;
}

export const endWords = define<EndWords>({
  en: {
    youWin: "You win!",
    wins: (name) => `${name} wins!`,
    yourTitle: "You are the champion!",
    title: (name) => `${name} is the champion!`,
    tie: (names) => `A tie: ${names}!`,
    match: "Match",
    tournament: "Tournament",
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    wonGames: (count) => (count === 1 ? "1 win" : `${count} wins`),
    points: (count) => (Math.abs(count) === 1 ? `${signed(count)} point` : `${signed(count)} points`),
    decided: {
      tie: "Tied to the very end.",
      playOff: (symbol, time) => `A tie, decided in the play-off: ${symbol}, in ${time}.`,
      lastSpot: (symbol, time) => `Close until the end. The last match: ${symbol}, in ${time}.`,
      ring: "The Ring made the difference.",
      hand: (rival) => `One tie with ${rival}, won by the quicker hand.`,
      blink: (rival, margin) => `So close: ${margin} ahead of ${rival} on one card.`,
      lead: (rivals, amount) => `${amount} ahead of ${rivals}.`,
      fewer: (rivals, amount) => `${amount} fewer than ${rivals}.`,
      wins: (amount, of) => `${amount} of ${of} mini-games won.`,
    },
    podium: "Podium",
    place: (rank) => `Place ${rank}`,
    yourEyes: "Your times",
    allEyes: "Everybody's times",
    fastest: "Fastest call",
    fastestOf: (name) => `Fastest call: ${name}`,
    slowest: "Slowest symbol",
    average: (time, calls) => `${time} on average, ${calls} calls`,
    calls: (count) => (count === 1 ? "1 call" : `${count} calls`),
    chart: "Every call, in order",
    chartTold: (count, median, best, worst) =>
      `${count} symbols found, half of them within ${median}; the fastest took ${best}, the slowest ${worst}.`,
    median: (time) => `median ${time}`,
    medians: "Typical time",
    nothingSpotted: "Nothing found this time. It gets easier with practice.",
    pointsTable: "Points, game by game",
    winsTable: "Who won what",
    total: "Total",
    won: "won",
    again: "Play again",
    change: "Change game",
    ready: "I am in",
    isReady: "You are in",
    waiting: (host) => `${host} starts the next game.`,
    waitingForSomebody: "The host starts the next game.",
    replay: "Watch the replay",
    share: "Share the replay",
    copied: "Link copied",
    closed: "This table is closed",
    closedText: "Nobody had played here for a while. Thanks for the game!",
  },
  fr: {
    youWin: "C'est gagné !",
    wins: (name) => `${name} gagne !`,
    yourTitle: "Tu remportes le titre !",
    title: (name) => `${name} remporte le titre !`,
    tie: (names) => `Égalité : ${names} !`,
    match: "Match",
    tournament: "Tournoi",
    cards: (count) => (count <= 1 ? `${count} carte` : `${count} cartes`),
    wonGames: (count) => (count <= 1 ? `${count} victoire` : `${count} victoires`),
    points: (count) => (Math.abs(count) <= 1 ? `${signed(count)} point` : `${signed(count)} points`),
    decided: {
      tie: "À égalité jusqu'à la dernière carte.",
      playOff: (symbol, time) => `Une égalité, décidée au départage : ${symbol}, en ${time}.`,
      lastSpot: (symbol, time) => `Serré jusqu'au bout. Le dernier symbole : ${symbol}, en ${time}.`,
      ring: "L'Anneau a fait la différence.",
      hand: (rival) => `Une égalité avec ${rival}, gagnée par la main la plus rapide.`,
      blink: (rival, margin) => `Très serré : une carte gagnée de ${margin}, devant ${rival}.`,
      lead: (rivals, amount) => `${amount} d'avance sur ${rivals}.`,
      fewer: (rivals, amount) => `${amount} de moins que ${rivals}.`,
      wins: (amount, of) => `${amount} mini-jeu${amount > 1 ? "x gagnés" : " gagné"} sur ${of}.`,
    },
    podium: "Podium",
    place: (rank) => `Place ${rank}`,
    yourEyes: "Tes temps",
    allEyes: "Les temps de chacun",
    fastest: "Annonce la plus rapide",
    fastestOf: (name) => `Annonce la plus rapide : ${name}`,
    slowest: "Symbole le plus lent",
    average: (time, calls) => `${time} en moyenne, ${calls} annonces`,
    calls: (count) => (count < 2 ? `${count} annonce` : `${count} annonces`),
    chart: "Chaque annonce, dans l'ordre",
    chartTold: (count, median, best, worst) =>
      `${count} symboles trouvés, la moitié en moins de ${median} ; le plus rapide en ${best}, le plus lent en ${worst}.`,
    median: (time) => `médiane ${time}`,
    medians: "Temps habituel",
    nothingSpotted: "Rien trouvé cette fois. Ça vient avec l'entraînement.",
    pointsTable: "Les points, jeu par jeu",
    winsTable: "Qui a gagné quoi",
    total: "Total",
    won: "gagné",
    again: "Rejouer",
    change: "Changer de jeu",
    ready: "Je joue",
    isReady: "Tu joues",
    waiting: (host) => `${host} lance la prochaine partie.`,
    waitingForSomebody: "L'hôte lance la prochaine partie.",
    replay: "Revoir la partie",
    share: "Partager la partie",
    copied: "Lien copié",
    closed: "Cette table est fermée",
    closedText: "Personne n'y jouait depuis un moment. Merci pour la partie !",
  },
  es: {
    youWin: "¡Has ganado!",
    wins: (name) => `¡Gana ${name}!`,
    yourTitle: "¡El título es tuyo!",
    title: (name) => `¡El título es de ${name}!`,
    tie: (names) => `¡Empate: ${names}!`,
    match: "Partido",
    tournament: "Torneo",
    cards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    wonGames: (count) => (count === 1 ? "1 victoria" : `${count} victorias`),
    points: (count) => (Math.abs(count) === 1 ? `${signed(count)} punto` : `${signed(count)} puntos`),
    decided: {
      tie: "Igualados hasta la última carta.",
      playOff: (symbol, time) => `Un empate, decidido en el desempate: ${symbol}, en ${time}.`,
      lastSpot: (symbol, time) => `Reñido hasta el final. El último símbolo: ${symbol}, en ${time}.`,
      ring: "El Anillo marcó la diferencia.",
      hand: (rival) => `Un empate frente a ${rival}, ganado por la mano más rápida.`,
      blink: (rival, margin) => `Por muy poco: una carta ganada por ${margin}, por delante de ${rival}.`,
      lead: (rivals, amount) => `${amount} por delante de ${rivals}.`,
      fewer: (rivals, amount) => `${amount} menos, por delante de ${rivals}.`,
      wins: (amount, of) => `${amount} de ${of} minijuegos ganados.`,
    },
    podium: "Podio",
    place: (rank) => `Puesto ${rank}`,
    yourEyes: "Tus tiempos",
    allEyes: "Los tiempos de todos",
    fastest: "Jugada más rápida",
    fastestOf: (name) => `Jugada más rápida: ${name}`,
    slowest: "Símbolo más lento",
    average: (time, calls) => `${time} de media, ${calls} jugadas`,
    calls: (count) => (count === 1 ? "1 jugada" : `${count} jugadas`),
    chart: "Cada símbolo, en orden",
    chartTold: (count, median, best, worst) =>
      `${count} símbolos encontrados, la mitad en menos de ${median}; el más rápido en ${best}, el más lento en ${worst}.`,
    median: (time) => `mediana ${time}`,
    medians: "Tiempo habitual",
    nothingSpotted: "Esta vez, nada. Con la práctica resulta más fácil.",
    pointsTable: "Los puntos, juego a juego",
    winsTable: "Quién ganó qué",
    total: "Total",
    won: "ganado",
    again: "Otra vez",
    change: "Cambiar de juego",
    ready: "Me apunto",
    isReady: "Te has apuntado",
    waiting: (host) => `${host} empieza la próxima partida.`,
    waitingForSomebody: "El anfitrión empieza la próxima partida.",
    replay: "Ver la repetición",
    share: "Compartir la repetición",
    copied: "Enlace copiado",
    closed: "Esta mesa está cerrada",
    closedText: "Nadie jugaba aquí desde hacía un rato. ¡Gracias por la partida!",
  },
  de: {
    youWin: "Gewonnen!",
    wins: (name) => `${name} gewinnt!`,
    yourTitle: "Der Titel geht an dich!",
    title: (name) => `Der Titel geht an ${name}!`,
    tie: (names) => `Gleichstand: ${names}!`,
    match: "Match",
    tournament: "Turnier",
    cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
    wonGames: (count) => (count === 1 ? "1 Sieg" : `${count} Siege`),
    points: (count) => (Math.abs(count) === 1 ? `${signed(count)} Punkt` : `${signed(count)} Punkte`),
    decided: {
      tie: "Gleichauf bis zur letzten Karte.",
      playOff: (symbol, time) => `Ein Gleichstand, im Stechen entschieden: ${symbol}, in ${time}.`,
      lastSpot: (symbol, time) => `Knapp bis zum Schluss. Das letzte Symbol: ${symbol}, in ${time}.`,
      ring: "Der Ring gab den Ausschlag.",
      hand: (rival) => `Ein Gleichstand mit ${rival}, gewonnen von der schnelleren Hand.`,
      blink: (rival, margin) => `Ganz knapp: eine Karte um ${margin} vor ${rival} gewonnen.`,
      lead: (rivals, amount) => `${amount} vor ${rivals}.`,
      fewer: (rivals, amount) => `${amount} weniger, damit vor ${rivals}.`,
      wins: (amount, of) => `${amount} von ${of} Minispielen gewonnen.`,
    },
    podium: "Podest",
    place: (rank) => `Platz ${rank}`,
    yourEyes: "Deine Zeiten",
    allEyes: "Alle Zeiten",
    fastest: "Schnellster Ruf",
    fastestOf: (name) => `Schnellster Ruf: ${name}`,
    slowest: "Langsamstes Symbol",
    average: (time, calls) => `${time} im Mittel, ${calls} Rufe`,
    calls: (count) => (count === 1 ? "1 Ruf" : `${count} Rufe`),
    chart: "Jeder Ruf, der Reihe nach",
    chartTold: (count, median, best, worst) =>
      `${count} Symbole gefunden, die Hälfte in höchstens ${median}; das schnellste in ${best}, das langsamste in ${worst}.`,
    median: (time) => `Median ${time}`,
    medians: "Typische Zeit",
    nothingSpotted: "Diesmal nichts gefunden. Mit Übung wird es leichter.",
    pointsTable: "Punkte, Spiel für Spiel",
    winsTable: "Wer was gewonnen hat",
    total: "Summe",
    won: "gewonnen",
    again: "Noch einmal",
    change: "Anderes Spiel",
    ready: "Ich bin dabei",
    isReady: "Du bist dabei",
    waiting: (host) => `${host} startet das nächste Spiel.`,
    waitingForSomebody: "Der Gastgeber startet das nächste Spiel.",
    replay: "Wiederholung ansehen",
    share: "Wiederholung teilen",
    copied: "Link kopiert",
    closed: "Dieser Tisch ist geschlossen",
    closedText: "Hier hat eine Weile niemand gespielt. Danke fürs Mitspielen!",
  },
});
