missingName = Hoe heet het?
noTitle = Geef de set een naam.
room =
    { $symbols ->
        [one] Plaats voor nog { $symbols } symbool.
       *[other] Plaats voor nog { $symbols } symbolen.
    }
doubledName = Een ander symbool heet ook { $name }.
longName = Een naam heeft hoogstens { $most } letters. De rest is weggelaten.
missingNames =
    { $count ->
        [one] 1 naam ontbreekt
       *[other] { $count } namen ontbreken
    }
doubledNames =
    { $count ->
        [one] 1 naam is dubbel
       *[other] { $count } namen zijn dubbel
    }
samePicture = Zelfde plaatje als { $name }. Haal er een weg.
unreadable = Dit is niet te tekenen. Probeer een ander plaatje.
refused_no-face = Nog niets te zien. Voeg een plaatje of een woord toe.
refused_lost = Het plaatje is weg. Haal het symbool weg, of voeg het plaatje opnieuw toe.
refused_bad-name = Een van de namen kan niet. Neem letters of cijfers, hoogstens 40.
refused_no-cut-out = De achtergrond kan niet weg. Verander de tolerantie, of houd de achtergrond.
refused_too-small = Dit plaatje is te klein. Neem een groter plaatje, of een groter stuk ervan.
refused_blank = Er is niets op te zien.
refused_no-emoji = Van deze emoji is er geen tekening. Neem een andere, of een plaatje.
refused_no-font = De server heeft geen lettertype voor deze letters.
refused_too-complicated = Dit plaatje is te ingewikkeld. Neem een simpeler plaatje.
refused_too-large = Dit plaatje is te groot.
refused_too-many-pictures = De set heeft geen plaats voor meer plaatjes.
refused_draft-full = De set heeft geen plaats voor meer plaatjes.
tooFew =
    { $lacking ->
        [one] Nog { $lacking } symbool, dan is het een set.
       *[other] Nog { $lacking } symbolen, dan is het een set.
    }
others =
    { $count ->
        [one] Kijk nog even naar { $count } symbool.
       *[other] Kijk nog even naar { $count } symbolen.
    }
alike =
    { $pairs ->
        [one] { $pairs } paar lijkt erg op elkaar
       *[other] { $pairs } paren lijken erg op elkaar
    }
alikeWhy_pictures = { $one } en { $other } lijken erg op elkaar.
alikeWhy_names = { $one } en { $other } verschillen maar één letter.
files_empty = Het bestand is leeg.
files_too-large = Het bestand is te groot: hoogstens 80 MB voor een plaatje, 2 MB voor een SVG.
files_too-many-pixels = Het plaatje heeft te veel pixels: hoogstens 200 miljoen.
files_too-small = Het plaatje is te klein: minstens 16 pixels per kant, liever 300.
files_heic = Deze browser kan geen HEIC-plaatjes lezen. Bewaar het plaatje eerst als JPEG.
files_unreadable = Het plaatje is niet te lezen. Open het in een ander programma en bewaar het opnieuw als JPEG of PNG.
files_not-a-picture = Dit is geen plaatje, geen lijst en geen set.
files_unreadable-file = Het bestand is niet te lezen.
files_too-many-files = Hoogstens { $most } bestanden tegelijk. De rest is weggelaten.
files_too-long = Een woord op een kaart heeft hoogstens { $most } letters. De rest is weggelaten.
files_long-name = Een naam heeft hoogstens { $most } letters. Langere zijn ingekort; de woorden op de kaarten zijn heel.
files_lone-cell = In sommige rijen is maar één cel gevuld. Die symbolen zijn geen paar.
files_too-many-faces = Een symbool heeft hoogstens { $most } varianten. De rest is weggelaten.
files_large-deck = De set is te groot: hoogstens { $most } MB.
files_unreadable-deck = Deze set kan Sosie niet lezen.
files_offline = De server is niet bereikbaar. Probeer het nog eens als er verbinding is.
files_failed = Dat lukte niet. Probeer het zo nog eens.
files_too-many = Een set heeft hoogstens { $most } symbolen. De rest is weggelaten.
