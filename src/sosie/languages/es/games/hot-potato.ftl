name = La Patata caliente
help = Encuentra lo que tu carta comparte con otra y pasa la tuya.
goal = Pásalas, y deprisa.
deal = Cinco rondas o más. En cada una, una carta por persona, descubiertas a la vez.
play = Busca qué comparte tu carta con la de otra persona, cántalo y pon encima todo lo que tengas. Tú te libras; allí siguen con tu carta.
end = Quien se queda con todas las aparta. Tras la última ronda, gana quien tenga menos.
points = 5 menos por ronda perdida.

rounds = Rondas de Patata caliente
