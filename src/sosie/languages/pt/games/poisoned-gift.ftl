name = O Presente Envenenado
help = Encontra o símbolo em comum entre o centro e a carta de outra pessoa, e dá-lhe a do centro.
goal = Dar, e não receber.
deal = Uma carta por pessoa, virada para baixo. As outras são o monte no meio, virado para cima.
play = Todos viram a sua carta. Encontra o símbolo em comum entre o monte e a carta de outra pessoa, diz qual é e põe a carta do monte em cima da dela. A tua carta não conta.
end = Quando o monte acaba, ganha quem tem menos cartas.
points = 20 ao primeiro lugar, 10 ao segundo.
