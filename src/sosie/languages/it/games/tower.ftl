name = La Torre
help = Trova cos'hanno in comune la tua carta e il centro: la carta è tua.
goal = Fai la torre più alta.
deal = Una carta coperta a testa. Le altre formano la pila al centro, scoperta.
play = Tutti girano la propria carta. Trova cos'hanno in comune la tua e quella in cima alla pila, chiamalo e metti quella carta sulla tua. Ora è questa che conta.
end = Quando la pila è finita, vince la torre più alta.
points = 1 per ogni carta presa, 5 in più a chi vince.
