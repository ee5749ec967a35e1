name = Trening
help = Wypatrz, co łączy obie karty.
