open = Open een evenement
openHint = Eén code voor een hele klas of een feest, tot 200 mensen. Iedereen speelt aan kleine tafels; jij ziet ze allemaal.
without = Geen apparaten? Speel gewoon op het digibord
programme = Minispellen
programmeHint = Eén per ronde, in deze volgorde. Bij meer rondes begint het opnieuw.
rounds = Rondes
size = Spelers per tafel
teams = Teams
noTeams = geen
clock = Duur van een ronde
noClock = geen klok
minutes = { $count } min
bots = Bots op lege plekken
go = Openen
failed = Dat lukte niet. Probeer het zo nog eens.
tooMany = Er zijn te veel evenementen open. Probeer het over een minuut nog eens.
badSettings = Deze set heeft te weinig kaarten voor zoveel spelers aan een tafel. Kies minder spelers, of een andere set.
title = Evenement { $code }
missing = Er is geen evenement { $code }.
missingHint = Controleer de code, of vraag hem nog eens. Een evenement wordt een dag na het laatste gebruik gewist.
over = Dit evenement is afgelopen.
joinHint =
    { $people ->
        [0] Jij bent de eerste.
       *[other]
            Er { $people ->
                [one] is al { $people } persoon
               *[other] zijn al { $people } mensen
            }.
    }
name = Je naam
personName = Naam
nameHint = Alleen de mensen hier zien hem. Hij wordt met het evenement gewist.
join = Meedoen
board = Toon het scorebord
here =
    { $people } { $people ->
        [one] persoon
       *[other] mensen
    }
hello = Hallo { $name }!
waitStart = Je doet mee. Het begint zo: kijk naar het grote scherm.
table = Tafel { $number }
yourTable = Je zit aan tafel { $number }
with = met { $names }
starts = Het begint zo meteen.
late = Er is een ronde bezig. Je speelt mee in de volgende.
waitOthers =
    Jouw tafel is klaar. { $tables ->
        [one] Er speelt nog { $tables } tafel.
       *[other] Er spelen nog { $tables } tafels.
    }
between = Kijk naar het grote scherm: de volgende ronde komt zo.
points =
    { $count } { $count ->
        [one] punt
       *[other] punten
    }
rank = Plaats { $rank } van { $of }
climbed =
    { $count } { $count ->
        [one] plaats
       *[other] plaatsen
    } omhoog
fallen =
    { $count } { $count ->
        [one] plaats
       *[other] plaatsen
    } omlaag
gained = { NUMBER($count, signDisplay: "always") }
end = Dat was het. Bedankt voor het spelen!
leave = Evenement verlaten
paused = Pauze
round = Ronde { $number } van { $of }
seat = Iedereen een plek
seatAgain = Opnieuw loten
next = Plekken volgende ronde
start = Start ronde { $number }
pause = Alles pauzeren
goOn = Ga door
endRound = Stop de ronde
endRoundSure = Nu stoppen? De punten tellen zoals ze zijn
finish = Stop het evenement
finishSure = Echt stoppen? Er komt geen ronde meer
csv = Uitslag als CSV
delete = Evenement wissen
deleteHint = Alle namen, punten en tafels worden gewist. Dit is voorgoed.
deleteYes = Voorgoed wissen
deleted = Dit evenement is gewist.
removed = De spelleider vroeg je om dit evenement te verlaten.
people = Mensen
nobody = Er doet nog niemand mee.
away = geen verbinding
rename = Hernoemen
remove = Weghalen
removeSure = Echt weghalen?
move = Naar tafel
moveNext = Tafel in de volgende ronde
byStanding = volgens de stand
nextRound = speelt in de volgende ronde
lock = Niemand meer toelaten
unlock = Weer mensen toelaten
locked = De spelleider laat niemand meer toe bij dit evenement.
dismissAway =
    { $count } { $count ->
        [one] persoon
       *[other] mensen
    } zonder verbinding weghalen
dismissSure = Echt? Terugkomen kan altijd
otherDevice = Leiden vanaf een ander apparaat
otherDeviceHint = Scan dit met het andere apparaat, of open daar de link. Wie hem heeft, leidt het evenement: laat hem aan niemand anders zien.
otherDeviceQr = QR-code om vanaf een ander apparaat te leiden
copyLink = Kopieer de link
copied = Gekopieerd
full = Dit evenement is vol: er zijn 200 mensen.
refusals_too-few = Er is niemand om te spelen.
team = Team { $number }
playing = { $done } van { $of } tafels klaar
bot = Bot
joinAt = Doe mee op
scan = QR-code met het adres
leads = { $name } staat voor
tied = Gelijk
done = Klaar
standings = Stand
climbers = Stijgers
fastest = Snelste roep
fastestText = { $name }: { $symbol } in { $seconds } s
podium = Podium
left = Tijd over
lost = Geen verbinding. Nieuwe poging…
more = en nog { $count }
