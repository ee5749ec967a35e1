title = Mazzi
lead = Gioca con immagini tue: la tua classe, la tua famiglia, le tue parole.
drop = Importa un mazzo
dropHint = Trascina qui un file .sosie, o scegline uno.
reading = Leggo il mazzo…
brought = Pronto: { $name }.
yours = I tuoi mazzi
all = I mazzi di Sosie
cards = { $cards } carte, { $each } simboli su ognuna
play = Gioca
print = Stampa
download = Salva
forget = Togli dalla lista
remove = Elimina
removeTitle = Eliminare { $name }?
removeText = Le sue immagini e tutte le partite giocate con questo mazzo vengono eliminate dal server, per tutti. Non si può annullare.
removeYes = Elimina per sempre
make = Crea un mazzo
makeText = Con foto, disegni, parole o emoji. Per conto tuo o con tutta la classe.
symbols =
    { $symbols ->
        [one] { $symbols } simbolo
       *[other] { $symbols } simboli
    }
drafts = In preparazione
draftCopy = copia
copy = Copia e modifica
copyHint = La copia è solo tua. Il mazzo resta com'è.
gone = Questo mazzo non c'è più.
goneHint = Forse è stato eliminato, o l'indirizzo è sbagliato.
problems_unreadable = Sosie non riesce a leggere questo mazzo.
problems_large = Questo file è troppo grande. Usa immagini più piccole: bastano 500 pixel.
problems_busy = In questo momento si leggono molti mazzi. Riprova tra un momento.
problems_failed = Non ha funzionato. Riprova tra un momento.
