sit = Siediti
sitting = Ti facciamo posto…
waits = Giochi nella prossima partita.
joinNext = C'è una partita in corso. Siediti: giochi nella prossima.
replaced = al posto di { $bot }
