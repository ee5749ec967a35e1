collect = Samen verzamelen
invite = Iedereen die dit op een telefoon opent, kan plaatjes en tekeningen sturen. Jij bepaalt wat erin komt.
end = Stop met verzamelen
closes = Het stopt vanzelf op { $when }.
ended = Het verzamelen is gestopt.
again = Weer verzamelen
waiting =
    { $count ->
        [one] Er is { $count } plaatje binnen
        [0] Er is nog niets binnen
       *[other] Er zijn { $count } plaatjes binnen
    }
acceptAll = Alles aannemen
accept = { $name } aannemen
decline = { $name } afwijzen
by = van { $name }
title = Iets toevoegen aan de set
titleOf = Toevoegen aan { $deck }
lead = Stuur een plaatje of een tekening voor de set. Alleen de maker van de set ziet het, en beslist.
picture = Kies een plaatje
photo = Maak een foto
draw = Tekenen
what = Hoe heet het?
who = Je voornaam, als je wilt
send = Sturen
sending = Versturen…
cancel = Ander plaatje
sent = Verstuurd. Nog eentje?
known_declined = De maker van de set heeft dit plaatje al eens afgewezen.
known_accepted = Dit plaatje zit al in de set.
yours = Door jou gestuurd
states_waiting = wacht nog
states_accepted = in de set
states_declined = afgewezen
states_withdrawn = teruggenomen
takeBack = { $name } terugnemen
closed = Dit verzamelen is gestopt.
closedHint = Vraag het aan de maker van de set.
none = Hier wordt niets verzameld.
noneHint = Controleer de code, of scan de QR-code nog eens.
problems_unusable-source = Dit plaatje is niet te lezen. Probeer een ander.
problems_blank = Op dit plaatje is niets te zien. Probeer een ander.
problems_too-small = Dit plaatje is te klein. Probeer een groter plaatje.
problems_too-complicated = Dit plaatje is te ingewikkeld. Probeer een simpeler plaatje.
problems_bad-name = Deze naam kan niet. Neem letters of cijfers.
problems_too-many-contributions = Je hebt alles gestuurd wat één persoon kan sturen.
problems_collection-full = Er is nu genoeg verzameld. Probeer het later nog eens.
problems_too-large = Dit plaatje is te groot.
problems_closed = Dit verzamelen is gestopt.
retry = Geen verbinding. Het wordt verstuurd zodra die er is: laat deze pagina open.
later = De server heeft het druk. Het wordt zo nog eens verstuurd: laat deze pagina open.
