name = Der Ringturm
help = Spiele den Turm, und schlag auf den Stapel, wenn der Ring erscheint.
goal = Baue einen Turm und hüte den Ring.
deal = Alle bekommen eine Karte, verdeckt. Die anderen sind der Stapel in der Mitte, offen. Jemand beginnt mit der Ringkarte.
play = Finde, was deine Karte mit der obersten des Stapels gemeinsam hat, sag es an und lege jene auf deine. Zeigt der Stapel den Ring? Alle dürfen darauf schlagen, einmal je Karte: Die erste Hand bekommt die Ringkarte.
end = Ist der Stapel leer: 1 je Karte, 3 für die Ringkarte. Wer am meisten hat, gewinnt.
points = Wie gezählt, 5 mehr für den Sieg.
