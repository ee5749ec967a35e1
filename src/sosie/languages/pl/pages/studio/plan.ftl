plan = Plan
choose = Wybierz talię
waiting = Obliczam karty…
lacking =
    { $symbols ->
        [one] Jeszcze { $symbols } symbol
        [few] Jeszcze { $symbols } symbole
       *[other] Jeszcze { $symbols } symboli
    }
least = Najmniejsza talia: { $symbols } symboli, tyle samo kart, po 3 na karcie.
deck =
    { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    } po { $each }
all = Są wszystkie symbole: { $symbols }.
leaves = Poza talią: { $names }
leavesMore = Poza talią: { $names } i jeszcze { $rest }
option =
    { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    } po { $each } { $each ->
        [one] symbol
        [few] symbole
       *[other] symboli
    }, { $leftOut ->
        [0] wszystkie w talii
        [one] { $leftOut } symbol poza talią
        [few] { $leftOut } symbole poza talią
       *[other] { $leftOut } symboli poza talią
    }
more =
    Jeszcze { $more }, a { $cards ->
        [one] będzie { $cards } karta
        [few] będą { $cards } karty
       *[other] będzie { $cards } kart
    } po { $each }.
why = Czemu nie więcej kart?
legend = W kółku: liczba kart. Pod nim: symbole na każdej. Obwódka pokazuje, ile twoich symboli jest w talii. Przerywane kółka wymagają więcej symboli.
reasons_fisher = Każde dwie karty mają dokładnie jeden wspólny symbol. Dlatego przy { $symbols } symbolach może być najwyżej tyle kart: { $cards }. Kart nigdy nie jest więcej niż symboli (Fisher, 1940).
reasons_deza = Przy { $each } symbolach na karcie talia bez symbolu wspólnego dla wszystkich kart ma najwyżej tyle kart: { $cards } (Deza, 1974).
reasons_no-plane = Idealna talia z { $symbols } symboli byłaby płaszczyzną rzutową, która nie istnieje, więc kart może być najwyżej { $cards } (Bruck i Ryser, 1949; Lam, 1989).
reasons_second-moment = Gdy policzyć pary kart, widać, że z { $symbols } symboli powstanie najwyżej tyle kart tej wielkości: { $cards }.
reasons_ten-on-a-card = Karta ma tu najwyżej dziesięć symboli, żeby wszyscy dobrze je widzieli. Dlatego kart może być najwyżej { $cards }, bez względu na liczbę symboli.
reasons_other = Matematyka pozwala tu na talię najwyżej z { $cards } kart, a nie wszystkie takie talie ktoś już znalazł.
