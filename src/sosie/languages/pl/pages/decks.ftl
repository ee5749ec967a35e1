title = Talie
lead = Graj własnymi obrazkami: z klasą, rodziną, słówkami.
drop = Importuj talię
dropHint = Upuść tu plik .sosie albo go wybierz.
reading = Czytam talię…
brought = Gotowe: { $name }.
yours = Twoje talie
all = Gotowe talie
cards =
    { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    } po { $each } { $each ->
        [one] symbol
        [few] symbole
       *[other] symboli
    }
play = Graj
print = Drukuj
download = Zapisz
forget = Usuń z tej listy
remove = Usuń
removeTitle = Usunąć: { $name }?
removeText = Z serwera znikną jej obrazki i wszystkie gry tą talią, dla wszystkich. Tego nie da się cofnąć.
removeYes = Usuń na zawsze
make = Zrób talię
makeText = Ze zdjęć, rysunków, słów albo emoji. W pojedynkę albo z całą klasą.
symbols =
    { $symbols ->
        [one] { $symbols } symbol
        [few] { $symbols } symbole
       *[other] { $symbols } symboli
    }
drafts = W pracy
draftCopy = kopia
copy = Skopiuj i zmień
copyHint = Kopia jest tylko twoja. Sama talia się nie zmieni.
gone = Tej talii już nie ma.
goneHint = Może ktoś ją usunął albo w adresie jest błąd.
problems_unreadable = Sosie nie umie odczytać tej talii.
problems_large = Ten plik jest za duży. Weź mniejsze obrazki: 500 pikseli wystarczy.
problems_busy = Serwer czyta teraz wiele talii. Spróbuj za chwilę.
problems_failed = To się nie udało. Spróbuj za chwilę.
