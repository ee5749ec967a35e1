levels_child = Rustig
levels_adult = Vlot
levels_expert = Flits
fewer = Eén minder
more = Eén meer
cards = Kaarten
otherCards = Andere kaarten
aboutCards = { $cards } kaarten met elk { $symbols } symbolen
