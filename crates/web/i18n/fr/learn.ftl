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
learn-how = Cliquez sur le plateau, ou choisissez sous la question.
learn-yes = Oui.
learn-no = Voici ce qui se passerait :
learn-back = Retour
learn-next = Suivant
learn-retry = Réessayer
learn-skip = Passer, je connais
learn-end-title = Cela suffit pour jouer
learn-first-game = Une première partie contre des débutants
learn-more = D'autres leçons
learn-five = Apprendre en cinq minutes

# The rules pages.
rules-exact = Les règles exactes
rules-goal = Le but
rules-round = Ce qui se passe
rules-end = La fin, et ce qui compte
rules-examples = Exemples
rules-on-board = Le voir sur le plateau
rules-aid = Aide de jeu
rules-seek = Chercher
rules-find = Trouver
rules-found = { $n ->
    [0] Rien ne parle de « { $word } ».
    [one] Un endroit parle de « { $word } ».
   *[other] { $n } endroits parlent de « { $word } ».
}
rules-all = Toutes les règles
