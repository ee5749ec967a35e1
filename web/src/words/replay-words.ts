import { define } from "../base/languages";

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
  matches: string;
  couldCall: string;
  nothing: string;
  slap: string;
  more: (count: number) => string;
  missed: (name: string, symbol: string, time: string) => string;
  missedSlap: (name: string, time: string) => string;
  missedMore: (count: number) => string;
  misses: string;
  missesOf: (name: string) => string;
  missesHint: string;
  noMisses: (name: string) => string;
  whose: string;
  miss: (symbol: string, taker: string) => string;
  share: string;
  shareGame: string;
  shareMoment: (time: string) => string;
  picture: string;
  drawing: string;
  noPicture: string;
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
    back: "Previous call",
    forward: "Next call",
    speed: "Speed",
    brief: "Skip waiting",
    moment: "Time in the game",
    momentTold: (now, end) => `${now} of ${end}`,
    matches: "Show matches",
    couldCall: "What each player could call now",
    nothing: "nothing",
    slap: "slap the pile",
    more: (count) => `+${count}`,
    missed: (name, symbol, time) => `${name} had ${time} to call ${symbol}.`,
    missedSlap: (name, time) => `${name} had ${time} to slap the pile.`,
    missedMore: (count) => (count === 1 ? "So could 1 more." : `So could ${count} more.`),
    misses: "Misses",
    missesOf: (name) => `The most expensive misses of ${name}`,
    missesHint: "Right calls that were possible until somebody else called, the longest first. Touch one to see it.",
    noMisses: (name) => `${name} missed nothing.`,
    whose: "Player",
    miss: (symbol, taker) => `${symbol} · then ${taker} called`,
    share: "Share",
    shareGame: "Link to the game",
    shareMoment: (time) => `Link to this moment (${time})`,
    picture: "Picture of the match",
    drawing: "Drawing…",
    noPicture: "There is no match at this moment. Go to a call, or show the matches.",
    notFound: "Game not found",
    notFoundText: "The link may be incomplete, or the game was played on another server.",
  },
  fr: {
    title: "Revoir la partie",
    dealt: "Les cartes sont distribuées.",
    play: "Lecture",
    pause: "Pause",
    fromStart: "Depuis le début",
    back: "Annonce précédente",
    forward: "Annonce suivante",
    speed: "Vitesse",
    brief: "Sans pauses",
    moment: "Temps de la partie",
    momentTold: (now, end) => `${now} sur ${end}`,
    matches: "Montrer les symboles communs",
    couldCall: "Ce que chacun peut annoncer maintenant",
    nothing: "rien",
    slap: "taper sur la pile",
    more: (count) => `+${count}`,
    missed: (name, symbol, time) => `${name} avait ${time} pour annoncer ${symbol}.`,
    missedSlap: (name, time) => `${name} avait ${time} pour taper sur la pile.`,
    missedMore: (count) => (count === 1 ? "Et 1 autre aussi." : `Et ${count} autres aussi.`),
    misses: "Ratés",
    missesOf: (name) => `${name}\u00a0: les occasions manquées les plus chères`,
    missesHint:
      "Les bonnes annonces possibles jusqu'à ce qu'un autre annonce, la plus longue d'abord. Touches-en une pour la voir.",
    noMisses: (name) => `${name} n'a rien manqué.`,
    whose: "Qui",
    miss: (symbol, taker) => `${symbol} · puis ${taker} annonce`,
    share: "Partager",
    shareGame: "Lien vers la partie",
    shareMoment: (time) => `Lien vers ce moment (${time})`,
    picture: "Image du symbole commun",
    drawing: "On dessine…",
    noPicture: "Il n'y a pas de symbole commun à ce moment. Va à une annonce, ou montre les symboles communs.",
    notFound: "Partie introuvable",
    notFoundText: "Le lien est peut-être incomplet, ou la partie a été jouée sur un autre serveur.",
  },
  es: {
    title: "Repetición",
    dealt: "Se reparten las cartas.",
    play: "Reproducir",
    pause: "Pausa",
    fromStart: "Desde el principio",
    back: "Jugada anterior",
    forward: "Jugada siguiente",
    speed: "Velocidad",
    brief: "Sin pausas",
    moment: "Tiempo de la partida",
    momentTold: (now, end) => `${now} de ${end}`,
    matches: "Mostrar coincidencias",
    couldCall: "Lo que puede cantar cada uno ahora",
    nothing: "nada",
    slap: "golpear el montón",
    more: (count) => `+${count}`,
    missed: (name, symbol, time) => `${name} tuvo ${time} para cantar ${symbol}.`,
    missedSlap: (name, time) => `${name} tuvo ${time} para golpear el montón.`,
    missedMore: (count) => (count === 1 ? "Y 1 más también." : `Y ${count} más también.`),
    misses: "Ocasiones",
    missesOf: (name) => `Las ocasiones perdidas más caras de ${name}`,
    missesHint: "Aciertos posibles hasta que cantó otro, el más largo primero. Toca uno para verlo.",
    noMisses: (name) => `${name} no dejó pasar ninguna.`,
    whose: "Jugador",
    miss: (symbol, taker) => `${symbol} · luego cantó ${taker}`,
    share: "Compartir",
    shareGame: "Enlace a la partida",
    shareMoment: (time) => `Enlace a este momento (${time})`,
    picture: "Imagen de la coincidencia",
    drawing: "Dibujando…",
    noPicture: "No hay coincidencia en este momento. Ve a una jugada o muestra las coincidencias.",
    notFound: "Partida no encontrada",
    notFoundText: "Puede que el enlace esté incompleto, o que se jugara en otro servidor.",
  },
  de: {
    title: "Wiederholung",
    dealt: "Die Karten sind ausgeteilt.",
    play: "Abspielen",
    pause: "Pause",
    fromStart: "Von Anfang an",
    back: "Voriger Ruf",
    forward: "Nächster Ruf",
    speed: "Tempo",
    brief: "Ohne Pausen",
    moment: "Zeitpunkt im Spiel",
    momentTold: (now, end) => `${now} von ${end}`,
    matches: "Treffer zeigen",
    couldCall: "Was jetzt jeder rufen kann",
    nothing: "nichts",
    slap: "auf den Stapel schlagen",
    more: (count) => `+${count}`,
    missed: (name, symbol, time) => `${name} hatte ${time} Zeit, ${symbol} zu rufen.`,
    missedSlap: (name, time) => `${name} hatte ${time} Zeit, auf den Stapel zu schlagen.`,
    missedMore: (count) => (count === 1 ? "Und 1 weitere Person auch." : `Und ${count} weitere auch.`),
    misses: "Verpasst",
    missesOf: (name) => `Die teuersten verpassten Rufe von ${name}`,
    missesHint:
      "Richtige Rufe, die möglich waren, bis jemand anders rief, der längste zuerst. Tippe einen an, um ihn zu sehen.",
    noMisses: (name) => `${name} hat nichts verpasst.`,
    whose: "Wer",
    miss: (symbol, taker) => `${symbol} · dann rief ${taker}`,
    share: "Teilen",
    shareGame: "Link zum Spiel",
    shareMoment: (time) => `Link zu diesem Moment (${time})`,
    picture: "Bild des Treffers",
    drawing: "Wird gezeichnet\u00a0…",
    noPicture: "In diesem Moment gibt es keinen Treffer. Geh zu einem Ruf, oder zeige die Treffer.",
    notFound: "Spiel nicht gefunden",
    notFoundText: "Vielleicht ist der Link unvollständig, oder es wurde auf einem anderen Server gespielt.",
  },
});
