plan = Plan
choose = Choose a deck
waiting = Working out the cards…
# Variables: $symbols (Number)
lacking =
    { $symbols ->
        [one] { $symbols } more symbol
       *[other] { $symbols } more symbols
    }
# Variables: $symbols (Number)
least = { $symbols } symbols make the smallest deck: { $symbols } cards with 3 on each.
# Variables: $cards (Number), $each (Number)
deck = { $cards } cards, { $each } on each
# Variables: $symbols (Number)
all = All { $symbols } symbols are in.
# Variables: $names (String)
leaves = Left out: { $names }
# $names are the first names in a list with commas, $rest is how many more there are (1 or more).
# Variables: $names (String), $rest (Number)
leavesMore = Left out: { $names } and { $rest } more
# Variables: $cards (Number), $each (Number), $leftOut (Number)
option =
    { $cards } cards with { $each } symbols each, { $leftOut ->
        [0] none left out
        [one] { $leftOut } symbol left out
       *[other] { $leftOut } symbols left out
    }
# Variables: $more (Number), $cards (Number), $each (Number)
more = { $more } more would make { $cards } cards with { $each } on each.
why = Why not more cards?
legend = In a circle: the number of cards. Below it: the symbols on each. The ring shows how many of your symbols are used. Dashed circles need more symbols.
# Variables: $cards (Number), $symbols (Number), $perCard (Number)
reasons_fisher = Any two cards share exactly one symbol. With that rule, { $symbols } symbols can never make more than { $cards } cards: there are never more cards than symbols (Fisher, 1940).
# Variables: $cards (Number), $_ (Number), $each (Number)
reasons_deza = With { $each } symbols on each card, a deck without one symbol on all cards has at most { $cards } cards (Deza, 1974).
# Variables: $cards (Number), $symbols (Number), $perCard (Number)
reasons_no-plane = A perfect deck for { $symbols } symbols would be a projective plane that does not exist, so { $cards } cards is the limit (Bruck and Ryser, 1949; Lam, 1989).
# Variables: $cards (Number), $symbols (Number), $perCard (Number)
reasons_second-moment = Counting the pairs of cards shows that { $symbols } symbols make at most { $cards } cards of this size.
# Variables: $cards (Number), $symbols (Number), $perCard (Number)
reasons_ten-on-a-card = A card here has at most ten symbols, so that everybody can see them. That gives at most { $cards } cards, however many symbols there are.
# Variables: $cards (Number), $symbols (Number), $perCard (Number)
reasons_other = Mathematics allows at most { $cards } cards here, and nobody has found all of those decks.
