name = Dogrywka
help = Wypatrz, co łączy obie karty, i szybko oddaj swoją.
