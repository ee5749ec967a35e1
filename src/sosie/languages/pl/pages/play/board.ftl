yourCard = Twoja karta
centre = Karta na środku
cardOf = Karta: { $name }
card = Karta { $number }
cards =
    { $name }, { $count } { $count ->
        [one] karta
        [few] karty
       *[other] kart
    }
bot = bot
away = offline
frozen = chwila zamrożenia
out = koniec
ring = z Pierścieniem
take = Bierz!
takeKey = albo naciśnij spację
slap = Klep!
slapPile = Klepnij stos
match = { $name }: { $symbol }
