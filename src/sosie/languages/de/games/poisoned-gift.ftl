name = Das vergiftete Geschenk
help = Finde, was die Mitte mit der Karte von jemand anderem gemeinsam hat, und schenke sie her.
goal = Schenke, und lass dir nichts schenken.
deal = Alle bekommen eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen.
play = Alle drehen ihre Karte um. Finde, was der Stapel mit der Karte von jemand anderem gemeinsam hat, sag es an und lege die vom Stapel darauf. Deine eigene zählt nicht.
end = Ist der Stapel leer, gewinnt, wer die wenigsten Karten hat.
points = 20 für den Sieg, 10 für den zweiten Platz.
