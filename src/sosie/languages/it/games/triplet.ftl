name = La Tripletta
help = Trova lo stesso simbolo su tre carte.
goal = Tre carte, un simbolo.
deal = Nove carte scoperte, tre per tre. Le altre formano la pila, coperta.
play = Trova un simbolo comune a tre carte, chiamalo e prendi quelle tre. Riempi i vuoti con la pila. Non c'è? Aggiungi altre tre carte.
end = Quando la pila è finita e non ci sono più triplette, vince chi ha più carte.
points = 1 per ogni carta, 5 in più a chi vince.
