import { define } from "../base/languages";

/** Why something could not be done with a deck, by the server's codes. */

type Code =
  | "no-title"
  | "no-deck"
  | "not-ready"
  | "too-large"
  | "too-many"
  | "busy"
  | "studio-full"
  | "changed-elsewhere"
  | "no-such-draft"
  | "bad-request"
  | "took-too-long"
  | "too-complicated"
  | "too-many-pictures"
  | "draft-full"
  | "collections-full"
  | "decks-full"
  | "disk-full"
  | "too-much";

export const failureWords = define<Record<Code, string>>({
  en: {
    "no-title": "Give the deck a name first.",
    "no-deck": "There is no deck with these numbers. Choose another one in the plan.",
    "not-ready": "Something is still missing. Look at the symbols.",
    "too-large": "The deck is too large. Use fewer or simpler pictures.",
    "too-many": "That was a lot at once. Wait a minute, then try again.",
    busy: "The server is busy. Try again in a moment.",
    "studio-full": "This server has no room for more decks. Try again another day, or ask the person who runs it.",
    "changed-elsewhere": "The deck has changed elsewhere. Decide above which one to keep.",
    "no-such-draft": "The server no longer has this deck. It is sent again from this device.",
    "bad-request": "The server cannot read this deck. Undo the latest change.",
    "took-too-long": "This took too long. Use simpler or fewer pictures.",
    "too-complicated": "A picture is too complicated. Use a simpler one.",
    "too-many-pictures": "The deck has no room for more pictures.",
    "draft-full": "The deck has no room for more pictures.",
    "collections-full":
      "The server has no room for more pictures from others. Try again when the person who makes the deck has looked at yours.",
    "decks-full":
      "This server has no room for more decks. Delete one that you no longer need, or ask the person who runs it.",
    "disk-full":
      "The server's disk is almost full, and the rest is kept for games. Try again later, or tell the person who runs it.",
    "too-much": "A lot has been sent from your connection today. Try again tomorrow, or from another network.",
  },
  fr: {
    "no-title": "Donne d'abord un nom au paquet.",
    "no-deck": "Il n'y a pas de paquet avec ces nombres. Choisis-en un autre dans le plan.",
    "not-ready": "Il manque encore quelque chose. Regarde les symboles.",
    "too-large": "Le paquet est trop lourd. Prends moins d'images, ou de plus simples.",
    "too-many": "Ça fait beaucoup d'un coup. Attends une minute, puis réessaie.",
    busy: "Le serveur est occupé. Réessaie dans un instant.",
    "studio-full":
      "Ce serveur n'a plus de place pour d'autres paquets. Réessaie un autre jour, ou demande à la personne qui s'en occupe.",
    "changed-elsewhere": "Le paquet a changé ailleurs. Choisis plus haut lequel garder.",
    "no-such-draft": "Le serveur n'a plus ce paquet. Il repart de cet appareil.",
    "bad-request": "Le serveur ne peut pas lire ce paquet. Annule le dernier changement.",
    "took-too-long": "C'était trop long. Prends des images plus simples, ou moins d'images.",
    "too-complicated": "Une image est trop compliquée. Prends-en une plus simple.",
    "too-many-pictures": "Le paquet n'a plus de place pour d'autres images.",
    "draft-full": "Le paquet n'a plus de place pour d'autres images.",
    "collections-full":
      "Le serveur n'a plus de place pour d'autres images envoyées. Réessaie quand la personne qui fait le paquet aura regardé les tiennes.",
    "decks-full":
      "Ce serveur n'a plus de place pour d'autres paquets. Supprime un paquet dont tu n'as plus besoin, ou demande à la personne qui s'en occupe.",
    "disk-full":
      "Le disque du serveur est presque plein, et le reste est gardé pour les parties. Réessaie plus tard, ou préviens la personne qui s'en occupe.",
    "too-much": "Ta connexion a beaucoup envoyé aujourd'hui. Réessaie demain, ou depuis un autre réseau.",
  },
  es: {
    "no-title": "Ponle antes un nombre a la baraja.",
    "no-deck": "No hay ninguna baraja con estos números. Elige otra en el plan.",
    "not-ready": "Aún falta algo. Mira los símbolos.",
    "too-large": "La baraja es demasiado grande. Usa menos imágenes, o más sencillas.",
    "too-many": "Ha sido mucho de una vez. Espera un minuto y vuelve a intentarlo.",
    busy: "El servidor está ocupado. Vuelve a intentarlo en un momento.",
    "studio-full": "En este servidor no caben más barajas. Vuelve a intentarlo otro día, o pregunta a quien lo lleva.",
    "changed-elsewhere": "La baraja ha cambiado en otro sitio. Elige arriba cuál quieres conservar.",
    "no-such-draft": "El servidor ya no tiene esta baraja. Se envía otra vez desde este dispositivo.",
    "bad-request": "El servidor no puede leer esta baraja. Deshaz el último cambio.",
    "took-too-long": "Ha tardado demasiado. Usa imágenes más sencillas, o menos.",
    "too-complicated": "Una imagen es demasiado complicada. Usa una más sencilla.",
    "too-many-pictures": "En la baraja no caben más imágenes.",
    "draft-full": "En la baraja no caben más imágenes.",
    "collections-full":
      "En el servidor no caben más imágenes de otras personas. Vuelve a intentarlo cuando quien hace la baraja haya mirado las tuyas.",
    "decks-full":
      "En este servidor no caben más barajas. Borra alguna que ya no necesites, o pregunta a quien lo lleva.",
    "disk-full":
      "El disco del servidor está casi lleno, y lo que queda se guarda para las partidas. Vuelve a intentarlo más tarde, o avisa a quien lo lleva.",
    "too-much": "Desde tu conexión se ha enviado mucho hoy. Vuelve a intentarlo mañana, o desde otra red.",
  },
  de: {
    "no-title": "Gib dem Kartenspiel zuerst einen Namen.",
    "no-deck": "Mit diesen Zahlen gibt es kein Kartenspiel. Wähle im Plan ein anderes.",
    "not-ready": "Es fehlt noch etwas. Sieh dir die Symbole an.",
    "too-large": "Das Kartenspiel ist zu groß. Nimm weniger oder einfachere Bilder.",
    "too-many": "Das war viel auf einmal. Warte eine Minute, dann versuche es noch einmal.",
    busy: "Der Server ist beschäftigt. Versuche es gleich noch einmal.",
    "studio-full":
      "Auf diesem Server ist kein Platz für weitere Kartenspiele. Versuche es an einem anderen Tag, oder frag die Person, die ihn betreibt.",
    "changed-elsewhere": "Das Kartenspiel hat sich anderswo geändert. Entscheide oben, welches bleibt.",
    "no-such-draft": "Der Server hat dieses Kartenspiel nicht mehr. Es wird von diesem Gerät neu gesendet.",
    "bad-request": "Der Server kann dieses Kartenspiel nicht lesen. Nimm die letzte Änderung zurück.",
    "took-too-long": "Das hat zu lange gedauert. Nimm einfachere oder weniger Bilder.",
    "too-complicated": "Ein Bild ist zu kompliziert. Nimm ein einfacheres.",
    "too-many-pictures": "Das Kartenspiel hat keinen Platz für weitere Bilder.",
    "draft-full": "Das Kartenspiel hat keinen Platz für weitere Bilder.",
    "collections-full":
      "Der Server hat keinen Platz für weitere Bilder von anderen. Versuche es wieder, wenn die Person, die das Kartenspiel macht, deine angesehen hat.",
    "decks-full":
      "Auf diesem Server ist kein Platz für weitere Kartenspiele. Lösche eines, das du nicht mehr brauchst, oder frag die Person, die ihn betreibt.",
    "disk-full":
      "Der Speicher des Servers ist fast voll, und der Rest ist für Spiele reserviert. Versuche es später wieder, oder sag es der Person, die ihn betreibt.",
    "too-much":
      "Von deinem Anschluss kam heute schon sehr viel. Versuche es morgen wieder, oder aus einem anderen Netz.",
  },
});
