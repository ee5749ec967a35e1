name = Der Turm
help = Finde, was deine Karte mit der Mitte gemeinsam hat, und nimm die Karte.
goal = Baue den höchsten Turm.
deal = Alle bekommen eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen.
play = Alle drehen ihre Karte um. Finde, was sie mit der obersten Karte des Stapels gemeinsam hat, sag es an und lege jene auf deine. Nun zählt sie.
end = Ist der Stapel leer, gewinnt der höchste Turm.
points = 1 je genommener Karte, 5 mehr für den Sieg.
