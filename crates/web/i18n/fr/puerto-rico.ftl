# Les mots du plateau de Puerto Rico.

puerto-rico-governor = Gouverneur
puerto-rico-doubloons = Doublons
puerto-rico-chips = en jetons
puerto-rico-worth-chips = { $n } en jetons
puerto-rico-worth-printed = { $n } en bâtiments
puerto-rico-worth-nobles = { $n } en nobles
puerto-rico-count-colonists = { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
puerto-rico-count-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
puerto-rico-goods = Marchandises
puerto-rico-no-goods = aucune marchandise
puerto-rico-island = Île
puerto-rico-city = Ville
puerto-rico-forest = Forêt
puerto-rico-occupied = occupée
puerto-rico-empty = vide
puerto-rico-worth = Valeur
puerto-rico-worth-note = Ce que vous compteriez si la partie finissait maintenant
puerto-rico-worth-seen = Bâtiments, leurs suppléments et nobles ; les jetons sont face cachée
puerto-rico-harvest = Récolte
puerto-rico-harvest-note = Ce que le producteur apporterait maintenant

puerto-rico-card-coins = { $n ->
    [0] aucun doublon
    [1] un doublon
   *[other] { $n } doublons
}
puerto-rico-role-settler = Chacun prend une plantation ; le paysan peut prendre une carrière à la place.
puerto-rico-role-mayor = Des colons arrivent, et chacun replace ses pions ; le maire reçoit un colon de plus.
puerto-rico-role-builder = Chacun peut construire ; le bâtisseur paie un doublon de moins.
puerto-rico-role-craftsman = Chacun récolte ; le producteur prend un tonneau de plus d'un genre qu'il a produit.
puerto-rico-role-trader = Chacun peut vendre un tonneau ; le marchand reçoit un doublon de plus.
puerto-rico-role-captain = Chacun expédie des marchandises pour des points ; le capitaine reçoit un point de plus.
puerto-rico-role-prospector = Le chercheur d'or reçoit un doublon ; personne d'autre n'agit.
puerto-rico-privilege-settler = ou carrière
puerto-rico-privilege-mayor = +1 colon
puerto-rico-privilege-builder = −1 doublon
puerto-rico-privilege-craftsman = +1 tonneau
puerto-rico-privilege-trader = +1 doublon
puerto-rico-privilege-captain = +1 point
puerto-rico-privilege-prospector = +1 doublon

puerto-rico-plantations = Plantations
puerto-rico-plantation-of = Plantation : { $good }
puerto-rico-quarries = Carrières
puerto-rico-stack = Plantations face cachée
puerto-rico-discards = Défaussées :
puerto-rico-drawn = La tuile piochée
puerto-rico-as-plantation = en plantation
puerto-rico-as-forest = en forêt
puerto-rico-colonist-ship = Bateau de colons
puerto-rico-aboard = { $disc } : { $n } sur le bateau, { $supply } en réserve
puerto-rico-in-supply = réserve { $n }
puerto-rico-ships = Navires
puerto-rico-ship = Navire
puerto-rico-ship-empty = vide
puerto-rico-load-note = Vous chargeriez { $n } × { $good } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-house = Maison de commerce
puerto-rico-sale-note = { $good } : { $price } pour vous
puerto-rico-supply = Réserve
puerto-rico-ends = La fin
puerto-rico-end-bank = Points restants
puerto-rico-end-bank-note = La partie finit avec la manche où la banque n'a plus de points
puerto-rico-end-colonists = Colons restants
puerto-rico-end-colonists-note = La partie finit avec la manche où le bateau de colons ne peut être rempli
puerto-rico-needed = bateau { $n }
puerto-rico-end-city = Ville la plus pleine
puerto-rico-end-city-note = La partie finit avec la manche où quelqu'un remplit les douze cases de sa ville

puerto-rico-buildings = Bâtiments
puerto-rico-column = { $n ->
    [one] { $n } carrière au plus
   *[other] { $n } carrières au plus
}
puerto-rico-building-facts = coût { $cost }, points { $points }, cercles { $circles }
puerto-rico-building-label = { $name } : { $price } pour vous, imprimé { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, reste { $left }
puerto-rico-draft = Quels bâtiments entrent en jeu ?
puerto-rico-draft-note = par coût ; tous les exemplaires d'un bâtiment choisi sont en jeu
puerto-rico-texts = Ce que font les bâtiments
puerto-rico-in-play = en jeu

puerto-rico-ask-place = Placez vos pions.
puerto-rico-ask-keep = Choisissez les tonneaux que vous gardez.
puerto-rico-ask-send = Choisissez les tonneaux à expédier par le Petit quai.
puerto-rico-ask-deliver = Choisissez les tonneaux pour la cour, tous de genres différents.

puerto-rico-confirm-place = Placer les pions
puerto-rico-confirm-keep = Garder
puerto-rico-confirm-send = Expédier
puerto-rico-confirm-deliver = Livrer

puerto-rico-guide-asked = Ici se lit la question posée. Ce qui brille sur le plateau se clique ; le reste dit pourquoi non quand on le pointe.
puerto-rico-guide-roles = À chaque tour vous prenez un rôle. Chacun fait alors ce qu'il dit, vous d'abord et avec le privilège de la carte. Les cartes délaissées amassent des doublons.
puerto-rico-guide-own = Votre île et votre ville. Tuiles et bâtiments ne font rien tant qu'aucun colon n'occupe leur cercle.
puerto-rico-guide-buildings = La pièce montre votre prix. Les bâtiments sont rangés en colonnes : dans la première une seule carrière compte, dans la quatrième jusqu'à quatre. L'écusson donne leurs points.
puerto-rico-guide-discs = Quand vient le maire, cliquez les cercles où se tiennent vos pions, ou glissez un pion de l'un à l'autre, puis validez une fois. Hors le maïs, il faut un pion au champ et un à l'atelier.
puerto-rico-guide-ships = Le capitaine expédie : un genre par navire, un point par tonneau. Les écussons montrent ce qu'un chargement vous rapporterait.
puerto-rico-guide-house = Le marchand fait vendre un tonneau à chacun. La maison en prend quatre, tous différents ; les pièces disent ce que vous recevriez.
puerto-rico-guide-ends = La partie finit quand les points ou les colons s'épuisent ou qu'une ville est pleine. Votre valeur du moment est toujours à côté de votre nom.

puerto-rico-cargo-ship = Navire
puerto-rico-doubloon = Doublon
puerto-rico-point = Point de victoire
puerto-rico-fact-cost = Coût
puerto-rico-fact-points = Points
puerto-rico-fact-circles = Cercles
puerto-rico-fact-column = Carrières au plus
puerto-rico-fact-spaces = Cases de la ville
puerto-rico-fact-privilege = Privilège
puerto-rico-fact-price = La maison de commerce paie
puerto-rico-copies-left = { $n ->
    [0] il n'en reste plus
    [1] il en reste un
   *[other] il en reste { $n }
}
puerto-rico-saving-quarries = Carrières
puerto-rico-saving-forests = Forêts
puerto-rico-saving-zoning-office = Cabinet d'architecte
puerto-rico-saving-privilege = Privilège du bâtisseur

puerto-rico-of-supply = sur { $n }
puerto-rico-shelf = Prix et réserve de chaque sorte
puerto-rico-shelf-note = { $good } vous rapporte { $price } ; { $left } en réserve
puerto-rico-quay = Personnages et plantations
puerto-rico-roles-left = Rôles
puerto-rico-your-loads = Vos envois
puerto-rico-your-sale = Votre vente
puerto-rico-onto-ship = sur le bateau de { $n }
puerto-rico-column-large = grands, deux cases
puerto-rico-you-less = vous −{ $n }
puerto-rico-large-note = Les grands comptent à la fin, avec un colon.
puerto-rico-no-room-large = Les grands demandent deux cases.
puerto-rico-quarry-note = Chaque carrière occupée : −1, autant que la colonne le permet.
puerto-rico-yours = à vous
puerto-rico-draft-open = { $n ->
    [0] complet
   *[other] encore { $n } à choisir
}
puerto-rico-of-spaces = { $n } sur { $all }
puerto-rico-of-lots = { $n } cases sur { $all }
puerto-rico-doubloons-unit = doublons
puerto-rico-in-all = { $n } en tout
puerto-rico-role-to-take = Votre rôle de cette manche reste à prendre.
puerto-rico-discs-title = Vos colons
puerto-rico-discs-note = Un clic sur un cercle plein lève son pion, sur un cercle vide il le pose ; ou faites-le glisser.
puerto-rico-suggest = Proposer
puerto-rico-lift-all = Tout lever
puerto-rico-next-harvest = Prochaine récolte
puerto-rico-as-it-stands = avec ce placement
puerto-rico-detail-build = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}, { $n ->
    [one] { $n } bâtiment à votre portée
   *[other] { $n } bâtiments à votre portée
}
puerto-rico-detail-load = Autant de tonneaux que possible ; un point chacun.
puerto-rico-detail-role = Chacun fait ce qu'il dit, vous le premier.
puerto-rico-detail-settle = { $n ->
    [one] { $n } case libre sur votre île
   *[other] { $n } cases libres sur votre île
}
