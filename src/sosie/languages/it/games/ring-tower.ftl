name = La Torre dell'Anello
help = Gioca alla Torre e batti sulla pila quando appare l'Anello.
goal = Costruisci una torre e custodisci l'Anello.
deal = Una carta coperta a testa. Le altre formano la pila al centro, scoperta. Qualcuno comincia con la carta dell'Anello.
play = Trova cos'hanno in comune la tua carta e quella in cima alla pila, chiamalo e metti quella carta sulla tua. La pila mostra l'Anello? Chiunque può batterci sopra, una volta per carta: la prima mano prende la carta dell'Anello.
end = Quando la pila è finita: 1 per ogni carta, 3 per la carta dell'Anello. Vince chi ha di più.
points = Quelli contati, 5 in più a chi vince.
