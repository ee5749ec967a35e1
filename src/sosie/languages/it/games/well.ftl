name = Il Pozzo
help = Trova cos'hanno in comune la tua carta e il centro, e liberati delle carte.
goal = Liberati delle tue carte.
deal = Una carta scoperta al centro. Tutte le altre a chi gioca, in parti il più possibile uguali: la tua pila, coperta.
play = Gira la tua pila. Trova cos'hanno in comune la tua prima carta e il centro, chiamalo e getta la tua nel pozzo. Ora tutti devono guardare quella.
end = Vince chi resta per primo senza carte.
points = 10 al primo posto, 20 in meno all'ultimo.
goal-last-left = Non restare per ultimo con le carte.
end-last-left = Si continua finché una persona sola ha ancora carte: quella perde.

until = Il Pozzo finisce
until-first-out = appena qualcuno finisce
until-last-left = quando resta una persona
