title = Trening
editions = Karty
begin = Jeden symbol jest na obu kartach. Dotknij go.
shuffling = Rozdaję karty…
right = Tak: { $symbol }!
wrong = { $symbol }: tylko na jednej karcie. Szukaj dalej.
missing = Te karty wymagają połączenia. Oto inne.
wrongPair = { $symbol }: nic z drugiej karty tu nie pasuje. Szukaj dalej.
hint = Jeden symbol świeci. Znajdź go na drugiej karcie.
pairHint = Jeden symbol świeci. Co pasuje do niego na drugiej karcie?
last = Ostatnia para
best = Rekord
median = Typowy czas
progress = Twoje postępy
tooFew =
    Jeszcze za wcześnie: trzeba dwóch tygodni, w każdym co najmniej { $least } { $least ->
        [one] para
        [few] pary
       *[other] par
    }.
faster = Twój typowy czas jest o { $time } krótszy niż w pierwszym z tych tygodni.
slower = Twój typowy czas jest o { $time } dłuższy niż w pierwszym z tych tygodni.
week =
    połowa od { $low } do { $high } · { $count ->
        [one] { $count } para
        [few] { $count } pary
       *[other] { $count } par
    }
tooFewPairs = za mało
weeksHint = Każdy tydzień ma datę swojego poniedziałku. Kropka to mediana. Trudne symbole wracają tu częściej, więc przy stole idzie ci trochę szybciej.
slow = Te wracają częściej
kept = Wszystko to jest tylko na tym urządzeniu.
delete = Usuń moje czasy z treningu
sure = Usuniesz swoje czasy ze wszystkich talii. Tego nie da się cofnąć.
yes = Usuń na zawsze
