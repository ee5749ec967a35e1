name = La Patata caliente
help = Encuentra lo que tu carta comparte con la de otro y dale la tuya.
goal = Pásalas, y deprisa.
deal = Cinco rondas o más. En cada una, una carta a cada uno, descubiertas a la vez.
play = Busca qué comparte tu carta con la de otro, cántalo y pon todo lo que tengas sobre la suya. Tú te libras; el otro sigue con tu carta.
end = Quien se queda con todas las aparta. Tras la última ronda, gana quien tenga menos.
points = 5 menos por ronda perdida.

rounds = Rondas de Patata caliente
