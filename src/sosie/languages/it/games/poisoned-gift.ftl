name = Il Regalo avvelenato
help = Trova cos'hanno in comune il centro e la carta di un'altra persona, e regalagliela.
goal = Regala, ma non farti fare regali.
deal = Una carta coperta a testa. Le altre formano la pila al centro, scoperta.
play = Tutti girano la propria carta. Trova cos'hanno in comune la pila e la carta di un'altra persona, chiamalo e metti la carta della pila sulla sua. La tua non conta.
end = Quando la pila è finita, vince chi ha meno carte.
points = 20 a chi vince, 10 al secondo posto.
