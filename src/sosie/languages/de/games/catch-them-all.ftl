name = Fang sie alle
help = Finde, was die mittlere Karte mit einer anderen gemeinsam hat, und fang diese.
goal = Nimm, was du kriegen kannst.
deal = In jeder Runde eine Karte offen in die Mitte. Darum herum, verdeckt, eine je Person. Deckt sie zugleich auf.
play = Finde, was die Mitte mit einer der anderen gemeinsam hat, sag es an und nimm diese. Sind alle weg, kommt die mittlere unter den Stapel.
end = Sind weniger als zwei Karten übrig, gewinnt, wer die meisten hat.
points = 1 je Karte.
