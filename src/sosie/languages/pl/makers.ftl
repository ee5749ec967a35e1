unreadable = nie da się odczytać: { $reason }
blank = nic na nim nie widać
too-small = obrazek ma tylko { $width } x { $height } pikseli: bok ma mieć co najmniej { $least }, a najlepiej 300
too-many-pixels = obrazek ma za dużo pikseli, najwyżej tyle milionów: { $most }. Zmniejsz go
damaged = to nie jest obrazek albo jest uszkodzony: zapisz go jeszcze raz jako PNG albo JPEG
no-cut-out = nie da się usunąć tła: zmień tolerancję albo zostaw tło
wrong-crop = fragment to część obrazka: lewa krawędź, góra, szerokość i wysokość, od 0 do 1
wrong-tolerance = tolerancja { $tolerance }: wybierz od 1 do 100

svg-too-large = obrazek ma więcej niż { $most } MB: zapisz go jako PNG
svg-too-long = obrazek ma więcej niż { $most } MB: uprość go albo zapisz jako PNG
svg-not-utf-8 = to nie jest obrazek SVG w UTF-8
not-svg = to nie jest obrazek SVG
svg-damaged = to nie jest obrazek SVG albo jest uszkodzony
svg-entities = obrazek definiuje encje, w których może się kryć wszystko: zapisz go jako zwykły SVG
svg-no-size = nie wiadomo, jak duży jest obrazek: potrzebuje viewBox albo szerokości i wysokości
too-complicated = obrazek jest zbyt skomplikowany na kartę: uprość go albo zapisz jako PNG
svg-too-many-pixels = obrazki w nim mają za dużo pikseli, najwyżej tyle milionów: { $most }
svg-outside = obrazek odsyła do „{ $target }”, co nie jest jego częścią: osadź to albo zapisz obrazek jako PNG
svg-strange-value = „{ $name }” odsyła do czegoś na zewnątrz albo jest dziwnie zapisane: „{ $value }”
svg-huge-number = w „{ $name }” jest za duża liczba: „{ $value }”

features-left-out = { $where }, pominięto: { $features }
a-script = skrypt
a-web-page = strona internetowa
text = tekst (zamień go na ścieżki)
a-filter = filtr
an-animation = animacja
markers = znaczniki
a-pattern = deseń
event-handlers = obsługa zdarzeń
an-imported-style = importowany styl

no-font = żadna czcionka tutaj nie ma wszystkich liter tych słów: { $words }. Zainstaluj czcionkę dla tego pisma, na przykład Noto Sans
and-others = { $words } i innych
no-letters = w „{ $text }” nie ma liter, które widać
no-emoji = nie ma rysunku emoji { $emoji }: weź inne albo obrazek

line = { $file }, wiersz { $number }
list-too-large = { $file } ma więcej niż { $most } MB: to nie może być lista słów
no-text = { $file } to nie jest tekst: zapisz plik jako UTF-8 albo jako CSV UTF-8 w arkuszu
no-row = wiersz { $line } nie jest wierszem tabeli: { $reason }
no-pair = { $where }: obok „{ $cell }” nic nie ma, więc to nie jest para
name-cut = { $where }: nazwa „{ $name }...” jest skrócona, liter zostało { $most }
no-picture-beside = obok listy nie ma obrazka „{ $file }”
word-too-long = „{ $text }...” jest za długie na kartę: liter jest { $count }, a może być najwyżej { $most }

control-character = w nazwie nie może być znaku sterującego U+{ $code }
name-too-long = nazwa „{ $name }...” jest za długa: liter jest { $count }, a może być najwyżej { $most }
no-name = „{ $name }” to nie jest nazwa: potrzebna jest litera albo cyfra

unreadable-path = { $path }: nie da się odczytać: { $reason }
no-file = nie ma pliku ani folderu { $path }
no-source = z { $file } nie da się zrobić talii: podaj folder, obrazki ({ $pictures }), listę słów (.txt), tabelę par (.csv) albo talię ({ $deck })
no-pictures = w folderze { $folder } nie ma obrazków: dodaj je ({ $pictures })
ignored = pominięto, bo to nie są obrazki, które da się odczytać: { $files }
ignored-pictures = pominięto, bo to nie są obrazki, które da się odczytać: { $files }; zapisz je jako JPEG albo PNG

too-many-pictures = za dużo obrazków: jest ich { $count }, a w talii może być najwyżej { $most }
too-few = za mało symboli: { $symbols }. Wystarczy { $least }: kart jest wtedy { $least }, po 3 symbole. Brakuje jeszcze: { $lacking }
nothing-to-take-away = nie ma „{ $name }”, więc nie ma czego usunąć
same-name = { $one } i { $other } nazywają się tak samo, „{ $name }”: zmień jedną nazwę albo usuń jeden symbol
same-picture = { $one } i { $other } to ten sam obrazek: usuń jeden

problems = problemy ({ $count }): { $problems }
more-problems = i jeszcze { $rest }

missing-file = brakuje { $file }
no-difficulty = nie ma takiej trudności: „{ $name }”
no-shape = nie ma takiego kształtu: „{ $name }”
strange-name = nazwa „{ $name }” nie jest zapisana tak, jak nazwy
other-symbols = symbole na kartach to nie te z listy, każdy jeden raz
doubled-name = dwa symbole mają tę samą nazwę
other-cards = karty: tutaj { $cards }, a w talii { $deck }
card-of-others = karta { $card } nie pokazuje swoich symboli
symbol-off = na karcie { $card } symbol wystaje za brzeg albo leży na innym
deck-too-large = to jest za duże na talię
no-archive = to nie jest archiwum zip albo jest uszkodzone
archive-too-large = po rozpakowaniu jest tego więcej niż { $most } MB: użyj mniej obrazków albo mniejszych
too-many-files = za dużo plików w archiwum: jest ich { $count }, a może być najwyżej { $most }
doubled-file = w archiwum są dwa pliki o tej samej nazwie
too-large-to-be-true = „{ $file }” w archiwum jest za duże, żeby to była prawda
strange-path = w archiwum jest plik z dziwną ścieżką, „{ $path }”

wrong-ending = { $file }: nazwa pliku z talią musi się kończyć tak: { $endings }
no-folder = nie da się zapisać { $path }: nie ma folderu { $folder }
no-colour = „{ $colour }” to nie jest kolor: zapisz go tak jak #1F2A44
reading = Czytanie
drawing = Rysowanie symboli
comparing = Porównywanie
laying-out = Układanie kart
printing = Drukowanie
cards = { $cards } (symbole na każdej: { $per_card })
made-of-all = Karty: { $cards }. Użyte są wszystkie symbole: { $pictures }.
made-of-some = Karty: { $cards }. Użyte symbole: { $used } z { $pictures }.
symbols-left-out = Poza talią: { $names }.
all-would-make = Ze wszystkich ({ $pictures }) kart byłoby { $cards }: --per-card { $per_card }.
more-would-make = Gdy dodasz jeszcze { $more }, kart będzie { $cards }.
only-more-would-make = Gdy dodasz jeszcze 2, kart nie przybędzie; gdy dodasz { $more }, będzie ich { $cards }.
different-faces = Wspólne symbole w dwóch różnych wersjach: { $percent }%.
note = Uwaga: { $note }.
pair = { $one } i { $other }
look-alike = Łatwo je pomylić, bo wyglądają podobnie: { $pairs }.
read-alike = Łatwo je pomylić, bo mają podobne nazwy: { $pairs }.
change-a-picture = Weź inny obrazek dla jednego z nich albo usuń jeden, z --without.
change-a-name = Nazwij jeden z nich inaczej albo usuń jeden, z --without.
and-more = { $names } i jeszcze { $rest }

for-the-printer = do drukarki, w skali 100%, dwustronnie
the-deck-itself = sama talia, do grania, ponownego druku albo zmiany
all-on-one-picture = wszystkie karty na jednym obrazku
