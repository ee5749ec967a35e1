name = La Patata bollente
help = Trova cos'hanno in comune la tua carta e un'altra, e passa la tua.
goal = Passale via, e in fretta.
deal = Almeno cinque round. A ogni round una carta a testa, girate tutte insieme.
play = Trova cos'hanno in comune la tua carta e un'altra, chiamalo e metti tutte le tue carte su quella. Sei in salvo; chi le riceve continua con la tua carta.
end = Chi resta con tutte le carte le mette da parte. Dopo l'ultimo round vince chi ne ha meno.
points = 5 in meno per ogni round perso.

rounds = Round di Patata bollente
