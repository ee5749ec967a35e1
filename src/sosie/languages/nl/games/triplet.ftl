name = Drieling
help = Zoek een symbool dat op drie kaarten staat.
goal = Drie kaarten, één symbool.
deal = Negen kaarten open, drie bij drie. De rest is de stapel, dicht.
play = Zoek een symbool dat op drie van de kaarten staat, roep het en pak die drie. Vul de gaten aan van de stapel. Is er geen drieling? Leg er drie bij.
end = Stapel op en geen drieling meer? Wie de meeste kaarten heeft, wint.
points = 1 per kaart, 5 extra voor wie wint.
