names = Loutre rapide, Renard malin, Chouette futée, Rouge-gorge vif, Panda joyeux, Lynx attentif, Macareux gai, Hérisson sage
