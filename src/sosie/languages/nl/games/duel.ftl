name = Play-off
help = Zoek de match tussen de twee kaarten, en geef jouw kaart als eerste weg.
