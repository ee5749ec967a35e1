names = Zwinna Wydra, Wesoły Lis, Mądra Sowa, Dzielny Wróbel, Radosna Panda, Bystry Ryś, Figlarna Foka, Sprytny Jeż
