import { define } from "../base/languages";

/** Problems of symbols, files and the deck, and how to solve them. */

type FileProblems = Record<
  | "empty"
  | "too-large"
  | "too-many-pixels"
  | "too-small"
  | "heic"
  | "unreadable"
  | "not-a-picture"
  | "too-long"
  | "too-many-faces"
  | "long-name"
  | "lone-cell"
  | "unreadable-file"
  | "too-many-files"
  | "large-deck"
  | "unreadable-deck"
  | "offline"
  | "failed"
  | "too-many",
  (most: number) => string
>;

export const problemWords = define<{
  missingName: string;
  doubledName: (name: string) => string;
  longName: (most: number) => string;
  wrongNames: (missing: number, doubled: number) => string;
  samePicture: (name: string) => string;
  noTitle: string;
  room: (symbols: number) => string;
  unreadable: string;
  refused: Record<string, string>;
  tooFew: (lacking: number) => string;
  others: (count: number) => string;
  alike: (pairs: number) => string;
  alikeWhy: Record<"pictures" | "names", (one: string, other: string) => string>;
  files: FileProblems;
}>({
  en: {
    missingName: "What is it called?",
    noTitle: "Give the deck a name.",
    room: (symbols) => (symbols === 1 ? "Room for 1 more symbol." : `Room for ${symbols} more symbols.`),
    doubledName: (name) => `Another symbol is called ${name}.`,
    longName: (most) => `A name has at most ${most} letters. The rest was left out.`,
    wrongNames: (missing, doubled) => {
      const lacks = missing === 1 ? "1 name is missing" : `${missing} names are missing`;
      const twice = doubled === 1 ? "1 name is used twice" : `${doubled} names are used twice`;
      return `${[missing && lacks, doubled && twice].filter(Boolean).join(", ")}.`;
    },
    samePicture: (name) => `The same picture as ${name}. Remove one.`,
    unreadable: "This cannot be drawn. Try another picture.",
    refused: {
      "no-face": "Nothing to see yet. Add a picture or a word.",
      lost: "Its picture is missing. Remove the symbol, or add the picture again.",
      "bad-name": "One of its names does not work. Use letters or numbers, at most 40.",
      "no-cut-out": "The background cannot be removed. Change the tolerance, or keep the background.",
      "too-small": "This picture is too small. Use a larger one, or a larger part of it.",
      blank: "There is nothing to see in it.",
      "no-emoji": "There is no drawing of this emoji. Use another one, or a picture.",
      "no-font": "The server has no font for these letters.",
      "too-complicated": "This picture is too complicated. Use a simpler one.",
      "too-large": "This picture is too large.",
      "too-many-pictures": "The deck has no room for more pictures.",
      "draft-full": "The deck has no room for more pictures.",
    },
    tooFew: (lacking) =>
      lacking === 1 ? "Add 1 more symbol to make a deck." : `Add ${lacking} more symbols to make a deck.`,
    others: (count) => (count === 1 ? "1 symbol needs a look." : `${count} symbols need a look.`),
    alike: (pairs) => (pairs === 1 ? "1 pair is easy to confuse" : `${pairs} pairs are easy to confuse`),
    alikeWhy: {
      pictures: (one, other) => `${one} and ${other} look almost the same.`,
      names: (one, other) => `${one} and ${other} differ in one letter.`,
    },
    files: {
      empty: () => "The file is empty.",
      "too-large": () => "The file is too large: a picture has at most 80 MB, an SVG picture 2 MB.",
      "too-many-pixels": () => "The picture has too many pixels: at most 200 million.",
      "too-small": () => "The picture is too small: it needs at least 16 pixels a side, better 300.",
      heic: () => "This browser cannot read HEIC pictures. Save it as JPEG first.",
      unreadable: () => "The picture cannot be read. Open it in another program and save it again as JPEG or PNG.",
      "not-a-picture": () => "This is not a picture, a list or a deck.",
      "unreadable-file": () => "The file cannot be read.",
      "too-many-files": (most) => `At most ${most} files at once. The rest was left out.`,
      "too-long": (most) => `A word on a card has at most ${most} letters. The rest was left out.`,
      "long-name": (most) =>
        `A name has at most ${most} letters. Longer ones were cut; the words on the cards are whole.`,
      "lone-cell": () => "Some rows have nothing beside their first cell. Those symbols are no pairs.",
      "too-many-faces": (most) => `A symbol has at most ${most} faces. The rest was left out.`,
      "large-deck": (most) => `The deck is too large: at most ${most} MB.`,
      "unreadable-deck": () => "This is not a deck that Sosie can read.",
      offline: () => "The server cannot be reached. Try again with a connection.",
      failed: () => "That did not work. Try again in a moment.",
      "too-many": (most) => `A deck has at most ${most} symbols. The rest was left out.`,
    },
  },
  fr: {
    missingName: "Comment ça s'appelle\u00a0?",
    noTitle: "Donne un nom au paquet.",
    room: (symbols) =>
      symbols === 1 ? "Encore de la place pour 1 symbole." : `Encore de la place pour ${symbols} symboles.`,
    doubledName: (name) => `Un autre symbole s'appelle ${name}.`,
    longName: (most) => `Un nom a au plus ${most} lettres. Le reste n'a pas été pris.`,
    wrongNames: (missing, doubled) => {
      const lacks = missing === 1 ? "1 nom manque" : `${missing} noms manquent`;
      const twice = doubled === 1 ? "1 nom est en double" : `${doubled} noms sont en double`;
      return `${[missing && lacks, doubled && twice].filter(Boolean).join(", ")}.`;
    },
    samePicture: (name) => `La même image que ${name}. Retires-en une.`,
    unreadable: "Impossible à dessiner. Essaie une autre image.",
    refused: {
      "no-face": "Rien à voir pour l'instant. Ajoute une image ou un mot.",
      lost: "Son image manque. Retire le symbole, ou ajoute l'image de nouveau.",
      "bad-name": "Un de ses noms ne va pas. Utilise des lettres ou des chiffres, 40 au plus.",
      "no-cut-out": "Impossible d'enlever le fond. Change la tolérance, ou garde le fond.",
      "too-small": "Cette image est trop petite. Prends-en une plus grande, ou une plus grande partie.",
      blank: "On n'y voit rien.",
      "no-emoji": "Il n'y a pas de dessin de cet emoji. Prends-en un autre, ou une image.",
      "no-font": "Le serveur n'a pas de police pour ces lettres.",
      "too-complicated": "Cette image est trop compliquée. Prends-en une plus simple.",
      "too-large": "Cette image est trop lourde.",
      "too-many-pictures": "Le paquet n'a plus de place pour d'autres images.",
      "draft-full": "Le paquet n'a plus de place pour d'autres images.",
    },
    tooFew: (lacking) =>
      lacking === 1
        ? "Ajoute encore 1 symbole pour avoir un paquet."
        : `Ajoute encore ${lacking} symboles pour avoir un paquet.`,
    others: (count) => (count === 1 ? "1 symbole est à revoir." : `${count} symboles sont à revoir.`),
    alike: (pairs) => (pairs === 1 ? "1 paire facile à confondre" : `${pairs} paires faciles à confondre`),
    alikeWhy: {
      pictures: (one, other) => `${one} et ${other} se ressemblent beaucoup.`,
      names: (one, other) => `${one} et ${other} ne diffèrent que d'une lettre.`,
    },
    files: {
      empty: () => "Le fichier est vide.",
      "too-large": () => "Le fichier est trop lourd\u00a0: au plus 80 Mo pour une image, 2 Mo en SVG.",
      "too-many-pixels": () => "L'image a trop de pixels\u00a0: au plus 200 millions.",
      "too-small": () => "L'image est trop petite\u00a0: il faut 16 pixels de côté, 300 c'est mieux.",
      heic: () => "Ce navigateur ne lit pas les images HEIC. Enregistre-la d'abord en JPEG.",
      unreadable: () => "L'image est illisible. Ouvre-la dans un autre programme et enregistre-la en JPEG ou PNG.",
      "not-a-picture": () => "Ce n'est ni une image, ni une liste, ni un paquet.",
      "unreadable-file": () => "Ce fichier est illisible.",
      "too-many-files": (most) => `Au plus ${most} fichiers à la fois. Le reste n'a pas été pris.`,
      "too-long": (most) => `Un mot sur une carte a au plus ${most} lettres. Le reste n'a pas été pris.`,
      "long-name": (most) =>
        `Un nom a au plus ${most} lettres. Les plus longs sont raccourcis\u00a0; les mots sur les cartes sont entiers.`,
      "lone-cell": () => "Certaines lignes n'ont qu'une case. Leurs symboles ne forment pas de paire.",
      "too-many-faces": (most) => `Un symbole a au plus ${most} faces. Le reste n'a pas été pris.`,
      "large-deck": (most) => `Le paquet est trop lourd\u00a0: au plus ${most} Mo.`,
      "unreadable-deck": () => "Sosie ne sait pas lire ce paquet.",
      offline: () => "Le serveur est injoignable. Réessaie avec une connexion.",
      failed: () => "Ça n'a pas marché. Réessaie dans un instant.",
      "too-many": (most) => `Un paquet compte au plus ${most} symboles. Le reste n'a pas été pris.`,
    },
  },
  es: {
    missingName: "¿Cómo se llama?",
    noTitle: "Ponle un nombre a la baraja.",
    room: (symbols) => (symbols === 1 ? "Cabe 1 símbolo más." : `Caben ${symbols} símbolos más.`),
    doubledName: (name) => `Otro símbolo se llama ${name}.`,
    longName: (most) => `Un nombre tiene como mucho ${most} letras. El resto ha quedado fuera.`,
    wrongNames: (missing, doubled) => {
      const lacks = missing === 1 ? "Falta 1 nombre" : `Faltan ${missing} nombres`;
      const twice = doubled === 1 ? "1 nombre está repetido" : `${doubled} nombres están repetidos`;
      return `${[missing && lacks, doubled && twice].filter(Boolean).join(", ")}.`;
    },
    samePicture: (name) => `La misma imagen que ${name}. Quita una.`,
    unreadable: "No se puede dibujar. Prueba con otra imagen.",
    refused: {
      "no-face": "Aún no hay nada que ver. Añade una imagen o una palabra.",
      lost: "Falta su imagen. Quita el símbolo, o añade otra vez la imagen.",
      "bad-name": "Uno de sus nombres no sirve. Usa letras o cifras, 40 como mucho.",
      "no-cut-out": "No se puede quitar el fondo. Cambia la tolerancia, o deja el fondo.",
      "too-small": "Esta imagen es demasiado pequeña. Usa una más grande, o una parte mayor.",
      blank: "No se ve nada en ella.",
      "no-emoji": "No hay ningún dibujo de este emoji. Usa otro, o una imagen.",
      "no-font": "El servidor no tiene ninguna letra para este texto.",
      "too-complicated": "Esta imagen es demasiado complicada. Usa una más sencilla.",
      "too-large": "Esta imagen es demasiado grande.",
      "too-many-pictures": "En la baraja no caben más imágenes.",
      "draft-full": "En la baraja no caben más imágenes.",
    },
    tooFew: (lacking) =>
      lacking === 1
        ? "Añade 1 símbolo más para tener una baraja."
        : `Añade ${lacking} símbolos más para tener una baraja.`,
    others: (count) => (count === 1 ? "Hay 1 símbolo que revisar." : `Hay ${count} símbolos que revisar.`),
    alike: (pairs) =>
      pairs === 1 ? "1 pareja se confunde con facilidad" : `${pairs} parejas se confunden con facilidad`,
    alikeWhy: {
      pictures: (one, other) => `${one} y ${other} se parecen mucho.`,
      names: (one, other) => `${one} y ${other} se distinguen en una letra.`,
    },
    files: {
      empty: () => "El archivo está vacío.",
      "too-large": () => "El archivo es demasiado grande: como mucho 80 MB, y 2 MB en SVG.",
      "too-many-pixels": () => "La imagen tiene demasiados píxeles: como mucho 200 millones.",
      "too-small": () => "La imagen es demasiado pequeña: hacen falta 16 píxeles por lado, mejor 300.",
      heic: () => "Este navegador no lee imágenes HEIC. Guárdala antes como JPEG.",
      unreadable: () => "La imagen no se puede leer. Ábrela en otro programa y guárdala como JPEG o PNG.",
      "not-a-picture": () => "No es una imagen, ni una lista, ni una baraja.",
      "unreadable-file": () => "El archivo no se puede leer.",
      "too-many-files": (most) => `Como mucho ${most} archivos a la vez. El resto ha quedado fuera.`,
      "too-long": (most) => `Una palabra en una carta tiene como mucho ${most} letras. El resto ha quedado fuera.`,
      "long-name": (most) =>
        `Un nombre tiene como mucho ${most} letras. Los más largos se han cortado; las palabras de las cartas están enteras.`,
      "lone-cell": () => "Algunas filas tienen una sola celda. Sus símbolos no forman pareja.",
      "too-many-faces": (most) => `Un símbolo tiene como mucho ${most} caras. El resto ha quedado fuera.`,
      "large-deck": (most) => `La baraja es demasiado grande: como mucho ${most} MB.`,
      "unreadable-deck": () => "Sosie no puede leer esta baraja.",
      offline: () => "No hay conexión con el servidor. Vuelve a intentarlo cuando la haya.",
      failed: () => "No ha funcionado. Vuelve a intentarlo en un momento.",
      "too-many": (most) => `Una baraja tiene como mucho ${most} símbolos. El resto ha quedado fuera.`,
    },
  },
  de: {
    missingName: "Wie heißt es?",
    noTitle: "Gib dem Kartenspiel einen Namen.",
    room: (symbols) => (symbols === 1 ? "Platz für noch 1 Symbol." : `Platz für noch ${symbols} Symbole.`),
    doubledName: (name) => `Ein anderes Symbol heißt ${name}.`,
    longName: (most) => `Ein Name hat höchstens ${most} Buchstaben. Der Rest wurde weggelassen.`,
    wrongNames: (missing, doubled) => {
      const lacks = missing === 1 ? "1 Name fehlt" : `${missing} Namen fehlen`;
      const twice = doubled === 1 ? "1 Name ist doppelt" : `${doubled} Namen sind doppelt`;
      return `${[missing && lacks, doubled && twice].filter(Boolean).join(", ")}.`;
    },
    samePicture: (name) => `Dasselbe Bild wie ${name}. Entferne eins.`,
    unreadable: "Das lässt sich nicht zeichnen. Versuche ein anderes Bild.",
    refused: {
      "no-face": "Noch nichts zu sehen. Füge ein Bild oder ein Wort hinzu.",
      lost: "Das Bild fehlt. Entferne das Symbol, oder füge das Bild noch einmal hinzu.",
      "bad-name": "Einer der Namen geht nicht. Nimm Buchstaben oder Ziffern, höchstens 40.",
      "no-cut-out": "Der Hintergrund lässt sich nicht entfernen. Ändere die Toleranz, oder behalte den Hintergrund.",
      "too-small": "Dieses Bild ist zu klein. Nimm ein größeres, oder einen größeren Ausschnitt.",
      blank: "Darauf ist nichts zu sehen.",
      "no-emoji": "Von diesem Emoji gibt es keine Zeichnung. Nimm ein anderes, oder ein Bild.",
      "no-font": "Der Server hat keine Schrift für diese Buchstaben.",
      "too-complicated": "Dieses Bild ist zu kompliziert. Nimm ein einfacheres.",
      "too-large": "Dieses Bild ist zu groß.",
      "too-many-pictures": "Das Kartenspiel hat keinen Platz für weitere Bilder.",
      "draft-full": "Das Kartenspiel hat keinen Platz für weitere Bilder.",
    },
    tooFew: (lacking) =>
      lacking === 1
        ? "Noch 1 Symbol, dann ist es ein Kartenspiel."
        : `Noch ${lacking} Symbole, dann ist es ein Kartenspiel.`,
    others: (count) =>
      count === 1 ? "Sieh dir 1 Symbol noch einmal an." : `Sieh dir ${count} Symbole noch einmal an.`,
    alike: (pairs) => (pairs === 1 ? "1 Paar ist leicht zu verwechseln" : `${pairs} Paare sind leicht zu verwechseln`),
    alikeWhy: {
      pictures: (one, other) => `${one} und ${other} sehen fast gleich aus.`,
      names: (one, other) => `${one} und ${other} unterscheiden sich in einem Buchstaben.`,
    },
    files: {
      empty: () => "Die Datei ist leer.",
      "too-large": () => "Die Datei ist zu groß: Ein Bild hat höchstens 80 MB, ein SVG-Bild 2 MB.",
      "too-many-pixels": () => "Das Bild hat zu viele Pixel: höchstens 200 Millionen.",
      "too-small": () => "Das Bild ist zu klein: 16 Pixel je Seite müssen es sein, besser 300.",
      heic: () => "Dieser Browser liest keine HEIC-Bilder. Speichere es zuerst als JPEG.",
      unreadable: () =>
        "Das Bild lässt sich nicht lesen. Öffne es in einem anderen Programm und speichere es als JPEG oder PNG.",
      "not-a-picture": () => "Das ist weder ein Bild noch eine Liste noch ein Kartenspiel.",
      "unreadable-file": () => "Die Datei lässt sich nicht lesen.",
      "too-many-files": (most) => `Höchstens ${most} Dateien auf einmal. Der Rest wurde weggelassen.`,
      "too-long": (most) => `Ein Wort auf einer Karte hat höchstens ${most} Buchstaben. Der Rest wurde weggelassen.`,
      "long-name": (most) =>
        `Ein Name hat höchstens ${most} Buchstaben. Längere wurden gekürzt; die Wörter auf den Karten sind vollständig.`,
      "lone-cell": () => "In manchen Zeilen steht nur ein Feld. Diese Symbole sind keine Paare.",
      "too-many-faces": (most) => `Ein Symbol hat höchstens ${most} Ansichten. Der Rest wurde weggelassen.`,
      "large-deck": (most) => `Das Kartenspiel ist zu groß: höchstens ${most} MB.`,
      "unreadable-deck": () => "Dieses Kartenspiel kann Sosie nicht lesen.",
      offline: () => "Der Server ist nicht erreichbar. Versuche es noch einmal, sobald du verbunden bist.",
      failed: () => "Das hat nicht geklappt. Versuche es gleich noch einmal.",
      "too-many": (most) => `Ein Kartenspiel hat höchstens ${most} Symbole. Der Rest wurde weggelassen.`,
    },
  },
});
