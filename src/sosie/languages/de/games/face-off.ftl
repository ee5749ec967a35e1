name = Stechen
help = Ein Treffer entscheidet. Finde, was die beiden Karten gemeinsam haben.
