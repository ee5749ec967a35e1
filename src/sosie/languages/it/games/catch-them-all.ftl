name = Acchiappale tutte
help = Trova cos'hanno in comune il centro e una carta intorno, e acchiappala.
goal = Prendi tutto quello che puoi.
deal = A ogni round una carta scoperta al centro. Intorno, coperte, una per ogni persona. Si girano tutte insieme.
play = Trova cos'hanno in comune il centro e una carta intorno, chiamalo e prendi quella carta. Quando non ce ne sono più, la carta al centro va sotto la pila.
end = Quando restano meno di due carte, vince chi ne ha di più.
points = 1 per ogni carta.
