import { define } from "../languages";

interface ReplayWords {
  title: string;
  dealt: string;
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
}

export const replayWords = define<ReplayWords>({
  en: {
    title: "Replay",
    dealt: "The cards are dealt.",
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
  },
  fr: {
    title: "Revoir",
    dealt: "Les cartes sont distribuées.",
    play: "Lire",
    pause: "Pause",
    fromStart: "Depuis le début",
    back: "Une décision en arrière",
    forward: "Une décision en avant",
    speed: "Vitesse",
    brief: "Sans pauses",
    moment: "Moment de la partie",
    momentTold: (now, end) => `${now} sur ${end}`,
    notFound: "Cette partie n'est pas ici",
    notFoundText: "Le lien est peut-être incomplet, ou la partie a été jouée sur un autre serveur.",
  },
  es: {
    title: "Repetición",
    dealt: "Se reparten las cartas.",
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
  },
  de: {
    title: "Wiederholung",
    dealt: "Die Karten sind ausgeteilt.",
    play: "Abspielen",
    pause: "Anhalten",
    fromStart: "Von vorn",
    back: "Eine Entscheidung zurück",
    forward: "Eine Entscheidung weiter",
    speed: "Tempo",
    brief: "Ohne Pausen",
    moment: "Zeitpunkt im Spiel",
    momentTold: (now, end) => `${now} von ${end}`,
    notFound: "Dieses Spiel ist nicht hier",
    notFoundText: "Vielleicht ist der Link unvollständig, oder es wurde auf einem anderen Server gespielt.",
  },
});
