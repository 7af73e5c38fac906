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
puerto-rico-open-island = L’île de { $name }, en grand
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
puerto-rico-all-barrels = { $n ->
    [one] { $n } tonneau
   *[other] { $n } tonneaux
}
puerto-rico-some-barrels = { $n } tonneaux sur { $all }
puerto-rico-points-more = , +{ $more }
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
puerto-rico-column = max { $n }
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

puerto-rico-guide-asked = Ici se lit la question posée. Ce qui brille sur le plateau se clique ; le reste dit pourquoi non quand on le montre ou le tient appuyé.
puerto-rico-guide-roles = À chaque tour vous prenez un rôle. Chacun fait alors ce qu'il dit, vous d'abord et avec le privilège de la carte. Les cartes délaissées amassent des doublons.
puerto-rico-guide-own = Votre île et votre ville. Tuiles et bâtiments ne font rien tant qu'aucun colon n'occupe leur cercle.
puerto-rico-guide-buildings = La pièce montre votre prix. Les bâtiments sont rangés en colonnes : dans la première une seule carrière compte, dans la quatrième jusqu'à quatre. L'écusson donne leurs points.
puerto-rico-guide-discs = Dites où se tiennent vos colons, les pions bruns : cliquez les cercles ou glissez, puis validez une fois. Hors le maïs, il en faut un au champ et un à l'usine. Qui n'a pas de place attend sur la rose des vents.
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
puerto-rico-price-of = prix { $n }
puerto-rico-house-has = la maison en a déjà
puerto-rico-house-full = la maison est pleine
puerto-rico-storage = Réserve
puerto-rico-whole-kinds = { $n ->
    [one] un genre entier
   *[other] { $n } genres entiers
}
puerto-rico-on-quay = À quai
puerto-rico-single-barrels = { $n ->
    [one] un tonneau
   *[other] { $n } tonneaux
}
puerto-rico-lost = Perdu
puerto-rico-to-supply = retourne au stock
puerto-rico-column-large = deux cases
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
puerto-rico-of-lots = { $n ->
    [one] { $n } case sur { $all }
   *[other] { $n } cases sur { $all }
}
puerto-rico-doubloons-unit = doublons
puerto-rico-in-all = { $n } en tout
puerto-rico-role-to-take = Votre rôle de cette manche reste à prendre.
puerto-rico-role-to-take-for-others = Le rôle de cette manche reste à prendre.
puerto-rico-discs-title = Vos colons
puerto-rico-discs-note = Un clic sur un cercle plein lève son pion, sur un cercle vide il le pose ; ou faites-le glisser.
puerto-rico-suggest = Proposer
puerto-rico-lift-all = Tout lever
puerto-rico-see-market = Voir le marché
puerto-rico-next-harvest = Prochaine récolte
puerto-rico-as-it-stands = avec ce placement
puerto-rico-idle = inactif
puerto-rico-guest = un pensionnaire
puerto-rico-does-make = produit **{ $n }** { $good } sur { $all }
puerto-rico-would-make = ajouterait { $n } { $good }
puerto-rico-could-make = jusqu'à { $all } { $good }
puerto-rico-does-add = ajoute { $goods }
puerto-rico-does-pay = { $n ->
    [0] aucun doublon à la récolte
    [one] +**{ $n }** doublon à la récolte
   *[other] +**{ $n }** doublons à la récolte
}
puerto-rico-does-score = { $n ->
    [one] +**{ $n }** point à la récolte
   *[other] +**{ $n }** points à la récolte
}
puerto-rico-does-count = { $n ->
    [one] **{ $n }** point à la fin
   *[other] **{ $n }** points à la fin
}
puerto-rico-does-land-office-colonist = pioche une plantation pour 1 doublon
puerto-rico-does-land-office-noble = vend une plantation pour 1 doublon
puerto-rico-does-hunting-lodge-colonist = peut défausser une plantation
puerto-rico-does-hunting-lodge-noble = 2 points pour l'île la plus vide
puerto-rico-does-zoning-office-colonist = −1 doublon, colonnes 1 à 3
puerto-rico-does-zoning-office-noble = −2 doublons, grands bâtiments
puerto-rico-lone-fields = { $n ->
    [one] { $n } champ sans usine : { $good }
   *[other] { $n } champs sans usine : { $good }
}
puerto-rico-lone-circles = { $n ->
    [one] { $n } cercle d'usine sans champ : { $good }
   *[other] { $n } cercles d'usine sans champ : { $good }
}
puerto-rico-lone-missing = Il en manque { $n } en réserve : { $good }
puerto-rico-up-to = jusqu'à −{ $n }
puerto-rico-helps-build = Bâtiments
puerto-rico-helps-sale = Chaque vente
puerto-rico-helps-load = Chaque chargement
puerto-rico-helps-end = À la fin
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
puerto-rico-lesson-first-role-text = À chaque manche, chacun prend un rôle, le gouverneur (le chapeau) d'abord. Tous font ce qu'il dit, vous en premier et un peu mieux. Les rôles délaissés gagnent des doublons. **Essayez :** lequel vend votre tonneau ?
puerto-rico-lesson-first-role-yes = L'indigo rapporte un, le marchand un de plus, et un doublon était sur la carte. Les autres vendent aussi, s'ils ont une autre denrée.
puerto-rico-lesson-first-role-no = Aucun tonneau n'est vendu. La maison qui achète s'ouvre avec un autre rôle.
puerto-rico-lesson-first-field-head = Le paysan donne des terres
puerto-rico-lesson-first-field-text = Chacun prend une plantation. Vous seul, parce que le rôle est à vous, pouvez prendre une **carrière** : avec un colon, elle rend les bâtiments moins chers. **Essayez :** prenez-la.
puerto-rico-lesson-first-field-yes = Elle attend un colon ; puis chaque bâtiment vous coûte un doublon de moins.
puerto-rico-lesson-first-field-no = Une bonne plantation, mais chacun en a une. Cherchez ce que le paysan seul obtient.
puerto-rico-lesson-first-work-head = Au travail
puerto-rico-lesson-first-work-text = Rien ne se passe sur une plantation ou un bâtiment sans colon, un pion brun. Le maïs ne veut que son champ ; les autres denrées aussi une usine. **Essayez :** placez-en trois pour récolter **deux tonneaux**.
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
puerto-rico-lesson-first-ends-text = Après la manche où les colons manquent, une ville est pleine ou la banque n'a plus de points. Puis les bâtiments comptent ; les grands ajoutent ce qu'ils disent, s'ils sont occupés.
puerto-rico-lesson-good-title = Ce que font les bons joueurs
puerto-rico-lesson-good-end = De l'argent tôt, une seconde denrée à vendre, et un grand bâtiment qui convient à ce que vous avez. Les chiffres disent ce qu'ont fait les gagnants, non pourquoi ils ont gagné.
puerto-rico-lesson-good-sale-head = Vendre avant d'expédier
puerto-rico-lesson-good-sale-text = Un tonneau expédié tôt vaut un point ; vendu, c'est la moitié d'un bâtiment qui sert jusqu'à la fin. **Essayez :** vous avez deux tonneaux de sucre et un doublon. Quel rôle ?
puerto-rico-lesson-good-sale-yes = Trois doublons pour un tonneau : de quoi bâtir bientôt. L'autre peut encore partir en mer. Ce qui compte ici : deux ventes dans la première moitié.
puerto-rico-lesson-good-sale-no = Les points viendront plus tard, par douzaines. Ce qui vous manque, c'est l'argent.
puerto-rico-lesson-good-sugar-head = Du sucre, tôt
puerto-rico-lesson-good-sugar-text = Le sucre se vend deux, et sa petite raffinerie coûte deux. C'est une denrée de plus pour la maison et pour les navires. **Essayez :** dépensez vos doublons pour ce qui les rembourse.
puerto-rico-lesson-good-sugar-yes = Une vente la rembourse. Qui l'avait dans le premier tiers a gagné plus souvent.
puerto-rico-lesson-good-sugar-no = Utile ; mais votre champ de sucre reste oisif, et vous n'avez rien de nouveau à vendre.
puerto-rico-lesson-good-guild-head = Une Guilde pour qui a des ateliers
puerto-rico-lesson-good-guild-text = Un grand bâtiment compte ce que vous avez, si un colon y travaille. La Guilde compte les ateliers : un pour un petit, deux pour un grand. **Essayez :** quel grand bâtiment convient à cette ville ?
puerto-rico-lesson-good-guild-yes = Six points pour vos quatre ateliers, en plus de ses quatre points. Gardez-lui un colon.
puerto-rico-lesson-good-guild-no = Cela compte moins ici. Regardez votre ville : qu'avez-vous le plus ?
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

# The rules at a glance.
puerto-rico-glance-goal = Vous menez une île de son premier champ à une ville pleine. **Le plus de points gagne.** Les points viennent des tonneaux expédiés et des bâtiments construits ; tout le reste produit des tonneaux et de l'argent pour ces deux-là.
puerto-rico-glance-round-title = Une manche
puerto-rico-glance-end =
    C'est la dernière manche quand le navire de colons ne peut plus être rempli,
    ou que quelqu'un occupe la douzième case de sa ville,
    ou que le dernier point quitte la banque.
    Cette manche se joue toujours jusqu'au bout.
puerto-rico-glance-counts =
    Les points des tonneaux expédiés (ils sont face cachée).
    Les points de chaque bâtiment, que quelqu'un y travaille ou non.
    Ce qu'ajoutent les grands bâtiments, si quelqu'un y travaille.
    Doublons et tonneaux ne valent rien ; ensemble, ils départagent.
puerto-rico-round-governor = **Le gouverneur** commence. À deux, chacun prend trois rôles ; sinon, chacun en prend un.
puerto-rico-round-take = **Prenez un rôle** que personne n'a pris dans cette manche, avec les doublons posés dessus.
puerto-rico-round-act = **Chacun fait ce qu'il dit**, à partir de vous dans le sens horaire ; vous avez en plus son privilège.
puerto-rico-round-next = Quand tous ont choisi, chaque rôle délaissé reçoit un doublon, et le suivant devient gouverneur.

# Worked examples.
puerto-rico-example-harvest-head = Une récolte, et le tonneau du producteur
puerto-rico-example-harvest-text = Chaque champ de maïs occupé donne un tonneau. Des deux champs d'indigo, un seul compte : la teinturerie n'a qu'un cercle. Le sucre n'a pas de moulin. Le producteur ajoute un tonneau de ce qui vient d'être produit : **trois maïs, un indigo**.
puerto-rico-example-sale-head = Ce que rapporte une vente
puerto-rico-example-sale-text = Le sucre paie **2**, le privilège du marchand **1** de plus, le petit marché encore **1** : quatre doublons. La maison ne prend chaque denrée qu'une fois ; l'indigo ne pourrait pas être vendu maintenant.
puerto-rico-example-price-head = Ce que coûte un bâtiment
puerto-rico-example-price-text = La Manufacture coûte 7. Deux carrières ont un colon et épargnent **2** (la troisième est vide), le bâtisseur épargne **1** : il reste quatre doublons à payer. Les carrières n'épargnent jamais plus que le numéro de la colonne du bâtiment.
puerto-rico-example-load-head = Un chargement
puerto-rico-example-load-text = Six tonneaux de sucre tiennent sur le navire de six : **6** points, et **1** de plus pour le premier chargement du capitaine. Puis les autres chargent, et l'on tourne tant que quelqu'un le peut.
puerto-rico-example-kinds-head = Une denrée, un seul navire
puerto-rico-example-kinds-text = Le maïs a rempli le petit navire. Il y reste jusqu'à la fin de la phase : personne ne peut charger de maïs ailleurs, même si deux navires sont vides. Qui charge en premier décide de ce que les autres expédient.
puerto-rico-example-spoils-head = Ce qui ne part pas se perd
puerto-rico-example-spoils-text = Les trois navires portent d'autres denrées : rien ne peut être chargé. Après le capitaine, chacun garde **un tonneau** de son choix ; les quatre autres sont perdus. Les entrepôts gardent en plus des denrées entières.
puerto-rico-example-counts-head = Les points à la fin
puerto-rico-example-counts-text = Jetons **14**. Bâtiments 1 + 2 + 2 + 4 = **9**, la Teinturerie vide comprise. La Guilde, occupée, ajoute 1 par petit et 2 par grand atelier : **5**. En tout 28. Sans personne dans la Guilde : 23 seulement.
puerto-rico-example-last-head = La dernière manche commence
puerto-rico-example-last-text = La douzième case de la ville est occupée (un grand bâtiment en prend deux). Les autres construisent encore, et qui n'a pas pris de rôle dans cette manche en prend encore un. Puis la partie est finie.

puerto-rico-brief-small-market = +1 doublon à chaque vente
puerto-rico-brief-aqueduct = +1 indigo et sucre des grandes
puerto-rico-brief-hacienda = pioche une plantation de plus
puerto-rico-brief-construction-hut = peut prendre une carrière
puerto-rico-brief-forest-house = pose des forêts : on paie moins
puerto-rico-brief-black-market = paie en tonneau, pion, point
puerto-rico-brief-small-warehouse = garde un genre entier
puerto-rico-brief-storehouse = garde trois tonneaux de plus
puerto-rico-brief-hospice = un colon vient avec chaque tuile
puerto-rico-brief-guest-house = deux pions à envoyer où il faut
puerto-rico-brief-office = vend un genre déjà vendu
puerto-rico-brief-large-market = +2 doublons à chaque vente
puerto-rico-brief-trading-post = vend hors de la maison
puerto-rico-brief-church = des points pour les colonnes 2 à 4
puerto-rico-brief-large-warehouse = garde deux genres entiers
puerto-rico-brief-small-wharf = expédie de tout, deux par point
puerto-rico-brief-factory = des doublons par genre récolté
puerto-rico-brief-lighthouse = +1 doublon par chargement
puerto-rico-brief-university = un colon vient avec chaque bâtiment
puerto-rico-brief-harbor = +1 point par chargement
puerto-rico-brief-specialty-factory = des doublons pour une grosse récolte
puerto-rico-brief-library = double le privilège d'un rôle
puerto-rico-brief-wharf = expédie un genre sans navire
puerto-rico-brief-union-hall = un point pour deux tonneaux pareils
puerto-rico-brief-guild-hall = des points par usine
puerto-rico-brief-residence = des points pour une île pleine
puerto-rico-brief-fortress = un point pour trois pions
puerto-rico-brief-customs-house = un point pour quatre en jetons
puerto-rico-brief-city-hall = un point par bâtiment beige
puerto-rico-brief-statue = huit points, rien d'autre
puerto-rico-brief-cloister = des points par trio de tuiles
puerto-rico-brief-land-office = plantation : en pioche, un noble en vend
puerto-rico-brief-chapel = +1 doublon à la récolte ; noble : +1 point
puerto-rico-brief-hunting-lodge = défausse un champ ; noble : 2 points
puerto-rico-brief-zoning-office = épargne 1 ; noble : 2 sur les grands
puerto-rico-brief-royal-supplier = un point par tonneau livré
puerto-rico-brief-villa = un noble de plus à chaque maire
puerto-rico-brief-jeweler = un doublon par noble à la récolte
puerto-rico-brief-royal-garden = un point par noble

## Ce qu'on retient d'une partie

puerto-rico-memory-when = Manche { $round }
puerto-rico-memory-load = Plus grosse cargaison
puerto-rico-memory-load-text = { $barrels } × { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-memory-wharf = Plus grosse cargaison
puerto-rico-memory-wharf-text = { $barrels } × { $what } ({ $building }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-memory-sent = Plus grosse cargaison
puerto-rico-memory-sent-text = { $what }, { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-memory-house = Meilleur grand bâtiment
puerto-rico-memory-house-text = { $building } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
puerto-rico-memory-dearest = Bâtiment le plus cher
puerto-rico-memory-dearest-text = { $building } pour { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}
puerto-rico-memory-harvest = Meilleure récolte
puerto-rico-memory-harvest-text = { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $kinds ->
    [one] d'un seul genre
   *[other] de { $kinds } genres
}
puerto-rico-memory-sale = Meilleure vente
puerto-rico-memory-sale-text = { $good } pour { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
puerto-rico-memory-full-city = La dernière manche
puerto-rico-memory-full-city-text = les douze emplacements de la ville étaient bâtis
puerto-rico-memory-last-point = La dernière manche
puerto-rico-memory-last-point-text = les derniers points de victoire étaient distribués
puerto-rico-memory-last-colonist = La dernière manche
puerto-rico-memory-last-colonist-text = il ne restait pas assez de colons pour le bateau
