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
san-francisco-1906-then-places = Vous joueriez entre { $first } et { $last } sur la carte suivante, selon les cases des autres : le plus à droite commence.
san-francisco-1906-income-turns = votre tour sur la carte 1
san-francisco-1906-turn-next-card = tour carte { $n }
san-francisco-1906-turn-next-year = tour en { $n }
san-francisco-1906-taken = { $name } occupe cette case.
san-francisco-1906-steps = { $price } de plus pour les cases depuis votre pion.
san-francisco-1906-brings-now = Cela change jusqu'à { $points } pour vous à présent.
san-francisco-1906-not-possible = Impossible pour vous à présent ; 1 $ reste toujours possible.
san-francisco-1906-lack-none-left = épuisé
san-francisco-1906-lack-room = { $n } sur { $n }
san-francisco-1906-lack-building = 0 prêt
san-francisco-1906-lack-permits = pas de permis
san-francisco-1906-lack-dollars = manque { $price }
san-francisco-1906-without-reserve = Votre réserve n'a plus de bâtiment.
san-francisco-1906-without-permit-row = Aucun permis dans la rangée.
san-francisco-1906-without-objectives = Il ne reste aucun objectif.
san-francisco-1906-without-room = Vous avez { $n } permis, et nul ne peut en avoir plus.
san-francisco-1906-without-building = Aucun de vos bâtiments n'est prêt : les matériaux en donnent un.
san-francisco-1906-without-permits = Vos permis ne vont sur aucune parcelle libre.
san-francisco-1906-without-dollars = Il vous manque { $price }.
san-francisco-1906-order-here = Ordre sur cette carte : { $list }
san-francisco-1906-order-next = Sur la carte suivante, jusqu'ici : { $list }
san-francisco-1906-order-choice = La case prise à présent décide de votre tour { $when } : { $list }
san-francisco-1906-on-card = sur la carte { $n }
san-francisco-1906-in-year = en { $n }

san-francisco-1906-short-benefits = Bénéfices
san-francisco-1906-short-materials = Matériaux
san-francisco-1906-short-permit = Permis
san-francisco-1906-short-objective = Objectif
san-francisco-1906-short-clearing = Déblayer
san-francisco-1906-short-urban-development = Dévelop­per
san-francisco-1906-short-build = Bâtir
san-francisco-1906-short-build-subsidised = Bâtir, aide
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
san-francisco-1906-ask-space = Carte { $n } : posez votre pion.
san-francisco-1906-ask-option = Carte { $n } : que faites-vous ?
san-francisco-1906-ask-permits = Quels permis pour cette parcelle ?
san-francisco-1906-can-income = Peu d'argent joue tôt, beaucoup joue tard. Puis le bonus : { $bonus }.
san-francisco-1906-can-bonus = Au choix : { $bonus }.
san-francisco-1906-can-space = Libre : { $list }. Autre action : { $step } la case ; ou 1 $.
san-francisco-1906-can-space-many = Ce qui est doré est possible. Autre action : { $step } la case ; ou 1 $.
san-francisco-1906-can-only-dollar = Rien de possible sur une case libre. Autre action : { $step } la case ; ou 1 $.
san-francisco-1906-can-option = Au choix : { $list }, ou 1 $. Prix avec { $step } par case.
san-francisco-1906-can-option-many = Ce qui est doré est possible, ou 1 $. Prix avec { $step } par case.
san-francisco-1906-can-only-take-dollar = Aucune action de cette carte n'est possible : récupérez 1 $.
san-francisco-1906-can-benefits = gagner { $money }
san-francisco-1906-can-materials = matériaux
san-francisco-1906-can-permit = permis
san-francisco-1906-can-objective = objectif
san-francisco-1906-can-clearing = déblayer
san-francisco-1906-can-urban-development = développer ({ $price })
san-francisco-1906-can-build = bâtir ({ $price }, { $n ->
    [one] { $n } parcelle
   *[other] { $n } parcelles
})
san-francisco-1906-can-build-subsidised = bâtir avec aide ({ $price }, { $n ->
    [one] { $n } parcelle
   *[other] { $n } parcelles
})
san-francisco-1906-can-permit-row = Il vient chez vous ; deux qui partagent un symbole rapportent une carte quand vous construisez.
san-francisco-1906-can-objective-row = Chacun dit ce qu'il vous rapporte à présent. Celui de la pioche reste secret.
san-francisco-1906-can-clear = Les décombres d'une parcelle pour { $token }, ou un pas vers le haut seul pour { $price } (Déblayer, à côté de la carte).
san-francisco-1906-can-plot = { $n ->
    [one] Une parcelle convient
   *[other] { $n } parcelles conviennent
} à vos permis. Sur chacune : le prix et, en vert, les points.
san-francisco-1906-can-plot-subsidised = Le numéro ou la couleur suffit : { $n ->
    [one] une parcelle convient
   *[other] { $n } parcelles conviennent
}. Sur chacune : le prix et, en vert, les points.
san-francisco-1906-can-permits = Ils sont défaussés ; deux à symbole commun rapportent une carte et un pas gratuit.
san-francisco-1906-can-development = Votre jeton va à droite gratuitement ; en vert : les points qu'elle rapporte à présent.

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

san-francisco-1906-your-permits = Permis
san-francisco-1906-your-objectives = Objectifs
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
san-francisco-1906-lesson-first-end = Permis, bâtiments, argent : puis les objectifs décident. Chaque fanion dit ce que vaut un objectif pour vous.
san-francisco-1906-lesson-first-goal-head = Les objectifs donnent les points
san-francisco-1906-lesson-first-goal-text = Vous rebâtissez une ville après le séisme. Les objectifs **pour tous** comptent pour chacun, les autres pour leur propriétaire. Le fanion dit ce que chacun vaut pour vous maintenant.
san-francisco-1906-lesson-first-income-head = L'argent, ou le premier tour
san-francisco-1906-lesson-first-income-text = Chaque année commence ici. Les cases valent 4, 3, 2, 1 $ ; le pion **le plus à droite commence** sur la carte suivante. **Essayez :** vous voulez commencer.
san-francisco-1906-lesson-first-income-yes = Peu d'argent, le premier choix. Puis vient le bonus de l'année.
san-francisco-1906-lesson-first-income-no = Plus d'argent ; mais qui est plus à droite passe avant vous.
san-francisco-1906-lesson-first-walk-head = Six cartes en cercle
san-francisco-1906-lesson-first-walk-text = Puis les pions visitent six cartes d'action, une case chacun. Pour bâtir, il faut un **bâtiment devant vous**, un permis et de l'argent. **Essayez :** il vous manque un bâtiment. Prenez-en un.
san-francisco-1906-lesson-first-walk-yes = Les matériaux amènent un bâtiment de votre réserve devant vous.
san-francisco-1906-lesson-first-walk-no = Vous agiriez là, mais toujours sans bâtiment à poser.
san-francisco-1906-lesson-first-plot-head = Votre première maison
san-francisco-1906-lesson-first-plot-text = Une parcelle a un numéro et une couleur. **Un seul permis** avec les deux suffit ; sinon deux. Les décombres coûtent 3 $ de plus. **Essayez :** trouvez une parcelle pour un seul de vos permis.
san-francisco-1906-lesson-first-plot-yes = Un seul permis porte le numéro et la couleur ; l'autre vous reste.
san-francisco-1906-lesson-first-plot-no = Possible, mais avec vos deux permis. Cherchez le numéro et la couleur d'un seul.
san-francisco-1906-lesson-first-permits-head = Deux permis peuvent payer
san-francisco-1906-lesson-first-permits-text = Vous pouvez dépenser un second permis. Si les deux ont un **symbole** commun, vous pouvez prendre une carte **développement** de ce symbole, et votre jeton va à droite. **Essayez :** dépensez les deux.
san-francisco-1906-lesson-first-permits-yes = Les deux portent un tramway : vous pouvez prendre cette carte.
san-francisco-1906-lesson-first-permits-no = Moins cher, mais ni carte ni pas sur le plateau de développement.
san-francisco-1906-lesson-first-step-head = Marcher, contre argent
san-francisco-1906-lesson-first-step-text = Vous êtes sur une action, et pouvez en faire une autre de la carte pour **2 $ par pas** ; ou prendre 1 $. « Bâtir, aide » : le numéro **ou** la couleur suffit. **Essayez :** allez y bâtir.
san-francisco-1906-lesson-first-step-yes = Un pas, deux dollars ; un permis convient maintenant à bien des parcelles.
san-francisco-1906-lesson-first-step-no = C'est moins cher, mais rien n'est bâti.
san-francisco-1906-lesson-first-token-head = De moins sept vers le haut
san-francisco-1906-lesson-first-token-text = Votre jeton part de **−7**, et sa case compte à la fin. Développer l'avance, déblayer le monte. Sans argent à la fin, trois de moins : voilà pourquoi chacun commence à −10.
san-francisco-1906-lesson-first-ends-head = La fin
san-francisco-1906-lesson-first-ends-text = Après le bonus de 1912, ou sur la carte où quelqu'un bâtit son **huitième bâtiment**. Puis comptent objectifs, jeton, cartes développement et argent.
san-francisco-1906-lesson-good-title = Ce que font les bons joueurs
san-francisco-1906-lesson-good-end = D'abord des permis, dépensés deux à deux, et un objectif avant que la ville soit pleine. Les chiffres disent ce qu'ont fait les gagnants, non pourquoi ils ont gagné.
san-francisco-1906-lesson-good-gather-head = Réunissez avant de bâtir
san-francisco-1906-lesson-good-gather-text = Avec un permis, on bâtit où l'on doit ; avec trois, là où cela compte, et deux ont un symbole commun. **Essayez :** bâtir maintenant avec votre seul permis, ou en prendre un autre ?
san-francisco-1906-lesson-good-gather-yes = Vous avez le choix des parcelles, et un second permis à ajouter.
san-francisco-1906-lesson-good-gather-no = Vous restez sans choix : votre seul permis dit où, et rien ne vient avec.
san-francisco-1906-lesson-good-pair-head = Deux permis au même symbole
san-francisco-1906-lesson-good-pair-text = Un second permis du même symbole apporte une carte de développement et fait quitter −7 à votre jeton. L'éclairage compte 1, 3, 6, 10, 15. Vous en avez un. **Essayez :** que dépensez-vous ?
san-francisco-1906-lesson-good-pair-yes = Deux éclairages font trois points au lieu d'un, et le jeton vaut deux de plus : quatre points pour un permis.
san-francisco-1906-lesson-good-pair-no = Le bâtiment est debout ; mais le jeton ne bouge pas, et le second éclairage reste éteint.
san-francisco-1906-lesson-good-aim-head = Des objectifs, tôt
san-francisco-1906-lesson-good-aim-text = Un objectif compte ce que vous avez bâti **et** tout ce que vous bâtirez : tôt pris, il dit où. Deux de vos maisons ne touchent rien. **Essayez :** regardez les drapeaux, et prenez-en un.
san-francisco-1906-lesson-good-aim-yes = Quatre points aussitôt, et un plan : les prochaines maisons peuvent être seules aussi.
san-francisco-1906-lesson-good-aim-no = Utile ; mais l'objectif qui convient à vos maisons sera peut-être parti à votre retour.

# The rules at a glance.
san-francisco-1906-glance-goal = Vous rebâtissez San Francisco après le séisme. **Le plus de points gagne.** Les bâtiments seuls ne donnent rien ; ce sont les **objectifs** qui disent ce que valent vos bâtiments, cartes et décombres, trois pour tous et d'autres pour vous seul.
san-francisco-1906-glance-round-title = Une année
san-francisco-1906-glance-end =
    Après le bonus de 1912 ;
    ou plus tôt, quand quelqu'un bâtit son huitième bâtiment : les autres jouent encore sur cette carte, puis c'est fini.
san-francisco-1906-glance-counts =
    Trois objectifs communs, pour tous.
    Vos propres objectifs, ouverts et secrets, pour vous seul.
    La case de votre jeton sur le plateau de développement ; il part de −7.
    Les cartes de développement.
    Les dollars restants : −3 sans rien, zéro de trois à cinq, puis un point tous les trois dollars.
    Meilleur Bâtisseur 3, pour le premier huitième bâtiment.
san-francisco-1906-round-income = **Gains.** Choisissez une case : l'argent est à gauche, et **le pion le plus à droite commence** sur la carte suivante.
san-francisco-1906-round-bonus = **Le bonus** de l'année, aussitôt : un bâtiment devant vous, un permis, un objectif, de l'argent…
san-francisco-1906-round-ring = **Six cartes d'action**, l'une après l'autre. Sur chacune, votre pion prend une case libre et fait son action ; ou une autre de la carte pour 2 $ par pas ; ou prend 1 $.
san-francisco-1906-round-next = Après chaque carte, les pions repartent **de droite à gauche** ; après la sixième commence une nouvelle année. Dès 1907, bâtir coûte de l'argent, de plus en plus.

# Worked examples.
san-francisco-1906-example-order-head = L'argent, ou le premier tour
san-francisco-1906-example-order-text = Vous prenez 3 $, Ben 2 $. Sa case est plus à droite : **Ben commence** sur la première carte d'action. La case à 1 $ serait la plus à droite. Après chaque carte, la même question revient : qui est le plus à droite commence sur la suivante.
san-francisco-1906-example-steps-head = Une autre action de la même carte
san-francisco-1906-example-steps-text = Votre pion est sur « bâtir » ; les « matériaux » sont à un pas. Pour **2 $**, vous faites cela à la place : un bâtiment de la réserve est maintenant devant vous. Deux pas coûteraient 4 $. Ou vous prenez 1 $ sans rien faire.
san-francisco-1906-example-build-head = Bâtir sur des décombres
san-francisco-1906-example-build-text = Un permis avec le numéro **et** la couleur de la parcelle suffit. En 1907, bâtir coûte 1 $, les décombres **3 $** de plus. Les décombres sont à vous, et votre jeton monte d'une case, de −7 à −5.
san-francisco-1906-example-two-head = Deux permis au symbole commun
san-francisco-1906-example-two-text = Un permis suffirait. Vous en dépensez un second, car les deux portent un **réverbère** : vous pouvez prendre une carte d'éclairage, et votre jeton avance d'une case. L'éclairage compte 1, 3, 6, 10, 15 pour une à cinq cartes.
san-francisco-1906-example-wild-head = Un permis joker seul ne bâtit rien
san-francisco-1906-example-wild-text = Un joker remplace un numéro **ou** une couleur, jamais les deux : il lui faut un autre permis qui convienne à la parcelle par son numéro ou sa couleur. Le vôtre est un 1 vert : un 4 rouge est hors d'atteinte.
san-francisco-1906-example-majority-head = Une majorité
san-francisco-1906-example-majority-text = Vous avez deux bâtiments sur des parcelles vertes, Ben un : à deux joueurs, **5** points pour vous, **3** pour Ben. À égalité, on partage ce que rapportent les places, arrondi vers le bas ; qui n'a rien sur le vert ne reçoit rien.
san-francisco-1906-example-money-head = Deux façons de perdre dix points
san-francisco-1906-example-money-text = Sans argent à la fin, vous perdez **3** ; de 3 à 5 $, rien ; avec 6 $, un point gagné. Et un jeton qui n'a jamais bougé compte **−7**. Gardez quelques dollars, et déplacez le jeton : développer vers la droite, déblayer vers le haut.
san-francisco-1906-example-last-head = Le huitième bâtiment
san-francisco-1906-example-last-text = C'est le huitième : vous êtes Meilleur Bâtisseur, **3** points, et la partie est presque finie. Ben joue encore sur cette carte, et personne n'arrive à la suivante. La construction subventionnée ne voulait que le numéro 2.

## Ce qu'on retient d'une partie

san-francisco-1906-memory-when = { $round }
san-francisco-1906-memory-built = Le bâtiment qui a compté
san-francisco-1906-memory-built-text = { $plot } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus d'un coup
san-francisco-1906-memory-objective = Meilleur objectif personnel
san-francisco-1906-memory-objective-text = { $objective } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-1906-memory-purse = Le plus d'argent d'un coup
san-francisco-1906-memory-purse-text = { $dollars } $
san-francisco-1906-memory-rubble = Le plus de décombres déblayés
san-francisco-1906-memory-rubble-text = { $n ->
    [one] { $n } parcelle
   *[other] { $n } parcelles
}
san-francisco-1906-memory-best-builder = La fin
san-francisco-1906-memory-best-builder-text = a construit son dernier bâtiment
san-francisco-1906-memory-last-year = La fin
san-francisco-1906-memory-last-year-text = la dernière année était atteinte
