title = Vorgaben
hint = damit es zwischen Groß und Klein fair ist
about = Wer sehr gut spielt, bekommt eine Vorgabe: Rufe, Griffe und Schläge zählen etwas später, ab dem nächsten Spiel. Alle sehen, um wie viel.
label = Verzögerung für { $name }
none = keine
suggested = Vorschlag aus den letzten Spielen nehmen
seconds = +{ SECONDS($ms) } s
short = +{ SECONDS($ms) }
spoken =
    Vorgabe { SECONDS($ms) } { $ms ->
        [1000] Sekunde
       *[other] Sekunden
    }
