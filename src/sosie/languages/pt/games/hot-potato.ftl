name = A Batata Quente
help = Encontra o símbolo em comum entre a tua carta e outra, e passa a tua.
goal = Passa-as, e depressa.
deal = Cinco rondas ou mais. Em cada uma, uma carta por pessoa, viradas ao mesmo tempo.
play = Encontra o símbolo em comum entre a tua carta e a de outra pessoa, diz qual é e põe tudo o que tens em cima da carta dela. Tu já te safaste; ela continua com a tua carta.
end = Quem fica com todas põe essas cartas de lado. Depois da última ronda, ganha quem tem menos.
points = 5 a menos por ronda perdida.

rounds = Rondas da Batata Quente
