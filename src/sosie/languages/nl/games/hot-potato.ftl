name = Hete Aardappel
help = Zoek de match tussen jouw kaart en die van een ander, en geef jouw kaart weg.
goal = Geef ze door, en snel.
deal = Vijf rondes of meer. Iedereen krijgt elke ronde één kaart; draai ze tegelijk om.
play = Zoek de match tussen jouw kaart en die van een ander, roep hem en leg alles wat je hebt daar bovenop. Jij bent ervan af; de ander gaat door met jouw kaart.
end = Wie alle kaarten heeft, legt ze opzij. Na de laatste ronde wint wie de minste heeft.
points = 5 eraf per verloren ronde.

rounds = Rondes Hete Aardappel
