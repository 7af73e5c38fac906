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
hint-alike = vaut une réponse typique
hint-parts = Points attendus, face à une réponse typique
hint-range = { $chance } pour cent de chances de gagner, entre { $low } et { $high } ; une réponse typique { $typical }
hint-board = Montrer sur le plateau
hint-sure = Est-ce sûr ?
hint-legend = Pourcentage et point : vos chances de gagner. Pâle : notre certitude. Trait pointillé : une réponse typique.
hint-sure-why = Nous imaginons de nombreuses fois ce qui est caché et jouons la suite. Un ami qui connaît les autres verra peut-être mieux.
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

fork = Continuer d'ici
fork-why = Une nouvelle table à partir de cette position : vous prenez le siège, des robots les autres. Ce que le siège ne pouvait pas voir est redistribué. C'est de l'entraînement.
fork-same = Même hasard
fork-same-why = Avec les mêmes réponses, le tirage est le même.
fork-of = Reprise du coup { $ply } d'une autre partie
fork-practice = Une partie reprise d'une autre est de l'entraînement : elle ne compte pas au classement.
problem-fork = Seule une partie finie peut être reprise, ou la vôtre contre des robots.
problem-fork-luck = Tant qu'une partie court, son hasard est un secret : continuez avec un nouveau tirage.
problem-fork-over = La partie était finie là : choisissez une position plus tôt.

replay-rounds = Manches
replay-round = Manche { $round }
replay-odds = Chances de gagner, d'après l'analyse
replay-embed = Insérer dans une page
replay-keys = Touches
replay-key-step = une réponse en arrière, en avant
replay-key-round = une manche en arrière, en avant
replay-key-play = lecture, pause
replay-key-ends = le début, la fin (Home, Fin)
replay-key-view = avec d'autres yeux
replay-key-analysis = l'analyse
replay-key-keys = ces touches

explore-name = Explorateur
explore-title = Explorateur : { $game }
explore-bots = robots forts
explore-people = ici
explore-you = vous
explore-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
explore-by-whom = Quelles parties
explore-by = Joué par { $by }.
explore-by-search = Joué par des robots qui imaginent { $n } parties avant chaque réponse.
explore-players = { $n } sièges
explore-purchase = Ce qui a été bâti ou acheté
explore-role = Ce qui a été fait d'un tour
explore-first = Premiers choix
explore-start = Début
explore-next = et ensuite ?
explore-thing = Choix
explore-chosen = choisi
explore-round = manche
explore-places = rangs
explore-effect = effet
explore-n = parties
explore-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
explore-note = Effet : le résultat moins les chances juste avant le choix ; ainsi l'avance de qui mène n'est pas comptée. Trait : 19 fois sur 20. Pâle : moins de 100 parties.
explore-empty = Jouez trois parties et vos propres chiffres apparaîtront ici ; en attendant, voyez comment jouent les robots.
explore-few = Encore trop peu de parties.
explore-none-bots = Aucune partie de robots forts n'a encore été comptée pour ce jeu. Celles d'ici sont à un clic.
explore-none-people = Moins de trois parties visibles de tous se sont terminées ici. Jouez-en une, ou regardez celles des robots forts.
explore-link = Que valent les ouvertures ?
