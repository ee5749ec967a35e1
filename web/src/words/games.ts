import { define, type Language } from "../languages";
import { inLanguage, type Edition } from "../editions/edition.svelte";

/** What mini-games are called, and each in one sentence. */

export const GAMES = [
  "tower",
  "well",
  "hot-potato",
  "poisoned-gift",
  "triplet",
  "catch-them-all",
  "ring-tower",
] as const;

interface GameWords {
  name: string;
  /** What to do, in a few words, shown while it is played. */
  goal: string;
}

type AllGames = Record<(typeof GAMES)[number] | "face-off" | "duel" | "practice", GameWords>;

export const gameWords = define<AllGames>({
  en: {
    tower: { name: "The Tower", goal: "Spot what your card shares with the centre, and take the card." },
    well: { name: "The Well", goal: "Spot what your card shares with the centre, and get rid of your cards." },
    "hot-potato": { name: "Hot Potato", goal: "Spot what your card shares with another's, and give yours away." },
    "poisoned-gift": { name: "The Poisoned Gift", goal: "Spot what the centre shares with another's card, and give it to them." },
    triplet: { name: "Triplet", goal: "Spot a symbol that is on three cards." },
    "catch-them-all": { name: "Catch Them All", goal: "Spot what the middle shares with a card around it, and catch that card." },
    "ring-tower": { name: "The Ring Tower", goal: "Play the Tower, and slap the pile when the Ring shows." },
    "face-off": { name: "Face-off", goal: "One match decides. Spot what the two cards share." },
    duel: { name: "Duel", goal: "Spot what the two cards share, and give yours away first." },
    practice: { name: "Practice", goal: "Spot what the two cards share." },
  },
  fr: {
    tower: { name: "La Tour infernale", goal: "Repère le symbole commun à ta carte et au centre, et prends la carte." },
    well: { name: "Le Puits", goal: "Repère le symbole commun à ta carte et au centre, et débarrasse-toi de tes cartes." },
    "hot-potato": { name: "La Patate chaude", goal: "Repère le symbole commun à ta carte et à celle d'un autre, et donne la tienne." },
    "poisoned-gift": { name: "Le Cadeau empoisonné", goal: "Repère le symbole commun au centre et à la carte d'un autre, et offre-la-lui." },
    triplet: { name: "Le Triplet", goal: "Repère un symbole présent sur trois cartes." },
    "catch-them-all": { name: "Attrapez-les tous", goal: "Repère le symbole commun au milieu et à une carte autour, et attrape-la." },
    "ring-tower": { name: "La Tour de l'Anneau", goal: "Joue à la Tour, et frappe la pile quand l'Anneau apparaît." },
    "face-off": { name: "Face à face", goal: "Un seul coup décide. Repère le symbole commun aux deux cartes." },
    duel: { name: "Duel", goal: "Repère le symbole commun aux deux cartes, et donne la tienne en premier." },
    practice: { name: "Entraînement", goal: "Repère le symbole commun aux deux cartes." },
  },
  es: {
    tower: { name: "La Torre", goal: "Encuentra lo que tu carta comparte con el centro y llévate la carta." },
    well: { name: "El Pozo", goal: "Encuentra lo que tu carta comparte con el centro y deshazte de tus cartas." },
    "hot-potato": { name: "La Patata caliente", goal: "Encuentra lo que tu carta comparte con la de otro y dale la tuya." },
    "poisoned-gift": { name: "El Regalo envenenado", goal: "Encuentra lo que el centro comparte con la carta de otro y dásela." },
    triplet: { name: "El Trío", goal: "Encuentra un símbolo que esté en tres cartas." },
    "catch-them-all": { name: "Atrápalas todas", goal: "Encuentra lo que el medio comparte con una carta de alrededor y atrápala." },
    "ring-tower": { name: "La Torre del Anillo", goal: "Juega a la Torre y golpea el montón cuando salga el Anillo." },
    "face-off": { name: "Cara a cara", goal: "Una sola jugada decide. Encuentra lo que comparten las dos cartas." },
    duel: { name: "Duelo", goal: "Encuentra lo que comparten las dos cartas y da la tuya primero." },
    practice: { name: "Práctica", goal: "Encuentra lo que comparten las dos cartas." },
  },
  de: {
    tower: { name: "Der Turm", goal: "Finde, was deine Karte mit der Mitte gemeinsam hat, und nimm die Karte." },
    well: { name: "Der Brunnen", goal: "Finde, was deine Karte mit der Mitte gemeinsam hat, und werde deine Karten los." },
    "hot-potato": { name: "Heiße Kartoffel", goal: "Finde, was deine Karte mit einer anderen gemeinsam hat, und gib deine weg." },
    "poisoned-gift": { name: "Das vergiftete Geschenk", goal: "Finde, was die Mitte mit der Karte eines anderen gemeinsam hat, und schenke sie her." },
    triplet: { name: "Drilling", goal: "Finde ein Symbol, das auf drei Karten ist." },
    "catch-them-all": { name: "Fang sie alle", goal: "Finde, was die mittlere Karte mit einer anderen gemeinsam hat, und fang diese." },
    "ring-tower": { name: "Der Ringturm", goal: "Spiele den Turm, und schlag auf den Stapel, wenn der Ring erscheint." },
    "face-off": { name: "Stechen", goal: "Ein Treffer entscheidet. Finde, was die beiden Karten gemeinsam haben." },
    duel: { name: "Duell", goal: "Finde, was die beiden Karten gemeinsam haben, und gib deine zuerst weg." },
    practice: { name: "Übung", goal: "Finde, was die beiden Karten gemeinsam haben." },
  },
});

/** Returns the name of a mini-game: an edition may have one of its own for it. */
export function gameName(game: string, language: Language, edition?: Edition | null): string {
  const own = edition?.info.game_names[game];
  return (own && inLanguage(own, language)) ?? gameWords[language][game as keyof AllGames]?.name ?? game;
}
