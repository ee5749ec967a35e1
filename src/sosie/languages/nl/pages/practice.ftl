title = Oefenen
editions = Kaarten
begin = Eén symbool staat op beide kaarten. Tik het aan.
shuffling = De kaarten worden gedeeld…
right = Ja: { $symbol }!
wrong = { $symbol } staat maar op één kaart. Kijk nog eens.
missing = Voor die kaarten is verbinding nodig. Hier zijn andere.
wrongPair = { $symbol } hoort bij niets op de andere kaart. Kijk nog eens.
hint = Eén symbool licht op. Zoek het op de andere kaart.
pairHint = Eén symbool licht op. Wat op de andere kaart hoort erbij?
last = Laatste paar
best = Record
median = Gewone tijd
progress = Jouw vooruitgang
tooFew = Nog te vroeg: er zijn twee weken nodig met elk minstens { $least } paren.
faster = Je gewone tijd is { $time } korter dan in de eerste van deze weken.
slower = Je gewone tijd is { $time } langer dan in de eerste van deze weken.
week =
    de helft tussen { $low } en { $high } · { $count ->
        [one] { $count } paar
       *[other] { $count } paren
    }
tooFewPairs = te weinig
weeksHint = Bij elke week staat de datum van de maandag. De stip is de mediaan. Langzame symbolen komen hier vaker: aan tafel ben je dus iets sneller.
slow = Deze komen vaker
kept = Dit staat alleen op dit apparaat.
delete = Mijn oefentijden wissen
sure = Dit wist je tijden met alle sets, voorgoed.
yes = Voorgoed wissen
