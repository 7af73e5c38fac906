title = 1906 San Francisco
score-points = points
score-buildings = bâtiments
option-players = nombre de joueurs
option-plots = cartes Parcelles corrigées
option-permits = cartes Permis corrigées
option-objectives = cartes Objectif corrigées
option-developments = cartes Développement urbain corrigées
option-actions = cartes Action corrigées
option-tracks = plateaux et pistes corrigés
ending-1912 = l'année 1912 est atteinte
ending-best-builder = quelqu'un a construit tous ses bâtiments

## Couleurs, développements, cases, permis, parcelles et objectifs

colour-green = verte
colour-red = rouge
colour-yellow = jaune
colour-purple = violette
permit-colour-green = vert
permit-colour-red = rouge
permit-colour-yellow = jaune
permit-colour-purple = violet
development-light = Éclairage électrique
development-tram = Tramway
development-hydrant = Bouche d'incendie
development-park = Parc
symbol-light = éclairage
symbol-tram = tramway
symbol-hydrant = bouche
symbol-park = parc
space-benefits = Bénéfices
space-materials = Matériaux
space-permit = Obtenir un permis
space-objective = Objectif
space-clearing = Déblaiement
space-urban-development = Développement urbain
space-build = Construire
space-build-subsidised = Construire avec subvention
space-pass = Passer
objective-majority-green = Majorité sur le vert
objective-majority-red = Majorité sur le rouge
objective-majority-yellow = Majorité sur le jaune
objective-majority-purple = Majorité sur le violet
objective-majority-rubble = Majorité de décombres
objective-per-building = Bâtiments
objective-colour-set = Groupes de quatre couleurs
objective-development-set = Groupes de quatre développements
objective-isolated = Bâtiments isolés
objective-next-to-rival = À côté des concurrents
objective-own-pairs = Paires de bâtiments
objective-corners = Coins entourés
objective-per-green = Bâtiments sur le vert
objective-per-red = Bâtiments sur le rouge
objective-per-yellow = Bâtiments sur le jaune
objective-per-purple = Bâtiments sur le violet
objective-per-light = Éclairage électrique
objective-per-tram = Tramways
objective-per-hydrant = Bouches d'incendie
objective-per-park = Parcs
objective-per-rubble = Décombres
objective-coins-by-three = Pièces par trois
objective-development-bar = Barre de développement
objective-clearing-bar = Barre de déblaiement
goal-majority-green = Points selon la place en bâtiments sur parcelle verte.
goal-majority-red = Points selon la place en bâtiments sur parcelle rouge.
goal-majority-yellow = Points selon la place en bâtiments sur parcelle jaune.
goal-majority-purple = Points selon la place en bâtiments sur parcelle violette.
goal-majority-rubble = Points selon la place en jetons Décombres.
goal-per-building = Chaque bâtiment à soi.
goal-colour-set = Chaque groupe de quatre bâtiments à soi sur quatre couleurs.
goal-development-set = Chaque groupe de quatre cartes Développement urbain différentes.
goal-isolated = Chaque bâtiment à soi sans voisin.
goal-next-to-rival = Chaque bâtiment à soi à côté d'un concurrent.
goal-own-pairs = Chaque paire de bâtiments à soi côte à côte ; un bâtiment ne compte qu'une fois.
goal-corners = Chaque bâtiment à soi sur un coin dont toutes les parcelles voisines sont bâties.
goal-per-green = Chaque bâtiment à soi sur une parcelle verte.
goal-per-red = Chaque bâtiment à soi sur une parcelle rouge.
goal-per-yellow = Chaque bâtiment à soi sur une parcelle jaune.
goal-per-purple = Chaque bâtiment à soi sur une parcelle violette.
goal-per-light = Chaque carte à soi : Éclairage électrique.
goal-per-tram = Chaque carte à soi : Tramway.
goal-per-hydrant = Chaque carte à soi : Bouche d'incendie.
goal-per-park = Chaque carte à soi : Parc.
goal-per-rubble = Chaque jeton Décombres à soi.
goal-coins-by-three = Chaque série complète de trois dollars.
goal-development-bar = Points de la colonne de votre jeton.
goal-clearing-bar = Points de la ligne de votre jeton.
permit = { $number } { $colour } ({ $first }, { $second })
wild-permit = joker ({ $first }, { $second })
plot = la parcelle { $number } { $colour } (rangée { $row }, colonne { $column })

## Questions et réponses

is-thinking = { $other } réfléchit.
over = La partie est finie.
do-income = Gains : { $dollars } $
do-take-permit = Prendre le permis { $permit }
do-take-objective = Prendre l'objectif « { $title } »
do-draw-objective = Piocher un objectif face cachée (encore { $left })
do-take-building = Prendre un bâtiment
do-take-money = Prendre { $dollars } $
do-advance = Avancer votre jeton de développement d'une case vers la droite
do-move = Pion sur { $space }
do-take-dollar = Récupérer 1 $ à la place
do-pass = Passer
do-clear = Déblayer { $plot } : { $price } $
do-clear-nothing = Monter sans décombres : { $price } $
do-build = Construire sur { $plot } : { $price } $
do-spend = Avec le permis { $permit }
do-spend-two = Avec les permis { $first } et { $second }
do-take-development = Prendre : { $title }
do-buy-development = Prendre : { $title } pour { $cost } $
do-decline = Aucune carte
ask-income = Choisissez une case de gains : plus elle est à droite, plus tôt vous jouez.
ask-bonus = Prenez le bonus de l'année.
ask-space = Déplacez votre pion vers une case libre de la carte Action.
ask-option = Réalisez cette action, payez-en une autre, ou récupérez 1 $.
ask-permit = Quel permis prenez-vous ?
ask-objective = Quel objectif prenez-vous ?
ask-clearing = Que déblayez-vous ?
ask-plot = Où construisez-vous ?
ask-subsidised-plot = Où construisez-vous avec la subvention ?
ask-permits = Quels permis défaussez-vous ?
ask-development = Quelle carte Développement urbain prenez-vous ?
dollars = { $dollars } $
price-of-steps = { $steps } $ pour les cases

## Événements

income = { $who } prend { $space } $ de gains{ $whole ->
    [yes] { "" }
   *[no] { " " }et n'en garde que { $gained } $
}.
got-building = { $who } reçoit un bâtiment.
took-permit = { $who } prend le permis { $permit }.
took-objective = { $who } prend l'objectif « { $title } ».
drew-objective = { $who } pioche un objectif et le garde face cachée.
drew-known-objective = { $who } pioche l'objectif « { $title } » et le garde face cachée.
got-money = { $who } gagne { $gained } $.
advanced = Le jeton de développement { DE($who) } va colonne { $column }, ligne { $row }.
corner = Le jeton de développement { DE($who) } reste dans le coin et rapporte 1 $.
moved = { $who } va sur { $space }.
used = { $who } réalise { $space }.
used-for = { $who } paie { $paid } $ pour { $space }.
took-dollar = { $who } récupère { $gained } $.
passed = { $who } passe.
cleared = { $who } déblaie { $plot } pour { $paid } $.
paid-move = { $who } paie { $paid } $ pour avancer.
built = { $who } construit sur { $plot }{ $rubble ->
    [yes] { " " }(avec décombres)
   *[no] { "" }
} pour { $paid } $ avec { $second ->
    [none] le permis { $first }
   *[other] les permis { $first } et { $second }
}.
best-builder = { $who } a tout construit et devient Meilleur Bâtisseur.
developed = { $who } prend une carte : { $kind }.
developed-for = { $who } prend une carte pour { $paid } $ : { $kind }.
declined = { $who } ne prend pas de carte Développement urbain.
refilled = Nouveau dans les rangées : { $new }.
year = { $year } commence ; construire coûte { $cost } $. Ordre : { $order }.
card = On passe à la carte Action { $number }. Ordre : { $order }.

## Pourquoi une réponse est impossible

no-over = la partie est finie
no-turn = c'est à { $who } de jouer
no-income-space = il n'y a pas de case de gains à { $dollars } $
taken = le pion { DE($who) } occupe cette case
not-this-year = ce n'est pas un bonus de { $year }
too-many-permits = vous avez déjà { $most } permis
not-in-row = le permis { $permit } n'est pas dans la rangée
no-permits = la rangée des permis est vide
objective-not-in-row = l'objectif « { $title } » n'est pas dans la rangée
pile-empty = la pioche des objectifs est vide
no-objectives = il ne reste aucun objectif
reserve-empty = il ne reste aucun de vos bâtiments dans la réserve
not-on-card = cette carte Action n'a pas de case « { $space } »
steps-too-dear = les cases jusque-là coûtent { $price } $, vous avez { $dollars } $
space-too-dear = { $space } coûte { $price } $, il vous resterait { $dollars } $
two-do-not-pass = à deux joueurs on ne passe pas
no-plot = la carte n'a pas de parcelle rangée { $row }, colonne { $column }
other-plot = à cet endroit se trouve { $found }
no-rubble = il n'y a pas de décombres sur { $plot }
clearing-too-dear = coûte { $price } $, vous avez { $dollars } $
no-building-ready = vous n'avez pas de bâtiment devant vous
building-too-dear = construire coûte { $price } $ cette année, vous auriez { $dollars } $
rubble-too-dear = construire sur des décombres coûte { $price } $, vous auriez { $dollars } $
built-on = un bâtiment { DE($who) } se trouve sur { $plot }
permits-fit-nowhere = vos permis ne conviennent à aucune parcelle libre
permits-do-not-fit = aucun de vos permis, ni deux ensemble, ne convient à { $plot }
permit-not-owned = vous n'avez pas le permis { $permit }
set-does-not-fit = le numéro et la couleur de { $plot } ne sont pas couverts tous les deux
development-gone = il ne reste plus de carte : { $kind }
development-too-dear = { $kind } coûte { $price } $, vous avez { $dollars } $
not-shared = vos deux permis n'ont pas ce symbole en commun : { $kind }
first-income = choisissez d'abord une case de gains
first-bonus = prenez d'abord le bonus de l'année
first-space = déplacez d'abord votre pion vers une case libre de la carte
first-option = dites ce que vous faites sur cette carte Action
first-permit = choisissez un permis de la rangée
first-objective = choisissez un objectif
first-clearing = dites ce que vous déblayez
first-plot = dites où vous construisez
first-permits = dites quels permis vous défaussez
first-development = prenez une carte Développement urbain ou renoncez-y

## Points par source

from-common = Commun : { $title }
from-objectives = Objectifs personnels
from-board = Plateau de développement
from-developments = Cartes Développement urbain
from-best-builder = Meilleur Bâtisseur
from-money = Piste de l'argent

## La page d’un terminal

page-income = Gains : { $spaces }
page-key = * décombres, une lettre : un bâtiment
page-common = Objectifs communs : { $objectives }
page-objectives = Objectifs : { $objectives } ({ $pile } dans la pioche)
page-developments = Développements restants : { $piles }
page-head = { $year } · construire coûte { $cost } $ · ordre : { $order }
page-seat-permits = Permis : { $permits }
page-seat-developments = Développements : { $cards }
secret = { $objective } (secret)
page-seat-objectives = Objectifs : { $objectives }
gain = +{ $dollars } $
page-permits = Permis : { $permits } ({ $pile } dans la pioche, { $discard } { $discard ->
    [one] défaussé
   *[other] défaussés
})
page-seat = { $name }{ $own ->
    [yes] { " " }(vous)
   *[no] { "" }
} : { $dollars } $ · bâtiments : { $buildings } construits, { $area } prêts, { $reserve } en réserve · décombres { $rubble } · plateau colonne { $column }, ligne { $row } ({ $square } ★)
