sit = Ga zitten
sitting = Je gaat zitten…
waits = Je speelt het volgende spel mee.
joinNext = Er is een spel bezig. Ga zitten: je speelt het volgende mee.
replaced = in plaats van { $bot }
