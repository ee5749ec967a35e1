make = Maak een kaartenset
lead = Je klas, je familie, je woorden: op kaarten met altijd precies één plaatje hetzelfde.
untitled = Mijn set
titleLabel = Naam van de set
titlePlaceholder = Naam van de set
parts = Studio-onderdelen
tabs_symbols = Symbolen
tabs_cards = Kaarten
tabs_finish = Afmaken
play = Nu spelen
oneMoment = Momentje…
undo = Stap terug
redo = Opnieuw
done = Klaar
add = Toevoegen
dismiss = Begrepen
saved_server = Bewaard
saved_sending = Bewaard op dit apparaat, versturen…
saved_device = Bewaard op dit apparaat. Nieuwe poging…
saved_offline = Geen verbinding. Bewaard op dit apparaat.
saved_nowhere = Deze browser onthoudt niets. Blijf online tot er “Bewaard” staat.
conflicts_tab = Je hebt deze set tegelijk in een ander tabblad veranderd. Tot je kiest, wordt wat je hier doet als kopie bewaard.
conflicts_server = Iemand heeft deze set op een ander apparaat veranderd.
conflicts_deleted = Deze set is in een ander tabblad gewist.
leftCopy = Een tabblad is gesloten voordat je tussen twee versies koos. De versie daarvan is als kopie bewaard.
openCopy = Open de kopie
keepDeleted = Bewaar hem als nieuwe set
keepMine = Houd de mijne
takeOther = Neem de andere
elsewhere = Deze set is ook open in een ander tabblad. Ze tonen allebei hetzelfde.
noDraft = Hier is geen set om te bewerken.
noDraftHint = Misschien is hij gewist, of de bewerklink is niet compleet.
waysIn = Symbolen toevoegen
ways_pictures = Plaatjes
ways_camera = Camera
ways_draw = Tekenen
ways_emoji = Emoji
ways_words = Woorden
ways_deck = Een set
drop = Zet hier plaatjes neer
dropHint = of kies ze. Zeven is genoeg om te beginnen.
pasteHint = Je kunt ook plaatjes, lijsten of cellen van een spreadsheet plakken: twee kolommen worden paren.
sample = Begin met een voorbeeld
collect = Samen verzamelen
collectShort = Verzamel
reading = Lezen…
progress = { $done } van { $total }
notLoaded = Laden lukte niet. Controleer de verbinding.
wordsLabel = Woorden, op elke regel één
wordsExample =
    appel
    brood
    🥕 wortel
wordsHint = Twee kolommen worden paren. Een streep | begint een nieuwe regel op de kaart.
found =
    { $pairs ->
        [0]
            { $symbols ->
                [one] { $symbols } symbool
               *[other] { $symbols } symbolen
            }
       *[other] { $symbols } symbolen, { $pairs } als paar
    }
emojiLabel = Emoji zoeken
emojiExample = kat, school, muziek…
noEmoji = Geen emoji heet zo. Probeer een ander woord.
added = { $name } toegevoegd
openFile = Open een .sosie-bestand
copyEdition = Of kopieer een set en verander die
symbolCount =
    { $symbols ->
        [one] { $symbols } symbool
       *[other] { $symbols } symbolen
    }
noCamera = Er is geen camera, of deze pagina mag hem niet gebruiken. Sta het toe in je browser, of kies plaatjes.
shoot = Maak de foto
name = Naam
namePlaceholder = Naam?
nameless = Nog geen naam
edit = { $name } bewerken
leftOut = blijft over
names = Namen
namesHint = Spelers mogen ze allemaal roepen. Zet komma's tussen de namen.
faces = Varianten
face = Variant { $number }
facesHint = Op elke kaart komt één variant. Voeg een tweede toe, en ze worden een paar.
addFace = Variant toevoegen
addingFace = Wat je nu toevoegt, wordt nog een variant van { $name }.
notFace = Toch een nieuw symbool
removeFace = Deze variant weghalen
removeSymbol = Weghalen
textOnCard = Tekst op de kaart
crop = Bijsnijden
cropHint = Kader. De pijltjes verplaatsen het; met Shift veranderen ze de grootte.
turn = Draaien
whole = Hele plaatje
cutOut = Effen achtergrond weg
cutOuts_auto = Als hij effen is
cutOuts_always = Altijd
cutOuts_never = Nooit
tolerance = Tolerantie
toleranceHint = Hoe anders dan de achtergrond een kleur moet zijn om te blijven.
tile = Vorm van een foto
tiles_deck = Zoals de set
tiles_round = Rond
tiles_rounded = Ronde hoeken
outline = Rand
outlines_auto = Als het bleek is
outlines_always = Altijd
outlines_never = Nooit
editDrawn = Bijsnijden of draaien
before = voor
after = na
sheet = Tekenvel
colours = Kleuren
colourNames_1 = donkerblauw
colourNames_2 = rood
colourNames_3 = geel
colourNames_4 = groen
colourNames_5 = blauw
colourNames_6 = paars
colourNames_7 = roze
colourNames_8 = bruin
colourNames_9 = grijs
colourNames_10 = wit
widths_thin = Dun
widths_middle = Gewoon
widths_thick = Dik
eraser = Gum
