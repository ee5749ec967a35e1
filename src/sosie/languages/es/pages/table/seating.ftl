sit = Sentarse
sitting = Te hacemos sitio…
waits = Juegas en la próxima partida.
joinNext = Hay una partida en curso. Siéntate: juegas en la próxima.
replaced = en lugar de { $bot }
