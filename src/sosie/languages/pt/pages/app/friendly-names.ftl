names = Lontra Veloz, Raposa Alegre, Coruja Esperta, Pisco Valente, Panda Feliz, Lince Atento, Tucano Divertido, Ouriço Sábio
