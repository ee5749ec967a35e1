name = De Toren
help = Zoek de match tussen jouw kaart en het midden, en pak de kaart.
goal = Bouw de hoogste toren.
deal = Iedereen krijgt één kaart, dicht. De rest is de stapel in het midden, open.
play = Draai allemaal je kaart om. Zoek de match tussen jouw kaart en de bovenste van de stapel, roep hem en leg die kaart op de jouwe. Daar speel je mee verder.
end = Stapel op? Dan wint de hoogste toren.
points = 1 per gepakte kaart, 5 extra voor wie wint.
