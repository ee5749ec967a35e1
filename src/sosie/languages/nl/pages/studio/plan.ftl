plan = Plan
choose = Kies een set
waiting = De kaarten worden berekend…
lacking =
    { $symbols ->
        [one] Nog { $symbols } symbool
       *[other] Nog { $symbols } symbolen
    }
least = { $symbols } symbolen geven de kleinste set: { $symbols } kaarten met elk 3.
deck = { $cards } kaarten met elk { $each }
all = Alle { $symbols } symbolen doen mee.
leaves = Over: { $names }
leavesMore = Over: { $names } en nog { $rest }
option =
    { $cards } kaarten met elk { $each } symbolen, { $leftOut ->
        [0] geen symbool over
        [one] { $leftOut } symbool over
       *[other] { $leftOut } symbolen over
    }
more = Met nog { $more } erbij: { $cards } kaarten met elk { $each }.
why = Waarom niet meer kaarten?
legend = In een cirkel: het aantal kaarten. Eronder: de symbolen op elke kaart. De ring toont hoeveel van je symbolen meedoen. Voor cirkels met streepjes zijn meer symbolen nodig.
reasons_fisher = Twee kaarten hebben altijd precies één symbool hetzelfde. Met die regel maak je van { $symbols } symbolen nooit meer dan { $cards } kaarten: er zijn nooit meer kaarten dan symbolen (Fisher, 1940).
reasons_deza = Met { $each } symbolen per kaart heeft een set hoogstens { $cards } kaarten, als er geen symbool op alle kaarten staat (Deza, 1974).
reasons_no-plane = Een perfecte set met { $symbols } symbolen zou een projectief vlak zijn dat niet bestaat. Daarom is { $cards } kaarten de grens (Bruck en Ryser, 1949; Lam, 1989).
reasons_second-moment = Tel je de paren kaarten, dan blijkt: { $symbols } symbolen geven hoogstens { $cards } kaarten van deze grootte.
reasons_ten-on-a-card = Een kaart heeft hier hoogstens tien symbolen, zodat je ze allemaal goed ziet. Dat geeft hoogstens { $cards } kaarten, hoeveel symbolen er ook zijn.
reasons_other = De wiskunde staat hier hoogstens { $cards } kaarten toe, en sommige van die sets heeft nog niemand gevonden.
