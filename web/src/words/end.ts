import { define } from "../languages";

/** Returns a number of points with a proper minus. */
export function signed(count: number): string {
  return String(count).replace("-", "\u2212");
}

interface EndWords {
  youWin: string;
  wins: (name: string) => string;
  yourTitle: string;
  title: (name: string) => string;
  tie: string;
  match: string;
  tournament: string;
  /** As in "9 cards ahead of you". */
  rivalIsYou: string;
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
    lead: (rival: string, amount: string) => string;
    wins: (amount: number, of: number) => string;
  };
  podium: string;
  place: (rank: number) => string;
  yourEyes: string;
  allEyes: string;
  fastest: string;
  fastestOf: (name: string) => string;
  slowest: string;
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
  shareShort: string;
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
    tie: "A tie!",
    match: "Match",
    tournament: "Tournament",
    rivalIsYou: "you",
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    wonGames: (count) => (count === 1 ? "1 win" : `${count} wins`),
    points: (count) => (Math.abs(count) === 1 ? `${signed(count)} point` : `${signed(count)} points`),
    decided: {
      tie: "Level to the last card.",
      playOff: (symbol, time) => `A tie at the top, settled by ${symbol} in ${time}.`,
      lastSpot: (symbol, time) => `It was close to the end. The last spot: ${symbol}, in ${time}.`,
      ring: "The Ring made the difference.",
      hand: (rival) => `As quick as ${rival} once, but with the quicker hand.`,
      blink: (rival, margin) => `So close: one card by only ${margin}, ahead of ${rival}.`,
      lead: (rival, amount) => `${amount} ahead of ${rival}.`,
      wins: (amount, of) => `${amount} of ${of} mini-games won.`,
    },
    podium: "Podium",
    place: (rank) => `Place ${rank}`,
    yourEyes: "Your eyes",
    allEyes: "Everybody's eyes",
    fastest: "Fastest spot",
    fastestOf: (name) => `Fastest spot: ${name}`,
    slowest: "Slowest symbol",
    chart: "Every spot, in order",
    chartTold: (count, median, best, worst) =>
      `${count} symbols spotted, half of them within ${median}; the fastest took ${best}, the slowest ${worst}.`,
    median: (time) => `median ${time}`,
    medians: "Usually within",
    nothingSpotted: "Nothing spotted this time. The eye learns quickly.",
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
    shareShort: "Share",
    copied: "Link copied",
    closed: "This table has been put away",
    closedText: "Nobody had played here for a while. Thanks for the game!",
  },
  fr: {
    youWin: "C'est gagné !",
    wins: (name) => `${name} gagne !`,
    yourTitle: "Le titre est à toi !",
    title: (name) => `Le titre est à ${name} !`,
    tie: "Égalité !",
    match: "Match",
    tournament: "Tournoi",
    rivalIsYou: "toi",
    cards: (count) => (count <= 1 ? `${count} carte` : `${count} cartes`),
    wonGames: (count) => (count <= 1 ? `${count} victoire` : `${count} victoires`),
    points: (count) => (Math.abs(count) <= 1 ? `${signed(count)} point` : `${signed(count)} points`),
    decided: {
      tie: "À égalité jusqu'à la dernière carte.",
      playOff: (symbol, time) => `À égalité, jusqu'au départage : ${symbol}, en ${time}.`,
      lastSpot: (symbol, time) => `Serré jusqu'au bout. Le dernier trouvé : ${symbol}, en ${time}.`,
      ring: "L'Anneau a fait la différence.",
      hand: (rival) => `Une fois ex æquo avec ${rival}, mais avec la main plus rapide.`,
      blink: (rival, margin) => `Si serré : une carte à ${margin} près, devant ${rival}.`,
      lead: (rival, amount) => `${amount} d'avance sur ${rival}.`,
      wins: (amount, of) => `${amount} mini-jeu${amount > 1 ? "x" : ""} sur ${of}.`,
    },
    podium: "Podium",
    place: (rank) => `Place ${rank}`,
    yourEyes: "Ton œil",
    allEyes: "L'œil de chacun",
    fastest: "Le plus vite vu",
    fastestOf: (name) => `Le plus vite vu : ${name}`,
    slowest: "Le plus lent à voir",
    chart: "Chaque symbole, dans l'ordre",
    chartTold: (count, median, best, worst) =>
      `${count} symboles trouvés, la moitié en moins de ${median} ; le plus rapide en ${best}, le plus lent en ${worst}.`,
    median: (time) => `médiane ${time}`,
    medians: "D'habitude en moins de",
    nothingSpotted: "Rien trouvé cette fois. L'œil apprend vite.",
    pointsTable: "Les points, jeu par jeu",
    winsTable: "Qui a gagné quoi",
    total: "Total",
    won: "gagné",
    again: "Rejouer",
    change: "Changer de jeu",
    ready: "J'en suis",
    isReady: "Tu en es",
    waiting: (host) => `${host} lance la prochaine partie.`,
    waitingForSomebody: "L'hôte lance la prochaine partie.",
    replay: "Revoir la partie",
    share: "Partager la partie",
    shareShort: "Partager",
    copied: "Lien copié",
    closed: "Cette table a été rangée",
    closedText: "Personne n'y jouait depuis un moment. Merci pour la partie !",
  },
  es: {
    youWin: "¡Has ganado!",
    wins: (name) => `¡Gana ${name}!`,
    yourTitle: "¡El título es tuyo!",
    title: (name) => `¡El título es de ${name}!`,
    tie: "¡Empate!",
    match: "Partido",
    tournament: "Torneo",
    rivalIsYou: "ti",
    cards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    wonGames: (count) => (count === 1 ? "1 victoria" : `${count} victorias`),
    points: (count) => (Math.abs(count) === 1 ? `${signed(count)} punto` : `${signed(count)} puntos`),
    decided: {
      tie: "Igualados hasta la última carta.",
      playOff: (symbol, time) => `Igualados, hasta el desempate: ${symbol}, en ${time}.`,
      lastSpot: (symbol, time) => `Reñido hasta el final. Lo último: ${symbol}, en ${time}.`,
      ring: "El Anillo marcó la diferencia.",
      hand: (rival) => `Una vez a la par de ${rival}, pero con la mano más rápida.`,
      blink: (rival, margin) => `Por un pelo: una carta por solo ${margin}, por delante de ${rival}.`,
      lead: (rival, amount) => `${amount} por delante de ${rival}.`,
      wins: (amount, of) => (amount === 1 ? `1 minijuego de ${of}.` : `${amount} minijuegos de ${of}.`),
    },
    podium: "Podio",
    place: (rank) => `Puesto ${rank}`,
    yourEyes: "Tu vista",
    allEyes: "La vista de todos",
    fastest: "Lo más rápido",
    fastestOf: (name) => `Lo más rápido: ${name}`,
    slowest: "Lo que más costó",
    chart: "Cada símbolo, en orden",
    chartTold: (count, median, best, worst) =>
      `${count} símbolos encontrados, la mitad en menos de ${median}; el más rápido en ${best}, el más lento en ${worst}.`,
    median: (time) => `mediana ${time}`,
    medians: "Normalmente en menos de",
    nothingSpotted: "Esta vez, nada. La vista aprende rápido.",
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
    shareShort: "Compartir",
    copied: "Enlace copiado",
    closed: "Esta mesa se ha recogido",
    closedText: "Nadie jugaba aquí desde hacía un rato. ¡Gracias por la partida!",
  },
  de: {
    youWin: "Gewonnen!",
    wins: (name) => `${name} gewinnt!`,
    yourTitle: "Der Titel geht an dich!",
    title: (name) => `Der Titel geht an ${name}!`,
    tie: "Gleichstand!",
    match: "Match",
    tournament: "Turnier",
    rivalIsYou: "dir",
    cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
    wonGames: (count) => (count === 1 ? "1 Sieg" : `${count} Siege`),
    points: (count) => (Math.abs(count) === 1 ? `${signed(count)} Punkt` : `${signed(count)} Punkte`),
    decided: {
      tie: "Gleichauf bis zur letzten Karte.",
      playOff: (symbol, time) => `Gleichauf bis zum Stechen: ${symbol}, in ${time}.`,
      lastSpot: (symbol, time) => `Knapp bis zum Schluss. Zuletzt gefunden: ${symbol}, in ${time}.`,
      ring: "Der Ring gab den Ausschlag.",
      hand: (rival) => `Einmal gleichauf mit ${rival}, aber mit der schnelleren Hand.`,
      blink: (rival, margin) => `Ganz knapp: eine Karte um nur ${margin} vor ${rival}.`,
      lead: (rival, amount) => `${amount} vor ${rival}.`,
      wins: (amount, of) => `${amount} von ${of} Minispielen gewonnen.`,
    },
    podium: "Podest",
    place: (rank) => `Platz ${rank}`,
    yourEyes: "Dein Auge",
    allEyes: "Alle Augen",
    fastest: "Am schnellsten",
    fastestOf: (name) => `Am schnellsten: ${name}`,
    slowest: "Am längsten gesucht",
    chart: "Jeder Fund, der Reihe nach",
    chartTold: (count, median, best, worst) =>
      `${count} Symbole gefunden, die Hälfte in höchstens ${median}; das schnellste in ${best}, das langsamste in ${worst}.`,
    median: (time) => `Median ${time}`,
    medians: "Meist in höchstens",
    nothingSpotted: "Diesmal nichts gefunden. Das Auge lernt schnell.",
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
    shareShort: "Teilen",
    copied: "Link kopiert",
    closed: "Dieser Tisch ist abgeräumt",
    closedText: "Hier hat eine Weile niemand gespielt. Danke fürs Mitspielen!",
  },
});
