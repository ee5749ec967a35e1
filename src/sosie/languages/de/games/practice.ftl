name = Übung
help = Finde, was die beiden Karten gemeinsam haben.
