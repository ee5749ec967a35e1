name = Vang ze allemaal
help = Zoek de match tussen het midden en een kaart eromheen, en vang die kaart.
goal = Pak wat je pakken kunt.
deal = Elke ronde één kaart open in het midden. Daaromheen één kaart per speler, dicht. Draai die tegelijk om.
play = Zoek de match tussen het midden en een kaart eromheen, roep hem en pak die kaart. Alles weg? Dan gaat de middelste onder de stapel.
end = Minder dan twee kaarten over? Wie de meeste heeft, wint.
points = 1 per kaart.
