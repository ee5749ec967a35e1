name = Oefenen
help = Welk symbool staat op beide kaarten?
