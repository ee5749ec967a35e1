### Texts for people who sit down late, and for the bots that make room for them.

sit = Sit down
sitting = Sitting down…
waits = You play in the next game.
joinNext = A game is on. Sit down now: you play in the next one.
# Variables: $bot (String)
replaced = in place of { $bot }
