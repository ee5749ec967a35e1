title = Übung
editions = Karten
begin = Ein Symbol ist auf beiden Karten. Tippe es an.
shuffling = Die Karten werden ausgeteilt …
right = Richtig: { $symbol }!
wrong = { $symbol } ist nur auf einer Karte. Schau noch einmal.
missing = Diese Karten brauchen eine Verbindung. Hier sind andere.
wrongPair = { $symbol } passt zu nichts auf der anderen Karte. Schau noch einmal.
hint = Ein Symbol leuchtet. Finde es auf der anderen Karte.
pairHint = Ein Symbol leuchtet. Was auf der anderen Karte gehört dazu?
last = Letztes Paar
best = Bestzeit
median = Typische Zeit
progress = Dein Fortschritt
tooFew = Noch zu früh: Dafür braucht es zwei Wochen mit je mindestens { $least } Paaren.
faster = Deine typische Zeit ist { $time } kürzer als in der ersten dieser Wochen.
slower = Deine typische Zeit ist { $time } länger als in der ersten dieser Wochen.
week =
    die Hälfte zwischen { $low } und { $high } · { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
tooFewPairs = zu wenig
weeksHint = Jede Woche trägt das Datum ihres Montags. Der Punkt ist der Median. Langsame Symbole kommen hier öfter vor: So bist du am Tisch etwas schneller.
slow = Diese kommen öfter vor
kept = Das alles liegt nur auf diesem Gerät.
delete = Meine Übungszeiten löschen
sure = Das löscht deine Zeiten mit allen Kartenspielen. Es lässt sich nicht rückgängig machen.
yes = Endgültig löschen
