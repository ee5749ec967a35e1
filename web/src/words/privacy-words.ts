import { define } from "../base/languages";

export const privacyWords = define({
  en: {
    title: "Privacy",
    lead: "You need no account. There is no advertising, nobody tracks you, and these pages load nothing from other sites.",
    kept: "What this server keeps",
    table: "A table or an event",
    tableText: "Your name and your moves, so that everybody at the table sees the same.",
    game: "A finished game",
    gameText: "The names of the players, their moves and their times, for the replay.",
    figures: "Statistics",
    figuresText: "How often you won and how quick you were. Your name is not with them.",
    deck: "A deck of your own",
    deckText: "Its pictures, words and names, so that you can play with it and print it.",
    draft: "A deck in the making",
    draftText: "Its pictures without their metadata, its words and names. Only you can open it.",
    contribution: "A picture for somebody's deck",
    contributionText:
      "The picture without its metadata, and the names that you gave. Only the maker of the deck sees them, until it is accepted.",
    device: "On this device",
    deviceText:
      "Your name, your settings, your times from practice and Today's ten, the decks that you are making, and the keys to your seats and decks. Nobody else has these keys.",
    deviceLong: "Until you clear them in your browser.",
    hours: (count: number) => (count === 1 ? "1 hour" : `${count} hours`),
    days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    forDays: (time: string) => `For ${time}.`,
    afterUse: (time: string) => `Until ${time} after its last use.`,
    afterGame: (time: string) => `Until ${time} after your last game.`,
    untilDeleted: "Until it is deleted.",
    seen: "Everybody who has the code of a table, or the link to a game or a deck, can see it. Links cannot be guessed.",
    remove: "Remove it",
    yourGames: "Your games",
    yourGamesText:
      "This deletes all games that you finished with this device, for everybody who played them, and your statistics.",
    deleteGames: "Delete my games and statistics",
    sure: "The games are deleted for everybody who played them. This cannot be undone.",
    yes: "Delete for good",
    deleted: (games: number) =>
      games === 0
        ? "There was nothing left to delete."
        : games === 1
          ? "1 game is deleted."
          : `${games} games are deleted.`,
    notPlayed: "You have not played here with this device.",
    yourDecks: "Your decks",
    yourDecksText: "If you delete a deck, its pictures and the games played with it are deleted for everybody.",
    toDecks: "See your decks",
    noDecks: "You have made or added no deck with this device.",
    thisDevice: "This device",
    thisDeviceText:
      "Clear the data of this site in the settings of your browser. Do it last: it deletes the keys too, and without them nothing else can be deleted.",
  },
  fr: {
    title: "Confidentialité",
    lead: "Pas besoin de compte. Pas de publicité, personne ne te suit, et ces pages ne chargent rien depuis d'autres sites.",
    kept: "Ce que ce serveur garde",
    table: "Une table ou un événement",
    tableText: "Ton nom et tes coups, pour que tout le monde à la table voie la même chose.",
    game: "Une partie terminée",
    gameText: "Les noms des joueurs, leurs coups et leurs temps, pour la revoir.",
    figures: "Statistiques",
    figuresText: "Combien de fois tu as gagné et à quelle vitesse. Ton nom n'y est pas.",
    deck: "Ton propre paquet de cartes",
    deckText: "Ses images, ses mots et ses noms, pour y jouer et l'imprimer.",
    draft: "Un paquet en préparation",
    draftText: "Ses images sans leurs métadonnées, ses mots et ses noms. Personne d'autre ne peut l'ouvrir.",
    contribution: "Une image pour le paquet de quelqu'un",
    contributionText:
      "L'image sans ses métadonnées et les noms que tu as donnés. Seule la personne qui crée le paquet les voit, tant qu'elle n'a pas accepté l'image.",
    device: "Sur cet appareil",
    deviceText:
      "Ton nom, tes réglages, tes temps d'entraînement et des dix du jour, les paquets que tu prépares, et les clés de tes places et de tes paquets. Personne d'autre n'a ces clés.",
    deviceLong: "Jusqu'à ce que tu les effaces dans ton navigateur.",
    hours: (count: number) => (count === 1 ? "1 heure" : `${count} heures`),
    days: (count: number) => (count === 1 ? "1 jour" : `${count} jours`),
    forDays: (time: string) => `Pendant ${time}.`,
    afterUse: (time: string) => `Jusqu'à ${time} après la dernière utilisation.`,
    afterGame: (time: string) => `Jusqu'à ${time} après ta dernière partie.`,
    untilDeleted: "Jusqu'à la suppression.",
    seen: "Toute personne qui a le code d'une table, ou le lien d'une partie ou d'un paquet, peut les voir. Les liens ne se devinent pas.",
    remove: "Supprimer",
    yourGames: "Tes parties",
    yourGamesText:
      "Cela supprime toutes les parties que tu as terminées avec cet appareil, pour toutes les personnes qui les ont jouées, et tes statistiques.",
    deleteGames: "Supprimer mes parties et statistiques",
    sure: "Les parties sont supprimées pour toutes les personnes qui les ont jouées. C'est définitif.",
    yes: "Supprimer pour de bon",
    deleted: (games: number) =>
      games === 0
        ? "Il n'y avait plus rien à supprimer."
        : games === 1
          ? "1 partie est supprimée."
          : `${games} parties sont supprimées.`,
    notPlayed: "Tu n'as pas joué ici avec cet appareil.",
    yourDecks: "Tes paquets de cartes",
    yourDecksText:
      "Si tu supprimes un paquet, ses images et les parties jouées avec lui sont supprimées pour tout le monde.",
    toDecks: "Voir tes paquets",
    noDecks: "Tu n'as créé ni ajouté aucun paquet avec cet appareil.",
    thisDevice: "Cet appareil",
    thisDeviceText:
      "Efface les données de ce site dans les réglages de ton navigateur. Fais-le en dernier\u00a0: cela efface aussi les clés, et sans elles on ne peut plus rien supprimer.",
  },
  es: {
    title: "Privacidad",
    lead: "No hace falta una cuenta. No hay publicidad, nadie te rastrea y estas páginas no cargan nada de otros sitios.",
    kept: "Lo que guarda este servidor",
    table: "Una mesa o un evento",
    tableText: "Tu nombre y tus jugadas, para que todos en la mesa vean lo mismo.",
    game: "Una partida terminada",
    gameText: "Los nombres de los jugadores, sus jugadas y sus tiempos, para la repetición.",
    figures: "Estadísticas",
    figuresText: "Cuántas veces ganaste y lo rápido que fuiste. Tu nombre no está con ellas.",
    deck: "Tu propia baraja",
    deckText: "Sus imágenes, palabras y nombres, para jugar con ella e imprimirla.",
    draft: "Una baraja en preparación",
    draftText: "Sus imágenes sin metadatos, sus palabras y nombres. Solo tú puedes abrirla.",
    contribution: "Una imagen para la baraja de alguien",
    contributionText:
      "La imagen sin metadatos y los nombres que diste. Solo los ve quien hace la baraja, hasta que la acepta.",
    device: "En este dispositivo",
    deviceText:
      "Tu nombre, tus ajustes, tus tiempos de práctica y de los diez de hoy, las barajas que estás haciendo, y las claves de tus asientos y barajas. Nadie más tiene esas claves.",
    deviceLong: "Hasta que los borres en tu navegador.",
    hours: (count: number) => (count === 1 ? "1 hora" : `${count} horas`),
    days: (count: number) => (count === 1 ? "1 día" : `${count} días`),
    forDays: (time: string) => `Durante ${time}.`,
    afterUse: (time: string) => `Hasta ${time} después de su último uso.`,
    afterGame: (time: string) => `Hasta ${time} después de tu última partida.`,
    untilDeleted: "Hasta que se borre.",
    seen: "Quien tiene el código de una mesa, o el enlace de una partida o una baraja, puede verla. Los enlaces no se pueden adivinar.",
    remove: "Borrarlo",
    yourGames: "Tus partidas",
    yourGamesText:
      "Esto borra todas las partidas que terminaste con este dispositivo, para todos los que las jugaron, y tus estadísticas.",
    deleteGames: "Borrar mis partidas y estadísticas",
    sure: "Las partidas se borran para todos los que las jugaron. No se puede deshacer.",
    yes: "Borrar para siempre",
    deleted: (games: number) =>
      games === 0
        ? "Ya no quedaba nada que borrar."
        : games === 1
          ? "Se ha borrado 1 partida."
          : `Se han borrado ${games} partidas.`,
    notPlayed: "No has jugado aquí con este dispositivo.",
    yourDecks: "Tus barajas",
    yourDecksText: "Si borras una baraja, sus imágenes y las partidas jugadas con ella se borran para todos.",
    toDecks: "Ver tus barajas",
    noDecks: "No has creado ni añadido ninguna baraja con este dispositivo.",
    thisDevice: "Este dispositivo",
    thisDeviceText:
      "Borra los datos de este sitio en los ajustes de tu navegador. Hazlo al final: también borra las claves, y sin ellas ya no se puede borrar nada.",
  },
  de: {
    title: "Datenschutz",
    lead: "Du brauchst kein Konto. Es gibt keine Werbung und kein Tracking, und diese Seiten laden nichts von anderen Servern.",
    kept: "Was dieser Server behält",
    table: "Ein Tisch oder eine Veranstaltung",
    tableText: "Dein Name und deine Züge, damit alle am Tisch dasselbe sehen.",
    game: "Eine beendete Partie",
    gameText: "Die Namen der Spieler, ihre Züge und ihre Zeiten, für die Wiederholung.",
    figures: "Statistik",
    figuresText: "Wie oft du gewonnen hast und wie schnell du warst. Dein Name steht nicht dabei.",
    deck: "Dein eigenes Kartenspiel",
    deckText: "Seine Bilder, Wörter und Namen, zum Spielen und Drucken.",
    draft: "Ein Kartenspiel in Arbeit",
    draftText: "Seine Bilder ohne Metadaten, seine Wörter und Namen. Nur du kannst es öffnen.",
    contribution: "Ein Bild für ein fremdes Kartenspiel",
    contributionText:
      "Das Bild ohne Metadaten und die Namen, die du angegeben hast. Nur wer das Kartenspiel macht, sieht sie, bis das Bild angenommen ist.",
    device: "Auf diesem Gerät",
    deviceText:
      "Dein Name, deine Einstellungen, deine Zeiten vom Üben und von den Zehn des Tages, die Kartenspiele, die du gerade machst, und die Schlüssel zu deinen Plätzen und Kartenspielen. Sonst hat sie niemand.",
    deviceLong: "Bis du sie in deinem Browser löschst.",
    hours: (count: number) => (count === 1 ? "1 Stunde" : `${count} Stunden`),
    days: (count: number) => (count === 1 ? "1 Tag" : `${count} Tage`),
    forDays: (time: string) => `${time} lang.`,
    afterUse: (time: string) => `Nach der letzten Nutzung noch ${time}.`,
    afterGame: (time: string) => `Nach deiner letzten Partie noch ${time}.`,
    untilDeleted: "Bis es gelöscht wird.",
    seen: "Wer den Code eines Tisches oder den Link zu einer Partie oder einem Kartenspiel hat, kann sie sehen. Links kann man nicht erraten.",
    remove: "So wird es gelöscht",
    yourGames: "Deine Partien",
    yourGamesText:
      "Das löscht alle Partien, die du mit diesem Gerät beendet hast, für alle, die mitgespielt haben, und deine Statistik.",
    deleteGames: "Meine Partien und Statistik löschen",
    sure: "Die Partien werden für alle gelöscht, die mitgespielt haben. Das lässt sich nicht rückgängig machen.",
    yes: "Endgültig löschen",
    deleted: (games: number) =>
      games === 0
        ? "Es war nichts mehr zu löschen."
        : games === 1
          ? "1 Partie ist gelöscht."
          : `${games} Partien sind gelöscht.`,
    notPlayed: "Du hast mit diesem Gerät hier nicht gespielt.",
    yourDecks: "Deine Kartenspiele",
    yourDecksText:
      "Wenn du ein Kartenspiel löschst, werden seine Bilder und die damit gespielten Partien für alle gelöscht.",
    toDecks: "Deine Kartenspiele ansehen",
    noDecks: "Du hast mit diesem Gerät kein Kartenspiel gemacht oder hinzugefügt.",
    thisDevice: "Dieses Gerät",
    thisDeviceText:
      "Lösche die Daten dieser Seite in den Einstellungen deines Browsers. Mach das zuletzt: Es löscht auch die Schlüssel, und ohne sie lässt sich nichts mehr löschen.",
  },
});
