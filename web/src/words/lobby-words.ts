import { define } from "../base/languages";

interface LobbyWords {
  title: string;
  leave: string;
  learn: string;
  // Invitation
  code: string;
  qr: string;
  openAt: (address: string) => string;
  onlyHere: string;
  /** For the person who runs the server. */
  openToOthers: string;
  enlarge: string;
  needsDeck: (game: string, decks: string) => string;
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
  // Game choice
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
    onlyHere: "Only this computer can open this table.",
    openToOthers: "To let phones join, start Sosie with --host 0.0.0.0.",
    enlarge: "Enlarge the QR code",
    needsDeck: (game, decks) => `${game} is played with: ${decks}`,
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
    about: (name) => `Options for ${name}`,
    played: "What do we play?",
    kinds: { game: "One game", match: "Match", tournament: "Tournament" },
    kindHints: {
      match: "In this order. The player with the most wins is the champion.",
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
    options: "Advanced options",
    optionsHint: "Freeze and ties",
    freeze: "Freeze after a wrong call",
    freezeHint: "Shorter is kinder to small children.",
    tie: "How close is a tie?",
    tieHint: "If two calls are closer than this, the players race for the card.",
    take: "Time to take the card after a tie",
    takeHint: "If nobody does, the earlier call counts.",
    none: "none",
    seconds: (ms) => `${decimal(ms, ".")}\u00a0s`,
    milliseconds: (ms) => `${ms}\u00a0ms`,
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
    lost: "Connection lost. Reconnecting…",
  },
  fr: {
    title: "Table",
    leave: "Quitter",
    learn: "Comment jouer",
    code: "Le code de cette table",
    qr: "Un code QR qui ouvre cette table",
    openAt: (address) => `Scanne-le, ou ouvre ${address} et tape le code.`,
    onlyHere: "Seul cet ordinateur peut ouvrir cette table.",
    openToOthers: "Pour inviter des téléphones, lance Sosie avec --host 0.0.0.0.",
    enlarge: "Agrandir le code QR",
    needsDeck: (game, decks) => `${game} se joue avec\u00a0: ${decks}`,
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
    addBotOf: (level) => `Ajouter un robot\u00a0: ${level}`,
    remove: (name) => `Retirer ${name}`,
    about: (name) => `Options pour ${name}`,
    played: "À quoi on joue\u00a0?",
    kinds: { game: "Un jeu", match: "Match", tournament: "Tournoi" },
    kindHints: {
      match: "Dans cet ordre. La personne qui gagne le plus de jeux remporte le titre.",
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
    options: "Options avancées",
    optionsHint: "Attente et égalités",
    freeze: "Attente après une erreur",
    freezeHint: "Pour les petits, plutôt courte.",
    tie: "Écart pour une égalité",
    tieHint: "Si deux annonces sont plus proches que cela, la carte va à qui la prend en premier.",
    take: "Temps pour prendre la carte après une égalité",
    takeHint: "Si personne ne la prend, la première annonce compte.",
    none: "aucune",
    seconds: (ms) => `${decimal(ms, ",")}\u00a0s`,
    milliseconds: (ms) => `${ms}\u00a0ms`,
    play: (game) => `Jouer\u00a0: ${game}`,
    playMatch: (count) => `Jouer un match en ${count} jeux`,
    playTournament: (count) => `Jouer un tournoi en ${count} jeux`,
    with: (players, cards) => `${players} joueurs · ${cards}`,
    tooFew: "Ajoute un robot ou partage le code.",
    areReady: (ready, people) => `Prêts\u00a0: ${ready} sur ${people}`,
    beReady: "Je joue",
    isReady: "Tu joues\u00a0!",
    starts: (host) => `${host} lance la partie.`,
    nobodyStarts: "On attend que quelqu'un lance la partie.",
    watching: "Tu regardes.",
    lost: "Connexion perdue. Reconnexion…",
  },
  es: {
    title: "Mesa",
    leave: "Salir",
    learn: "Cómo se juega",
    code: "El código de esta mesa",
    qr: "Un código QR que abre esta mesa",
    openAt: (address) => `Escanéalo, o abre ${address} y escribe el código.`,
    onlyHere: "Solo este ordenador puede abrir esta mesa.",
    openToOthers: "Para que entren móviles, inicia Sosie con --host 0.0.0.0.",
    enlarge: "Ampliar el código QR",
    needsDeck: (game, decks) => `${game} se juega con: ${decks}`,
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
    about: (name) => `Opciones para ${name}`,
    played: "¿A qué jugamos?",
    kinds: { game: "Un juego", match: "Partido", tournament: "Torneo" },
    kindHints: {
      match: "En este orden. Quien gane más juegos gana el título.",
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
    options: "Opciones avanzadas",
    optionsHint: "Espera y empates",
    freeze: "Espera tras un fallo",
    freezeHint: "Para los pequeños, mejor corta.",
    tie: "Margen de empate",
    tieHint: "Si entre dos jugadas pasa menos que esto, la carta es de quien la coge primero.",
    take: "Tiempo para coger la carta tras un empate",
    takeHint: "Si nadie la coge, vale quien cantó antes.",
    none: "ninguna",
    seconds: (ms) => `${decimal(ms, ",")}\u00a0s`,
    milliseconds: (ms) => `${ms}\u00a0ms`,
    play: (game) => `Jugar: ${game}`,
    playMatch: (count) => `Jugar un partido a ${count} juegos`,
    playTournament: (count) => `Jugar un torneo de ${count} juegos`,
    with: (players, cards) => `${players} jugadores · ${cards}`,
    tooFew: "Añade un bot o comparte el código.",
    areReady: (ready, people) => `Listos: ${ready} de ${people}`,
    beReady: "Me apunto",
    isReady: "¡Te has apuntado!",
    starts: (host) => `${host} empieza la partida.`,
    nobodyStarts: "Esperando a que alguien empiece la partida.",
    watching: "Estás mirando.",
    lost: "Conexión perdida. Reconectando…",
  },
  de: {
    title: "Tisch",
    leave: "Verlassen",
    learn: "So geht's",
    code: "Der Code dieses Tisches",
    qr: "Ein QR-Code, der diesen Tisch öffnet",
    openAt: (address) => `Scanne ihn, oder öffne ${address} und gib den Code ein.`,
    onlyHere: "Nur dieser Computer kann diesen Tisch öffnen.",
    openToOthers: "Damit Handys mitspielen, starte Sosie mit --host 0.0.0.0.",
    enlarge: "QR-Code vergrößern",
    needsDeck: (game, decks) => `${game} gibt es mit: ${decks}`,
    share: "Teilen",
    copied: "Link kopiert",
    seats: "Wer da ist",
    host: "Gastgeber",
    ready: "Bereit",
    away: "Abwesend",
    bot: "Bot",
    levels: { child: "Gemütlich", adult: "Flink", expert: "Blitz" },
    speaks: (language) => `spielt auf ${language}`,
    yourName: "Dein Name",
    rename: "Deinen Namen ändern",
    addBot: "Bot dazuholen",
    addBotOf: (level) => `Bot dazuholen: ${level}`,
    remove: (name) => `${name} entfernen`,
    about: (name) => `Optionen für ${name}`,
    played: "Was spielen wir?",
    kinds: { game: "Ein Spiel", match: "Match", tournament: "Turnier" },
    kindHints: {
      match: "In dieser Reihenfolge. Wer die meisten Spiele gewinnt, holt den Titel.",
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
    options: "Erweiterte Einstellungen",
    optionsHint: "Einfrieren und Gleichstand",
    freeze: "Einfrieren nach falschem Ruf",
    freezeHint: "Für kleine Kinder lieber kürzer.",
    tie: "Was als Gleichstand gilt",
    tieHint: "Liegen zwei Rufe näher beieinander als das, bekommt die Karte, wer sie zuerst nimmt.",
    take: "Zeit zum Nehmen nach einem Gleichstand",
    takeHint: "Nimmt niemand die Karte, zählt der frühere Ruf.",
    none: "aus",
    seconds: (ms) => `${decimal(ms, ",")}\u00a0s`,
    milliseconds: (ms) => `${ms}\u00a0ms`,
    play: (game) => `Spielen: ${game}`,
    playMatch: (count) => `Match mit ${count} Spielen starten`,
    playTournament: (count) => `Turnier mit ${count} Spielen starten`,
    with: (players, cards) => `${players} am Tisch · ${cards}`,
    tooFew: "Hol einen Bot dazu oder teile den Code.",
    areReady: (ready, people) => `${ready} von ${people} bereit`,
    beReady: "Ich bin bereit",
    isReady: "Bereit!",
    starts: (host) => `${host} startet das Spiel.`,
    nobodyStarts: "Warten, bis jemand das Spiel startet.",
    watching: "Du schaust zu.",
    lost: "Verbindung verloren. Neuer Versuch\u00a0…",
  },
});
