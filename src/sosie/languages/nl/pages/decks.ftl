title = Kaartensets
lead = Speel met je eigen plaatjes: je klas, je familie, je woorden.
drop = Een set importeren
dropHint = Zet een .sosie-bestand hier neer, of kies er een.
reading = De set wordt gelezen…
brought = { $name } is klaar.
yours = Jouw sets
all = De sets van Sosie
cards = { $cards } kaarten met elk { $each } symbolen
play = Spelen
print = Printen
download = Bewaren
forget = Uit deze lijst halen
remove = Wissen
removeTitle = { $name } wissen?
removeText = De plaatjes en alle spellen met deze set verdwijnen van de server, voor iedereen. Dit is voorgoed.
removeYes = Voorgoed wissen
make = Maak een kaartenset
makeText = Van foto's, tekeningen, woorden of emoji's. Alleen, of met de hele klas.
symbols =
    { $symbols ->
        [one] { $symbols } symbool
       *[other] { $symbols } symbolen
    }
drafts = In de maak
draftCopy = kopie
copy = Kopieer en verander
copyHint = Een kopie is van jou alleen. De set zelf blijft zoals hij is.
gone = Deze set is er niet meer.
goneHint = Misschien is hij gewist, of het adres klopt niet.
problems_unreadable = Deze set kan Sosie niet lezen.
problems_large = Dit bestand is te groot. Neem kleinere plaatjes: 500 pixels is genoeg.
problems_busy = Er worden nu veel sets gelezen. Probeer het zo nog eens.
problems_failed = Dat lukte niet. Probeer het zo nog eens.
