plan = Piano
choose = Scegli un mazzo
waiting = Calcolo le carte…
lacking =
    { $symbols ->
        [one] Ancora { $symbols } simbolo
       *[other] Ancora { $symbols } simboli
    }
least = { $symbols } simboli fanno il mazzo più piccolo: { $symbols } carte da 3.
deck = { $cards } carte da { $each } simboli
all = Ci sono tutti i { $symbols } simboli.
leaves = Restano fuori: { $names }
leavesMore =
    { $rest ->
        [one] Restano fuori: { $names } e { $rest } altro
       *[other] Restano fuori: { $names } e altri { $rest }
    }
option =
    { $cards } carte da { $each } simboli, { $leftOut ->
        [0] nessuno resta fuori
        [one] { $leftOut } simbolo resta fuori
       *[other] { $leftOut } simboli restano fuori
    }
more = Con { $more } in più: { $cards } carte da { $each }.
why = Perché non più carte?
legend = In un cerchio: il numero di carte. Sotto: i simboli su ognuna. L'anello mostra quanti dei tuoi simboli sono usati. Per i cerchi tratteggiati servono più simboli.
reasons_fisher = Due carte hanno sempre un solo simbolo in comune. Con questa regola, { $symbols } simboli non danno mai più di { $cards } carte: non ci sono mai più carte che simboli (Fisher, 1940).
reasons_deza = Con { $each } simboli su ogni carta, un mazzo senza un simbolo presente su tutte ha al massimo { $cards } carte (Deza, 1974).
reasons_no-plane = Un mazzo perfetto di { $symbols } simboli sarebbe un piano proiettivo che non esiste: quindi il limite è di { $cards } carte (Bruck e Ryser, 1949; Lam, 1989).
reasons_second-moment = Contando le coppie di carte si vede che { $symbols } simboli danno al massimo { $cards } carte di questa grandezza.
reasons_ten-on-a-card = Qui una carta ha al massimo dieci simboli, così si vedono bene. Questo dà al massimo { $cards } carte, per quanti simboli ci siano.
reasons_other = Qui la matematica permette al massimo { $cards } carte, e nessuno ha ancora trovato tutti quei mazzi.
