collect = Gemeinsam sammeln
invite = Wer das auf einem Handy öffnet, kann Bilder und Zeichnungen senden. Du entscheidest, was dazukommt.
end = Sammlung beenden
closes = Sie endet von selbst am { $when }.
ended = Die Sammlung ist beendet.
again = Weiter sammeln
waiting =
    { $count ->
        [one] { $count } Bild ist angekommen
        [0] Noch ist nichts angekommen
       *[other] { $count } Bilder sind angekommen
    }
acceptAll = Alle annehmen
accept = { $name } annehmen
decline = { $name } ablehnen
by = von { $name }
title = Ein Bild für das Kartenspiel
titleOf = Ein Bild für { $deck }
lead = Sende ein Bild oder eine Zeichnung für das Kartenspiel. Nur wer das Kartenspiel macht, sieht es und entscheidet.
picture = Bild auswählen
photo = Foto machen
draw = Zeichnen
what = Wie heißt es?
who = Dein Vorname, wenn du magst
send = Senden
sending = Wird gesendet …
cancel = Ein anderes Bild
sent = Gesendet. Noch eins?
known_declined = Wer das Kartenspiel macht, hat dieses Bild schon abgelehnt.
known_accepted = Dieses Bild ist schon im Kartenspiel.
yours = Von dir gesendet
states_waiting = wartet
states_accepted = im Kartenspiel
states_declined = abgelehnt
states_withdrawn = zurückgenommen
takeBack = { $name } zurücknehmen
closed = Diese Sammlung ist beendet.
closedHint = Frag die Person, die das Kartenspiel macht.
none = Diese Sammlung gibt es nicht.
noneHint = Prüfe den Code, oder scanne den QR-Code noch einmal.
problems_unusable-source = Dieses Bild lässt sich nicht lesen. Versuche ein anderes.
problems_blank = Auf diesem Bild ist nichts zu sehen. Versuche ein anderes.
problems_too-small = Dieses Bild ist zu klein. Versuche ein größeres.
problems_too-complicated = Dieses Bild ist zu kompliziert. Versuche ein einfacheres.
problems_bad-name = Dieser Name geht nicht. Nimm Buchstaben oder Ziffern.
problems_too-many-contributions = Du hast so viel gesendet, wie eine Person senden kann.
problems_collection-full = Die Sammlung ist gerade voll. Versuche es später noch einmal.
problems_too-large = Dieses Bild ist zu groß.
problems_closed = Diese Sammlung ist beendet.
retry = Keine Verbindung. Es wird gesendet, sobald sie wieder da ist: Lass diese Seite offen.
later = Der Server ist beschäftigt. Es wird gleich noch einmal gesendet: Lass diese Seite offen.
