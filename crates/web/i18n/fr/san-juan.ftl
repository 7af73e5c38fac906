# Les mots du plateau de San Juan.

san-juan-roles = Personnages
san-juan-picks = Personnages de cette manche
san-juan-governor = Gouverneur
san-juan-city = Ville
san-juan-limit = { $n } au plus en début de manche
san-juan-hand-empty = Aucune carte en main.
san-juan-known = Vues
san-juan-covered = Recouverts
san-juan-under = { $n ->
    [one] 1 carte dessous
   *[other] { $n } cartes dessous
}
san-juan-under-short = Cartes dessous
san-juan-chosen = Déjà choisie
san-juan-price = Ce que vous payez
san-juan-price-crane = Ce que vous payez au moins, par-dessus un autre bâtiment
san-juan-worth-now = Vaudrait { $n ->
    [one] { $n } point
   *[other] { $n } points
} à présent
san-juan-card-label = { $card }, vous coûte { $price }
san-juan-over-label = { $card } : coûte { $n }
san-juan-gain-label = { $card } : rapporte { $n }
san-juan-beside = { $card } à une place à part
san-juan-drawn = Piochées
san-juan-drawn-keep = { $n ->
    [one] gardez-en 1
   *[other] gardez-en { $n }
}

san-juan-house = Maison de commerce
san-juan-prices = prix du moment
san-juan-next-prices = prochains prix
san-juan-possible-prices = ce qui peut venir
san-juan-tiles = Cartes Maison de commerce dans leur ordre
san-juan-unseen-tile = Pas encore vue
san-juan-deck = Pioche
san-juan-discard = Défausse
san-juan-discard-known = Défausse. Vous y connaissez : { $cards }

san-juan-brings-discount = vous payez { $n } de moins
san-juan-brings-goods = { $n ->
    [0] aucune place libre
    [one] vous : 1 marchandise
   *[other] vous : { $n } marchandises
}
san-juan-brings-no-sale = rien à vendre
san-juan-brings-sale = vendre { $goods } → { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
san-juan-brings-sale-range = vendre { $goods } → { $least }–{ $most } cartes
san-juan-brings-recruits = piochez { $drawn }, gardez { $kept }
san-juan-brings-cards = { $n ->
    [one] piochez 1 carte
   *[other] piochez { $n } cartes
}

san-juan-best-sale = { $n ->
    [one] au mieux 1 carte
   *[other] au mieux { $n } cartes
}
san-juan-sale-large-market = Grand marché +1
san-juan-sale-small-market = Petit marché +1 dès deux marchandises
san-juan-sale-harbor = Port : une marchandise reste, 1 ★
san-juan-spend-note = chaque marchandise marquée paie une carte
san-juan-produce-note = marquez où poser une marchandise
san-juan-produce-factory = Usine : deux marchandises ou plus donnent une carte

san-juan-ending = La fin
san-juan-ending-left = { $n ->
    [0] c'est la dernière phase
    [one] encore 1 bâtiment
   *[other] encore { $n } bâtiments
}
san-juan-ending-note = Douze bâtiments dans une ville terminent la partie après ce Bâtisseur. Elle s'arrête aussi s'il n'y a plus de cartes et que rien ne bouge, ou après la manche 200.

san-juan-confirm-discard = { $n ->
    [one] Défausser 1 carte
   *[other] Défausser { $n } cartes
}
san-juan-confirm-discard-some = Défausser la sélection
san-juan-confirm-pay = { $n ->
    [one] Payer 1 carte
   *[other] Payer { $n } cartes
}
san-juan-confirm-pay-some = Payer { $n } ou { $most }
san-juan-confirm-company = Échanger
san-juan-confirm-company-some = { $n ->
    [0] Échanger la sélection (ou rien)
   *[other] Échanger la sélection
}
san-juan-confirm-chapel = Glisser sous la Chapelle
san-juan-confirm-chapel-some = Glisser sous la Chapelle, ou non
san-juan-confirm-church = Glisser sous l'Église
san-juan-confirm-church-some = Glisser sous l'Église, ou non
san-juan-confirm-keep = { $n ->
    [one] Garder 1 carte
   *[other] Garder { $n } cartes
}
san-juan-confirm-keep-some = Garder la sélection
san-juan-confirm-spend = { $n ->
    [0] Continuer
    [one] Dépenser 1 marchandise
   *[other] Dépenser { $n } marchandises
}
san-juan-confirm-spend-some = { $n ->
    [0] Dépenser la sélection (ou rien)
   *[other] Dépenser la sélection
}
san-juan-confirm-sell = Continuer
san-juan-confirm-sell-some = { $n ->
    [0] Vendre la sélection (ou rien)
   *[other] Vendre la sélection
}
san-juan-confirm-produce = Continuer
san-juan-confirm-produce-some = { $n ->
    [0] Produire là (ou rien)
   *[other] Produire là
}

san-juan-short-corn-farm = porte du maïs
san-juan-short-fruit-farm = porte des fruits
san-juan-short-sugar-refinery = porte du sucre
san-juan-short-tobacco-shed = porte du tabac
san-juan-short-coffee-roaster = porte du café
san-juan-short-distillery = production : coûte 1 de moins
san-juan-short-gold-mine = 4 montrées, coûts tous différents : 1
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
san-juan-guide-roles = À chaque manche, chacun prend un Personnage. Tous le jouent, celui qui l'a pris un peu mieux : la petite ligne dit ce qu'il vous apporte.
san-juan-guide-hand = Vos cartes sont à la fois des bâtiments et de l'argent : le rond donne le coût, en autres cartes de votre main. Les colorées produisent, les bleues aident, les pourpres rapportent à la fin.
san-juan-guide-city = Votre ville a douze places. Les marchandises y reposent, face cachée, jusqu'à ce que vous les vendiez pour des cartes.
san-juan-guide-house = Ce que valent les marchandises. L'ordre des cinq cartes ne change pas : une fois vu, vous savez ce qui suit.
san-juan-guide-ending = Quand quelqu'un a douze bâtiments, la partie s'arrête après cette phase. Voici où en est chacun.
san-juan-guide-points = Vos points tels qu'ils compteraient à présent, par source. Les cartes en main ne départagent que les ex æquo.
