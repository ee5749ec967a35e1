title = Gotowe
untitled = Moja talia
showMe = Pokaż mi
play = Zagraj
playText = Otwiera stół z tą talią. Zaproś innych albo dodaj boty.
print = Drukuj
printText = Arkusze do wycięcia: karty, rewersy, nazwy, zasady i pudełko.
save = Zapisz
saveText = Plik .sosie z całą talią, na pamiątkę albo dla innych.
share = Udostępnij
shareText = Inni mogą nią grać, drukować ją i kopiować. Nie mogą jej zmienić.
shareHint = To talia w obecnej postaci. Po zmianie udostępnij ją jeszcze raz.
send = Wyślij adres
copied = Skopiowano
visit = Zobacz stronę
link = Link do edycji
copyLink = Kopiuj link
linkText = Do dalszej pracy na innym urządzeniu albo razem.
linkHint = Kto ma ten link, może zmienić i usunąć talię: zachowaj go dla siebie.
linkKept =
    Serwer przechowuje szkic przez { $days } { $days ->
        [one] dzień
        [few] dni
       *[other] dni
    } od ostatniej zmiany; to urządzenie też.
linkLater = Link pojawi się, gdy talia będzie na serwerze.
remove = Usuń
removeText = Szkic, jego obrazki i udostępnione z niego talie.
removeSure = Zniknie z tego urządzenia i z serwera, dla wszystkich, którzy mają adres. Tego nie da się cofnąć.
removeYes = Usuń na zawsze
another = Zrób następną talię
paper = Papier
letter = US Letter
cardSize = Rozmiar karty
cardSizeHint = 85 mm pasuje do większości dłoni; małym dzieciom łatwiej z większymi kartami.
partsLabel = Drukuj razem z kartami
parts_cards = Karty
parts_backs = Rewersy, po drugiej stronie
parts_index = Strona ze wszystkimi nazwami
parts_rules = Zasady
parts_box = Pudełko do złożenia
flip = Obracaj papier wzdłuż
flips_long = długiego boku
flips_short = krótkiego boku
printHint = Drukuj w skali 100%, na najgrubszym papierze, jaki przyjmie drukarka.
pdf = Zapisz PDF
making = Tworzę strony…
pageOf = Strona { $page } z { $pages }
before = Poprzednia strona
after = Następna strona
