make = Zrób talię
lead = Twoja klasa, rodzina, słówka: na kartach, z których każde dwie mają dokładnie jeden wspólny obrazek.
untitled = Moja talia
titleLabel = Nazwa talii
titlePlaceholder = Nazwa talii
parts = Części pracowni
tabs_symbols = Symbole
tabs_cards = Karty
tabs_finish = Gotowe
play = Zagraj
oneMoment = Chwileczkę…
undo = Cofnij
redo = Ponów
done = Gotowe
add = Dodaj
dismiss = Jasne
saved_server = Zapisano
saved_sending = Zapisano na tym urządzeniu, wysyłam…
saved_device = Zapisano na tym urządzeniu. Próbuję ponownie…
saved_offline = Brak połączenia. Zapisano na tym urządzeniu.
saved_nowhere = Ta przeglądarka niczego nie pamięta. Nie rozłączaj się, aż zobaczysz „Zapisano”.
conflicts_tab = Ta talia zmieniła się jednocześnie w innej karcie przeglądarki. Dopóki nie wybierzesz, to, co tu robisz, zostaje jako kopia.
conflicts_server = Ktoś zmienił tę talię na innym urządzeniu.
conflicts_deleted = Tę talię usunięto w innej karcie przeglądarki.
leftCopy = Karta przeglądarki została zamknięta przed wyborem między dwiema wersjami. Jej wersja została jako kopia.
openCopy = Otwórz kopię
keepDeleted = Zachowaj jako nową talię
keepMine = Zachowaj moją
takeOther = Weź tę drugą
elsewhere = Ta talia jest też otwarta w innej karcie przeglądarki. Obie pokazują to samo.
noDraft = Nie ma tu talii do edycji.
noDraftHint = Może została usunięta albo link do edycji jest niepełny.
waysIn = Sposoby dodawania symboli
ways_pictures = Obrazki
ways_camera = Aparat
ways_draw = Rysuj
ways_emoji = Emoji
ways_words = Słowa
ways_deck = Talia
drop = Upuść obrazki tutaj
dropHint = albo je wybierz. Na początek wystarczy siedem.
pasteHint = Możesz też wkleić obrazki, listy albo komórki arkusza: dwie kolumny staną się parami.
sample = Zacznij od przykładu
collect = Zbieraj od innych
collectShort = Zbieraj
reading = Czytam…
progress = { $done } z { $total }
notLoaded = Nie udało się tego wczytać. Sprawdź połączenie.
wordsLabel = Słowa, po jednym w wierszu
wordsExample =
    jabłko
    chleb
    🥕 marchewka
wordsHint = Dwie kolumny staną się parami. Kreska | zaczyna na karcie nowy wiersz.
found =
    { $symbols ->
        [one] { $symbols } symbol
        [few] { $symbols } symbole
       *[other] { $symbols } symboli
    }{ $pairs ->
        [0] { "" }
       *[other] , w tym pary: { $pairs }
    }
emojiLabel = Szukaj emoji
emojiExample = kot, szkoła, muzyka…
noEmoji = Żadne emoji tak się nie nazywa. Spróbuj innego słowa.
added = Dodano: { $name }
openFile = Otwórz plik .sosie
copyEdition = Albo skopiuj talię i ją zmień
symbolCount =
    { $symbols ->
        [one] { $symbols } symbol
        [few] { $symbols } symbole
       *[other] { $symbols } symboli
    }
noCamera = Nie ma aparatu albo ta strona nie może go używać. Pozwól na to w ustawieniach przeglądarki albo wybierz obrazki.
shoot = Zrób zdjęcie
name = Nazwa
namePlaceholder = Nazwa?
nameless = Jeszcze bez nazwy
edit = Edytuj: { $name }
leftOut = poza talią
names = Nazwy
namesHint = Można zawołać dowolną z nich. Oddziel nazwy przecinkami.
faces = Wersje
face = Wersja { $number }
facesHint = Na każdej karcie widać jedną wersję. Dodaj drugą, a staną się parą.
addFace = Dodaj wersję
addingFace = To, co teraz dodasz, będzie kolejną wersją symbolu { $name }.
notFace = Jednak nowy symbol
removeFace = Usuń tę wersję
removeSymbol = Usuń
textOnCard = Tekst na karcie
crop = Przytnij
cropHint = Ramka przycięcia. Strzałki ją przesuwają, a z klawiszem Shift zmieniają jej rozmiar.
turn = Obróć
whole = Cały obrazek
cutOut = Wytnij z jednolitego tła
cutOuts_auto = Gdy jest jednolite
cutOuts_always = Zawsze
cutOuts_never = Nigdy
tolerance = Tolerancja
toleranceHint = Jak bardzo kolor musi różnić się od tła, żeby został.
tile = Kształt zdjęcia
tiles_deck = Jak w talii
tiles_round = Kółko
tiles_rounded = Okrągłe rogi
outline = Obrys
outlines_auto = Gdy jest blady
outlines_always = Zawsze
outlines_never = Nigdy
editDrawn = Przytnij lub obróć
before = przed
after = po
sheet = Kartka do rysowania
colours = Kolory
colourNames_1 = granatowy
colourNames_2 = czerwony
colourNames_3 = żółty
colourNames_4 = zielony
colourNames_5 = niebieski
colourNames_6 = fioletowy
colourNames_7 = różowy
colourNames_8 = brązowy
colourNames_9 = szary
colourNames_10 = biały
widths_thin = Cienka
widths_middle = Średnia
widths_thick = Gruba
eraser = Gumka
