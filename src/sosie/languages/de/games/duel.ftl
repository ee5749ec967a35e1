name = Stechen
help = Finde, was die beiden Karten gemeinsam haben, und gib deine zuerst weg.
