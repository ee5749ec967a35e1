sit = Sentar
sitting = Um lugar para ti…
waits = Jogas na próxima partida.
joinNext = Há uma partida em jogo. Senta-te já: jogas na próxima.
replaced = no lugar de { $bot }
