make = Crea un mazzo
lead = La tua classe, la tua famiglia, le tue parole: due carte hanno sempre un'immagine in comune.
untitled = Il mio mazzo
titleLabel = Nome del mazzo
titlePlaceholder = Nome del mazzo
parts = Parti del laboratorio
tabs_symbols = Simboli
tabs_cards = Carte
tabs_finish = Fine
play = Gioca
oneMoment = Un momento…
undo = Annulla
redo = Ripeti
done = Fatto
add = Aggiungi
dismiss = Ho capito
saved_server = Salvato
saved_sending = Salvato su questo dispositivo, invio…
saved_device = Salvato su questo dispositivo. Riprovo…
saved_offline = Senza connessione. Salvato su questo dispositivo.
saved_nowhere = Questo browser non conserva niente. Resta online finché non vedi «Salvato».
conflicts_tab = Hai cambiato questo mazzo anche in un'altra scheda. Finché non scegli, quello che fai qui resta come copia.
conflicts_server = Qualcuno ha cambiato questo mazzo su un altro dispositivo.
conflicts_deleted = Questo mazzo è stato eliminato in un'altra scheda.
leftCopy = Una scheda è stata chiusa prima che scegliessi tra due versioni. La sua resta come copia.
openCopy = Apri la copia
keepDeleted = Tienilo come nuovo mazzo
keepMine = Tieni il mio
takeOther = Prendi l'altro
elsewhere = Questo mazzo è aperto anche in un'altra scheda. Tutte e due mostrano lo stesso.
noDraft = Qui non c'è nessun mazzo da modificare.
noDraftHint = Forse è stato eliminato, o il link non è completo.
waysIn = Modi di aggiungere simboli
ways_pictures = Immagini
ways_camera = Foto
ways_draw = Disegna
ways_emoji = Emoji
ways_words = Parole
ways_deck = Un mazzo
drop = Metti qui le immagini
dropHint = o sceglile. Per cominciare ne bastano sette.
pasteHint = Puoi anche incollare immagini, liste o celle di un foglio di calcolo: due colonne formano coppie.
sample = Parti da un esempio
collect = Raccogli insieme
collectShort = Raccogli
reading = Lettura…
progress = { $done } di { $total }
notLoaded = Non si è caricato. Controlla la connessione.
wordsLabel = Parole, una per riga
wordsExample =
    mela
    pane
    🥕 carota
wordsHint = Due colonne formano coppie. Una barra | va a capo sulla carta.
found =
    { $pairs ->
        [0]
            { $symbols ->
                [one] { $symbols } simbolo
               *[other] { $symbols } simboli
            }
       *[other] { $symbols } simboli, di cui { $pairs } in coppia
    }
emojiLabel = Cerca un'emoji
emojiExample = gatto, scuola, musica…
noEmoji = Nessuna emoji si chiama così. Prova un'altra parola.
added = Hai aggiunto: { $name }
openFile = Apri un file .sosie
copyEdition = O copia un mazzo e modificalo
symbolCount =
    { $symbols ->
        [one] { $symbols } simbolo
       *[other] { $symbols } simboli
    }
noCamera = Non c'è una fotocamera, o questa pagina non può usarla. Permettila nel browser, o scegli delle immagini.
shoot = Scatta la foto
name = Nome
namePlaceholder = Nome?
nameless = Ancora senza nome
edit = Modifica { $name }
leftOut = resta fuori
names = Nomi
namesHint = Si può chiamare con uno qualsiasi. Metti una virgola tra un nome e l'altro.
faces = Facce
face = Faccia { $number }
facesHint = Su ogni carta appare una faccia. Aggiungine un'altra, e formano una coppia.
addFace = Aggiungi una faccia
addingFace = Quello che aggiungi ora diventa un'altra faccia di { $name }.
notFace = Meglio un nuovo simbolo
removeFace = Rimuovi questa faccia
removeSymbol = Rimuovi
textOnCard = Testo sulla carta
crop = Ritaglia
cropHint = Cornice. Le frecce la spostano; con Maiusc ne cambiano la misura.
turn = Gira
whole = Intera
cutOut = Togli uno sfondo uniforme
cutOuts_auto = Se è uniforme
cutOuts_always = Sempre
cutOuts_never = Mai
tolerance = Tolleranza
toleranceHint = Quanto un colore deve essere diverso dallo sfondo per restare.
tile = Forma di una foto
tiles_deck = Come il mazzo
tiles_round = Disco
tiles_rounded = Angoli tondi
outline = Contorno
outlines_auto = Se è pallida
outlines_always = Sempre
outlines_never = Mai
editDrawn = Ritagliala o girala
before = prima
after = dopo
sheet = Foglio da disegno
colours = Colori
colourNames_1 = blu scuro
colourNames_2 = rosso
colourNames_3 = giallo
colourNames_4 = verde
colourNames_5 = blu
colourNames_6 = viola
colourNames_7 = rosa
colourNames_8 = marrone
colourNames_9 = grigio
colourNames_10 = bianco
widths_thin = Sottile
widths_middle = Medio
widths_thick = Spesso
eraser = Gomma
