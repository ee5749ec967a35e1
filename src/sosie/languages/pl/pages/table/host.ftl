people = Osoby przy stole
makeHost = Zrób gospodarzem
makeHostHint = { $name } będzie wtedy wybierać, w co gramy.
remove = Usuń
removeHint = { $name } dostanie miłą wiadomość i może wrócić.
keepOut = Usuń i nie wpuszczaj
keepOutHint = { $name } nie będzie już mieć wstępu. Stół też zostanie zablokowany.
sure = Na pewno? Dotknij jeszcze raz
lock = Zablokuj
unlock = Odblokuj
lockHint = Do zablokowanego stołu nikt nowy nie dołączy, nawet żeby oglądać.
locked = Zablokowany: nikt nowy nie może grać ani oglądać.
keptOut =
    { $count ->
        [one] { $count } osoba nie ma wstępu.
        [few] { $count } osoby nie mają wstępu.
       *[other] { $count } osób nie ma wstępu.
    }
forgive = Pozwól im wrócić
unchecked = Nie sprawdzono połączenia
uncheckedHint = Dla serwera { $name } jest daleko i nie dało się tego sprawdzić. Zwykle to prawda.
