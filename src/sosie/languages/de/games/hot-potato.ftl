name = Heiße Kartoffel
help = Finde, was deine Karte mit einer anderen gemeinsam hat, und gib deine weg.
goal = Gib sie weiter, und schnell.
deal = Fünf Runden oder mehr. In jeder bekommen alle eine Karte und decken sie zugleich auf.
play = Finde, was deine Karte mit einer anderen gemeinsam hat, sag es an und lege alles, was du hältst, darauf. Du bist frei; dort geht es mit deiner Karte weiter.
end = Wer alle Karten hat, legt sie beiseite. Am Ende gewinnt, wer die wenigsten hat.
points = 5 weniger je verlorener Runde.

rounds = Runden der Heißen Kartoffel
