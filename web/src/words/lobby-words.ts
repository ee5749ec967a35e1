import { define } from "../languages";

interface LobbyWords {
  title: string;
  leave: string;
  learn: string;
  // The invitation
  code: string;
  qr: string;
  openAt: (address: string) => string;
  onlyHere: string;
  share: string;
  copied: string;
  // Seats
  seats: string;
  host: string;
  ready: string;
  away: string;
  bot: string;
  levels: Record<"child" | "adult" | "expert", string>;
  speaks: (language: string) => string;
  yourName: string;
  rename: string;
  addBot: string;
  addBotOf: (level: string) => string;
  remove: (name: string) => string;
  about: (name: string) => string;
  // What is played
  played: string;
  kinds: Record<"game" | "match" | "tournament", string>;
  kindHints: Record<"match" | "tournament", string>;
  games: string;
  howMany: string;
  gamesCount: (count: number) => string;
  fewer: string;
  more: string;
  cards: string;
  otherCards: string;
  aboutCards: (cards: number, symbols: number) => string;
  options: string;
  optionsHint: string;
  freeze: string;
  freezeHint: string;
  tie: string;
  tieHint: string;
  take: string;
  takeHint: string;
  none: string;
  seconds: (ms: number) => string;
  milliseconds: (ms: number) => string;
  // Start
  play: (game: string) => string;
  playMatch: (count: number) => string;
  playTournament: (count: number) => string;
  with: (players: number, cards: string) => string;
  tooFew: string;
  areReady: (ready: number, people: number) => string;
  beReady: string;
  isReady: string;
  starts: (host: string) => string;
  nobodyStarts: string;
  watching: string;
  lost: string;
}

const decimal = (ms: number, comma: string): string => String(ms / 1000).replace(".", comma);

export const lobbyWords = define<LobbyWords>({
  en: {
    title: "Table",
    leave: "Leave",
    learn: "How to play",
    code: "The code of this table",
    qr: "A QR code that opens this table",
    openAt: (address) => `Scan it, or open ${address} and type the code.`,
    onlyHere: "Only this computer can open this table. To let phones join, start Sosie with --host 0.0.0.0.",
    share: "Share",
    copied: "Link copied",
    seats: "Who is here",
    host: "Host",
    ready: "Ready",
    away: "Away",
    bot: "Bot",
    levels: { child: "Calm", adult: "Quick", expert: "Lightning" },
    speaks: (language) => `plays in ${language}`,
    yourName: "Your name",
    rename: "Change your name",
    addBot: "Add a bot",
    addBotOf: (level) => `Add a bot: ${level}`,
    remove: (name) => `Remove ${name}`,
    about: (name) => `${name}: more`,
    played: "What do we play?",
    kinds: { game: "One game", match: "Match", tournament: "Tournament" },
    kindHints: {
      match: "In this order. Who wins the most games is champion.",
      tournament: "Points add up, and the loser of each game chooses the next.",
    },
    games: "Mini-games",
    howMany: "How many games",
    gamesCount: (count) => (count === 1 ? "1 game" : `${count} games`),
    fewer: "One fewer",
    more: "One more",
    cards: "Cards",
    otherCards: "Other cards",
    aboutCards: (cards, symbols) => `${cards} cards, ${symbols} symbols on each`,
    options: "Fine tuning",
    optionsHint: "For the curious",
    freeze: "Freeze after a wrong call",
    freezeHint: "Shorter is kinder to small children.",
    tie: "How close is a tie",
    tieHint: "Calls that are closer than this race for the card.",
    take: "Time to take the card after a tie",
    takeHint: "If nobody does, the earlier call counts.",
    none: "none",
    seconds: (ms) => `${decimal(ms, ".")} s`,
    milliseconds: (ms) => `${ms} ms`,
    play: (game) => `Play ${game}`,
    playMatch: (count) => `Play a match of ${count}`,
    playTournament: (count) => `Play a tournament of ${count}`,
    with: (players, cards) => `${players} players · ${cards}`,
    tooFew: "Add a bot or share the code.",
    areReady: (ready, people) => `${ready} of ${people} ready`,
    beReady: "I'm ready",
    isReady: "Ready!",
    starts: (host) => `${host} starts the game.`,
    nobodyStarts: "Waiting for somebody to start the game.",
    watching: "You are watching.",
    lost: "Connection lost. Coming back by itself…",
  },
  fr: {
    title: "Table",
    leave: "Partir",
    learn: "Comment jouer",
    code: "Le code de cette table",
    qr: "Un code QR qui ouvre cette table",
    openAt: (address) => `Scanne-le, ou ouvre ${address} et tape le code.`,
    onlyHere: "Seul cet ordinateur peut ouvrir cette table. Pour inviter des téléphones, lance Sosie avec --host 0.0.0.0.",
    share: "Partager",
    copied: "Lien copié",
    seats: "Qui est là",
    host: "Hôte",
    ready: "Prêt",
    away: "Absent",
    bot: "Robot",
    levels: { child: "Tranquille", adult: "Vif", expert: "Éclair" },
    speaks: (language) => `joue en ${language}`,
    yourName: "Ton nom",
    rename: "Changer de nom",
    addBot: "Ajouter un robot",
    addBotOf: (level) => `Ajouter un robot : ${level}`,
    remove: (name) => `Retirer ${name}`,
    about: (name) => `${name} : plus`,
    played: "À quoi on joue ?",
    kinds: { game: "Un jeu", match: "Match", tournament: "Tournoi" },
    kindHints: {
      match: "Dans cet ordre. Qui gagne le plus de jeux est champion.",
      tournament: "Les points s'additionnent, et le perdant de chaque jeu choisit le suivant.",
    },
    games: "Mini-jeux",
    howMany: "Combien de jeux",
    gamesCount: (count) => (count < 2 ? `${count} jeu` : `${count} jeux`),
    fewer: "Un de moins",
    more: "Un de plus",
    cards: "Cartes",
    otherCards: "D'autres cartes",
    aboutCards: (cards, symbols) => `${cards} cartes, ${symbols} symboles sur chacune`,
    options: "Réglages fins",
    optionsHint: "Pour les curieux",
    freeze: "Gel après une erreur",
    freezeHint: "Plus court, c'est plus doux pour les petits.",
    tie: "Écart pour une égalité",
    tieHint: "En dessous de cet écart, c'est la course à la carte.",
    take: "Temps pour prendre la carte après une égalité",
    takeHint: "Si personne ne la prend, la première annonce compte.",
    none: "aucun",
    seconds: (ms) => `${decimal(ms, ",")} s`,
    milliseconds: (ms) => `${ms} ms`,
    play: (game) => `Jouer : ${game}`,
    playMatch: (count) => `Jouer un match en ${count} jeux`,
    playTournament: (count) => `Jouer un tournoi en ${count} jeux`,
    with: (players, cards) => `${players} joueurs · ${cards}`,
    tooFew: "Ajoute un robot ou partage le code.",
    areReady: (ready, people) => (ready < 2 ? `${ready} prêt sur ${people}` : `${ready} prêts sur ${people}`),
    beReady: "Je suis prêt",
    isReady: "Prêt !",
    starts: (host) => `${host} lance la partie.`,
    nobodyStarts: "En attente de quelqu'un pour lancer la partie.",
    watching: "Tu regardes.",
    lost: "Connexion perdue. Elle revient toute seule…",
  },
  es: {
    title: "Mesa",
    leave: "Salir",
    learn: "Cómo se juega",
    code: "El código de esta mesa",
    qr: "Un código QR que abre esta mesa",
    openAt: (address) => `Escanéalo, o abre ${address} y escribe el código.`,
    onlyHere: "Solo este ordenador puede abrir esta mesa. Para que entren móviles, inicia Sosie con --host 0.0.0.0.",
    share: "Compartir",
    copied: "Enlace copiado",
    seats: "Quién está aquí",
    host: "Anfitrión",
    ready: "Listo",
    away: "Ausente",
    bot: "Bot",
    levels: { child: "Tranquilo", adult: "Rápido", expert: "Rayo" },
    speaks: (language) => `juega en ${language}`,
    yourName: "Tu nombre",
    rename: "Cambiar tu nombre",
    addBot: "Añadir un bot",
    addBotOf: (level) => `Añadir un bot: ${level}`,
    remove: (name) => `Quitar a ${name}`,
    about: (name) => `${name}: más`,
    played: "¿A qué jugamos?",
    kinds: { game: "Un juego", match: "Partido", tournament: "Torneo" },
    kindHints: {
      match: "En este orden. Quien gane más juegos es campeón.",
      tournament: "Los puntos se suman, y quien pierde cada juego elige el siguiente.",
    },
    games: "Minijuegos",
    howMany: "Cuántos juegos",
    gamesCount: (count) => (count === 1 ? "1 juego" : `${count} juegos`),
    fewer: "Uno menos",
    more: "Uno más",
    cards: "Cartas",
    otherCards: "Otras cartas",
    aboutCards: (cards, symbols) => `${cards} cartas, ${symbols} símbolos en cada una`,
    options: "Ajuste fino",
    optionsHint: "Para curiosos",
    freeze: "Congelación tras un fallo",
    freezeHint: "Más corta es más amable con los pequeños.",
    tie: "Margen de empate",
    tieHint: "Por debajo de este margen se corre por la carta.",
    take: "Tiempo para coger la carta tras un empate",
    takeHint: "Si nadie la coge, vale quien cantó antes.",
    none: "ninguna",
    seconds: (ms) => `${decimal(ms, ",")} s`,
    milliseconds: (ms) => `${ms} ms`,
    play: (game) => `Jugar: ${game}`,
    playMatch: (count) => `Jugar un partido a ${count} juegos`,
    playTournament: (count) => `Jugar un torneo de ${count} juegos`,
    with: (players, cards) => `${players} jugadores · ${cards}`,
    tooFew: "Añade un bot o comparte el código.",
    areReady: (ready, people) => (ready === 1 ? `1 listo de ${people}` : `${ready} listos de ${people}`),
    beReady: "Estoy listo",
    isReady: "¡Listo!",
    starts: (host) => `${host} empieza la partida.`,
    nobodyStarts: "Esperando a que alguien empiece la partida.",
    watching: "Estás mirando.",
    lost: "Conexión perdida. Vuelve sola…",
  },
  de: {
    title: "Tisch",
    leave: "Gehen",
    learn: "So wird gespielt",
    code: "Der Code dieses Tisches",
    qr: "Ein QR-Code, der diesen Tisch öffnet",
    openAt: (address) => `Scanne ihn, oder öffne ${address} und gib den Code ein.`,
    onlyHere: "Nur dieser Computer kann diesen Tisch öffnen. Damit Handys mitspielen, starte Sosie mit --host 0.0.0.0.",
    share: "Teilen",
    copied: "Link kopiert",
    seats: "Wer da ist",
    host: "Leitung",
    ready: "Bereit",
    away: "Weg",
    bot: "Bot",
    levels: { child: "Gemütlich", adult: "Flink", expert: "Blitz" },
    speaks: (language) => `spielt auf ${language}`,
    yourName: "Dein Name",
    rename: "Deinen Namen ändern",
    addBot: "Bot dazuholen",
    addBotOf: (level) => `Bot dazuholen: ${level}`,
    remove: (name) => `${name} wegschicken`,
    about: (name) => `${name}: mehr`,
    played: "Was spielen wir?",
    kinds: { game: "Ein Spiel", match: "Match", tournament: "Turnier" },
    kindHints: {
      match: "In dieser Reihenfolge. Wer die meisten Spiele gewinnt, ist Champion.",
      tournament: "Punkte werden gezählt, und wer ein Spiel verliert, wählt das nächste.",
    },
    games: "Minispiele",
    howMany: "Wie viele Spiele",
    gamesCount: (count) => (count === 1 ? "1 Spiel" : `${count} Spiele`),
    fewer: "Eins weniger",
    more: "Eins mehr",
    cards: "Karten",
    otherCards: "Andere Karten",
    aboutCards: (cards, symbols) => `${cards} Karten mit je ${symbols} Symbolen`,
    options: "Feinheiten",
    optionsHint: "Für Neugierige",
    freeze: "Einfrieren nach falschem Ruf",
    freezeHint: "Kürzer ist netter zu kleinen Kindern.",
    tie: "Was als Gleichstand gilt",
    tieHint: "Wer näher beieinander liegt, greift um die Wette.",
    take: "Zeit zum Nehmen nach einem Gleichstand",
    takeHint: "Nimmt niemand die Karte, zählt der frühere Ruf.",
    none: "keins",
    seconds: (ms) => `${decimal(ms, ",")} s`,
    milliseconds: (ms) => `${ms} ms`,
    play: (game) => `${game} spielen`,
    playMatch: (count) => `Match mit ${count} Spielen starten`,
    playTournament: (count) => `Turnier mit ${count} Spielen starten`,
    with: (players, cards) => `${players} am Tisch · ${cards}`,
    tooFew: "Hol einen Bot dazu oder teile den Code.",
    areReady: (ready, people) => `${ready} von ${people} bereit`,
    beReady: "Ich bin bereit",
    isReady: "Bereit!",
    starts: (host) => `${host} startet das Spiel.`,
    nobodyStarts: "Es fehlt noch jemand, der das Spiel startet.",
    watching: "Du schaust zu.",
    lost: "Verbindung weg. Sie kommt von selbst zurück…",
  },
});
