name = Nederlands

articles = de, het, een
