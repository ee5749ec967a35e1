name = Heiße Kartoffel
help = Finde, was deine Karte mit einer anderen gemeinsam hat, und gib deine weg.
goal = Gib sie weiter, und schnell.
deal = Fünf Runden oder mehr. In jeder bekommt jeder eine Karte; alle decken zugleich auf.
play = Finde, was deine Karte mit der eines anderen gemeinsam hat, sag es an und lege alles, was du hältst, auf seine. Du bist frei; er macht mit deiner Karte weiter.
end = Wer alle Karten hat, legt sie beiseite. Am Ende gewinnen die wenigsten.
points = 5 weniger je verlorener Runde.

rounds = Runden der Heißen Kartoffel
