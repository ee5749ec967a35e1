missingName = Come si chiama?
noTitle = Dai un nome al mazzo.
room =
    { $symbols ->
        [one] C'è posto per { $symbols } altro simbolo.
       *[other] C'è posto per altri { $symbols } simboli.
    }
doubledName = Un altro simbolo si chiama { $name }.
longName = Un nome ha al massimo { $most } lettere. Il resto è rimasto fuori.
missingNames =
    { $count ->
        [one] { $count } nome mancante
       *[other] { $count } nomi mancanti
    }
doubledNames =
    { $count ->
        [one] { $count } nome doppio
       *[other] { $count } nomi doppi
    }
samePicture = La stessa immagine di { $name }. Rimuovine una.
unreadable = Non si può disegnare. Prova un'altra immagine.
refused_no-face = Ancora niente da vedere. Aggiungi un'immagine o una parola.
refused_lost = Manca la sua immagine. Rimuovi il simbolo, o aggiungi di nuovo l'immagine.
refused_bad-name = Uno dei suoi nomi non va bene. Usa lettere o cifre, al massimo 40.
refused_no-cut-out = Non si riesce a togliere lo sfondo. Cambia la tolleranza, o tieni lo sfondo.
refused_too-small = Questa immagine è troppo piccola. Usane una più grande, o una parte più grande.
refused_blank = Non ci si vede niente.
refused_no-emoji = Di questa emoji non c'è un disegno. Usane un'altra, o un'immagine.
refused_no-font = Il server non ha caratteri per queste lettere.
refused_too-complicated = Questa immagine è troppo complicata. Usane una più semplice.
refused_too-large = Questa immagine è troppo grande.
refused_too-many-pictures = Nel mazzo non c'è posto per altre immagini.
refused_draft-full = Nel mazzo non c'è posto per altre immagini.
tooFew =
    { $lacking ->
        [one] Aggiungi ancora { $lacking } simbolo per avere un mazzo.
       *[other] Aggiungi ancora { $lacking } simboli per avere un mazzo.
    }
others =
    { $count ->
        [one] C'è { $count } simbolo da rivedere.
       *[other] Ci sono { $count } simboli da rivedere.
    }
alike =
    { $pairs ->
        [one] { $pairs } coppia facile da confondere
       *[other] { $pairs } coppie facili da confondere
    }
alikeWhy_pictures = { $one } e { $other } si somigliano molto.
alikeWhy_names = { $one } e { $other } sono diversi per una lettera.
files_empty = Il file è vuoto.
files_too-large = Il file è troppo grande: al massimo 80 MB per un'immagine, 2 MB per un SVG.
files_too-many-pixels = L'immagine ha troppi pixel: al massimo 200 milioni.
files_too-small = L'immagine è troppo piccola: servono almeno 16 pixel per lato, meglio 300.
files_heic = Questo browser non legge le immagini HEIC. Prima salvala come JPEG.
files_unreadable = L'immagine non si può leggere. Aprila in un altro programma e salvala di nuovo come JPEG o PNG.
files_not-a-picture = Non è un'immagine, né una lista, né un mazzo.
files_unreadable-file = Il file non si può leggere.
files_too-many-files = Al massimo { $most } file alla volta. Il resto è rimasto fuori.
files_too-long = Una parola su una carta ha al massimo { $most } lettere. Il resto è rimasto fuori.
files_long-name = Un nome ha al massimo { $most } lettere. I più lunghi sono stati accorciati; le parole sulle carte sono intere.
files_lone-cell = Alcune righe hanno una sola cella. I loro simboli non formano coppie.
files_too-many-faces = Un simbolo ha al massimo { $most } facce. Il resto è rimasto fuori.
files_large-deck = Il mazzo è troppo grande: al massimo { $most } MB.
files_unreadable-deck = Sosie non riesce a leggere questo mazzo.
files_offline = Il server non risponde. Riprova quando c'è la connessione.
files_failed = Non ha funzionato. Riprova tra un momento.
files_too-many = Un mazzo ha al massimo { $most } simboli. Il resto è rimasto fuori.
