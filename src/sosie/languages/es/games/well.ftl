name = El Pozo
help = Encuentra lo que tu carta comparte con el centro y deshazte de tus cartas.
goal = Líbrate de tus cartas.
deal = Una carta al centro, boca arriba. Las demás se reparten por igual, si se puede: tu montón, boca abajo.
play = Da la vuelta a tu montón. Busca qué comparte tu primera carta con la del centro, cántalo y échala al pozo. Ahora es la que cuenta para todo el mundo.
end = Gana quien se queda primero sin cartas.
points = 10 por el primer puesto, 20 menos por el último.
goal-last-left = No te quedes con cartas al final.
end-last-left = Seguid hasta que solo una persona tenga cartas: esa pierde.

until = El Pozo termina
until-first-out = cuando alguien sale
until-last-left = cuando queda una persona
