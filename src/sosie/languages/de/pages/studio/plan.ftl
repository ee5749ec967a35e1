plan = Plan
choose = Ein Kartenspiel wählen
waiting = Die Karten werden berechnet …
lacking =
    { $symbols ->
        [one] Noch { $symbols } Symbol
       *[other] Noch { $symbols } Symbole
    }
least = { $symbols } Symbole ergeben das kleinste Kartenspiel: { $symbols } Karten mit je 3.
deck = { $cards } Karten mit je { $each }
all = Alle { $symbols } Symbole sind dabei.
leaves = Übrig: { $names }
leavesMore = Übrig: { $names } und { $rest } weitere
option =
    { $cards } Karten mit je { $each } Symbolen, { $leftOut ->
        [0] keines bleibt übrig
        [one] { $leftOut } Symbol bleibt übrig
       *[other] { $leftOut } Symbole bleiben übrig
    }
more = { $more } mehr ergäben { $cards } Karten mit je { $each }.
why = Warum nicht mehr Karten?
legend = Im Kreis: die Zahl der Karten. Darunter: die Symbole auf jeder. Der Ring zeigt, wie viele deiner Symbole gebraucht werden. Gestrichelte Kreise brauchen mehr Symbole.
reasons_fisher = Je zwei Karten haben genau ein Symbol gemeinsam. Mit dieser Regel ergeben { $symbols } Symbole nie mehr als { $cards } Karten: Es gibt nie mehr Karten als Symbole (Fisher, 1940).
reasons_deza = Mit { $each } Symbolen auf jeder Karte hat ein Kartenspiel, in dem kein Symbol auf allen ist, höchstens { $cards } Karten (Deza, 1974).
reasons_no-plane = Ein vollkommenes Kartenspiel aus { $symbols } Symbolen wäre eine projektive Ebene, die es nicht gibt. Darum sind { $cards } Karten die Grenze (Bruck und Ryser, 1949; Lam, 1989).
reasons_second-moment = Zählt man die Kartenpaare, ergeben { $symbols } Symbole höchstens { $cards } Karten dieser Größe.
reasons_ten-on-a-card = Hier hat eine Karte höchstens zehn Symbole, damit alle gut zu sehen sind. Das ergibt höchstens { $cards } Karten, egal wie viele Symbole es sind.
reasons_other = Die Mathematik erlaubt hier höchstens { $cards } Karten, und manche dieser Kartenspiele hat noch niemand gefunden.
