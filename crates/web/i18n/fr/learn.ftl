# Lessons: what all of them say.
learn-title = Apprendre
learn-lead = Chaque jeu en cinq minutes environ : quelques positions, et presque toujours quelque chose à essayer. Rien n'est perdu, tout se recommence.
learn-all = Toutes les leçons
learn-you = Anna
learn-begin = Commencer
learn-on = Continuer
learn-again = Encore une fois
learn-steps = { $done } étapes faites sur { $steps }
learn-course = Les étapes
learn-try = Essayez.
learn-look = Regardez ce qui est encadré, puis continuez.
learn-how = Cliquez dessus, sur la table même ; ☰ à côté de la question donne toutes les réponses.
learn-how-marks = Cliquez sur ce qui brille, autant qu'il faut, puis confirmez.
learn-how-exactly = { $n ->
    [one] Parmi ce qui brille, marquez une chose, puis confirmez.
   *[other] Parmi ce qui brille, marquez-en { $n }, puis confirmez.
}
learn-yes = Oui.
learn-no = Voici ce qui se passerait :
learn-counted = Sur { $games } parties entre { $players } robots égaux, qui imaginent { $iterations } suites pour chaque réponse, { $with } % de ceux qui l'ont fait ont gagné, et { $without } % des autres (à chances égales, ce serait { $even } %).
learn-unsure = Si peu de parties peuvent tromper : prenez-y une piste, non une preuve.
learn-back = Retour
learn-next = Suivant
learn-retry = Réessayer
learn-skip = Passer, je connais
learn-end-title = Cela suffit pour jouer
learn-first-game = Une première partie, avec l'entraîneur
learn-end-coach = Vous jouez contre des débutants. Avant une réponse qui vous coûterait sans doute cher, l'entraîneur dit un mot, trois fois au plus.
learn-more = D'autres leçons
learn-five = Apprendre en cinq minutes

# The rules pages.
rules-exact = Les règles exactes
rules-goal = Le but
rules-round = En détail
rules-end = Ce qui finit la partie
rules-counts = Ce qui compte
rules-again = … et l'on recommence, jusqu'à la fin de la partie.
rules-refused = n'est pas possible :
rules-examples = Exemples
rules-aid = Aide de jeu
rules-seek = Chercher
rules-find = Trouver
rules-found = { $n ->
    [0] Rien ne parle de « { $word } ».
    [one] Un endroit parle de « { $word } ».
   *[other] { $n } endroits parlent de « { $word } ».
}
rules-all = Toutes les règles
