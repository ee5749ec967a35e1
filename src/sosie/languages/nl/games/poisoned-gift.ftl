name = Het Giftige Cadeau
help = Zoek de match tussen het midden en de kaart van een ander, en geef die ander de kaart.
goal = Geef weg, en krijg zelf niets.
deal = Iedereen krijgt één kaart, dicht. De rest is de stapel in het midden, open.
play = Draai allemaal je kaart om. Zoek de match tussen de stapel en de kaart van een ander, roep hem en leg de bovenste kaart daarop. Je eigen kaart telt niet.
end = Stapel op? Wie de minste kaarten heeft, wint.
points = 20 voor wie wint, 10 voor de tweede.
