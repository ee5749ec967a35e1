name = Desempate
help = Encuentra lo que comparten las dos cartas y da la tuya primero.
