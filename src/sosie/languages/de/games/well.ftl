name = Der Brunnen
help = Finde, was deine Karte mit der Mitte gemeinsam hat, und werde deine Karten los.
goal = Werde deine Karten los.
deal = Eine Karte in die Mitte, offen. Alle anderen werden verteilt, so gleichmäßig es geht: dein Stapel, verdeckt.
play = Dreh deinen Stapel um. Finde, was deine oberste Karte mit der Mitte gemeinsam hat, sag es an und wirf sie hinein. Nun müssen alle zu ihr passen.
end = Wer zuerst keine Karten mehr hat, gewinnt.
points = 10 für den ersten Platz, 20 weniger für den letzten.
goal-last-left = Bleib nicht auf Karten sitzen.
end-last-left = Weiter, bis nur noch eine Person Karten hat: Sie verliert.

until = Der Brunnen endet
until-first-out = wenn jemand fertig ist
until-last-left = wenn eine Person übrig ist
