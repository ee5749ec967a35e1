name = Das vergiftete Geschenk
help = Finde, was die Mitte mit der Karte eines anderen gemeinsam hat, und schenke sie her.
goal = Schenke, und lass dir nichts schenken.
deal = Jeder bekommt eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen.
play = Alle drehen ihre Karte um. Finde, was der Stapel mit der Karte eines anderen gemeinsam hat, sag es an und lege sie auf seine. Deine eigene zählt nicht.
end = Ist der Stapel leer, gewinnen die wenigsten Karten.
points = 20 für den Sieg, 10 für den Zweiten.
