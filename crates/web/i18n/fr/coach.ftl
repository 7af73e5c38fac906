# L'aide avant une réponse, et le retour sur une partie.

hint = Conseil
hint-stuck = Une hésitation ?
hint-think = D'abord vous : que feriez-vous, et que ferait le siège suivant après vous ?
hint-nudge = Un petit indice
hint-show = Montrer les meilleures réponses
hint-apart = Les parties avec aide comptent à part.
hint-nothing = Il n'y a rien à choisir ici pour l'instant.
hint-imagined = { $n ->
    [one] { $n } partie imaginée
   *[other] { $n } parties imaginées
}
hint-best = meilleur
hint-close = écart incertain
hint-close-why = Les premières réponses diffèrent de moins que nous ne savons dire. Prenez celle qui convient à votre plan.
hint-points = points
hint-parts = Points attendus, face à une réponse typique
hint-range = { $chance } pour cent de chances de gagner, entre { $low } et { $high } ; une réponse typique { $typical }
hint-board = Montrer sur le plateau
hint-sure = Est-ce sûr ?
hint-sure-why = Nous imaginons de nombreuses fois ce qui est caché et jouons la suite. Point : chances de gagner. Pâle : notre certitude. Trait : une réponse typique. Un ami qui connaît les autres verra peut-être mieux.
hint-longer = Réfléchir encore
problem-no-help = À cette table, tout le monde n'a pas accepté l'aide, donc personne n'en reçoit. Après la partie, l'analyse est ouverte à tous.
new-help = Autoriser les conseils pour toute la table
help-allowed = Les conseils sont autorisés pour toute la table. Prendre un siège, c'est l'accepter.
helped = Avec aide
helped-why = Un conseil a été donné : cette partie compte à part.

coach = Entraîneur
coach-on = Entraîneur : oui
coach-off = Entraîneur : non
coach-why = Avant une réponse qui coûte sans doute 5 % ou plus, l'entraîneur dit un mot, trois fois par partie au plus.
coach-before = Entraîneur · avant de confirmer
coach-win = de chances de gagner (± { $off })
coach-parts = Points attendus, face à la meilleure réponse
coach-again = Choisir autre chose
coach-anyway = Jouer quand même
coach-rule = L'entraîneur ne parle que si une réponse coûte sans doute 5 % ou plus, trois fois par partie au plus.

analysis = Analyse
analysis-again = Regarder de nouveau
again = Réessayer d'ici
again-title = Manche { $round }, encore une fois
again-choose = Que feriez-vous ?
again-worth = { $chance } de chances de gagner ; ce qui a été joué : { $played }.
again-good = Nous ne connaissons rien de mieux ici.
again-better = Il y a encore mieux. Essayez autre chose.
problem-not-over = La partie n'est pas finie. Ensuite, l'analyse est ouverte à tous.
