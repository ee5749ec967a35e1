name = Drilling
help = Finde ein Symbol, das auf drei Karten ist.
goal = Drei Karten, ein Symbol.
deal = Neun Karten offen, drei mal drei. Die anderen sind der Stapel, verdeckt.
play = Finde ein Symbol, das auf drei der Karten ist, sag es an und nimm die drei. Fülle die Lücken vom Stapel. Gibt es keines? Lege drei dazu.
end = Ist der Stapel leer und kein Drilling mehr da, gewinnt, wer die meisten Karten hat.
points = 1 je Karte, 5 mehr für den Sieg.
