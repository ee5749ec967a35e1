import { define } from "../languages";

/** Everything around the board: the bar, the menu, the dealing, and what went wrong. */

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
  youChoose: string;
  chooses: (name: string) => string;
  getReady: string;
  over: (name: string) => string;
  youWon: string;
  home: string;
  reload: string;
  /** The label of the way back, where it is not a reload. */
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
    ruled: "What was ruled, and why",
    ruledNone: "Nothing yet: the first call is still to come.",
    leave: "Leave the table",
    leaveSure: "Touch again to leave for good",
    stop: "Stop the game",
    stopSure: "Touch again to stop for everybody",
    lost: "Connection lost. Coming back…",
    cardsGone: "These cards are gone.",
    cardsGoneText: "Their maker has deleted them. The host can choose others.",
    otherCards: "Choose other cards",
    slow: "The connection is slow",
    watching: "You are watching",
    hint: "Which symbol is on both cards? Touch it.",
    which: (names) => `${names}? A few more letters.`,
    or: " or ",
    flagged: (name) => `${name} is quicker than people usually are.`,
    sitIn: (name) => `Let a bot play for ${name}`,
    next: "Next",
    first: "We play",
    playOff: "Play-off",
    ofGames: (number, length) => `Game ${number} of ${length}`,
    between: (names) => `${names} play for the first place.`,
    points: "Points so far",
    youChoose: "You choose what is next",
    chooses: (name) => `${name} chooses what is next…`,
    getReady: "Get ready",
    over: (name) => `${name} wins this one`,
    youWon: "You win this one!",
    home: "To the start",
    reload: "Load the page again",
    agains: { elsewhere: "Play here", removed: "Ask to join again", locked: "Try again" },
    endings: {
      "unknown-game": {
        title: "A mini-game is missing here",
        text: "This table plays one that the server does not have now. It waits until the game is back.",
      },
      elsewhere: {
        title: "You are playing in another window",
        text: "A seat has one window. Go on there, or play here instead.",
      },
      "no-such-table": {
        title: "This table is gone",
        text: "It may have been put away, or the code has a slip in it.",
      },
      "bad-token": {
        title: "This seat is not yours any more",
        text: "You can join again as long as there is a free seat.",
      },
      "too-many": {
        title: "That was a bit much",
        text: "More came from this page than anybody can play. Load it again.",
      },
      version: { title: "There is a new version", text: "Load the page again, and on it goes. Your seat waits." },
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
        text: "The host lets nobody new in now. Ask them to unlock it.",
      },
    },
    ending: { title: "The table has hung up", text: "Load the page again. Your seat waits for you." },
  },
  fr: {
    left: (count) => `encore ${count}`,
    leftSpoken: (count) => `encore ${count} ${count === 1 ? "carte" : "cartes"}`,
    sound: "Son",
    menu: "Menu",
    how: "Comment jouer",
    ruled: "Ce que dit l'arbitre, et pourquoi",
    ruledNone: "Rien encore : on attend le premier appel.",
    leave: "Quitter la table",
    leaveSure: "Touche encore pour partir",
    stop: "Arrêter la partie",
    stopSure: "Touche encore pour arrêter pour tous",
    lost: "Connexion perdue. On revient…",
    cardsGone: "Ces cartes n'existent plus.",
    cardsGoneText: "La personne qui les a faites les a supprimées. L'hôte peut en choisir d'autres.",
    otherCards: "Choisir d'autres cartes",
    slow: "La connexion est lente",
    watching: "Tu regardes",
    hint: "Quel symbole est sur les deux cartes ? Touche-le.",
    which: (names) => `${names} ? Encore quelques lettres.`,
    or: " ou ",
    flagged: (name) => `${name} va plus vite qu'on ne peut d'habitude.`,
    sitIn: (name) => `Laisser un robot jouer pour ${name}`,
    next: "Ensuite",
    first: "On joue à",
    playOff: "Départage",
    ofGames: (number, length) => `Partie ${number} sur ${length}`,
    between: (names) => `${names} jouent la première place.`,
    points: "Points jusqu'ici",
    youChoose: "À toi de choisir la suite",
    chooses: (name) => `${name} choisit la suite…`,
    getReady: "Prêt ?",
    over: (name) => `${name} gagne cette partie`,
    youWon: "Tu gagnes cette partie !",
    home: "À l'accueil",
    reload: "Recharger la page",
    agains: { elsewhere: "Jouer ici", removed: "Demander à revenir", locked: "Réessayer" },
    endings: {
      "unknown-game": {
        title: "Il manque un mini-jeu ici",
        text: "Cette table joue à un mini-jeu que le serveur n'a pas en ce moment. Elle attend son retour.",
      },
      elsewhere: {
        title: "Tu joues dans une autre fenêtre",
        text: "Une place, une fenêtre. Continue là-bas, ou joue ici.",
      },
      "no-such-table": {
        title: "Cette table n'existe plus",
        text: "Elle a peut-être été rangée, ou le code contient une erreur.",
      },
      "bad-token": { title: "Cette place n'est plus à toi", text: "Tu peux revenir tant qu'il reste une place." },
      "too-many": {
        title: "C'était un peu beaucoup",
        text: "Cette page a envoyé plus que quiconque peut jouer. Recharge-la.",
      },
      version: { title: "Il y a une nouvelle version", text: "Recharge la page et ça repart. Ta place t'attend." },
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
    ending: { title: "La table a raccroché", text: "Recharge la page. Ta place t'attend." },
  },
  es: {
    left: (count) => `quedan ${count}`,
    leftSpoken: (count) => (count === 1 ? "queda 1 carta" : `quedan ${count} cartas`),
    sound: "Sonido",
    menu: "Menú",
    how: "Cómo se juega",
    ruled: "Qué se decidió, y por qué",
    ruledNone: "Nada todavía: falta la primera jugada.",
    leave: "Dejar la mesa",
    leaveSure: "Toca otra vez para irte",
    stop: "Parar la partida",
    stopSure: "Toca otra vez para pararla para todos",
    lost: "Conexión perdida. Volviendo…",
    cardsGone: "Estas cartas ya no existen.",
    cardsGoneText: "Quien las hizo las ha borrado. El anfitrión puede elegir otras.",
    otherCards: "Elegir otras cartas",
    slow: "La conexión es lenta",
    watching: "Estás mirando",
    hint: "¿Qué símbolo está en las dos cartas? Tócalo.",
    which: (names) => `¿${names}? Unas letras más.`,
    or: " o ",
    flagged: (name) => `${name} es más rápido de lo normal.`,
    sitIn: (name) => `Dejar que un robot juegue por ${name}`,
    next: "Ahora",
    first: "Jugamos a",
    playOff: "Desempate",
    ofGames: (number, length) => `Partida ${number} de ${length}`,
    between: (names) => `${names} juegan por el primer puesto.`,
    points: "Puntos hasta ahora",
    youChoose: "Tú eliges lo siguiente",
    chooses: (name) => `${name} elige lo siguiente…`,
    getReady: "Atención",
    over: (name) => `${name} gana esta`,
    youWon: "¡Esta la ganas tú!",
    home: "Al inicio",
    reload: "Volver a cargar la página",
    agains: { elsewhere: "Jugar aquí", removed: "Pedir volver", locked: "Reintentar" },
    endings: {
      "unknown-game": {
        title: "Aquí falta un minijuego",
        text: "Esta mesa juega a uno que el servidor no tiene ahora. Esperará hasta que vuelva.",
      },
      elsewhere: { title: "Estás jugando en otra ventana", text: "Un sitio, una ventana. Sigue allí, o juega aquí." },
      "no-such-table": { title: "Esta mesa ya no está", text: "Quizá se ha recogido, o el código tiene un error." },
      "bad-token": { title: "Este sitio ya no es tuyo", text: "Puedes volver a entrar mientras quede sitio." },
      "too-many": {
        title: "Eso fue demasiado",
        text: "Esta página ha enviado más de lo que nadie puede jugar. Vuelve a cargarla.",
      },
      version: { title: "Hay una versión nueva", text: "Vuelve a cargar la página y seguimos. Tu sitio te espera." },
      removed: {
        title: "El anfitrión te ha pedido dejar esta mesa",
        text: "A veces pasa. Puedes pedir volver o abrir tu propia mesa.",
      },
      "kept-out": {
        title: "El anfitrión te ha pedido dejar esta mesa",
        text: "Prefieren seguir sin ti. Puedes abrir tu propia mesa e invitar a otros.",
      },
      locked: {
        title: "Esta mesa está cerrada",
        text: "El anfitrión no deja entrar a nadie más ahora. Pídele que la abra.",
      },
    },
    ending: { title: "La mesa ha colgado", text: "Vuelve a cargar la página. Tu sitio te espera." },
  },
  de: {
    left: (count) => `noch ${count}`,
    leftSpoken: (count) => `noch ${count} ${count === 1 ? "Karte" : "Karten"}`,
    sound: "Ton",
    menu: "Menü",
    how: "So geht's",
    ruled: "Was entschieden wurde, und warum",
    ruledNone: "Noch nichts: der erste Ruf kommt erst.",
    leave: "Den Tisch verlassen",
    leaveSure: "Noch einmal tippen, um zu gehen",
    stop: "Das Spiel beenden",
    stopSure: "Noch einmal tippen: endet für alle",
    lost: "Verbindung verloren. Gleich zurück…",
    cardsGone: "Diese Karten gibt es nicht mehr.",
    cardsGoneText: "Wer sie gemacht hat, hat sie gelöscht. Der Gastgeber kann andere wählen.",
    otherCards: "Andere Karten wählen",
    slow: "Die Verbindung ist langsam",
    watching: "Du schaust zu",
    hint: "Welches Symbol ist auf beiden Karten? Tipp es an.",
    which: (names) => `${names}? Noch ein paar Buchstaben.`,
    or: " oder ",
    flagged: (name) => `${name} ist schneller, als Menschen es sonst sind.`,
    sitIn: (name) => `Einen Bot für ${name} spielen lassen`,
    next: "Als Nächstes",
    first: "Wir spielen",
    playOff: "Stechen",
    ofGames: (number, length) => `Spiel ${number} von ${length}`,
    between: (names) => `${names} spielen um den ersten Platz.`,
    points: "Punkte bisher",
    youChoose: "Du wählst, was als Nächstes kommt",
    chooses: (name) => `${name} wählt, was als Nächstes kommt…`,
    getReady: "Gleich geht's los",
    over: (name) => `${name} gewinnt dieses Spiel`,
    youWon: "Du gewinnst dieses Spiel!",
    home: "Zum Anfang",
    reload: "Die Seite neu laden",
    agains: { elsewhere: "Hier spielen", removed: "Wieder mitspielen", locked: "Noch einmal versuchen" },
    endings: {
      "unknown-game": {
        title: "Hier fehlt ein Minispiel",
        text: "An diesem Tisch wird eines gespielt, das der Server gerade nicht hat. Der Tisch wartet darauf.",
      },
      elsewhere: {
        title: "Du spielst in einem anderen Fenster",
        text: "Ein Platz, ein Fenster. Spiel dort weiter, oder hier.",
      },
      "no-such-table": {
        title: "Diesen Tisch gibt es nicht mehr",
        text: "Vielleicht wurde er abgeräumt, oder im Code ist ein Fehler.",
      },
      "bad-token": {
        title: "Dieser Platz gehört dir nicht mehr",
        text: "Solange ein Platz frei ist, kannst du wieder mitspielen.",
      },
      "too-many": {
        title: "Das war etwas viel",
        text: "Von dieser Seite kam mehr, als jemand spielen kann. Lade sie neu.",
      },
      version: {
        title: "Es gibt eine neue Version",
        text: "Lade die Seite neu, dann geht es weiter. Dein Platz wartet.",
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
        text: "Gerade kommt niemand Neues herein. Bitte die Leitung, aufzuschließen.",
      },
    },
    ending: { title: "Der Tisch hat aufgelegt", text: "Lade die Seite neu. Dein Platz wartet auf dich." },
  },
});
