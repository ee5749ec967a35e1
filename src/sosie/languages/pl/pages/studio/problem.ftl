missingName = Jak to się nazywa?
noTitle = Nazwij talię.
room =
    { $symbols ->
        [one] Jest miejsce na { $symbols } symbol.
        [few] Jest miejsce na { $symbols } symbole.
       *[other] Jest miejsce na { $symbols } symboli.
    }
doubledName = Inny symbol też nazywa się { $name }.
longName = Najdłuższa nazwa ma tyle liter: { $most }. Reszta została pominięta.
missingNames =
    { $count ->
        [one] { $count } symbol bez nazwy
        [few] { $count } symbole bez nazwy
       *[other] { $count } symboli bez nazwy
    }
doubledNames =
    { $count ->
        [one] { $count } nazwa się powtarza
        [few] { $count } nazwy się powtarzają
       *[other] { $count } nazw się powtarza
    }
samePicture = Ten sam obrazek co { $name }. Usuń jeden.
unreadable = Tego nie da się narysować. Spróbuj z innym obrazkiem.
refused_no-face = Jeszcze nic nie widać. Dodaj obrazek albo słowo.
refused_lost = Brakuje obrazka. Usuń symbol albo dodaj obrazek jeszcze raz.
refused_bad-name = Jedna z nazw nie działa. Użyj liter albo cyfr, najwyżej 40.
refused_no-cut-out = Nie da się usunąć tła. Zmień tolerancję albo zostaw tło.
refused_too-small = Ten obrazek jest za mały. Weź większy albo większy fragment.
refused_blank = Nic na nim nie widać.
refused_no-emoji = Nie ma rysunku tego emoji. Weź inne albo obrazek.
refused_no-font = Serwer nie ma czcionki z tymi literami.
refused_too-complicated = Ten obrazek jest zbyt skomplikowany. Weź prostszy.
refused_too-large = Ten obrazek jest za duży.
refused_too-many-pictures = W talii nie ma miejsca na więcej obrazków.
refused_draft-full = W talii nie ma miejsca na więcej obrazków.
tooFew =
    { $lacking ->
        [one] Dodaj jeszcze { $lacking } symbol, a powstanie talia.
        [few] Dodaj jeszcze { $lacking } symbole, a powstanie talia.
       *[other] Dodaj jeszcze { $lacking } symboli, a powstanie talia.
    }
others =
    { $count ->
        [one] Sprawdź jeszcze { $count } symbol.
        [few] Sprawdź jeszcze { $count } symbole.
       *[other] Sprawdź jeszcze { $count } symboli.
    }
alike =
    { $pairs ->
        [one] { $pairs } parę łatwo pomylić
        [few] { $pairs } pary łatwo pomylić
       *[other] { $pairs } par łatwo pomylić
    }
alikeWhy_pictures = { $one } i { $other } wyglądają prawie tak samo.
alikeWhy_names = { $one } i { $other } różnią się jedną literą.
files_empty = Plik jest pusty.
files_too-large = Plik jest za duży: obrazek ma najwyżej 80 MB, a obrazek SVG 2 MB.
files_too-many-pixels = Obrazek ma za dużo pikseli: najwyżej 200 milionów.
files_too-small = Obrazek jest za mały: bok ma mieć co najmniej 16 pikseli, a najlepiej 300.
files_heic = Ta przeglądarka nie czyta obrazków HEIC. Najpierw zapisz go jako JPEG.
files_unreadable = Tego obrazka nie da się odczytać. Otwórz go w innym programie i zapisz jako JPEG albo PNG.
files_not-a-picture = To nie jest obrazek, lista ani talia.
files_unreadable-file = Tego pliku nie da się odczytać.
files_too-many-files = Najwięcej plików naraz: { $most }. Reszta została pominięta.
files_too-long = Najwięcej liter w słowie na karcie: { $most }. Reszta została pominięta.
files_long-name = Najwięcej liter w nazwie: { $most }. Dłuższe są skrócone, ale słowa na kartach są całe.
files_lone-cell = W niektórych wierszach jest tylko pierwsza komórka. Te symbole nie są parami.
files_too-many-faces = Najwięcej wersji jednego symbolu: { $most }. Reszta została pominięta.
files_large-deck = Talia jest za duża: najwyżej { $most } MB.
files_unreadable-deck = Sosie nie umie odczytać tej talii.
files_offline = Nie ma połączenia z serwerem. Spróbuj, gdy wróci.
files_failed = To się nie udało. Spróbuj za chwilę.
files_too-many = Najwięcej symboli w talii: { $most }. Reszta została pominięta.
