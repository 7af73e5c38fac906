### Saint-Pétersbourg. ₽ : roubles, ★ : points.

title = Saint-Pétersbourg
score-points = points
score-rubles = roubles
option-players = nombre de joueurs
ending-worker = la pile des artisans est épuisée
ending-building = la pile des bâtiments est épuisée
ending-noble = la pile des nobles est épuisée
ending-trading = la pile des échanges est épuisée

## Cartes, piles et phases

card-lumberjack = Bûcheron
card-gold-miner = Mine d'or
card-shepherd = Berger
card-fur-trapper = Trappeur
card-ship-builder = Architecte naval
card-czar-and-carpenter = Pierre le Grand
card-market = Marché
card-customs-house = Douane
card-firehouse = Caserne des pompiers
card-hospital = Hôpital
card-library = Bibliothèque
card-theater = Théâtre
card-academy = Académie
card-warehouse = Entrepôt
card-pub = Taverne
card-potjomkins-village = Village de Potemkine
card-observatory = Observatoire
card-author = Écrivain
card-administrator = Administrateur
card-warehouse-manager = Directeur d'entrepôt
card-secretary = Secrétaire
card-controller = Contrôleur
card-judge = Juge
card-mistress-of-ceremonies = Maîtresse des cérémonies
card-carpenter-workshop = Menuiserie
card-gold-smelter = Fonderie
card-weaving-mill = Bergerie
card-fur-shop = Magasin de fourrure
card-wharf = Quai
card-mariinskij-theater = Théâtre Mariinsky
card-bank = Banque
card-peterhof = Peterhof
card-st-isaac-cathedral = Cathédrale Saint-Isaac
card-church-of-the-resurrection = Église de la Résurrection
card-harbor = Port
card-catherine-palace = Palais Catherine
card-smolny-cathedral = Cathédrale Smolny
card-hermitage = Ermitage
card-winter-palace = Palais d'Hiver
card-pope = Pope
card-weapon-master = Maître d'armes
card-chamber-maid = Femme de chambre
card-builder = Bâtisseur
card-senator = Sénateur
card-patriarch = Patriarche
card-tax-man = Percepteur
card-admiral = Amiral
card-foreign-minister = Ministre des Affaires étrangères
card-czar = Tsar
stack-worker = Artisans
stack-building = Bâtiments
stack-noble = Nobles
stack-trading = Cartes d'échange
phase-worker = Phase des artisans
phase-building = Phase des bâtiments
phase-noble = Phase des nobles
phase-trading = Phase d'échange
row-upper = rangée supérieure
row-lower = rangée inférieure

## Ce que fait une carte

earns-rubles = Rapporte { $rubles } ₽.
earns-points = Rapporte { $points } ★.
earns-both = Rapporte { $rubles } ₽ et { $points } ★.
replaces-any = Remplace n'importe quelle carte : { $group }.
replaces-worker = Remplace { $worker } ou { $czar }.
every-green-target = Toute carte d'échange verte peut le remplacer.
larger-hand = La main de son propriétaire peut tenir quatre cartes.
buy-points = Après le décompte des bâtiments, son propriétaire peut acheter jusqu'à cinq points à deux roubles.
worth = Compte pour { $worth } roubles quand une carte d'échange le remplace.
draws = Pendant la phase des bâtiments, une fois par manche : piocher une carte d'une pile, puis l'acheter, la garder ou la défausser. Aucun point cette manche-là.
saves = { $group } : un rouble de moins pour son propriétaire.
ruble-per = Rapporte un rouble par carte à soi : { $group }.

## Ce qui est demandé

ask-turn = Achetez une carte, prenez-en une en main, jouez-en une de votre main, ou passez.
ask-observed = L'Observatoire montre { $card } : achetez, gardez ou défaussez.
ask-pub = Combien de points achetez-vous à la Taverne ?
is-thinking = { $who } réfléchit.
over = La partie est finie.

## Réponses
## $target : la carte remplacée, ou « none »

do-buy = Acheter { $card }{ $target ->
    [none] { "" }
   *[other] { " " }contre { $target }
} : { $price } ₽ ({ $row })
do-take = Prendre { $card } en main ({ $row })
do-play = Jouer { $card }{ $target ->
    [none] { "" }
   *[other] { " " }contre { $target }
} de la main : { $price } ₽
do-observe = Observatoire : piocher dans { $stack } (encore { $left })
do-pass = Passer
do-buy-drawn = Acheter { $card }{ $target ->
    [none] { "" }
   *[other] { " " }contre { $target }
} : { $price } ₽
do-keep = Garder en main
do-discard = Défausser
do-pub = { $points ->
    [0] Aucun point
   *[other] { $points } ★ pour { $rubles } ₽
}

## Événements

bought = { $who } achète { $card }{ $target ->
    [none] { "" }
   *[other] { " " }à la place { DE($target) }
} ({ $row }) pour { $price } ₽.
took = { $who } prend { $card } en main.
played = { $who } joue { $card }{ $target ->
    [none] { "" }
   *[other] { " " }à la place { DE($target) }
} de sa main pour { $price } ₽.
observed = L'Observatoire { DE($who) } montre { $card } ({ $stack }).
bought-drawn = { $who } achète { $card }{ $target ->
    [none] { "" }
   *[other] { " " }à la place { DE($target) }
} pour { $price } ₽.
kept = { $who } garde { $card } en main.
discarded = { $who } défausse { $card }.
passed = { $who } passe.
drank = { $points ->
    [0] { $who } n'achète aucun point à la Taverne.
   *[other] { $who } achète { $points } ★ à la Taverne pour { $rubles } ₽.
}
scored = { $group }, décompte { DE($who) } : { $gain }.
phase-without-cards = { $phase } : pas de nouvelle carte.
phase-with-cards = { $phase }. Nouvelles cartes : { $cards }.
round = Manche { $round }. Défaussé de la rangée inférieure : { $cards ->
    [none] rien
   *[other] { $cards }
}.
last-round = { $stack } : la pile est épuisée. La manche { $round } est la dernière.

## Pourquoi une réponse est impossible

no-over = la partie est finie
no-turn = c'est à { $who } de jouer
no-card-in-row = il n'y a pas { DE($card) } dans la { $row }
no-card-in-hand = vous n'avez pas { DE($card) } en main
too-dear = coûte { $price }, vous avez { $rubles }
hand-full = votre main est pleine ({ $limit } cartes)
other-colour = { $card } ne remplace qu'une carte de sa couleur, pas { $target }
other-worker = { $card } ne remplace pas { $target } : seulement son propre artisan
not-owned = vous n'avez pas { DE($target) } à remplacer
nothing-to-replace = vous n'avez pas de carte que { $card } puisse remplacer
nothing-replaces = aucune carte d'échange ici ne peut remplacer { $target }
used-observatory = un Observatoire utilisé ne peut pas être remplacé pendant cette manche
not-building-phase = l'Observatoire ne sert que pendant la phase des bâtiments
no-observatory = vous n'avez pas d'Observatoire
observatories-used = votre Observatoire a déjà servi pendant cette manche
short-stack = { $stack } : la pile n'en a plus que { $cards }, il en faut deux
nothing-drawn = aucune carte n'a été piochée avec un Observatoire
drawn-first = d'abord acheter, garder ou défausser la carte piochée : { $card }
must-replace = { $card } doit remplacer une carte
replaces-nothing = { $card } ne remplace aucune carte
no-pub-now = on n'achète des points à la Taverne qu'après le décompte des bâtiments
pub-first = d'abord dire combien de points vous achetez à la Taverne
too-many-points = vous pouvez en acheter { $most } au plus

## Points par source

from-track = Points en cours de partie
from-nobles = Nobles différents
from-rubles = Roubles (un point par dizaine)
from-hand = Cartes restées en main

## La page d'un terminal

page-round = Manche { $round }{ $last ->
    [yes] { " " }(la dernière)
   *[no] { "" }
} · { $phase }
page-stacks = Piles (premier joueur) : { $stacks }
page-upper = Rangée supérieure : { $cards }
page-lower = Rangée inférieure : { $cards }
page-drawn = Carte piochée : { $card }
page-group = { $group } : { $cards }
page-hand = Main : { $cards }
page-seat = { $who }{ $own ->
    [yes] { " " }(vous)
   *[no] { "" }
} : { $points } ★ · { $rubles } ₽ · main { $hand } sur { $limit } · nobles : { $nobles } ★ à la fin
