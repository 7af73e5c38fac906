### Ce que dit l'aide

source-rest-puerto-rico = Grands bâtiments
source-rest-saint-petersburg = Encore à venir
source-rest-san-francisco = Encore à venir (cartes, trams)
source-rest-san-francisco-1906 = Objectifs communs
source-rest-san-juan = Points que des bâtiments comptent à la fin
reason-more = { $source } : environ { $n } points de plus.
reason-less = { $source } : environ { $n } points de moins.
reason-sum = Environ { $n } points de plus en tout ; aucune source ne se détache.
reason-sum-less = Environ { $n } points de moins en tout ; aucune source ne se détache.
reason-others = Les points propres ne changent guère, pour autant que nous le voyions : c'est plutôt ce que les autres obtiennent, ou le moment où la partie finit.
reason-alike = Une réponse typique vaut autant.
reason-usual = C'est aussi la réponse typique ; nous ne trouvons rien de mieux.
reason-next = Par rapport à la suivante : { $why }
reason-none = Nous ne savons pas dire pourquoi en une phrase ; sur beaucoup de parties, c'est ce qui réussit.

nudge-source = Regardez ceci : { $source }. Une réponse en tire ici nettement plus qu'une réponse typique.
nudge-close = Plusieurs réponses se valent ici. Laquelle convient à votre plan ?
nudge-others = Regardez ce que les autres peuvent faire juste après votre réponse.

fault-slip = imprécision
fault-mistake = erreur
fault-blunder = gaffe


head-won = Victoire { DE($name) } avec { $n } points d'avance.
head-won-one = Victoire { DE($name) } avec un point d'avance.
head-tie-break = Victoire { DE($name) } au départage.
head-shared = La victoire est partagée.
head-unfinished = Une partie sans fin.
head-round = La manche { $round } a décidé.

title-chances = Chances de gagner
note-chances = Pointillé : à chances égales. Bande pâle : notre certitude pour vous. En bas : ce que chaque réponse a coûté.
chart-label = Chances de gagner. Au début { $start } ; à la manche { $round } { $middle }.
chart-empty = Pas encore de courbe.
as-table = En tableau
round = Manche
looking = Nous regardons la manche { $round } sur { $rounds }
looking-soon = L'analyse commence bientôt

who-did = { $name } : { $what }
n-points = { $n } points
faults = { $slips ->
    [one] { $slips } imprécision
   *[other] { $slips } imprécisions
} · { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
} · { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
}
accuracy = Précision
accuracy-note = À quel point les réponses approchent des meilleures. Cela compare les sièges d'une partie ; ce n'est pas une note.

title-turns = Moments décisifs
title-own-turns = Vos moments décisifs
no-turns = Aucune imprécision. La chance a décidé.
in-round = Manche { $round }
better = Mieux :
title-sources = D'où viennent les points
title-answers = Toutes les réponses
answer = Réponse
cost = Coût

title-luck = Chance ou décisions ?
row-start = Au début
row-luck = Chance : ce qui a été tiré
row-own = Réponses du siège
row-gifts = Réponses des rivaux
row-end = À la fin
note-luck = En % de chances de gagner, environ, toutes cartes ouvertes. La chance dit de combien les tirages valaient mieux que ce qui aurait pu être tiré ; sur tous les sièges, sa somme est nulle. Tout le reste a bougé avec la réponse de quelqu'un, même quand seule la suite a montré ce qu'elle valait : ces lignes ne sont donc pas les coûts ci-dessus et peuvent être des gains.

title-how = Comment c'est calculé
how = Pour chaque question à plusieurs réponses, nous imaginons ce que le siège ne pouvait pas savoir et jouons la suite, { $n } fois. Une perte est ce que la réponse a coûté face à la meilleure, d'après ce que le siège pouvait savoir alors, jamais après coup. Une perte plus petite que sa propre erreur compte pour rien. Pour la chance, nous tirons à nouveau { $times } fois à chaque tirage et comparons ce qui est venu à ce qui aurait pu venir. Tout le monde voit les mêmes nombres.
