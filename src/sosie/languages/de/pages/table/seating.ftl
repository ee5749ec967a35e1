sit = Mitspielen
sitting = Du bekommst einen Platz …
waits = Im nächsten Spiel bist du dabei.
joinNext = Gerade läuft ein Spiel. Setz dich: Im nächsten spielst du mit.
replaced = anstelle von { $bot }
