name = De Put
help = Zoek de match tussen jouw kaart en het midden, en raak je kaarten kwijt.
goal = Raak je kaarten kwijt.
deal = Eén kaart open in het midden. De rest gaat zo eerlijk mogelijk naar de spelers: dat is je stapel, dicht.
play = Draai je stapel om. Zoek de match tussen je bovenste kaart en het midden, roep hem en gooi je kaart in de put. Daarmee moet nu iedereen een match vinden.
end = Wie als eerste zonder kaarten zit, wint.
points = 10 voor de eerste, 20 eraf voor de laatste.
goal-last-left = Houd niet als laatste kaarten over.
end-last-left = Ga door tot nog maar één speler kaarten heeft: die verliest.

until = De Put stopt
until-first-out = als er één uit is
until-last-left = als er één over is
