name = De Ringtoren
help = Speel De Toren, en mep op de stapel als de Ring verschijnt.
goal = Bouw een toren en bewaak de Ring.
deal = Iedereen krijgt één kaart, dicht. De rest is de stapel in het midden, open. Eén speler begint met de Ringkaart.
play = Zoek de match tussen jouw kaart en de bovenste van de stapel, roep hem en leg die kaart op de jouwe. Staat de ring op de stapel? Dan mag iedereen meppen, één keer per kaart: de snelste hand krijgt de Ringkaart.
end = Stapel op? 1 per kaart, 3 voor de Ringkaart. Wie het meest heeft, wint.
points = Zoals geteld, 5 extra voor wie wint.
