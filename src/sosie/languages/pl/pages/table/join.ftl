table = Stół { $code }
nobody = Jeszcze nikt tu nie siedzi. Zacznij ty!
here =
    { $count ->
        [one] { $names } już tu jest.
        [few] { $names } już tu są.
       *[other] { $names } już tu są.
    }
bot = { $name } (bot)
series =
    { $count } { $count ->
        [one] minigra
        [few] minigry
       *[other] minigier
    }
practice = Trening
name = Twoje imię
join = Dołącz
joining = Siadasz…
watch = Tylko oglądaj
full = Osiem miejsc, wszystkie zajęte. Popatrz chwilę: usiądziesz, gdy ktoś odejdzie.
closed = Ten stół jest zamknięty. Poproś o nowy kod albo otwórz własny stół.
locked = Ten stół jest zablokowany: nikt nowy nie może grać ani oglądać. Poproś gospodarza o odblokowanie. Ta strona odświeża się sama.
keptOut = Gospodarz prosi, żeby nie wracać do tego stołu. Możesz otworzyć własny.
missing = Nie ma stołu { $code }.
missingHint = Może został zamknięty albo w kodzie jest błąd. Wpisz kod jeszcze raz:
code = Kod stołu
go = Do stołu
badName = To imię nie działa. Użyj od 1 do 24 liter, cyfr lub znaków.
tooMany = Za dużo prób. Spróbuj za { $seconds } s.
failed = To się nie udało. Spróbuj za chwilę.
