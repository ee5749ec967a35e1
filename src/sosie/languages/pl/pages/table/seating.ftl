sit = Usiądź
sitting = Siadasz…
waits = Zagrasz w następnej grze.
joinNext = Gra już trwa. Usiądź teraz: zagrasz w następnej.
replaced = zamiast: { $bot }
