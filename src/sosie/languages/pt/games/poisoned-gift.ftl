name = O Presente Envenenado
help = Encontra o símbolo em comum entre o centro e a carta de outra pessoa, e oferece-lha.
goal = Dar, e não receber.
deal = Uma carta por pessoa, virada para baixo. As outras são o monte no meio, virado para cima.
play = Todos viram a sua carta. Encontra o símbolo em comum entre o monte e a carta de outra pessoa, di-lo e põe a carta do monte em cima da dela. A tua carta não conta.
end = Quando o monte acaba, ganha quem tem menos cartas.
points = 20 para o primeiro lugar, 10 para o segundo.
