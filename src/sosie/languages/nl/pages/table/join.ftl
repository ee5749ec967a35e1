table = Tafel { $code }
nobody = Hier zit nog niemand. Jij mag als eerste!
here =
    { $count ->
        [one] { $names } is er al.
       *[other] { $names } zijn er al.
    }
bot = { $name } (bot)
series =
    { $count ->
        [one] { $count } minispel
       *[other] { $count } minispellen
    }
practice = Oefenen
name = Je naam
join = Meedoen
joining = Je gaat zitten…
watch = Alleen kijken
full = Alle acht plekken zijn bezet. Kijk even mee: zodra er iemand weggaat, kun je gaan zitten.
closed = Deze tafel is gesloten. Vraag om een nieuwe code, of open zelf een tafel.
locked = De spelleider heeft deze tafel op slot gedaan: niemand kan nog meedoen of kijken. Vraag of de tafel van slot mag. Deze pagina werkt zichzelf bij.
keptOut = De spelleider vroeg je om niet terug te komen aan deze tafel. Je kunt er zelf een openen.
missing = Er is geen tafel { $code }.
missingHint = Misschien is de tafel gesloten, of de code klopt niet. Probeer de code nog eens:
code = De code van de tafel
go = Naar de tafel
badName = Die naam kan niet. Neem 1 tot 24 letters, cijfers of tekens.
tooMany = Te veel pogingen. Probeer het over { $seconds } s nog eens.
failed = Dat lukte niet. Probeer het zo nog eens.
