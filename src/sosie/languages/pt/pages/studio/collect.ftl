collect = Recolha em grupo
invite = Quem abrir isto num telefone pode enviar imagens e desenhos. Tu decides o que entra.
end = Fechar a recolha
closes = Fecha sozinha em { $when }.
ended = A recolha acabou.
again = Recolher outra vez
waiting =
    { $count ->
        [0] Ainda não chegou nada
        [1] Chegou { $count } imagem
       *[other] Chegaram { $count } imagens
    }
acceptAll = Aceitar tudo
accept = Aceitar { $name }
decline = Recusar { $name }
by = de { $name }
title = Juntar ao baralho
titleOf = Juntar a { $deck }
lead = Envia uma imagem ou um desenho para o baralho. Só quem faz o baralho vê e decide.
picture = Escolher imagem
photo = Tirar uma foto
draw = Desenhar
what = Como se chama?
who = O teu nome, se quiseres
send = Enviar
sending = A enviar…
cancel = Outra imagem
sent = Enviado. Mais alguma coisa?
known_declined = Quem faz o baralho já recusou esta imagem.
known_accepted = Esta imagem já está no baralho.
yours = O que enviaste
states_waiting = à espera
states_accepted = no baralho
states_declined = recusado
states_withdrawn = retirado
takeBack = Retirar { $name }
closed = Esta recolha acabou.
closedHint = Pergunta a quem faz o baralho.
none = Esta recolha não existe.
noneHint = Confere o código, ou lê outra vez o código QR.
problems_unusable-source = Não se consegue ler esta imagem. Experimenta outra.
problems_blank = Não se vê nada nesta imagem. Experimenta outra.
problems_too-small = Esta imagem é pequena demais. Experimenta uma maior.
problems_too-complicated = Esta imagem é complicada demais. Experimenta uma mais simples.
problems_bad-name = Este nome não serve. Usa letras ou números.
problems_too-many-contributions = Já enviaste tudo o que uma pessoa pode enviar.
problems_collection-full = A recolha está cheia por agora. Tenta mais tarde.
problems_too-large = Esta imagem é grande demais.
problems_closed = Esta recolha acabou.
retry = Sem rede. É enviado assim que a rede voltar: deixa esta página aberta.
later = O servidor está ocupado. É enviado outra vez daqui a pouco: deixa esta página aberta.
