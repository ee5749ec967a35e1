sit = S'asseoir
sitting = On te fait une place…
waits = Tu joues à la prochaine partie.
joinNext = Une partie est en cours. Assieds-toi : tu joueras à la prochaine.
replaced = à la place de { $bot }
