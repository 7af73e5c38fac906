# Les mots du plateau de Saint-Pétersbourg.

## Rangées, piles, groupes

saint-petersburg-row-upper = Neuf
saint-petersburg-row-lower = −1 ₽
saint-petersburg-row-empty = Aucune carte.
saint-petersburg-lower-row = Rangée inférieure
saint-petersburg-pile-worker = Artisans
saint-petersburg-pile-building = Bâtiments
saint-petersburg-pile-noble = Nobles
saint-petersburg-pile-trading = Échange
saint-petersburg-stack-left = { $stack } : { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
saint-petersburg-marker = Marqueur de premier joueur
saint-petersburg-marker-of = { $name } commence dans sa phase
saint-petersburg-discard-pile = Défausse
saint-petersburg-noble-table = Nobles différents
saint-petersburg-nobles-own = Vous en avez { $n } : { $points } ★
saint-petersburg-nobles-of = { $name } en a { $n } : { $points } ★
saint-petersburg-lane-empty = Aucune carte
saint-petersburg-lane-now = Aucune carte ; on les compte dans cette phase
saint-petersburg-hand = Main
saint-petersburg-hand-of = Main { $n } sur { $limit }
saint-petersburg-hand-costs = −{ $n } ★ chacune
saint-petersburg-rubles = Roubles
saint-petersburg-points = Points
saint-petersburg-which = { $card } : à la place de quelle carte ?
saint-petersburg-used = { $n } utilisé

## Une carte, à voix haute

saint-petersburg-card-price = { $card }, { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
} pour vous
saint-petersburg-card-dear = { $card }, { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
} pour vous : { $missing } de trop
saint-petersburg-card-stuck = { $card } : vous n'avez rien à remplacer

## Ce qui est demandé

saint-petersburg-ask-buy-take = Achetez une carte, prenez-en une en main, ou passez.
saint-petersburg-ask-buy-play = Achetez une carte, jouez-en une de votre main, ou passez. Main pleine.
saint-petersburg-ask-buy = Achetez une carte, ou passez. Main pleine.
saint-petersburg-ask-take-play = Jouez une carte de votre main, prenez-en une, ou passez.
saint-petersburg-ask-take = Vous ne pouvez payer aucune carte : prenez-en une en main, ou passez.
saint-petersburg-ask-play = Jouez une carte de votre main, ou passez. Main pleine.
saint-petersburg-ask-pass = Vous ne pouvez payer aucune carte et votre main est pleine : il ne reste qu'à passer.
saint-petersburg-detail-rubles = Vous avez { $rubles } ₽.
saint-petersburg-detail-reach = { $rubles } ₽, { $n ->
    [0] aucune carte à votre portée.
    [one] une carte à votre portée.
   *[other] { $n } cartes à votre portée.
}
saint-petersburg-detail-last-pass = Si vous passez, la phase prend fin.
saint-petersburg-take-warns = En main elle ne rapporte rien ; elle coûte { $n } ★ si vous la tenez encore à la fin.
saint-petersburg-take-dear-warns = Vous ne pouvez pas encore la payer : il manque { $missing } ₽. En main elle ne rapporte rien ; elle coûte { $n } ★ si vous la tenez encore à la fin.
saint-petersburg-take-stuck-warns = Vous n'avez rien à remplacer. En main elle ne rapporte rien ; elle coûte { $n } ★ si vous la tenez encore à la fin.
saint-petersburg-observe-warns = L'Observatoire ne rapporte pas de point cette manche-ci, et la carte piochée l'est pour de bon.

## Observatoire et Taverne

saint-petersburg-drawn-card = L'Observatoire montre
saint-petersburg-buy-it = Acheter
saint-petersburg-keep-it = En main
saint-petersburg-discard-it = Défausser
saint-petersburg-pub-offer = { $points } ★ pour { $rubles } ₽

## La fin

saint-petersburg-end-near = La manche où une pile s'épuise est la dernière. { $stack } : { $n ->
    [one] encore { $n } carte.
   *[other] encore { $n } cartes.
}
saint-petersburg-end-now = Une pile est épuisée : cette manche est la dernière.

## Fiches

saint-petersburg-earns-in = { $phase } : décompte après les actions.
saint-petersburg-fact-kind = Sorte
saint-petersburg-fact-cost = Prix imprimé
saint-petersburg-fact-copies = Exemplaires
saint-petersburg-saving-copies = { $n } à vous : { $card }
saint-petersburg-saving-replaced = Remplace { $card }
saint-petersburg-left-after = Il vous reste { $n } ₽ après l'achat
saint-petersburg-short-of = { $n } ₽ de trop pour vous
saint-petersburg-no-target = Vous n'avez pas de carte à remplacer
saint-petersburg-in-place-of = À la place { DE($card) } : { $price } ₽
saint-petersburg-take-warning = En main elle ne rapporte rien, et −{ $n } ★ si elle y est encore à la fin
saint-petersburg-more-rubles = +{ $n } ₽ à chaque manche
saint-petersburg-more-points = +{ $n } ★ à chaque manche
saint-petersburg-less-rubles = −{ $n } ₽ à chaque manche
saint-petersburg-less-points = −{ $n } ★ à chaque manche
saint-petersburg-more-nobles = { $n } nobles différents : { $to } ★ à la fin au lieu de { $from }
saint-petersburg-worth-track = { $n } ★ sur la piste
saint-petersburg-worth-nobles = { $n } ★ pour les nobles différents
saint-petersburg-worth-rubles = { $n } ★ pour les roubles
saint-petersburg-worth-hand = { $n } ★ pour les cartes en main
saint-petersburg-worth-total = { $n } ★ si la partie finissait maintenant

## La visite

saint-petersburg-guide-asked = Ici est écrit ce qu'on vous demande. Un prix doré peut être payé ; un prix gris est trop cher pour vous. Tout en dit plus quand on le pointe ou qu'on le tient.
saint-petersburg-guide-row = Achetez des cartes sur les deux rebords. La pièce sur la carte est le prix imprimé ; le prix sur le rebord est le vôtre, moins si vous en avez déjà.
saint-petersburg-guide-own = Vos cartes sont ici par sorte, avec ce qu'elles rapportent. À gauche vos roubles et vos points ; personne d'autre ne voit les roubles.
saint-petersburg-guide-phases = Une manche a quatre phases. Les artisans paient des roubles, les bâtiments des points, les nobles surtout des roubles ; puis les cartes d'échange remplacent les vôtres.
saint-petersburg-guide-hand = Une carte encore trop chère peut venir en main, trois au plus. À la fin, chacune qui y reste coûte cinq points.
saint-petersburg-guide-nobles = Des nobles différents valent beaucoup de points à la fin. L'or montre où vous en êtes, le cadre doré le prochain pas.

# Lessons.
saint-petersburg-lesson-first-title = Le jeu en cinq minutes
saint-petersburg-lesson-first-end = Les artisans rapportent des roubles, les bâtiments des points, les nobles la fin. Qui achète le mieux gagne.
saint-petersburg-lesson-first-goal-head = Quatre phases, encore et encore
saint-petersburg-lesson-first-goal-text = Chaque manche : artisans, bâtiments, nobles, échanges. À chaque phase on achète, puis **toutes les cartes de cette sorte rapportent** : les artisans des roubles, les bâtiments surtout des points. Le plus de points gagne.
saint-petersburg-lesson-first-worker-head = D'abord des artisans
saint-petersburg-lesson-first-worker-text = Chacun rapporte trois roubles à chaque manche. Une carte que vous avez déjà coûte un de moins par exemplaire. **Essayez :** achetez le moins cher des quatre.
saint-petersburg-lesson-first-worker-yes = Deux roubles une fois, trois à chaque manche.
saint-petersburg-lesson-first-worker-no = Il travaille aussi, mais plus cher : vous avez déjà un Bûcheron.
saint-petersburg-lesson-first-building-head = Les bâtiments donnent des points
saint-petersburg-lesson-first-building-text = Ils comptent à la fin de leur phase, à chaque manche : tôt bâtis, ils comptent souvent. **Essayez :** vous avez huit roubles. Achetez celui qui donne le plus.
saint-petersburg-lesson-first-building-yes = Des points maintenant, et à chaque manche à venir.
saint-petersburg-lesson-first-building-no = Un autre donne davantage pour vos huit roubles.
saint-petersburg-lesson-first-noble-head = Des nobles différents
saint-petersburg-lesson-first-noble-text = À la fin, les nobles **différents** comptent 1, 3, 6, 10 et plus. Un double n'y ajoute rien. **Essayez :** achetez celui qui vous manque.
saint-petersburg-lesson-first-noble-yes = Trois différents : six points à la fin au lieu de trois.
saint-petersburg-lesson-first-noble-no = Il rapporte aussi, mais vous l'avez déjà : rien de plus à la fin.
saint-petersburg-lesson-first-hand-head = Garder une carte
saint-petersburg-lesson-first-hand-text = Une carte trop chère peut aller dans votre main, trois au plus ; vous la jouez plus tard. À la fin, chacune qui reste coûte cinq points. **Essayez :** mettez le Juge de côté.
saint-petersburg-lesson-first-hand-yes = Personne d'autre ne l'aura. Épargnez pour le jouer.
saint-petersburg-lesson-first-hand-no = Alors le Juge reste à prendre par un autre.
saint-petersburg-lesson-first-trade-head = Les échanges remplacent
saint-petersburg-lesson-first-trade-text = Une carte d'échange se pose sur une carte de sa couleur et de sa sorte ; vous ne payez que la différence. **Essayez :** remplacez votre Mine d'or par la Fonderie.
saint-petersburg-lesson-first-trade-yes = Six moins quatre : deux roubles, et les nobles vous coûtent un de moins.
saint-petersburg-lesson-first-trade-no = Possible aussi ; cherchez la carte qui remplace une Mine d'or.
saint-petersburg-lesson-first-ends-head = La fin
saint-petersburg-lesson-first-ends-text = Quand la dernière carte d'une pile est posée, cette manche est la dernière. Puis les nobles différents comptent, dix roubles font un point, et chaque carte en main coûte cinq.
saint-petersburg-lesson-good-title = Ce que font les bons joueurs
saint-petersburg-lesson-good-end = Peu de bâtiments bon marché, une main légère, des nobles chers : ce qu'on achète tôt rapporte à chaque manche. Les chiffres disent ce qu'ont fait les gagnants, non pourquoi ils ont gagné.
saint-petersburg-lesson-good-cheap-head = Pas trop de bâtiments bon marché
saint-petersburg-lesson-good-cheap-text = Marchés et Douanes donnent un point ou deux par manche et aucun rouble : achetés tôt, ils vous laissent pauvre. Toute couleur s'achète à toute phase. **Essayez :** achetez ce qui paiera les prochains achats.
saint-petersburg-lesson-good-cheap-yes = Quatre roubles à chaque manche à venir, et un noble pour la fin. Les bâtiments attendront que les roubles coulent.
saint-petersburg-lesson-good-cheap-no = Pas un rouble de plus. Cherchez la carte qui en rapporte.
saint-petersburg-lesson-good-few-head = La main n'est pas une réserve
saint-petersburg-lesson-good-few-text = Une carte en main ne rapporte rien, se paie quand même, et coûte cinq points si elle reste. Qui en prend une à chaque tour manque de roubles. **Essayez :** achetez ce qui rapporte aussitôt.
saint-petersburg-lesson-good-few-yes = Deux roubles dès cette phase. Ne prenez une carte que si vous savez quand vous la jouerez.
saint-petersburg-lesson-good-few-no = Votre main s'alourdit, et rien ne rapporte davantage. Un noble que vous pouvez payer rapporte à chaque manche.
saint-petersburg-lesson-good-dear-head = Les nobles chers rapportent
saint-petersburg-lesson-good-dear-text = Un noble bon marché compte une fois, à la fin. Un noble cher paie en plus cinq ou six roubles et des points à chaque manche. **Essayez :** vous avez dix-neuf roubles à la troisième manche.
saint-petersburg-lesson-good-dear-yes = Six roubles et trois points par manche, et un noble différent de plus.
saint-petersburg-lesson-good-dear-no = Il compte à la fin, mais ne rapporte guère d'ici là. Vous pouviez viser plus haut.

# The rules at a glance.
saint-petersburg-glance-goal = Vous bâtissez la nouvelle ville du tsar. **Le plus de points gagne.** Les artisans rapportent les roubles, les bâtiments des points à chaque manche, et les nobles différents un tas de points à la fin.
saint-petersburg-glance-round-title = Une manche
saint-petersburg-glance-end =
    Quand la dernière carte de l'une des quatre piles est posée, cette manche est la dernière.
    Elle se joue jusqu'à la fin de sa phase d'échange.
saint-petersburg-glance-counts =
    Les points gagnés en route, surtout par les bâtiments.
    Les nobles différents : 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 pour un à dix.
    Dix roubles entiers : un point.
    Chaque carte restée en main : cinq points de moins.
saint-petersburg-round-worker = **Artisans.** On achète, puis toutes les cartes vertes rapportent, le plus souvent trois roubles chacune.
saint-petersburg-round-building = **Bâtiments.** On achète, puis toutes les cartes bleues rapportent, surtout des points.
saint-petersburg-round-noble = **Nobles.** On achète, puis toutes les cartes rouges rapportent des roubles et quelques points.
saint-petersburg-round-trading = **Échanges.** Ces cartes en remplacent d'autres de leur couleur ; rien ne rapporte dans cette phase.
saint-petersburg-round-next = Ce qui est dans la rangée du bas s'en va, celle du haut descend, et chaque marqueur passe au voisin de gauche.

# Worked examples.
saint-petersburg-example-phase-head = Une phase finit, ses cartes rapportent
saint-petersburg-example-phase-text = À votre tour, vous achetez une carte, en prenez une en main, en jouez une de la main, ou passez. Quand tous ont passé à la suite, la phase est finie : vos trois cartes vertes rapportent trois roubles chacune, **neuf** en tout. Le Marché bleu attend sa phase.
saint-petersburg-example-price-head = Ce que coûte une carte
saint-petersburg-example-price-text = Un Bûcheron coûte 3 : un de moins pour chacun de vos deux Bûcherons, un de moins dans la rangée du bas. Il ne resterait rien, mais aucune carte ne coûte moins d'**un rouble**.
saint-petersburg-example-village-head = Une carte d'échange coûte la différence
saint-petersburg-example-village-text = Le Village de Potemkine s'achète 2, mais compte 6 quand on le remplace. L'Ermitage coûte 18 : il reste **12** roubles à payer. Une carte d'échange remplace une carte de sa couleur (une verte : de son métier), jamais une autre carte d'échange.
saint-petersburg-example-counts-head = Le décompte final
saint-petersburg-example-counts-text = Sur la piste **30**. Cinq nobles, dont deux Auteurs : quatre différents, **10**. Dix-sept roubles : **1**. Un Juge jamais joué : **−5**. En tout 36.
saint-petersburg-example-full-head = Une main pleine
saint-petersburg-example-full-text = Prendre une carte ne coûte rien, mais la main en tient trois. Chaque carte se paie avant de quitter la main, et chacune qui reste à la fin coûte cinq points : prenez ce que vous jouerez.
saint-petersburg-example-last-head = La dernière manche
saint-petersburg-example-last-text = Trois nouvelles cartes arrivent, et la pile des bâtiments est vide. C'est donc la dernière manche : on joue encore bâtiments, nobles et échanges, puis tout est compté.

## Ce qu'on retient d'une partie

saint-petersburg-memory-when = Manche { $round }
saint-petersburg-memory-card = Meilleure carte
saint-petersburg-memory-card-text = { $card } : { $points } ★ sur la partie
saint-petersburg-memory-scoring = Meilleur décompte
saint-petersburg-memory-scoring-text = { $points } ★ d'un coup ({ $phase })
saint-petersburg-memory-nobles = La plus belle cour
saint-petersburg-memory-nobles-text = { $n ->
    [one] { $n } noble différent
   *[other] { $n } nobles différents
} : { $points } ★ à la fin
saint-petersburg-memory-income = Meilleur revenu
saint-petersburg-memory-income-text = { $rubles } ₽ d'un coup ({ $phase })
saint-petersburg-memory-stack = La dernière manche
saint-petersburg-memory-stack-text = La première pile épuisée : { $stack }
saint-petersburg-memory-over = La fin
saint-petersburg-memory-over-text = La dernière manche fut jouée jusqu'au bout
