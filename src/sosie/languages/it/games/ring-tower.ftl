name = La Torre dell'Anello
help = Gioca alla Torre e batti sulla pila quando appare l'Anello.
goal = Fai una torre e tieniti l'Anello.
deal = Una carta coperta a testa. Le altre formano la pila al centro, scoperta. Qualcuno comincia con la carta dell'Anello.
play = Trova cos'hanno in comune la tua carta e quella in cima alla pila, chiamalo e metti quella carta sulla tua. Appare l'Anello? Chiunque può battere sulla pila, una volta per carta: la prima mano prende la carta dell'Anello.
end = Quando la pila è finita: 1 per ogni carta, 3 per la carta dell'Anello. Vince chi ha di più.
points = Il totale, 5 in più a chi vince.
