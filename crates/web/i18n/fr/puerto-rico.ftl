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

# Names of other printings, and what players may agree upon.
puerto-rico-fact-also = aussi appelé
puerto-rico-agree-group = Coût { $cost } : choisissez-en { $n }
puerto-rico-also-settler = planteur
puerto-rico-also-mayor = intendant
puerto-rico-also-builder = maçon
puerto-rico-also-craftsman = artisan
puerto-rico-also-hospice = hospice
puerto-rico-also-guild-hall = maison des guildes
puerto-rico-also-forest-house = maison forestière
puerto-rico-also-storehouse = hangar
puerto-rico-also-guest-house = auberge
puerto-rico-also-trading-post = relais commercial
puerto-rico-also-specialty-factory = usine spécialisée
puerto-rico-also-zoning-office = office d'urbanisme
puerto-rico-also-royal-supplier = fournisseur de la cour
puerto-rico-also-jeweler = joaillier
puerto-rico-also-royal-garden = jardins de la cour

# Lessons.
puerto-rico-lesson-first-title = Le jeu en cinq minutes
puerto-rico-lesson-first-end = Vous connaissez le but, les rôles et les tonneaux. Le reste vient à la table ; chaque bâtiment dit ce qu'il fait quand on le montre.
puerto-rico-lesson-first-goal-head = Les points font gagner
puerto-rico-lesson-first-goal-text = Deux chemins mènent aux points : **expédier des tonneaux**, un point chacun, et **construire**, chaque bâtiment avec les points de son écu. Tout le reste produit tonneaux et argent pour ces deux-là.
puerto-rico-lesson-first-role-head = À vous : prenez un rôle
puerto-rico-lesson-first-role-text = Chacun fait ensuite ce qu'il dit ; vous d'abord, et un peu mieux. Les rôles délaissés gagnent des doublons. **Essayez :** vous voulez de l'argent. Quel rôle vend votre tonneau ?
puerto-rico-lesson-first-role-yes = L'indigo rapporte un, le marchand un de plus, et un doublon était sur la carte. Les autres vendent aussi, s'ils ont une autre denrée.
puerto-rico-lesson-first-role-no = Aucun tonneau n'est vendu. La maison qui achète s'ouvre avec un autre rôle.
puerto-rico-lesson-first-field-head = Le paysan donne des terres
puerto-rico-lesson-first-field-text = Chacun prend une plantation. Vous seul, parce que le rôle est à vous, pouvez prendre une **carrière** : avec un colon, elle rend les bâtiments moins chers. **Essayez :** prenez-la.
puerto-rico-lesson-first-field-yes = Elle attend un colon. Une carrière prise tôt sert toute la partie.
puerto-rico-lesson-first-field-no = Une bonne plantation, mais chacun en a une. Cherchez ce que le paysan seul obtient.
puerto-rico-lesson-first-work-head = Au travail
puerto-rico-lesson-first-work-text = Rien ne se passe sur une plantation ou un bâtiment sans colon. Le maïs ne veut que son champ ; les autres denrées aussi une usine. **Essayez :** placez-en trois pour récolter **deux tonneaux**.
puerto-rico-lesson-first-work-yes = Du maïs de son champ, de l'indigo du champ et de l'usine ensemble.
puerto-rico-lesson-first-work-no = Cette récolte est plus petite. Un colon va au maïs, deux font de l'indigo : un au champ, un à l'usine.
puerto-rico-lesson-first-build-head = Bâtir à bon compte
puerto-rico-lesson-first-build-text = La pièce est votre prix : un de moins pour le bâtisseur, un par carrière occupée. Votre champ de sucre veut une raffinerie. **Essayez :** construisez-en une.
puerto-rico-lesson-first-build-yes = Elle est là. Le prochain maire amène quelqu'un pour y travailler.
puerto-rico-lesson-first-build-no = C'est bâti, mais le sucre reste au champ. Cherchez une raffinerie.
puerto-rico-lesson-first-ship-head = Charger les navires
puerto-rico-lesson-first-ship-text = Chacun charge à son tour, une denrée à la fois, et le doit si c'est possible. Un navire ne porte qu'une denrée. **Essayez :** quel chargement rapporte le plus maintenant ?
puerto-rico-lesson-first-ship-yes = Un point par tonneau qui entre, un de plus pour le capitaine. Le reste peut se perdre : on ne garde qu'un tonneau.
puerto-rico-lesson-first-ship-no = C'est moins de points. Comptez les tonneaux qui entrent, plus un pour le capitaine.
puerto-rico-lesson-first-ends-head = La fin
puerto-rico-lesson-first-ends-text = La manche est la dernière si les colons manquent, si une ville est pleine ou si le dernier point quitte la banque. Puis les bâtiments comptent ; les grands ajoutent ce qu'ils disent, s'ils sont occupés.
puerto-rico-lesson-new-buildings-title = L'extension : Nouveaux bâtiments
puerto-rico-lesson-new-buildings-end = Quatorze bâtiments de plus : montrez-les pour les lire. Le choix rend chaque partie différente.
puerto-rico-lesson-new-buildings-draft-head = Choisir les bâtiments
puerto-rico-lesson-new-buildings-draft-text = Avant la première manche, on choisit tour à tour les bâtiments beiges en jeu. Chaque coût a ses places. **Essayez :** prenez celui qui double le privilège de votre rôle.
puerto-rico-lesson-new-buildings-draft-yes = La Bibliothèque : deux colons, deux doublons, deux points, selon le rôle.
puerto-rico-lesson-new-buildings-draft-no = En jeu, mais rien n'est doublé. Montrez les bâtiments pour les lire.
puerto-rico-lesson-new-buildings-forest-head = Une forêt épargne de l'argent
puerto-rico-lesson-new-buildings-forest-text = Avec la Baraque forestière, une plantation peut devenir forêt, pour toujours. Rien n'y pousse, mais deux forêts rendent chaque bâtiment moins cher d'un doublon. **Essayez :** posez une forêt.
puerto-rico-lesson-new-buildings-forest-yes = La deuxième commencera à rapporter.
puerto-rico-lesson-new-buildings-forest-no = C'est un champ comme un autre. La même tuile peut être une forêt.
puerto-rico-lesson-new-buildings-large-head = De nouveaux grands bâtiments
puerto-rico-lesson-new-buildings-large-text = Le Cloître compte les trios de tuiles pareilles : 1, 3, 6, 10 points pour un à quatre trios. La Statue vaut huit points et n'a besoin de personne.
puerto-rico-lesson-nobles-title = L'extension : Nobles
puerto-rico-lesson-nobles-end = Les nobles sont des points sur pied. Huit bâtiments s'en servent ; montrez-les pour les lire.
puerto-rico-lesson-nobles-who-head = Qui sont les nobles
puerto-rico-lesson-nobles-who-text = Un noble travaille comme un colon et vaut un point à la fin. Dans quelques bâtiments, comme la Chapelle, il compte qui s'y trouve : un colon rapporte un doublon, un noble un point.
puerto-rico-lesson-nobles-ship-head = Un noble vient avec le navire
puerto-rico-lesson-nobles-ship-text = À chaque maire, un noble est à bord. Qui prend d'abord dit lequel il prend. Le manque de colons ne finit plus rien. **Essayez :** prenez le noble.
puerto-rico-lesson-nobles-ship-yes = Un travailleur pour toute la partie, et un point à la fin.
puerto-rico-lesson-nobles-ship-no = Un colon comme les autres ; le suivant aura le noble.
