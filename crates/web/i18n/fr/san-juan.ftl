# Les mots du plateau de San Juan.

san-juan-roles = Personnages
san-juan-picks = Personnages de cette manche
san-juan-pick-now = choisit
san-juan-pick-later = puis
san-juan-role-now = en cours : { $who }
san-juan-role-taken = pris par { $who }
san-juan-governor = Gouverneur
san-juan-city = Ville
san-juan-your-city = Votre ville
san-juan-near-city = Ville : { $name }
san-juan-city-of = { $n } sur { $all }
san-juan-points-printed = { $n } ★ imprimés
san-juan-points-under = { $n } ★ sous des bâtiments
san-juan-points-end = { $n } ★ à la fin
san-juan-hand = Main
san-juan-hand-of = { $n ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $n } cartes en main
}
san-juan-limit = Votre main tient { $n } cartes en début de manche.
san-juan-hand-empty = Aucune carte en main.
san-juan-known = En main, vues
san-juan-covered = Recouverts
san-juan-under = dessous
san-juan-new-here = nouveau
san-juan-to-build = à construire
san-juan-tag-pay = payer
san-juan-tag-built = déjà bâti
san-juan-tag-short = { $n ->
    [one] il manque 1
   *[other] il manque { $n }
}
san-juan-tag-crane = Grue { $n }
san-juan-open-city = La ville { DE($name) } en grand
san-juan-chooses = en garde { $n }
san-juan-shown-cheapest = garde la moins chère
san-juan-shown-kept = la garde
san-juan-shown-none = rien n'est gardé
san-juan-hidden-card = Une carte que personne ne voit
san-juan-points = Points
san-juan-worth-now = { $n ->
    [one] Ajouterait 1 point
   *[other] Ajouterait { $n } points
} à présent
san-juan-worth-here = { $n ->
    [one] Vaut 1 point à présent
   *[other] Vaut { $n } points à présent
}
san-juan-over-note = Avec la Grue, par-dessus { $card } : { $n }
san-juan-good-price = Prix : { $price }
san-juan-saving-privilege = Bâtisseur : votre privilège
san-juan-card-label = { $card }, vous coûte { $price }
san-juan-card-built-label = { $card }, que vous avez bâti
san-juan-over-label = Par-dessus { $card } : coûte { $n }
san-juan-gain-label = { $card } : rapporte { $n }
san-juan-beside-label = { $card } à une place à part : coûte { $n }
san-juan-drawn-keep = { $n ->
    [one] piochées : gardez-en 1
   *[other] piochées : gardez-en { $n }
}
san-juan-fact-kind = Type
san-juan-fact-cost = Coût
san-juan-fact-points = Points
san-juan-fact-copies = Cartes dans la boîte
san-juan-fact-box = Fait partie de
san-juan-new-buildings = Nouveaux bâtiments
san-juan-kind-production = Production
san-juan-kind-commercial = Commercial
san-juan-kind-monument = Monument

san-juan-house = Maison de commerce
san-juan-prices = Prix du moment, en cartes
san-juan-next-prices = Prochains prix, en cartes
san-juan-possible-prices = Prochains prix possibles
san-juan-later-prices = Ensuite
san-juan-unseen-tile = pas encore vue
san-juan-deck = Pioche
san-juan-discard = Défausse

san-juan-brings-discount = { $n ->
    [one] 1 carte de moins
   *[other] { $n } cartes de moins
}
san-juan-brings-goods = { $n ->
    [0] aucune place libre
    [one] vous produisez 1
   *[other] vous produisez { $n }
}
san-juan-brings-no-sale = rien à vendre
san-juan-brings-sale = vendez { $goods }, { $cards ->
    [one] piochez 1
   *[other] piochez { $cards }
}
san-juan-brings-sale-range = vendez { $goods }, piochez { $least }–{ $most }
san-juan-brings-recruits = { $drawn } vues, { $kept ->
    [one] 1 gardée
   *[other] { $kept } gardées
}
san-juan-brings-cards = { $n ->
    [one] vous piochez 1 carte
   *[other] vous piochez { $n } cartes
}

san-juan-ask-pay = { $due ->
    [0] Payez ou non ce bâtiment : { $building }
    [one] Payez 1 carte pour ce bâtiment : { $building }.
   *[other] Payez { $due } cartes pour ce bâtiment : { $building }.
}
san-juan-ask-pay-goods = { $due ->
    [one] Payez 1 carte ou marchandise : { $building }.
   *[other] Payez { $due } pour { $building } : des cartes, { $goods ->
        [one] et 1 marchandise au choix
       *[other] et jusqu'à { $goods } marchandises
    }.
}
san-juan-detail-build = { $n ->
    [0] Chaque carte dit ce que vous paieriez.
    [one] Vous êtes Bâtisseur : 1 carte de moins.
   *[other] Vous êtes Bâtisseur : { $n } cartes de moins.
}
san-juan-detail-site = Avec la Grue par-dessus un de vos bâtiments, ou à une place à part.
san-juan-detail-waive = Une carte de plus, et l'Hôpital vous en donne une.
san-juan-detail-cull = Parmi toute la main : Étude notariale.
san-juan-last-build = { $name } a douze bâtiments : dernière construction de la partie.
san-juan-best-sale = { $n ->
    [one] Au mieux 1 carte
   *[other] Au mieux { $n } cartes
}
san-juan-sale-large-market = Grand marché +1
san-juan-sale-small-market = Petit marché +1 dès deux marchandises
san-juan-sale-harbor = Port : une marchandise reste, 1 ★
san-juan-produce-note = Marquez les bâtiments où poser une marchandise.
san-juan-produce-factory = Usine : deux marchandises ou plus donnent une carte.
san-juan-ending-left = { $n ->
    [0] c'est la dernière phase
    [one] à la ville la plus pleine, il manque 1 bâtiment
   *[other] à la ville la plus pleine, il manque { $n } bâtiments
}

san-juan-confirm-discard = Défausser
san-juan-confirm-pay = { $n ->
    [0] Construire
   *[other] Payer, construire
}
san-juan-confirm-company = Échanger
san-juan-confirm-chapel = Glisser sous la Chapelle
san-juan-confirm-church = Glisser sous l'Église
san-juan-confirm-keep = Garder
san-juan-confirm-sell = Vendre
san-juan-confirm-produce = Produire
san-juan-preview-stay = { $n ->
    [one] carte reste
   *[other] cartes restent
}
san-juan-preview-keep = en main ensuite
san-juan-preview-sell = { $n ->
    [one] carte à piocher
   *[other] cartes à piocher
}
san-juan-preview-produce = { $n ->
    [one] marchandise
   *[other] marchandises
}
san-juan-marked-discard = défausser
san-juan-marked-pay = paie
san-juan-marked-company = échanger
san-juan-marked-chapel = Chapelle
san-juan-marked-church = Église
san-juan-marked-keep = garder
san-juan-marked-sell = vendre
san-juan-marked-produce = produire

san-juan-short-corn-farm = porte du maïs
san-juan-short-fruit-farm = porte des fruits
san-juan-short-sugar-refinery = porte du sucre
san-juan-short-tobacco-shed = porte du tabac
san-juan-short-coffee-roaster = porte du café
san-juan-short-distillery = production : coûte 1 de moins
san-juan-short-gold-mine = 4 vues, coûts tous différents : la moins chère
san-juan-short-notary-office = défausser parmi toute la main
san-juan-short-hospital = reste 0 ou 1 carte : piochez 1
san-juan-short-black-market = payer avec 2 marchandises
san-juan-short-trading-post = vendre 1 de plus
san-juan-short-factory = 2 produites ou plus : piochez 1
san-juan-short-small-market = 2 vendues : 1 carte de plus
san-juan-short-crane = couvrir un bâtiment, coût déduit
san-juan-short-chapel = 1 carte dessous, 1 ★
san-juan-short-lighthouse = tenir jusqu'à 12 cartes
san-juan-short-canal = produire 1 de plus
san-juan-short-sawmill = commercial bâti : piochez 1
san-juan-short-villa = garder 2 cartes
san-juan-short-statue = monument
san-juan-short-large-market = toute vente : 1 carte de plus
san-juan-short-materials-depot = commercial : coûte 1 de moins
san-juan-short-triumphal-arch = monument
san-juan-short-publishing-house = votre privilège double
san-juan-short-hero = monument
san-juan-short-town-square = 1, 2, 3 monuments : 4, 6, 8
san-juan-short-customs-house = 1 tous les 4 points
san-juan-short-manufactory = 1 par production, 1 par type
san-juan-short-governors-palace = 1 par bâtiment commercial
san-juan-short-company = échanger jusqu'à 2 cartes
san-juan-short-fortress = les autres : 6 cartes au plus
san-juan-short-land-registry = vide : une marchandise, vendue 2
san-juan-short-bohio = personne ne vend : piochez 1
san-juan-short-school = le moins de bâtiments : piochez 1
san-juan-short-land-office = couvert : 6 de moins
san-juan-short-church = une fois : des cartes dessous, 1 ★
san-juan-short-harbor = 1 vendue reste, 1 ★
san-juan-short-goldsmith = 1 montrée : à vous si nul ne l'a
san-juan-short-residence = trios de même coût : 4, 3, 2, 1
san-juan-short-cathedral = coûts 6 des autres : 4, 3, 2, 1

san-juan-guide-asked = Ici se lit ce qu'on vous demande. Ce qui brille se clique ; s'il faut choisir plusieurs choses, marquez-les et confirmez une fois.
san-juan-guide-roles = À chaque manche, chacun prend un Personnage. Tous le jouent, celui qui l'a pris un peu mieux. Montrez un Personnage, ou tenez-le, pour lire ce qu'il vous apporte.
san-juan-guide-hand = Vos cartes sont à la fois des bâtiments et de l'argent : le nombre en haut à gauche est le coût, en autres cartes de votre main. Les dorées produisent, les bleues aident, les pourpres sont des monuments et donnent des points.
san-juan-guide-city = Votre ville a douze places. Les marchandises y reposent, face cachée, jusqu'à ce que vous les vendiez pour des cartes.
san-juan-guide-house = Ce que valent les marchandises. L'ordre des cinq cartes ne change pas : une fois vu, vous savez ce qui suit.
san-juan-guide-ending = Quand quelqu'un a douze bâtiments, la partie s'arrête après cette phase. Voici où en est chacun.
san-juan-guide-points = Vos points tels qu'ils compteraient à présent, par source. Les cartes en main ne départagent que les ex æquo.

# Lessons.
san-juan-lesson-first-title = Le jeu en cinq minutes
san-juan-lesson-first-end = Vous savez ce qu'une carte peut être et comment l'une devient l'autre. Montrez une carte pour lire son effet.
san-juan-lesson-first-goal-head = Une carte est trois choses
san-juan-lesson-first-goal-text = Dans la main, une carte est un futur bâtiment, ou de l'**argent** : un bâtiment coûte autant d'autres cartes que le nombre en haut à gauche. Face cachée, c'est une **marchandise**. Bâtie, elle donne des points : le plus gagne.
san-juan-lesson-first-role-head = Prenez un Personnage
san-juan-lesson-first-role-text = À chaque manche, chacun en prend un ; tous le jouent, celui qui l'a pris un peu mieux. **Essayez :** vous voulez bâtir en payant une carte de moins. Lequel ?
san-juan-lesson-first-role-yes = Chacun peut bâtir ; vous payez une carte de moins.
san-juan-lesson-first-role-no = Utile aussi, mais personne ne bâtit dans cette phase.
san-juan-lesson-first-build-head = Choisissez un bâtiment
san-juan-lesson-first-build-text = Les dorées produisent, les bleues aident, les pourpres sont des points. De vos quatre cartes, une est bâtie, d'autres paient. **Essayez :** la **Raffinerie de Sucre** ; elle vous coûte deux, pas trois.
san-juan-lesson-first-build-yes = Elle est dans votre ville. Il reste à la payer.
san-juan-lesson-first-build-no = Cela se bâtit aussi ; cherchez la raffinerie qui fait du sucre.
san-juan-lesson-first-pay-head = Payez avec des cartes
san-juan-lesson-first-pay-text = Ce que vous payez est perdu : donnez ce qui sert le moins. La Statue vaut trois points, sans rien de plus. **Essayez :** payez deux cartes et **gardez la Statue**.
san-juan-lesson-first-pay-yes = La raffinerie est à vous, et la Statue attend le prochain Bâtisseur.
san-juan-lesson-first-pay-no = C'est payé, mais la Statue est partie.
san-juan-lesson-first-produce-head = Produisez
san-juan-lesson-first-produce-text = Le Producteur pose une carte face cachée sur un bâtiment de production vide : c'est une marchandise. Chacun en fait une, vous une de plus. **Essayez :** faites-en **deux**.
san-juan-lesson-first-produce-yes = Chaque bâtiment garde une marchandise jusqu'à la vente.
san-juan-lesson-first-produce-no = Vous pouvez en faire une de plus : c'est votre privilège.
san-juan-lesson-first-sell-head = Vendez contre des cartes
san-juan-lesson-first-sell-text = La maison de commerce dit ce que chaque marchandise rapporte, en cartes. Vous pouvez en vendre deux, car vous êtes le Marchand. **Essayez :** vendez les deux meilleures de celles que portent vos bâtiments.
san-juan-lesson-first-sell-yes = Encore des cartes : pour bâtir, ou pour payer.
san-juan-lesson-first-sell-no = Une autre paire rapporterait plus. Lisez les prix de la carte ouverte.
san-juan-lesson-first-ends-head = La fin
san-juan-lesson-first-ends-text = Quand quelqu'un a **douze bâtiments**, la phase du Bâtisseur se termine et la partie aussi. Les bâtiments donnent leurs points ; les monuments et ceux de coût six font la différence. La main ne départage que les égalités.
san-juan-lesson-good-title = Ce que font les bons joueurs
san-juan-lesson-good-end = Des marchandises chères pour avoir des cartes, des cartes pour bâtir à chaque occasion, un grand bâtiment pour la fin. Les chiffres disent ce qu'ont fait les gagnants, non pourquoi ils ont gagné.
san-juan-lesson-good-dear-head = Des marchandises chères, tôt
san-juan-lesson-good-dear-text = Le maïs se vend une carte ; sucre, tabac et café en rapportent deux ou trois, à chaque vente. **Essayez :** vous pouvez payer la brûlerie une fois. Vaut-elle presque toute la main ?
san-juan-lesson-good-dear-yes = Quatre cartes, remboursées après deux ventes. Ensuite, tout est gain.
san-juan-lesson-good-dear-no = C'est peu cher ; mais vos ventes rapporteront peu toute la partie. Cherchez la marchandise la plus chère.
san-juan-lesson-good-often-head = Bâtissez dès que possible
san-juan-lesson-good-often-text = Douze bâtiments finissent la partie, et chacun compte. Qui attend le grand bâtiment prend du retard. **Essayez :** la Maison des douanes est hors d'atteinte. Passer, ou bâtir petit ?
san-juan-lesson-good-often-yes = Un de plus, pour presque rien, et la carte chère reste en main.
san-juan-lesson-good-often-no = Rien de plus qu'avant. Les autres bâtissent aussi dans cette phase.
san-juan-lesson-good-six-head = Un bâtiment de coût six
san-juan-lesson-good-six-text = Chacun compte ce que vous avez : bâtiments bleus, monuments, production, ou le tout. Choisissez celui qui convient à votre ville. **Essayez :** lequel des deux a sa place ici ?
san-juan-lesson-good-six-yes = Un point par bâtiment bleu, lui compris : aucune autre carte n'apporte autant ici.
san-juan-lesson-good-six-no = Sans ce qu'il compte, il vaut peu. Regardez de quoi votre ville est faite.
san-juan-lesson-new-buildings-title = L'extension : nouveaux bâtiments et Cathédrale
san-juan-lesson-new-buildings-end = Dix sortes de cartes de plus et une Cathédrale. Montrez une carte pour lire son effet.
san-juan-lesson-new-buildings-cathedral-head = Une Cathédrale pour tous
san-juan-lesson-new-buildings-cathedral-text = La Cathédrale est sur la table ; qui paie sept cartes le premier l'obtient. À la fin, elle compte les bâtiments de coût six **des autres** : surveillez-les.
san-juan-lesson-new-buildings-land-head = De grands bâtiments moins chers
san-juan-lesson-new-buildings-land-text = Plusieurs cartes aident aux bâtiments chers. **Essayez :** bâtissez celle qui rend moins chers les bâtiments de coût six et la Cathédrale. Montrez vos cartes pour les lire.
san-juan-lesson-new-buildings-land-yes = Dès la phase suivante, elle vous épargne des cartes.
san-juan-lesson-new-buildings-land-no = Bien, mais cela ne rend pas les grands bâtiments moins chers.

# The rules at a glance.
san-juan-glance-goal = Vous bâtissez une ville de cartes. **Le plus de points gagne.** Une carte est un bâtiment, de l'argent ou une marchandise : les bâtiments de production font des marchandises, elles se vendent contre des cartes, et les cartes paient les bâtiments.
san-juan-glance-round-title = Une manche
san-juan-glance-end =
    Quand quelqu'un a douze bâtiments, chacun joue encore son tour de Bâtisseur ; puis la partie est finie aussitôt.
    Elle finit aussi quand il n'y a plus de carte à piocher et que rien ne bouge.
san-juan-glance-counts =
    Les points de chaque bâtiment de la ville.
    Un pour chaque carte sous la Chapelle, l'Église ou le Port.
    Ce que comptent les bâtiments de coût six ; la Maison des douanes en tout dernier, le quart de l'ensemble.
    Les cartes en main et les marchandises ne valent rien ; ensemble, elles départagent.
san-juan-round-hand = **Sept cartes** en main au plus au début d'une manche ; puis le Gouverneur prend le premier Personnage.
san-juan-round-take = **Prenez un Personnage** que personne n'a pris dans cette manche.
san-juan-round-act = **Chacun le joue**, à partir de vous dans le sens horaire ; vous un peu mieux. À deux, le Gouverneur en prend un second.
san-juan-round-next = Quand tous ont choisi, les Personnages reviennent, et le suivant devient Gouverneur.

# Worked examples.
san-juan-example-produce-head = Le Producteur en fait deux
san-juan-example-produce-text = Chacun peut poser une carte de la pioche, sans la voir, comme marchandise sur un bâtiment de production vide ; le Producteur **deux**. Un bâtiment n'en porte qu'une, et c'est lui qui dit ce qu'elle est.
san-juan-example-pay-head = On paie avec des cartes
san-juan-example-pay-text = La Villa coûte 3, le Bâtisseur paie une carte de moins : **deux** autres cartes de la main s'en vont. Sur quatre cartes, une est devenue la Villa, deux ont payé, une reste.
san-juan-example-sell-head = Les marchandises deviennent des cartes
san-juan-example-sell-text = La maison de commerce dit ce que rapporte chaque sorte aujourd'hui. Le Marchand vend deux marchandises, les autres une : le café **3** et le sucre **2** font cinq cartes. Le maïs reste sur sa ferme.
san-juan-example-counts-head = Ce que comptent les monuments et la Grand-place
san-juan-example-counts-text = Statue **3**, Héros **5**, Ferme de maïs **1**. La Grand-place compte les monuments : un donne 4 points, deux **6**, trois 8. En tout 15. Sans monument, elle ne vaut rien.
san-juan-example-once-head = Chaque bâtiment bleu une seule fois
san-juan-example-once-text = Une deuxième Raffinerie de Sucre se bâtit, et une troisième : les bâtiments de production (cadre doré) sont permis plusieurs fois. Les bleus ne sont qu'une fois dans une ville ; la deuxième Villa ne sert qu'à payer.
san-juan-example-last-head = Le douzième bâtiment
san-juan-example-last-text = Douze bâtiments sont debout : la partie finit avec cette phase. Les autres peuvent encore bâtir, et personne ne prend plus de Personnage. Ce qui reste en main ne compte pas.

## Ce qu'on retient d'une partie

san-juan-memory-when = Manche { $round }
san-juan-memory-sale = Meilleure vente
san-juan-memory-sale-text = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
san-juan-memory-house = Meilleur bâtiment
san-juan-memory-house-text = { $building } : { $points } ★
san-juan-memory-bargain = Meilleure affaire
san-juan-memory-bargain-text = { $building } pour { $cost } au lieu de { $printed }
san-juan-memory-harvest = Meilleure récolte
san-juan-memory-harvest-text = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} en une manche
san-juan-memory-twelfth = La fin
san-juan-memory-twelfth-text = { $building }, le douzième bâtiment
san-juan-memory-exhausted = La fin
san-juan-memory-exhausted-text = plus aucune carte, et plus rien ne bougeait
san-juan-memory-rounds = La fin
san-juan-memory-rounds-text = la dernière manche possible était finie
