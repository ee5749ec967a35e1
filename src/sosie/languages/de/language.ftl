name = Deutsch

articles = der, die, das, den, dem, ein, eine, einen, einem, einer
