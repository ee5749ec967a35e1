collect = Zbieraj od innych
invite = Kto otworzy to na telefonie, może wysyłać obrazki i rysunki. Ty decydujesz, co trafi do talii.
end = Zakończ zbiórkę
closes = Zakończy się sama: { $when }.
ended = Zbiórka się skończyła.
again = Zbieraj dalej
waiting =
    { $count ->
        [0] Jeszcze nic nie dotarło
        [one] Dotarł { $count } obrazek
        [few] Dotarły { $count } obrazki
       *[other] Dotarło { $count } obrazków
    }
acceptAll = Weź wszystkie
accept = Weź: { $name }
decline = Odrzuć: { $name }
by = od: { $name }
title = Dodaj do talii
titleOf = Dodaj do: { $deck }
lead = Wyślij obrazek albo rysunek do talii. Widzi go i decyduje tylko osoba, która robi talię.
picture = Wybierz obrazek
photo = Zrób zdjęcie
draw = Narysuj
what = Jak to się nazywa?
who = Twoje imię, jeśli chcesz
send = Wyślij
sending = Wysyłam…
cancel = Inny obrazek
sent = Wysłane. Coś jeszcze?
known_declined = Ten obrazek został już kiedyś odrzucony.
known_accepted = Ten obrazek już jest w talii.
yours = Od ciebie
states_waiting = czeka
states_accepted = w talii
states_declined = odrzucony
states_withdrawn = wycofany
takeBack = Wycofaj: { $name }
closed = Ta zbiórka się skończyła.
closedHint = Zapytaj osobę, która robi talię.
none = Nie ma takiej zbiórki.
noneHint = Sprawdź kod albo zeskanuj kod QR jeszcze raz.
problems_unusable-source = Tego obrazka nie da się odczytać. Spróbuj z innym.
problems_blank = Na tym obrazku nic nie widać. Spróbuj z innym.
problems_too-small = Ten obrazek jest za mały. Spróbuj z większym.
problems_too-complicated = Ten obrazek jest zbyt skomplikowany. Spróbuj z prostszym.
problems_bad-name = Ta nazwa nie działa. Użyj liter albo cyfr.
problems_too-many-contributions = Jedna osoba nie może wysłać więcej.
problems_collection-full = Zbiórka jest na razie pełna. Spróbuj później.
problems_too-large = Ten obrazek jest za duży.
problems_closed = Ta zbiórka się skończyła.
retry = Brak połączenia. Wyśle się, gdy tylko wróci: zostaw tę stronę otwartą.
later = Serwer jest zajęty. Wyśle się za chwilę: zostaw tę stronę otwartą.
