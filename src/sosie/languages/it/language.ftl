name = Italiano

articles = il, lo, la, i, gli, le, un, uno, una, del, dello, della, dei, degli, delle, l', un', dell'
