people = Mensen aan tafel
makeHost = Spelleider maken
makeHostHint = { $name } kiest dan wat er gespeeld wordt.
remove = Weghalen
removeHint = { $name } krijgt een vriendelijk bericht en mag weer meedoen.
keepOut = Weghalen en niet meer toelaten
keepOutHint = { $name } kan niet meer meedoen. De tafel gaat ook op slot.
sure = Tik nog eens voor de zekerheid
lock = Op slot
unlock = Van slot
lockHint = Aan een tafel op slot kan niemand meer meedoen of kijken.
locked = Op slot: niemand kan nog meedoen of kijken.
keptOut =
    { $count ->
        [one] Eén persoon mag er niet in.
       *[other] { $count } mensen mogen er niet in.
    }
forgive = Weer toelaten
unchecked = Verbinding niet te controleren
uncheckedHint = Voor de server is { $name } ver weg, en dat was niet te controleren. Meestal klopt het.
