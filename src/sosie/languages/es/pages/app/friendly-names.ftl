names = Nutria veloz, Zorro alegre, Búho listo, Petirrojo audaz, Panda feliz, Lince atento, Frailecillo vivaz, Erizo sabio
