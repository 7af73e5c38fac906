title = San Juan
score-points = points
score-cards = cartes
option-players = nombre de joueurs
option-new-buildings = l'extension « Nouveaux bâtiments » : 29 cartes de plus et la Cathédrale
option-decline = les cartes du Recruteur et de l'Aventurier
choice-decline-false = sont piochées sans question
choice-decline-true = peuvent être refusées
option-draft-hands = la variation de mise en place : on reçoit plus de cartes et on en garde quatre
ending-buildings = quelqu'un possède douze bâtiments
ending-exhausted = il n'y a plus de cartes et plus rien ne bouge
ending-rounds = la manche 200 est terminée

## Cartes, personnages et marchandises

card-corn-farm = Ferme de Maïs
card-fruit-farm = Exploitation de Fruits
card-sugar-refinery = Raffinerie de Sucre
card-tobacco-shed = Séchoir à Tabac
card-coffee-roaster = Brûlerie de Café
card-distillery = Distillerie
card-gold-mine = Mine d'or
card-notary-office = Étude notariale
card-hospital = Hôpital
card-black-market = Marché noir
card-trading-post = Comptoir
card-factory = Usine
card-small-market = Petit marché
card-crane = Grue
card-chapel = Chapelle
card-lighthouse = Phare
card-canal = Canal
card-sawmill = Scierie
card-villa = Villa
card-statue = Statue
card-large-market = Grand marché
card-materials-depot = Dépôt de matériaux
card-triumphal-arch = Arc de triomphe
card-publishing-house = Maison d'édition
card-hero = Héros
card-town-square = Grand-place
card-customs-house = Maison des douanes
card-manufactory = Manufacture
card-governors-palace = Palais du gouverneur
card-company = Compagnie
card-fortress = Forteresse
card-land-registry = Bureau du cadastre
card-bohio = Bohio
card-school = École
card-land-office = Bureau des terres
card-church = Église
card-harbor = Port
card-goldsmith = Orfèvre
card-residence = Résidence
card-cathedral = Cathédrale
power-corn-farm = Porte une marchandise que l'on peut vendre.
power-fruit-farm = Porte une marchandise que l'on peut vendre.
power-sugar-refinery = Porte une marchandise que l'on peut vendre.
power-tobacco-shed = Porte une marchandise que l'on peut vendre.
power-coffee-roaster = Porte une marchandise que l'on peut vendre.
power-distillery = Bâtisseur : vos bâtiments de production coûtent 1 carte de moins.
power-gold-mine = Aventurier : on montre 4 cartes ; si leurs coûts sont tous différents, vous gardez la moins chère.
power-notary-office = Recruteur : les cartes piochées rejoignent votre main, et vous défaussez parmi toute la main.
power-hospital = Bâtisseur : s'il vous reste 0 ou 1 carte après avoir construit, piochez-en 1.
power-black-market = Bâtisseur : jusqu'à 2 marchandises peuvent payer, chacune pour 1 carte.
power-trading-post = Marchand : vous pouvez vendre 1 marchandise de plus.
power-factory = Producteur : si vous produisez 2 marchandises ou plus, piochez 1 carte.
power-small-market = Marchand : si vous vendez 2 marchandises ou plus, piochez 1 carte de plus.
power-crane = Bâtisseur : vous pouvez construire par-dessus un de vos bâtiments ; son coût est déduit.
power-chapel = Début de manche : glissez dessous 1 carte de votre main, qui vaudra 1 point.
power-lighthouse = Début de manche : votre main peut tenir 12 cartes.
power-canal = Producteur : vous pouvez produire 1 marchandise de plus.
power-sawmill = Bâtisseur : après avoir construit un bâtiment commercial, piochez 1 carte.
power-villa = Recruteur : gardez 2 cartes au lieu d'une.
power-statue = Un monument : vaut plus avec une Grand-place.
power-large-market = Marchand : si vous vendez quelque chose, piochez 1 carte de plus.
power-materials-depot = Bâtisseur : vos bâtiments commerciaux coûtent 1 carte de moins.
power-triumphal-arch = Un monument : vaut plus avec une Grand-place.
power-publishing-house = Le privilège du personnage que vous prenez compte double.
power-hero = Un monument : vaut plus avec une Grand-place.
power-town-square = Fin : 4, 6, 8 points pour 1, 2, 3 monuments.
power-customs-house = Fin : 1 point tous les 4 points marqués par ailleurs.
power-manufactory = Fin : 1 point par bâtiment de production, et 1 par type.
power-governors-palace = Fin : 1 point par bâtiment commercial, celui-ci compris.
power-company = Début de manche : défaussez 1 ou 2 cartes et piochez-en autant.
power-fortress = Début de manche : qui n'a ni Forteresse ni Phare tient 6 cartes au plus.
power-land-registry = Recruteur : s'il est vide, il reçoit une marchandise, qui se vend toujours 2.
power-bohio = Marchand : si personne n'a rien vendu, piochez 1 carte.
power-school = Fin de la phase du Bâtisseur : piochez 1 carte si personne n'a moins de bâtiments et que quelqu'un en a plus.
power-land-office = Bâtisseur : le recouvrir déduit 6 du coût au lieu de 3.
power-church = Début de manche, une fois par partie : glissez dessous autant de cartes que vous voulez, 1 point chacune.
power-harbor = Marchand : une marchandise vendue est glissée dessous et vaudra 1 point.
power-goldsmith = Aventurier : on montre une carte ; vous la gardez si personne ne possède ce bâtiment.
power-residence = Fin : 4, 3, 2, 1 points pour des séries de 3 bâtiments différents de même coût.
power-cathedral = Fin : 4, 3, 2, 1 points pour les bâtiments de coût 6 des autres joueurs.
role-builder = Bâtisseur
role-producer = Producteur
role-trader = Marchand
role-recruiter = Recruteur
role-adventurer = Aventurier
role-power-builder = Chacun peut construire ; vous payez 1 carte de moins.
role-power-producer = Chacun peut produire 1 marchandise ; vous 1 de plus.
role-power-trader = Chacun peut vendre 1 marchandise ; vous 1 de plus.
role-power-recruiter = Chacun pioche 2 cartes et en garde 1 ; vous en piochez 3 de plus.
role-power-adventurer = Vous piochez 1 carte.
the-role-builder = le Bâtisseur
the-role-producer = le Producteur
the-role-trader = le Marchand
the-role-recruiter = le Recruteur
the-role-adventurer = l'Aventurier
good-corn = maïs
good-fruit = fruits
good-sugar = sucre
good-tobacco = tabac
good-coffee = café
good-any = marchandise du Bureau du cadastre
some-good-corn = du maïs
some-good-fruit = des fruits
some-good-sugar = du sucre
some-good-tobacco = du tabac
some-good-coffee = du café
some-good-any = une marchandise du Bureau du cadastre
prices-in-a-line = maïs { $corn }, fruits { $fruit }, sucre { $sugar }, tabac { $tobacco }, café { $coffee }
cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
goods = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}

## Questions et réponses

price-free = gratuit
task-discard = défaussez { $missing }
task-role = prenez un Personnage
task-build = construisez, ou passez
task-site = dites où va ce bâtiment : { $building }
task-hospital = payez une carte de plus pour que l'Hôpital en donne une, ou arrêtez-vous là
task-pay = payez { $missing } pour ce bâtiment : { $building }
task-recruit = piochez, ou passez
task-venture = piochez votre carte, ou passez : les Mines d'or restent alors fermées
task-keep = gardez { $missing }
task-chapel = glissez une carte sous votre Chapelle, ou passez
task-church = glissez des cartes sous votre Église, une fois dans la partie, ou arrêtez
no-over = la partie est finie
do-beside = À une place à part : { $cost }
do-over = Par-dessus { $card } : { $cost }
do-over-loaded = Par-dessus { $card } avec sa marchandise, qui est perdue : { $cost }
do-role = { $name }{ $how ->
    [doubled] { " " }(privilège doublé)
    [saved] { " " }(Maison d'édition réservée)
   *[plain] { "" }
} : { $text }
is-thinking = { $other } réfléchit.
do-build = Construire { $name } : { $cost }
do-spend = Dépenser la marchandise : { $name }
do-pay = Payer avec { $name }
do-produce = Produire { $good } ({ $name })
do-sell = Vendre { $good } : { $income }
do-keep = Garder { $name }
do-discard = Défausser { $name }
do-chapel = Glisser { $name } sous la Chapelle
do-church = Glisser { $name } sous l'Église
do-pass = Passer
do-draw = Piocher
do-done = Terminé

## Événements

took = { $who } prend { $role }{ $doubled ->
    [yes] , privilège doublé
   *[no] { "" }
}.
built = { $who } construit { $card }{ $over ->
    [none] { "" }
   *[other] { " " }par-dessus { $over }
} ; { $cost ->
    [0] cela ne coûte rien
    [one] cela coûte { $cost } carte
   *[other] cela coûte { $cost } cartes
}.
spent = { $who } dépense au Marché noir : { $spent }.
produced = { $who } produit { $good }.
registered = Une marchandise est posée sur le Bureau du cadastre { DE($who) }.
prices = Prix : { $prices }.
sold = { $who } vend { $sold } pour { $income }.
stored = Une marchandise va sous le Port { DE($who) }.
drew = { $who } pioche { $drawn } ({ $why }).
mined = La Mine d'or { DE($who) } montre { $shown } : { $who } garde { $card }.
mined-nothing = La Mine d'or { DE($who) } montre { $shown } : rien n'est gardé.
assayed = L'Orfèvre { DE($who) } montre { $card } : { $kept ->
    [yes] elle est gardée
   *[no] elle est défaussée
}.
passed = { $who } passe.
shuffled = La défausse est mélangée et devient la pioche : { $pile }.
round = Manche { $round }. { $who } est Gouverneur.
over-buildings = Quelqu'un possède douze bâtiments : la partie est finie.
over-exhausted = Il n'y a plus de cartes et plus rien ne bouge : la partie est finie.
over-rounds = La manche 200 est terminée, et la partie avec elle.
occasion-sale = pour les marchandises vendues
occasion-adventurer = Aventurier
occasion-recruiter = Recruteur
discarded = { $who } défausse { $what }.
discarded-to-limit = { $who } défausse { $what } pour respecter la limite de main.
paid = { $who } paie avec { $what }.
kept = { $who } garde { $what } et défausse les autres.
put-under-chapel = { $who } glisse { $what } sous sa Chapelle.
put-under-church = { $who } glisse { $what } sous son Église.

## Pourquoi une réponse est impossible

no-turn = c'est à { $who } de jouer
first = d'abord : { $task }
role-taken = { $by } a déjà pris ce Personnage pendant cette manche : { $role }
no-publishing-house = vous n'avez pas de Maison d'édition
publishes-by-itself = seul le Gouverneur d'une partie à deux peut réserver sa Maison d'édition, avec son premier Personnage ; sinon elle agit d'elle-même, une fois par manche
not-in-game = { $card } fait partie des Nouveaux bâtiments, qui ne sont pas joués ici
not-in-hand = vous n'avez pas cette carte en main : { $card }
already-built = vous possédez déjà : { $card }
cathedral-gone = la Cathédrale est déjà construite
too-dear = coûte { $cost }, vous avez { $cards } pour payer
too-dear-with-goods = coûte { $cost }, vous avez { $cards } pour payer et { $goods } à dépenser au Marché noir
no-crane = vous n'avez pas de Grue
never-covered = une Grue n'est jamais recouverte
same-name = { $card } ne recouvre pas { $card }
not-built = vous n'avez rien à recouvrir de ce nom : { $card }
none-empty = chez vous, tout bâtiment de ce nom porte une marchandise : { $card }
none-loaded = chez vous, aucun bâtiment de ce nom ne porte de marchandise : { $card }
not-drawn = vous n'avez pas pioché : { $card }
no-good = il n'y a plus de marchandise sur : { $card }
no-room = vous n'avez pas de bâtiment libre : { $card }
too-early = après { $last }, seules peuvent suivre les cartes à partir de là dans l'ordre des cartes
too-few-later = il faut en choisir { $missing } dans l'ordre des cartes ; à partir d'ici, il y en a moins
still-missing = il faut encore en choisir { $missing }
nothing-chosen = rien n'est choisi : passez plutôt
something-chosen = quelque chose est choisi : dites que vous avez fini

## Points par source

from-buildings = Imprimés sur les bâtiments
from-cards-under = Cartes sous la Chapelle, l'Église et le Port

## La page d’un terminal

page-head = Manche { $round } · Gouverneur { $governor } · pioche { $deck } · défausse { $discard }
page-roles = Personnages pris : { $roles }
page-prices = Prix : { $prices }
page-next-prices = Prochains prix : { $prices }
page-cathedral = Sur la table : Cathédrale [7]
page-discard = Connu dans la défausse : { $cards }
page-building = En construction : { $card }
page-drawn = Piochées : { $cards }
page-chosen = Choisies : { $cards }
page-hand = Main : { $cards }
page-known-hand = Connu en main : { $cards }
page-under = Sous la Chapelle et l'Église : { $cards }
page-covered = Recouverts : { $cards }
page-seat = { $name }{ $own ->
    [yes] { " " }(vous)
   *[no] { "" }
} : { $points } ★ · { $city } bâtiments sur 12 · main { $hand } (limite { $limit }){ $under ->
    [0] { "" }
    [one] { " " }· { $under } carte glissée dessous
   *[other] { " " }· { $under } cartes glissées dessous
}
task-spend = dépensez { $goods } au Marché noir
task-spend-up-to = dépensez jusqu'à { $goods } au Marché noir, ou continuez
task-produce = { $n ->
    [1] produisez 1 marchandise, ou aucune
   *[other] produisez jusqu'à { $goods }
}
task-sell = { $n ->
    [1] vendez 1 marchandise, ou aucune
   *[other] vendez jusqu'à { $goods }
}
task-exchange = échangez jusqu'à { $cards }, ou arrêtez
