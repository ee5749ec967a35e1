open = Veranstaltung eröffnen
openHint = Ein Code für eine ganze Klasse oder ein Fest, bis zu 200 Personen. Alle spielen an kleinen Tischen; du siehst sie alle.
without = Ohne Geräte? Nur am Projektor spielen
programme = Minispiele
programmeHint = Eins für jede Runde, in dieser Reihenfolge. Bei mehr Runden beginnt es von vorn.
rounds = Runden
size = Personen am Tisch
teams = Teams
noTeams = keine
clock = Dauer einer Runde
noClock = ohne Uhr
minutes = { $count } min
bots = Bots füllen leere Plätze
go = Eröffnen
failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
tooMany = Es laufen schon zu viele Veranstaltungen. Versuche es in einer Minute noch einmal.
badSettings = Dieses Kartenspiel hat für so viele Personen am Tisch zu wenige Karten. Wähle weniger Personen oder ein anderes Kartenspiel.
title = Veranstaltung { $code }
missing = Es gibt keine Veranstaltung { $code }.
missingHint = Prüfe den Code oder frag noch einmal nach. Eine Veranstaltung verschwindet einen Tag nach der letzten Nutzung.
over = Diese Veranstaltung ist vorbei.
joinHint =
    { $people ->
        [0] Du bist die erste Person.
       *[other]
            { $people } { $people ->
                [one] Person ist
               *[other] Personen sind
            } da.
    }
name = Dein Name
personName = Name
nameHint = Nur die Personen dieser Veranstaltung sehen ihn. Er wird mit ihr gelöscht.
join = Mitmachen
board = Anzeigetafel zeigen
here =
    { $people } { $people ->
        [one] Person
       *[other] Personen
    }
hello = Hallo { $name }!
waitStart = Du bist dabei. Gleich geht es los: Schau auf den großen Bildschirm.
table = Tisch { $number }
yourTable = Du sitzt an Tisch { $number }
with = mit { $names }
starts = Es geht gleich los.
late = Eine Runde läuft. In der nächsten spielst du mit.
waitOthers =
    Dein Tisch ist fertig. { $tables } { $tables ->
        [one] Tisch spielt
       *[other] Tische spielen
    } noch.
between = Schau auf den großen Bildschirm: Die nächste Runde kommt bald.
points =
    { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }
rank = Platz { $rank } von { $of }
climbed =
    { $count } { $count ->
        [one] Platz
       *[other] Plätze
    } nach oben
fallen =
    { $count } { $count ->
        [one] Platz
       *[other] Plätze
    } nach unten
gained = { NUMBER($count, signDisplay: "always") }
end = Das war's. Danke fürs Mitspielen!
leave = Veranstaltung verlassen
paused = Pause
round = Runde { $number } von { $of }
seat = Plätze verteilen
seatAgain = Neu auslosen
next = Plätze der nächsten Runde verteilen
start = Runde { $number } starten
pause = Alle anhalten
goOn = Weiter
endRound = Die Runde beenden
endRoundSure = Jetzt beenden? Die Punkte bleiben, wie sie sind
finish = Veranstaltung beenden
finishSure = Wirklich beenden? Es gibt keine weitere Runde
csv = Ergebnisse als CSV
delete = Veranstaltung löschen
deleteHint = Alle Namen, Punkte und Tische werden gelöscht. Das lässt sich nicht rückgängig machen.
deleteYes = Endgültig löschen
deleted = Diese Veranstaltung wurde gelöscht.
removed = Die Spielleitung hat dich gebeten, diese Veranstaltung zu verlassen.
people = Personen
nobody = Noch ist niemand da.
away = nicht verbunden
rename = Umbenennen
remove = Entfernen
removeSure = Wirklich entfernen?
move = Umsetzen an Tisch
moveNext = Tisch in der nächsten Runde
byStanding = nach der Rangliste
nextRound = spielt in der nächsten Runde
lock = Niemand Neues einlassen
unlock = Wieder alle einlassen
locked = Die Spielleitung lässt niemand Neues mehr in diese Veranstaltung.
dismissAway =
    { $count } { $count ->
        [one] Person
       *[other] Personen
    } ohne Verbindung herausnehmen
dismissSure = Wirklich? Sie können zurückkommen
otherDevice = Von einem anderen Gerät leiten
otherDeviceHint = Scanne das mit dem anderen Gerät oder öffne dort den Link. Wer ihn hat, leitet die Veranstaltung: Zeig ihn sonst niemandem.
otherDeviceQr = QR-Code, um die Spielleitung an ein anderes Gerät zu geben
copyLink = Link kopieren
copied = Kopiert
full = Diese Veranstaltung ist voll: 200 Personen sind da.
refusals_too-few = Es ist niemand zum Spielen da.
team = Team { $number }
playing = Fertige Tische: { $done } von { $of }
bot = Bot
joinAt = Mitmachen unter
scan = QR-Code mit der Adresse
leads = { $name } führt
tied = Gleichstand
done = Fertig
standings = Rangliste
climbers = Aufgestiegen
fastest = Schnellster Ruf
fastestText = { $name }: { $symbol } in { $seconds } s
podium = Podest
left = Restzeit
lost = Keine Verbindung. Neuer Versuch …
more = und { $count } weitere
