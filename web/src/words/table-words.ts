import { define } from "../base/languages";

/** Texts around the board: header, menu, next game and errors. */

interface Ending {
  title: string;
  text: string;
}

interface TableWords {
  left: (count: number) => string;
  leftSpoken: (count: number) => string;
  sound: string;
  menu: string;
  how: string;
  ruled: string;
  ruledNone: string;
  leave: string;
  leaveSure: string;
  stop: string;
  stopSure: string;
  lost: string;
  cardsGone: string;
  cardsGoneText: string;
  otherCards: string;
  slow: string;
  watching: string;
  hint: string;
  pairHint: string;
  pairNote: string;
  which: (names: string) => string;
  or: string;
  flagged: (name: string) => string;
  sitIn: (name: string) => string;
  next: string;
  first: string;
  playOff: string;
  ofGames: (number: number, length: number) => string;
  between: (names: string) => string;
  points: string;
  wins: string;
  choiceEnds: (seconds: number) => string;
  round: (number: number, rounds: number) => string;
  youChoose: string;
  chooses: (name: string) => string;
  getReady: string;
  over: (name: string) => string;
  youWon: string;
  home: string;
  reload: string;
  /** Button labels by closing code, where the button does not reload. */
  agains: Record<string, string>;
  endings: Record<string, Ending>;
  ending: Ending;
}

export const tableWords = define<TableWords>({
  en: {
    left: (count) => `${count} left`,
    leftSpoken: (count) => `${count} ${count === 1 ? "card" : "cards"} left`,
    sound: "Sound",
    menu: "Menu",
    how: "How to play",
    ruled: "Referee's log",
    ruledNone: "Nothing yet: nobody has called a symbol.",
    leave: "Leave the table",
    leaveSure: "Touch again to leave",
    stop: "Stop the game",
    stopSure: "Touch again to stop for everybody",
    lost: "Connection lost. Reconnecting…",
    cardsGone: "These cards are gone.",
    cardsGoneText: "Their maker has deleted them. The host can choose others.",
    otherCards: "Choose other cards",
    slow: "The connection is slow",
    watching: "You are watching",
    hint: "Which symbol is on both cards? Touch it.",
    pairHint: "What belongs together on the two cards? Touch it.",
    pairNote: "With this deck, look for what belongs together.",
    which: (names) => `${names}? Type a few more letters.`,
    or: " or ",
    flagged: (name) => `${name} is faster than people usually are.`,
    sitIn: (name) => `Let a bot play for ${name}`,
    next: "Next",
    first: "We play",
    playOff: "Play-off",
    ofGames: (number, length) => `Game ${number} of ${length}`,
    between: (names) => `${names} play for first place.`,
    points: "Points so far",
    wins: "Wins so far",
    choiceEnds: (seconds) => `${seconds}\u00a0s left, then a game is drawn at random`,
    round: (number, rounds) => `Round ${number} of ${rounds}`,
    youChoose: "You choose what is next",
    chooses: (name) => `${name} chooses what is next…`,
    getReady: "Get ready",
    over: (name) => `${name} wins this game`,
    youWon: "You win this game!",
    home: "To the start",
    reload: "Reload the page",
    agains: { elsewhere: "Play here", removed: "Ask to join again", locked: "Try again" },
    endings: {
      "unknown-game": {
        title: "A mini-game is missing",
        text: "This table plays a mini-game that the server does not have at the moment. The table waits until it is back.",
      },
      elsewhere: {
        title: "You are playing in another window",
        text: "Each seat has one window. Continue there, or play here instead.",
      },
      "no-such-table": {
        title: "This table no longer exists",
        text: "It may have been closed, or the code is wrong.",
      },
      "bad-token": {
        title: "This seat is no longer yours",
        text: "You can join again as long as there is a free seat.",
      },
      "too-many": {
        title: "Too many messages",
        text: "This page sent more than the table accepts. Reload it.",
      },
      version: { title: "There is a new version", text: "Reload the page to continue. Your seat is kept." },
      removed: {
        title: "The host has asked you to leave this table",
        text: "That can happen. You can ask to join again, or open a table of your own.",
      },
      "kept-out": {
        title: "The host has asked you to leave this table",
        text: "They would like to go on without you. You can open a table of your own and invite others.",
      },
      locked: {
        title: "This table is locked",
        text: "Nobody new can join at the moment. Ask the host to unlock it.",
      },
    },
    ending: { title: "The table closed the connection", text: "Reload the page. Your seat is kept." },
  },
  fr: {
    left: (count) => (count < 2 ? `${count} restante` : `${count} restantes`),
    leftSpoken: (count) => (count < 2 ? `${count} carte restante` : `${count} cartes restantes`),
    sound: "Son",
    menu: "Menu",
    how: "Comment jouer",
    ruled: "Journal de l'arbitre",
    ruledNone: "Rien encore\u00a0: personne n'a annoncé de symbole.",
    leave: "Quitter la table",
    leaveSure: "Touche encore pour partir",
    stop: "Arrêter la partie",
    stopSure: "Touche encore pour arrêter pour tous",
    lost: "Connexion perdue. Reconnexion…",
    cardsGone: "Ces cartes n'existent plus.",
    cardsGoneText: "La personne qui les a faites les a supprimées. L'hôte peut en choisir d'autres.",
    otherCards: "Choisir d'autres cartes",
    slow: "La connexion est lente",
    watching: "Tu regardes",
    hint: "Quel symbole est sur les deux cartes\u00a0? Touche-le.",
    pairHint: "Qu'est-ce qui va ensemble sur les deux cartes\u00a0? Touche-le.",
    pairNote: "Avec ce paquet, cherche ce qui va ensemble.",
    which: (names) => `${names}\u00a0? Tape encore quelques lettres.`,
    or: " ou ",
    flagged: (name) => `${name} est étonnamment rapide pour un humain.`,
    sitIn: (name) => `Laisser un robot jouer pour ${name}`,
    next: "Ensuite",
    first: "On joue à",
    playOff: "Départage",
    ofGames: (number, length) => `Partie ${number} sur ${length}`,
    between: (names) => `Pour la première place\u00a0: ${names}.`,
    points: "Points jusqu'ici",
    wins: "Victoires jusqu'ici",
    choiceEnds: (seconds) => `Encore ${seconds}\u00a0s, puis c'est le hasard qui choisit`,
    round: (number, rounds) => `Manche ${number} sur ${rounds}`,
    youChoose: "À toi de choisir la suite",
    chooses: (name) => `${name} choisit la suite…`,
    getReady: "Prépare-toi",
    over: (name) => `${name} gagne cette partie`,
    youWon: "Tu gagnes cette partie\u00a0!",
    home: "À l'accueil",
    reload: "Recharger la page",
    agains: { elsewhere: "Jouer ici", removed: "Demander à revenir", locked: "Réessayer" },
    endings: {
      "unknown-game": {
        title: "Il manque un mini-jeu",
        text: "Cette table joue à un mini-jeu que le serveur n'a pas en ce moment. Elle attend son retour.",
      },
      elsewhere: {
        title: "Tu joues dans une autre fenêtre",
        text: "Chaque place a une seule fenêtre. Continue là-bas, ou joue ici.",
      },
      "no-such-table": {
        title: "Cette table n'existe plus",
        text: "Elle a peut-être été fermée, ou le code contient une erreur.",
      },
      "bad-token": { title: "Cette place n'est plus à toi", text: "Tu peux revenir tant qu'il reste une place." },
      "too-many": {
        title: "Trop de messages",
        text: "Cette page a envoyé plus que la table n'accepte. Recharge-la.",
      },
      version: { title: "Il y a une nouvelle version", text: "Recharge la page pour continuer. Ta place est gardée." },
      removed: {
        title: "L'hôte t'a demandé de quitter cette table",
        text: "Ça peut arriver. Tu peux demander à revenir, ou ouvrir ta propre table.",
      },
      "kept-out": {
        title: "L'hôte t'a demandé de quitter cette table",
        text: "On aimerait continuer sans toi. Tu peux ouvrir ta propre table et inviter du monde.",
      },
      locked: {
        title: "Cette table est verrouillée",
        text: "L'hôte ne laisse plus entrer personne. Demande-lui de la déverrouiller.",
      },
    },
    ending: { title: "La table a fermé la connexion", text: "Recharge la page. Ta place est gardée." },
  },
  es: {
    left: (count) => (count === 1 ? "queda 1" : `quedan ${count}`),
    leftSpoken: (count) => (count === 1 ? "queda 1 carta" : `quedan ${count} cartas`),
    sound: "Sonido",
    menu: "Menú",
    how: "Cómo se juega",
    ruled: "Registro del árbitro",
    ruledNone: "Nada todavía: nadie ha cantado un símbolo.",
    leave: "Dejar la mesa",
    leaveSure: "Toca otra vez para irte",
    stop: "Parar la partida",
    stopSure: "Toca otra vez para pararla para todos",
    lost: "Conexión perdida. Reconectando…",
    cardsGone: "Estas cartas ya no existen.",
    cardsGoneText: "Quien las hizo las ha borrado. El anfitrión puede elegir otras.",
    otherCards: "Elegir otras cartas",
    slow: "La conexión es lenta",
    watching: "Estás mirando",
    hint: "¿Qué símbolo está en las dos cartas? Tócalo.",
    pairHint: "¿Qué va junto en las dos cartas? Tócalo.",
    pairNote: "Con esta baraja, busca lo que va junto.",
    which: (names) => `¿${names}? Escribe unas letras más.`,
    or: " o ",
    flagged: (name) => `${name} va más rápido de lo normal.`,
    sitIn: (name) => `Dejar que un bot juegue por ${name}`,
    next: "Siguiente",
    first: "Jugamos a",
    playOff: "Desempate",
    ofGames: (number, length) => `Partida ${number} de ${length}`,
    between: (names) => `Por el primer puesto: ${names}.`,
    points: "Puntos hasta ahora",
    wins: "Victorias hasta ahora",
    choiceEnds: (seconds) => `Quedan ${seconds}\u00a0s, luego se elige al azar`,
    round: (number, rounds) => `Ronda ${number} de ${rounds}`,
    youChoose: "Tú eliges lo siguiente",
    chooses: (name) => `${name} elige lo siguiente…`,
    getReady: "Prepárate",
    over: (name) => `${name} gana esta partida`,
    youWon: "¡Ganas esta partida!",
    home: "Al inicio",
    reload: "Volver a cargar la página",
    agains: { elsewhere: "Jugar aquí", removed: "Pedir volver", locked: "Reintentar" },
    endings: {
      "unknown-game": {
        title: "Falta un minijuego",
        text: "Esta mesa juega a un minijuego que el servidor no tiene ahora. La mesa espera hasta que vuelva.",
      },
      elsewhere: {
        title: "Estás jugando en otra ventana",
        text: "Cada sitio tiene una ventana. Sigue allí, o juega aquí.",
      },
      "no-such-table": { title: "Esta mesa ya no existe", text: "Quizá se ha cerrado, o el código tiene un error." },
      "bad-token": { title: "Este sitio ya no es tuyo", text: "Puedes volver a entrar mientras quede sitio." },
      "too-many": {
        title: "Demasiados mensajes",
        text: "Esta página ha enviado más de lo que la mesa acepta. Vuelve a cargarla.",
      },
      version: { title: "Hay una versión nueva", text: "Vuelve a cargar la página para seguir. Tu sitio te espera." },
      removed: {
        title: "El anfitrión te ha pedido que dejes esta mesa",
        text: "A veces pasa. Puedes pedir volver o abrir tu propia mesa.",
      },
      "kept-out": {
        title: "El anfitrión te ha pedido que dejes esta mesa",
        text: "Prefieren seguir sin ti. Puedes abrir tu propia mesa e invitar a otros.",
      },
      locked: {
        title: "Esta mesa está bloqueada",
        text: "Ahora no puede entrar nadie más. Pide al anfitrión que la desbloquee.",
      },
    },
    ending: { title: "La mesa ha cerrado la conexión", text: "Vuelve a cargar la página. Tu sitio te espera." },
  },
  de: {
    left: (count) => `noch ${count}`,
    leftSpoken: (count) => `noch ${count} ${count === 1 ? "Karte" : "Karten"}`,
    sound: "Ton",
    menu: "Menü",
    how: "So geht's",
    ruled: "Protokoll des Schiedsrichters",
    ruledNone: "Noch nichts: Niemand hat ein Symbol gerufen.",
    leave: "Den Tisch verlassen",
    leaveSure: "Noch einmal tippen, um zu gehen",
    stop: "Das Spiel beenden",
    stopSure: "Noch einmal tippen, um für alle zu beenden",
    lost: "Verbindung verloren. Neuer Versuch\u00a0…",
    cardsGone: "Diese Karten gibt es nicht mehr.",
    cardsGoneText: "Wer sie gemacht hat, hat sie gelöscht. Der Gastgeber kann andere wählen.",
    otherCards: "Andere Karten wählen",
    slow: "Die Verbindung ist langsam",
    watching: "Du schaust zu",
    hint: "Welches Symbol ist auf beiden Karten? Tippe es an.",
    pairHint: "Was gehört auf den beiden Karten zusammen? Tippe es an.",
    pairNote: "Suche bei diesem Kartenspiel, was zusammengehört.",
    which: (names) => `${names}? Tippe noch ein paar Buchstaben.`,
    or: " oder ",
    flagged: (name) => `${name} ist schneller, als Menschen es sonst sind.`,
    sitIn: (name) => `Einen Bot für ${name} spielen lassen`,
    next: "Als Nächstes",
    first: "Wir spielen",
    playOff: "Stechen",
    ofGames: (number, length) => `Spiel ${number} von ${length}`,
    between: (names) => `Um den ersten Platz: ${names}.`,
    points: "Punkte bisher",
    wins: "Siege bisher",
    choiceEnds: (seconds) => `Noch ${seconds}\u00a0s, dann entscheidet der Zufall`,
    round: (number, rounds) => `Runde ${number} von ${rounds}`,
    youChoose: "Du wählst, was als Nächstes kommt",
    chooses: (name) => `${name} wählt, was als Nächstes kommt\u00a0…`,
    getReady: "Mach dich bereit",
    over: (name) => `${name} gewinnt dieses Spiel`,
    youWon: "Du gewinnst dieses Spiel!",
    home: "Zur Startseite",
    reload: "Die Seite neu laden",
    agains: { elsewhere: "Hier spielen", removed: "Wieder mitspielen", locked: "Noch einmal versuchen" },
    endings: {
      "unknown-game": {
        title: "Ein Minispiel fehlt",
        text: "An diesem Tisch wird ein Minispiel gespielt, das der Server gerade nicht hat. Der Tisch wartet darauf.",
      },
      elsewhere: {
        title: "Du spielst in einem anderen Fenster",
        text: "Jeder Platz hat ein Fenster. Spiel dort weiter oder hier.",
      },
      "no-such-table": {
        title: "Diesen Tisch gibt es nicht mehr",
        text: "Vielleicht wurde er geschlossen, oder im Code ist ein Fehler.",
      },
      "bad-token": {
        title: "Dieser Platz gehört dir nicht mehr",
        text: "Solange ein Platz frei ist, kannst du wieder mitspielen.",
      },
      "too-many": {
        title: "Zu viele Nachrichten",
        text: "Diese Seite hat mehr gesendet, als der Tisch annimmt. Lade sie neu.",
      },
      version: {
        title: "Es gibt eine neue Version",
        text: "Lade die Seite neu, dann geht es weiter. Dein Platz bleibt dir erhalten.",
      },
      removed: {
        title: "Du wurdest gebeten, diesen Tisch zu verlassen",
        text: "Das kann vorkommen. Du kannst noch einmal fragen oder selbst einen Tisch eröffnen.",
      },
      "kept-out": {
        title: "Du wurdest gebeten, diesen Tisch zu verlassen",
        text: "Hier möchten sie ohne dich weiterspielen. Du kannst selbst einen Tisch eröffnen und andere einladen.",
      },
      locked: {
        title: "Dieser Tisch ist abgeschlossen",
        text: "Gerade kann niemand Neues mitspielen. Bitte den Gastgeber, ihn aufzuschließen.",
      },
    },
    ending: {
      title: "Der Tisch hat die Verbindung beendet",
      text: "Lade die Seite neu. Dein Platz bleibt dir erhalten.",
    },
  },
});
