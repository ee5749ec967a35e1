names = Flinker Otter, Froher Fuchs, Kluge Eule, Mutiger Spatz, Lustiger Panda, Wacher Luchs, Munterer Papagei, Weiser Igel
