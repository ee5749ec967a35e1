pausedHint = Gra ruszy dalej, gdy wszyscy będą na miejscu.
back = Wróć do wydarzenia
backSoon = Za chwilę wrócisz do wydarzenia.
paused = Pauza
