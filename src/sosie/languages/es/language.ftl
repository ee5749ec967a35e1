name = Español
articles = el, la, los, las, lo, un, una, unos, unas, uno
