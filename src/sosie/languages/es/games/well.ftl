name = El Pozo
help = Encuentra lo que tu carta comparte con el centro y deshazte de tus cartas.
goal = Líbrate de tus cartas.
deal = Una carta al centro, boca arriba. Todas las demás a los jugadores, lo más igualadas posible: tu montón, boca abajo.
play = Da la vuelta a tu montón. Busca qué comparte tu primera carta con la del centro, cántalo y échala al pozo. Ahora es la que todos deben igualar.
end = Gana quien se queda primero sin cartas.
points = 10 para el primero, 20 menos para el último.
goal-last-left = No seas el último con cartas.
end-last-left = Seguid hasta que solo uno tenga cartas: ese pierde.

until = El Pozo termina
until-first-out = cuando uno sale
until-last-left = cuando queda uno
