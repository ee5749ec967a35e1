import { define } from "../languages";

interface ReplayWords {
  title: string;
  dealt: string;
  spots: (name: string, symbol: string, time: string) => string;
  slaps: (name: string) => string;
  takes: (name: string) => string;
  tie: (names: string) => string;
  late: (name: string) => string;
  lateBy: (name: string, margin: number) => string;
  wrong: (name: string, symbol: string) => string;
  wrongSlap: (name: string) => string;
  frozen: (name: string) => string;
  lapsed: (name: string) => string;
  and: string;
  play: string;
  pause: string;
  fromStart: string;
  back: string;
  forward: string;
  speed: string;
  brief: string;
  moment: string;
  momentTold: (now: string, end: string) => string;
  notFound: string;
  notFoundText: string;
  home: string;
}

export const replayWords = define<ReplayWords>({
  en: {
    title: "Replay",
    dealt: "The cards are dealt.",
    spots: (name, symbol, time) => `${name} spots ${symbol}, in ${time}.`,
    slaps: (name) => `${name} slaps first: the Ring!`,
    takes: (name) => `${name} has the quicker hand.`,
    tie: (names) => `A tie: ${names}.`,
    late: (name) => `${name} comes too late.`,
    lateBy: (name, margin) => `${name} saw it too, ${margin} ms later.`,
    wrong: (name, symbol) => `${name} says ${symbol}. Not that one.`,
    wrongSlap: (name) => `${name} slaps. No Ring there.`,
    frozen: (name) => `${name} has to wait a little yet.`,
    lapsed: (name) => `Nobody takes it, so it goes to ${name}.`,
    and: "and",
    play: "Play",
    pause: "Pause",
    fromStart: "From the start",
    back: "One ruling back",
    forward: "One ruling forward",
    speed: "Speed",
    brief: "Skip thinking",
    moment: "Moment of the game",
    momentTold: (now, end) => `${now} of ${end}`,
    notFound: "This game is not here",
    notFoundText: "The link may be cut short, or the game was played on another server.",
    home: "To the start",
  },
  fr: {
    title: "Revoir",
    dealt: "Les cartes sont distribuées.",
    spots: (name, symbol, time) => `${name} voit ${symbol}, en ${time}.`,
    slaps: (name) => `${name} frappe en premier\u00a0: l'Anneau\u00a0!`,
    takes: (name) => `${name} a la main plus rapide.`,
    tie: (names) => `Égalité\u00a0: ${names}.`,
    late: (name) => `${name} arrive trop tard.`,
    lateBy: (name, margin) => `${name} l'a vu aussi, ${margin} ms plus tard.`,
    wrong: (name, symbol) => `${name} dit ${symbol}. Pas celui-là.`,
    wrongSlap: (name) => `${name} frappe. Pas d'Anneau ici.`,
    frozen: (name) => `${name} doit encore patienter un peu.`,
    lapsed: (name) => `Personne ne la prend\u00a0: elle revient à ${name}.`,
    and: "et",
    play: "Lire",
    pause: "Pause",
    fromStart: "Depuis le début",
    back: "Une décision en arrière",
    forward: "Une décision en avant",
    speed: "Vitesse",
    brief: "Sans les pauses",
    moment: "Moment de la partie",
    momentTold: (now, end) => `${now} sur ${end}`,
    notFound: "Cette partie n'est pas ici",
    notFoundText: "Le lien est peut-être incomplet, ou la partie a été jouée sur un autre serveur.",
    home: "À l'accueil",
  },
  es: {
    title: "Repetición",
    dealt: "Se reparten las cartas.",
    spots: (name, symbol, time) => `${name} ve ${symbol}, en ${time}.`,
    slaps: (name) => `${name} golpea primero: ¡el Anillo!`,
    takes: (name) => `${name} tiene la mano más rápida.`,
    tie: (names) => `Empate: ${names}.`,
    late: (name) => `${name} llega tarde.`,
    lateBy: (name, margin) => `${name} también lo vio, ${margin} ms después.`,
    wrong: (name, symbol) => `${name} dice ${symbol}. Ese no es.`,
    wrongSlap: (name) => `${name} golpea. Ahí no hay Anillo.`,
    frozen: (name) => `${name} aún tiene que esperar un poco.`,
    lapsed: (name) => `Nadie la coge, así que es para ${name}.`,
    and: "y",
    play: "Reproducir",
    pause: "Pausa",
    fromStart: "Desde el principio",
    back: "Una decisión atrás",
    forward: "Una decisión adelante",
    speed: "Velocidad",
    brief: "Sin pausas",
    moment: "Momento de la partida",
    momentTold: (now, end) => `${now} de ${end}`,
    notFound: "Esta partida no está aquí",
    notFoundText: "Puede que el enlace esté incompleto, o que se jugara en otro servidor.",
    home: "Al inicio",
  },
  de: {
    title: "Wiederholung",
    dealt: "Die Karten sind ausgeteilt.",
    spots: (name, symbol, time) => `${name} sieht ${symbol}, in ${time}.`,
    slaps: (name) => `${name} schlägt zuerst zu: der Ring!`,
    takes: (name) => `${name} hat die schnellere Hand.`,
    tie: (names) => `Gleichzeitig: ${names}.`,
    late: (name) => `${name} kommt zu spät.`,
    lateBy: (name, margin) => `${name} hat es auch gesehen, ${margin} ms später.`,
    wrong: (name, symbol) => `${name} sagt ${symbol}. Das nicht.`,
    wrongSlap: (name) => `${name} schlägt zu. Da ist kein Ring.`,
    frozen: (name) => `${name} muss noch kurz warten.`,
    lapsed: (name) => `Niemand nimmt sie, also geht sie an ${name}.`,
    and: "und",
    play: "Abspielen",
    pause: "Anhalten",
    fromStart: "Von vorn",
    back: "Eine Entscheidung zurück",
    forward: "Eine Entscheidung weiter",
    speed: "Tempo",
    brief: "Ohne Denkpausen",
    moment: "Zeitpunkt im Spiel",
    momentTold: (now, end) => `${now} von ${end}`,
    notFound: "Dieses Spiel ist nicht hier",
    notFoundText: "Vielleicht ist der Link unvollständig, oder es wurde auf einem anderen Server gespielt.",
    home: "Zum Anfang",
  },
});
