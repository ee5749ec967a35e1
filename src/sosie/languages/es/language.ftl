name = Español

articles = el, la, las, lo, los, un, una, unas, uno, unos
