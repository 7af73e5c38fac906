title = Puerto Rico
score-points = points
score-doubloons-and-goods = doublons et marchandises
option-players = nombre de joueurs
option-new-buildings = première extension : 14 nouveaux bâtiments, et un choix de ceux qui sont en jeu
option-nobles = deuxième extension : les nobles et leurs huit bâtiments
option-ship-rule = le navire vide que l'on peut charger
option-decline = ce qui vient de soi-même
option-buildings = les bâtiments beiges des nouveaux bâtiments
choice-ship-rule-most = tout navire qui prend le plus de tonneaux
choice-ship-rule-largest = le plus grand seulement
choice-decline-false = est pris sans question
choice-decline-true = est demandé à chacun, qui peut y renoncer
choice-buildings-draft = choisis tour à tour avant la première manche
choice-buildings-chosen = convenus maintenant
ending-colonists = le bateau de colons n'a pas pu être rempli
ending-city = une ville a été achevée
ending-points = les points de victoire sont épuisés

## Bâtiments, marchandises, tuiles, rôles et pions

building-small-indigo-plant = Petite teinturerie
building-small-sugar-mill = Petite raffinerie de sucre
building-indigo-plant = Teinturerie
building-sugar-mill = Raffinerie de sucre
building-tobacco-storage = Séchoir à tabac
building-coffee-roaster = Brûlerie de café
building-small-market = Petit marché
building-hacienda = Hacienda
building-construction-hut = Baraque de chantier
building-small-warehouse = Petit entrepôt
building-hospice = Refuge
building-office = Comptoir
building-large-market = Grand marché
building-large-warehouse = Grand entrepôt
building-factory = Manufacture
building-university = Université
building-harbor = Port
building-wharf = Quai
building-guild-hall = Guilde
building-residence = Résidence
building-fortress = Forteresse
building-customs-house = Douane
building-city-hall = Hôtel de ville
building-aqueduct = Aqueduc
building-forest-house = Baraque forestière
building-black-market = Marché noir
building-storehouse = Boutique
building-guest-house = Pension
building-trading-post = Commerce
building-church = Église
building-small-wharf = Petit quai
building-lighthouse = Phare
building-specialty-factory = Atelier
building-library = Bibliothèque
building-union-hall = Syndicat
building-statue = Statue
building-cloister = Cloître
building-land-office = Cadastre
building-chapel = Chapelle
building-hunting-lodge = Pavillon de chasse
building-zoning-office = Cabinet d'architecte
building-royal-supplier = Fournisseur
building-villa = Villa
building-jeweler = Joaillerie
building-royal-garden = Jardins royaux
one-small-indigo-plant = une Petite teinturerie
one-small-sugar-mill = une Petite raffinerie de sucre
one-indigo-plant = une Teinturerie
one-sugar-mill = une Raffinerie de sucre
one-tobacco-storage = un Séchoir à tabac
one-coffee-roaster = une Brûlerie de café
one-small-market = un Petit marché
one-hacienda = une Hacienda
one-construction-hut = une Baraque de chantier
one-small-warehouse = un Petit entrepôt
one-hospice = un Refuge
one-office = un Comptoir
one-large-market = un Grand marché
one-large-warehouse = un Grand entrepôt
one-factory = une Manufacture
one-university = une Université
one-harbor = un Port
one-wharf = un Quai
one-guild-hall = une Guilde
one-residence = une Résidence
one-fortress = une Forteresse
one-customs-house = une Douane
one-city-hall = un Hôtel de ville
one-aqueduct = un Aqueduc
one-forest-house = une Baraque forestière
one-black-market = un Marché noir
one-storehouse = une Boutique
one-guest-house = une Pension
one-trading-post = un Commerce
one-church = une Église
one-small-wharf = un Petit quai
one-lighthouse = un Phare
one-specialty-factory = un Atelier
one-library = une Bibliothèque
one-union-hall = un Syndicat
one-statue = une Statue
one-cloister = un Cloître
one-land-office = un Cadastre
one-chapel = une Chapelle
one-hunting-lodge = un Pavillon de chasse
one-zoning-office = un Cabinet d'architecte
one-royal-supplier = un Fournisseur
one-villa = une Villa
one-jeweler = une Joaillerie
one-royal-garden = des Jardins royaux
good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café
some-corn = du maïs
some-indigo = de l'indigo
some-sugar = du sucre
some-tobacco = du tabac
some-coffee = du café
quarry = carrière
tile-corn = une plantation de maïs
tile-indigo = une plantation d'indigo
tile-sugar = une plantation de sucre
tile-tobacco = une plantation de tabac
tile-coffee = une plantation de café
tile-quarry = une carrière
role-settler = Paysan
role-mayor = Maire
role-builder = Bâtisseur
role-craftsman = Producteur
role-trader = Marchand
role-captain = Capitaine
role-prospector = Chercheur d'or
phase-settler = Phase du paysan
phase-mayor = Phase du maire
phase-builder = Phase du bâtisseur
phase-craftsman = Phase du producteur
phase-trader = Phase du marchand
phase-captain = Phase du capitaine
phase-prospector = Phase du chercheur d'or
windrose = rose des vents
disc-colonist = colon
disc-noble = noble
doubloons = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
barrels = { $n ->
    [one] { $n } tonneau
   *[other] { $n } tonneaux
}
discs = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
colonists = { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}

## Questions et réponses

over = La partie est finie.
is-thinking = { $other } réfléchit.
ask-lay = Vous avez pioché { $good } : posez la tuile en plantation ou en forêt.
ask-place = Combien de pions placez-vous : { $place } ?
ask-pay-barrel = { $building } : il manque { $missing }. Quel tonneau donnez-vous au Marché noir ?
ask-pay-disc = { $building } : il manque { $missing }. Quel pion donnez-vous au Marché noir ?
ask-supplier = Livrez des tonneaux à la cour, encore { $left } au plus, tous de genres différents.
ask-send = Combien de tonneaux { DE($good) } expédiez-vous par le Petit quai ?
ask-keep = Combien de tonneaux { DE($good) } gardez-vous ?

## Réponses

do-draft = { $name } (coût { $cost })
do-hacienda = Hacienda : piocher une plantation
do-quarry = Prendre une carrière
do-plant = Prendre une plantation { DE($tile) }
do-forest = Prendre une forêt : { $good }
do-lay = Poser en plantation { DE($good) }
do-lay-forest = Poser en forêt
do-discard = Défausser une plantation { DE($good) }
do-discard-forest = Défausser une forêt
do-guest = Pensionnaire : { $disc }, vers { $place }
do-take-disc = Prendre un { $disc }
do-place = { $place } : { $discs }
do-place-both = { $name } : { $x }, { $y }
do-build-with-market = Construire { $name } : { $cost }, dont { $missing } par le Marché noir
do-build = Construire { $name } : { $cost }
do-pay-barrel = Donner un tonneau { DE($good) }
do-pay-no-barrel = Ne pas donner de tonneau
do-pay-disc = Donner un pion : { $place }
do-pay-no-disc = Donner plutôt un point
do-extra = Un tonneau { DE($good) } de plus
do-sell = Vendre { $good } : { $gain }
do-post = Vendre { $good } au Commerce : { $gain }
do-buy-plantation = Acheter une plantation cachée : 1 doublon
do-deliver = Livrer { $good } : 1 point
do-done = Plus de livraison
do-load = Charger { $n } { DE($good) } sur le navire de { $capacity }
do-wharf = Quai : tout expédier, { $n } { DE($good) }
do-small-wharf = Petit quai : expédier des tonneaux
do-send = Expédier { $n } { DE($good) }
do-keep = Garder { $n } { DE($good) }

## Événements

both = { $settlers_text } et { $lords_text }
drafted = { $who } met en jeu { $name }.
took = { $who } prend le rôle { $role }{ $purse }.
passed = { $who } passe.
drew = { $who } pioche une plantation { DE($good) }.
drew-for = { $who } pioche une plantation { DE($good) } pour { $price }.
laid = { $who } pose { $tile }.
laid-forest = { $who } pose une forêt ({ $good }).
settled = { $who } reçoit un { $disc } : { $place }.
discarded = { $who } défausse { $what ->
    [forest] une forêt
   *[other] une plantation { DE($what) }
}{ $gain }.
new-row = Nouvelles plantations : { $row }.
guest-went = { $who } envoie un pensionnaire au travail ({ $disc }) : { $place }.
arrived = { $who } reçoit { $discs }.
placed = { $who } place { $discs }.
placed-some = { $who } place { $discs } ; { $windrose } sur la rose des vents.
ship-filled = Le bateau de colons amènera { $discs }.
built = { $who } construit { $name } pour { $price }.
bargained = { $who } veut { $name } pour { $price }, paie { $paid } et s’adresse au Marché noir.
paid-barrel = { $who } donne un tonneau { DE($good) } au Marché noir.
paid-disc = { $who } donne un { $disc } au Marché noir ({ $place }).
paid-point = { $who } donne un point au Marché noir.
raised = { $who } construit { $name } avec l’aide du Marché noir.
produced = { $who } produit { $goods }.
gained = { $source } ({ $who }) : { $gain }.
took-extra = { $who } prend par privilège un tonneau { DE($good) } de plus.
sold = { $who } vend { $good }{ $post ->
    [yes] { " " }au Commerce
   *[no] { "" }
} pour { $n ->
    [0] rien
    [one] { $n } doublon
   *[other] { $n } doublons
}.
house-emptied = La maison de commerce est vidée.
delivered = { $who } livre { $good } à la cour : +1 point.
loaded = { $who } charge { $n } { DE($good) } sur le navire de { $capacity } : +{ $chips }.
shipped = { $who } expédie { $n } { DE($good) } par le Quai : +{ $chips }.
sent = { $who } expédie { $n } par le Petit quai : +{ $chips }.
lost = { $who } ne peut stocker { $goods }.
ships-emptied = Les navires pleins partent : { $ships }.
prospected = { $who } trouve { $coins }.
last-round = La manche { $round } est la dernière.
round = Manche { $round }. { $who } est gouverneur.

## Pourquoi une réponse est impossible

no-over = la partie est finie
same-prospectors = il ne reste pas deux chercheurs d'or qui diffèrent par leurs doublons
other-tile-drawn = la tuile piochée est : { $good }
price-needs-it = sans cela le prix ne peut être payé
kinds-in-order = chaque genre une fois, dans l'ordre des marchandises
must-load = vous pouvez charger, donc vous le devez
not-now = pas maintenant. { $want }
no-building = vous n'avez pas { DE($name) }
nobody-works = personne ne travaille ici : { $name }
no-barrel = vous n'avez pas de tonneau { DE($good) }
in-play-already = déjà en jeu : { $name }
no-slot = il n'y a plus de place pour un bâtiment qui coûte { $cost }
role-taken = ce rôle est déjà pris pour cette manche : { $name }
not-in-play = pas en jeu : { $name }
have-already = vous l'avez déjà : { $name }
none-left = il n'en reste plus : { $name }
no-city-space = prend { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases
} de la ville, il en reste { $free }
too-dear-with-market = coûte { $price }, vous avez { $coins } et { $offers } par le Marché noir
too-dear = coûte { $price }, vous avez { $coins }
not-produced = vous n'avez pas produit { DE($name) }
supply-empty = la réserve n'a plus { DE($name) }
two-kinds-in-order = on nomme deux genres dans l'ordre des marchandises
house-full = la maison de commerce est pleine
house-has = la maison de commerce a déjà { $good }, et vous n'avez pas de Comptoir occupé
no-ship = il n'y a pas de navire de { $capacity } tonneaux
ship-full = le navire est plein
ship-carries = le navire porte { $other }
wharf-used = déjà utilisé pendant cette phase du capitaine
kinds-asked-in-order = les genres se demandent dans l'ordre des marchandises ; maintenant : { $name }
too-few-to-send = vous en avez { $held }, et il faut expédier au moins un tonneau en tout
cannot-keep = sur { $held } ce nombre est impossible : vous gardez { $whole } genres entiers et { $singles } tonneaux, sans rien perdre de trop
no-circle = vous n'y avez pas de cercle vide : { $name }
guests-in-order = les pensionnaires partent dans l'ordre des lieux, un colon avant un noble
useless-guest = un pensionnaire n'y changerait rien maintenant : { $name }
places-in-order = les lieux se remplissent dans leur ordre ; maintenant : { $name }
both-sorts = de { $low } à { $high } pions, parmi { $x } et { $y } ; dites combien de chaque
bounds = au moins { $low } et au plus { $high }
market-disc = le pion du Marché noir lui-même ne peut être donné
quarries-needed = toutes vos carrières ont réduit le prix de ce bâtiment
no-disc-there = aucun de vos pions ne s'y trouve : { $name }
hacienda-used = l'Hacienda a déjà servi
no-face-down-tile = il ne reste plus de tuile cachée
second-never-quarry = la deuxième tuile n'est jamais une carrière
no-quarry-left = il ne reste plus de carrière
quarry-for-settler = une carrière est pour le paysan, ou avec une Baraque de chantier occupée
not-face-up = aucune plantation de ce genre n'est visible : { $good }
colonist-buys = au Cadastre un colon achète, seul un noble vend
no-forest = vous n'avez pas de forêt
no-plantation = vous n'avez pas de telle plantation
noble-sells = au Cadastre un noble vend, seul un colon achète
too-dear-land = coûte 1, vous avez 0
island-full = votre île est pleine

## Points par source

from-chips = Points de victoire
from-buildings = Bâtiments
from-nobles = Nobles

## La page d’un terminal

page-head = Manche { $round }{ $last ->
    [yes] { " " }(la dernière)
   *[no] { "" }
} · gouverneur { $governor }
page-roles = Rôles restants : { $roles }
page-plantations = Plantations : { $plantations }
page-ships = Navires : { $ships }
page-house = Maison de commerce : { $goods }
page-goods = Marchandises en réserve : { $goods }
page-buildings = Bâtiments : { $buildings }
page-island = Île : { $tiles }
page-city = Ville : { $buildings }
page-own-goods = Marchandises : { $goods }
page-row = { $row } · { $quarries ->
    [one] { $quarries } carrière
   *[other] { $quarries } carrières
} · { $stack ->
    [one] { $stack } cachée
   *[other] { $stack } cachées
}
forest = forêt
unknown-points = ? points
page-seat = { $name }{ $own ->
    [yes] { " " }(vous)
   *[no] { "" }
} : { $chips } · { $coins } · { $settlers } (dont { $idle } sur la rose des vents)
ask-draft = Choisissez un bâtiment à mettre en jeu.
ask-role = Prenez un rôle.
ask-settle = Prenez une tuile pour votre île, ou passez.
ask-settle-again = Prenez aussi une tuile dévoilée, ou passez.
ask-second-tile = Bibliothèque : prenez une deuxième tuile, ou passez.
ask-hunt = Pavillon de chasse : défaussez une tuile de votre île, ou passez.
ask-guests-store = Envoyez un pensionnaire dans un entrepôt avant de perdre des marchandises, ou passez.
ask-guests = Envoyez un pensionnaire au travail, ou passez.
ask-ship = Prenez un colon ou un noble sur le bateau.
ask-build = Construisez un bâtiment, ou passez.
ask-privilege = Prenez un tonneau de plus, ou passez.
ask-second-privilege = Prenez un deuxième tonneau de plus, ou passez.
ask-sell = Vendez un tonneau, ou passez.
ask-land = Utilisez le Cadastre, ou passez.
ask-load = Chargez des marchandises.
do-pass = Passer
do-accept = Prendre
ask-accept-mayor = Prenez-vous vos colons dans la réserve ?
ask-accept-villa = Villa : prenez-vous un pion dans la réserve ?
ask-accept-hospice = Refuge : un colon vient-il sur { $place } ?
ask-accept-university = Université : un colon vient-il sur { $place } ?
ask-accept-harvest = Produisez-vous ? Tout, ou rien.
nothing-offered = rien n'est proposé maintenant. { $want }
do-not-load = Ne rien charger
no-turn = c'est à { $who } de jouer
no-such-role = à { $players } joueurs il n'y a pas ce rôle : { $name }
lies-on = ce genre est sur le navire de { $capacity } : { $name }
other-ship-larger = un autre navire vide est plus grand
other-ship-takes-more = un autre navire vide prend davantage de vos { $barrels }
no-colonist-guest = aucun colon n'est votre pensionnaire
no-noble-guest = aucun noble n'est votre pensionnaire
page-supply = Réserve : { $supply } · bateau : { $aboard } · banque : { $bank }
