### A table of an event.

pausedHint = The game goes on when everybody is ready.
back = Back to the event
backSoon = You return to the event in a moment.
paused = Pause
