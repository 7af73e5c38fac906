# Les mots du plateau de 1906 San Francisco.

san-francisco-1906-dollars = { $n } $
san-francisco-1906-clear-prices = { $most } ou { $least } $
san-francisco-1906-free = gratuit
san-francisco-1906-and = { $one } et { $two }
san-francisco-1906-or = { $one } ou { $two }
san-francisco-1906-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}

## Les années et l'anneau

san-francisco-1906-income = Gains
san-francisco-1906-year = L'année { $n }
san-francisco-1906-build-cost = bâtir { $price }
san-francisco-1906-bonus-building = un bâtiment
san-francisco-1906-bonus-permit = un permis
san-francisco-1906-bonus-objective = un objectif
san-francisco-1906-bonus-advance = un pas à droite
san-francisco-1906-bonus-build = construire
san-francisco-1906-bonus-per-building = { $money } par bâtiment
san-francisco-1906-ring = Les six cartes Action et la carte de la ville
san-francisco-1906-card = Carte Action { $n }
san-francisco-1906-order = ordre
san-francisco-1906-next-order = ensuite, de droite à gauche :
san-francisco-1906-first-card = début de l'année
san-francisco-1906-last-card-of-year = fin de l'année
san-francisco-1906-or-dollar = ou 1 $
san-francisco-1906-take-dollar = Récupérer 1 $ au lieu d'une action
san-francisco-1906-then-place = Vous joueriez { $place } sur la carte suivante.
san-francisco-1906-taken = { $name } occupe cette case.
san-francisco-1906-steps = { $price } de plus pour les cases depuis votre pion.
san-francisco-1906-brings-now = Cela change jusqu'à { $points } pour vous à présent.
san-francisco-1906-not-possible = Impossible pour vous à présent ; 1 $ reste toujours possible.
san-francisco-1906-order-here = Ordre sur cette carte : { $list }
san-francisco-1906-order-next = Sur la carte suivante, jusqu'ici : { $list }

san-francisco-1906-short-benefits = Bénéfices
san-francisco-1906-short-materials = Matériaux
san-francisco-1906-short-permit = Permis
san-francisco-1906-short-objective = Objectif
san-francisco-1906-short-clearing = Déblayer
san-francisco-1906-short-urban-development = Dévelop­per
san-francisco-1906-short-build = Bâtir
san-francisco-1906-short-build-subsidised = Bâtir, subvention
san-francisco-1906-short-pass = Passer
san-francisco-1906-about-benefits = Gagnez { $money }.
san-francisco-1906-about-materials = Un de vos bâtiments quitte la réserve et attend d'être construit.
san-francisco-1906-about-permit = Prenez un permis de la rangée.
san-francisco-1906-about-objective = Prenez un objectif de la rangée ou piochez-en un en secret.
san-francisco-1906-about-clearing = Déblayez une parcelle pour { $token } et gardez les décombres, ou payez { $climb } sans ; votre jeton monte.
san-francisco-1906-about-urban-development = Payez { $price } : votre jeton va à droite.
san-francisco-1906-about-build = Construisez pour { $price } avec des permis au numéro et à la couleur de la parcelle.
san-francisco-1906-about-build-subsidised = Construisez pour { $price } ; le numéro ou la couleur de la parcelle suffit.
san-francisco-1906-about-pass = Ne rien faire ici, et jouer en premier sur la carte suivante.

## La question

san-francisco-1906-ask-income = { $n } commence : prenez vos gains.
san-francisco-1906-ask-bonus = Prenez votre bonus de { $n }.
san-francisco-1906-ask-space = Carte { $n } : posez votre pion sur une case libre.
san-francisco-1906-ask-option = Carte { $n } : que faites-vous ?
san-francisco-1906-ask-permits = Quels permis pour cette parcelle ?
san-francisco-1906-can-income = Peu d'argent joue en premier sur la carte 1, beaucoup en dernier. Puis vient le bonus : { $bonus }.
san-francisco-1906-can-bonus = Au choix : { $bonus }.
san-francisco-1906-can-space = Cases libres : { $list }. Toute autre action coûte { $step } par case, ou 1 $ à récupérer. En noir : votre tour sur la carte suivante ; en vert : les points.
san-francisco-1906-can-only-dollar = Aucune case libre n'offre d'action possible : les autres coûtent { $step } par case, 1 $ l'est toujours. En noir : votre tour sur la carte suivante.
san-francisco-1906-can-option = Au choix : { $list }, ou récupérer 1 $. Les prix comptent { $step } par case depuis votre pion.
san-francisco-1906-can-only-take-dollar = Aucune action de cette carte n'est possible : récupérez 1 $.
san-francisco-1906-can-benefits = gagner { $money }
san-francisco-1906-can-materials = préparer un bâtiment
san-francisco-1906-can-permit = prendre un permis
san-francisco-1906-can-objective = prendre un objectif
san-francisco-1906-can-clearing = déblayer
san-francisco-1906-can-urban-development = développer ({ $price })
san-francisco-1906-can-build = construire ({ $price }, { $n ->
    [one] { $n } parcelle convient
   *[other] { $n } parcelles conviennent
})
san-francisco-1906-can-build-subsidised = construire avec subvention ({ $price }, { $n ->
    [one] { $n } parcelle convient
   *[other] { $n } parcelles conviennent
})
san-francisco-1906-can-permit-row = Un permis de la rangée vient chez vous ; deux qui partagent un symbole rapportent une carte quand vous construisez.
san-francisco-1906-can-objective-row = Chacun dit ce qu'il vous rapporte à présent. Celui de la pioche reste secret.
san-francisco-1906-can-clear = Les décombres d'une parcelle pour { $token }, ou le pas vers le haut seul pour { $price } (Déblayer, à côté de la carte).
san-francisco-1906-can-plot = { $n ->
    [one] Une parcelle convient
   *[other] { $n } parcelles conviennent
} à vos permis. Chacune dit ce qu'elle coûte, et en vert les points qu'elle change.
san-francisco-1906-can-plot-subsidised = Le numéro ou la couleur suffit : { $n ->
    [one] une parcelle convient
   *[other] { $n } parcelles conviennent
}. Chacune dit ce qu'elle coûte, et en vert les points qu'elle change.
san-francisco-1906-can-permits = Ils sont défaussés. Deux qui partagent un symbole rapportent une carte et un pas gratuit.
san-francisco-1906-can-development = Avec elle votre jeton va à droite gratuitement. Les chiffres sont les points qu'elle rapporte à présent.

## La carte de la ville et le formulaire

san-francisco-1906-city = La ville
san-francisco-1906-plot = Parcelle { $number } { $colour }
san-francisco-1906-rubble = décombres
san-francisco-1906-rubble-left = Décombres encore sur la carte : { $n }
san-francisco-1906-at = Rangée { $row }, colonne { $column } : { $what }
san-francisco-1906-built-by = { $name } a construit ici
san-francisco-1906-build-here = construire ici coûte { $price } et change { $points }
san-francisco-1906-fits-one = Un de vos permis convient
san-francisco-1906-fits-two = Deux de vos permis conviennent ensemble
san-francisco-1906-fits-wild = Vos permis ne conviennent qu'avec le joker
san-francisco-1906-fits-not = Vos permis ne conviennent pas
san-francisco-1906-form = Construire sur
san-francisco-1906-form-price = { $price } à payer, il reste { $kept }
san-francisco-1906-way-one = un permis
san-francisco-1906-way-two = deux permis
san-francisco-1906-way-card = + { $card }, { $points }
san-francisco-1906-way-no-card = sans carte

## Les cartes

san-francisco-1906-permit = Permis { $permit }
san-francisco-1906-permits = Permis
san-francisco-1906-permit-pile = La pioche des permis
san-francisco-1906-permit-opens = Avec les vôtres il conviendrait, ou mieux, à { $n ->
    [one] { $n } parcelle libre
   *[other] { $n } parcelles libres
}.
san-francisco-1906-in-the-pile = en pioche
san-francisco-1906-discarded = { $n ->
    [one] { $n } défaussé
   *[other] { $n } défaussés
}
san-francisco-1906-fact-symbols = Symboles
san-francisco-1906-objectives = Objectifs
san-francisco-1906-objective-pile = Piocher un objectif en secret (encore { $n })
san-francisco-1906-draw-secret = en piocher un
san-francisco-1906-secret-objective = Objectif secret
san-francisco-1906-secrets = objectifs secrets : { $n }
san-francisco-1906-common = Pour tous
san-francisco-1906-worth-now = Valeur pour vous à présent : { $n }
san-francisco-1906-worth-for = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent ({ $how })
san-francisco-1906-best-builder = Meilleur Bâtisseur
san-francisco-1906-best-builder-short = { $n } sur { $of }, { $points } ★
san-francisco-1906-best-builder-note = Au premier qui construit { $n } bâtiments ; la partie finit avec cette carte.
san-francisco-1906-progress-each = { $n } × { $points }
san-francisco-1906-progress-some = { $n } sur { $of } × { $points }
san-francisco-1906-progress-set = { $n } sur 4, { $points } par groupe
san-francisco-1906-progress-nothing = rien encore
san-francisco-1906-progress-place = { $n }, { $place } rang
san-francisco-1906-progress-shared = { $n }, rang { $place } partagé
san-francisco-1906-progress-track = { $at } sur { $of }
san-francisco-1906-progress-coins = { $money }, plus à { $next }
san-francisco-1906-left = reste { $n }
san-francisco-1906-none-left = plus aucune
san-francisco-1906-you-have = vous { $n }
san-francisco-1906-next-card = La prochaine, avec son pas : { $points }
san-francisco-1906-works = Développements

## Le bureau et les autres

san-francisco-1906-your-permits = Vos permis
san-francisco-1906-your-objectives = Vos objectifs
san-francisco-1906-room = place pour { $n }
san-francisco-1906-money = Argent
san-francisco-1906-money-worth = { $money }, { $points } ★ à la fin
san-francisco-1906-money-track = L'argent à la fin
san-francisco-1906-built-of = { $n } sur { $of } bâtis
san-francisco-1906-ready = { $n ->
    [one] prêt
   *[other] prêts
}
san-francisco-1906-ready-note = { $n ->
    [one] { $n } bâtiment prêt
   *[other] { $n } bâtiments prêts
} à construire
san-francisco-1906-in-reserve = en réserve
san-francisco-1906-reserve = Votre réserve : { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
san-francisco-1906-reserve-of = dans la réserve : { $n }
san-francisco-1906-rubble-short = gravats
san-francisco-1906-rubble-tokens = jetons Décombres : { $n }
san-francisco-1906-building-of = Bâtiment de { $seat }
san-francisco-1906-pawn-of = Pion de { $seat }
san-francisco-1906-has-moved = a joué
san-francisco-1906-is-moving = joue
san-francisco-1906-will-move = va jouer
san-francisco-1906-progress = Plateau de développement
san-francisco-1906-square = { $n } ★
san-francisco-1906-axis-up = Déblayer
san-francisco-1906-axis-right = Développer
san-francisco-1906-climb = Un pas vers le haut sans décombres pour { $price }
san-francisco-1906-advance = Un pas gratuit à droite
san-francisco-1906-step-up = Un pas vers le haut : { $points }
san-francisco-1906-step-right = Un pas à droite : { $points }
san-francisco-1906-source-board = Plateau de développement
san-francisco-1906-source-cards = Développements
san-francisco-1906-source-money = Argent
san-francisco-1906-meter-year = Année
san-francisco-1906-meter-card = Carte
san-francisco-1906-meter-built = Le plus bâti

## La visite

san-francisco-1906-guide-income = Chaque année commence ici : prenez des gains et le bonus de l'année. Peu d'argent fait jouer tôt, beaucoup fait jouer tard.
san-francisco-1906-guide-city = Vos bâtiments vont sur ces parcelles. Chacune a un numéro et une couleur ; les décombres coûtent trois dollars de plus. Un échafaudage marque celles où vos permis conviennent.
san-francisco-1906-guide-permits = Les permis font construire : un seul avec le numéro et la couleur de la parcelle, ou deux qui en ont chacun un. Prenez-en un.
san-francisco-1906-guide-ring = Les pions visitent ces six cartes dans l'ordre. Agissez là où vous êtes, allez à une autre action pour deux dollars la case, ou récupérez un dollar. Le pion le plus à droite joue en premier sur la carte suivante.
san-francisco-1906-guide-objectives = Les objectifs rapportent des points à la fin. Le fanion dit ce que chacun vous vaut à présent ; ceux pour tous comptent pour chacun.
san-francisco-1906-guide-progress = Votre jeton part de −7. Le développement urbain l'avance à droite, le déblaiement le fait monter ; sa case compte à la fin.
san-francisco-1906-guide-piles = Construisez avec deux permis qui partagent un symbole : vous pouvez prendre une carte de ce symbole, avec un pas gratuit à droite.

# Lessons.
san-francisco-1906-lesson-first-title = Le jeu en cinq minutes
san-francisco-1906-lesson-first-end = Permis, bâtiments, argent : puis les objectifs décident. Chaque drapeau dit ce que vaut un objectif pour vous.
san-francisco-1906-lesson-first-goal-head = Les objectifs donnent les points
san-francisco-1906-lesson-first-goal-text = Vous rebâtissez une ville après le séisme. Trois objectifs comptent pour tous, les autres pour leur propriétaire. Le drapeau dit ce que chacun vaut pour vous maintenant.
san-francisco-1906-lesson-first-income-head = L'argent, ou le premier tour
san-francisco-1906-lesson-first-income-text = Chaque année commence ici. Les cases valent 4, 3, 2, 1 $ ; le pion **le plus à droite commence** sur la carte suivante. **Essayez :** vous voulez commencer.
san-francisco-1906-lesson-first-income-yes = Peu d'argent, le premier choix. Puis vient le bonus de l'année.
san-francisco-1906-lesson-first-income-no = Plus d'argent ; mais qui est plus à droite passe avant vous.
san-francisco-1906-lesson-first-walk-head = Six cartes en cercle
san-francisco-1906-lesson-first-walk-text = Puis les pions visitent six cartes d'action, une case chacun. Pour bâtir, il faut un **bâtiment devant vous**, un permis et de l'argent. **Essayez :** il vous manque un bâtiment. Prenez-en un.
san-francisco-1906-lesson-first-walk-yes = Les matériaux amènent un bâtiment de votre réserve devant vous.
san-francisco-1906-lesson-first-walk-no = Vous agiriez là, mais toujours sans bâtiment à poser.
san-francisco-1906-lesson-first-plot-head = Votre première maison
san-francisco-1906-lesson-first-plot-text = Une parcelle a un numéro et une couleur. **Un seul permis** avec les deux suffit ; sinon deux. Les gravats coûtent 3 $ de plus. **Essayez :** trouvez une parcelle pour un seul de vos permis.
san-francisco-1906-lesson-first-plot-yes = Un seul permis porte le numéro et la couleur ; l'autre vous reste.
san-francisco-1906-lesson-first-plot-no = Possible, mais avec vos deux permis. Cherchez le numéro et la couleur d'un seul.
san-francisco-1906-lesson-first-permits-head = Deux permis peuvent payer
san-francisco-1906-lesson-first-permits-text = Vous pouvez dépenser un second permis. S'ils ont un **symbole** commun, vous pouvez prendre une carte de ce symbole, et votre jeton avance. **Essayez :** dépensez les deux.
san-francisco-1906-lesson-first-permits-yes = Les deux portent un tram : vous pouvez prendre cette carte.
san-francisco-1906-lesson-first-permits-no = Moins cher, mais ni carte ni pas sur le plateau d'aménagement.
san-francisco-1906-lesson-first-step-head = Marcher, contre argent
san-francisco-1906-lesson-first-step-text = Vous êtes sur une action, et pouvez en faire une autre de la carte pour **2 $ par pas** ; ou prendre 1 $. La construction aidée veut le numéro **ou** la couleur. **Essayez :** allez-y.
san-francisco-1906-lesson-first-step-yes = Un pas, deux dollars ; un permis convient maintenant à bien des parcelles.
san-francisco-1906-lesson-first-step-no = C'est moins cher, mais rien n'est bâti.
san-francisco-1906-lesson-first-token-head = De moins sept vers le haut
san-francisco-1906-lesson-first-token-text = Votre jeton part de **−7**, et sa case compte à la fin. L'aménagement l'avance, le déblaiement le monte. L'oublier fait perdre.
san-francisco-1906-lesson-first-ends-head = La fin
san-francisco-1906-lesson-first-ends-text = Après le bonus de 1912, ou sur la carte où quelqu'un bâtit son **huitième bâtiment**. Puis comptent objectifs, jeton, cartes et argent ; sans argent, trois points de moins.
