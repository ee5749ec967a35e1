name = Pojedynek
help = Decyduje jedno trafienie. Wypatrz, co łączy obie karty.
