pausedHint = Es geht weiter, wenn alle bereit sind.
back = Zurück zur Veranstaltung
backSoon = Gleich geht es zurück zur Veranstaltung.
paused = Pause
