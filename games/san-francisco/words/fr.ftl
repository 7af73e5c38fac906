title = San Francisco
score-half-points = demi-points
score-trams = tramways
option-players = nombre de joueurs
option-deck = les cartes projet, corrigées dans un fichier
option-board = les nombres des plateaux, corrigés dans un fichier
ending-full-city = une ville est complète
ending-foundations = le dernier jeton fondation a été posé

## Quartiers, bonus et cartes projet

row-blue = bleu
row-grey = gris
row-orange = orange
row-yellow = jaune
row-green = vert
bonus-plus-2-token = jeton +2
bonus-value-4-card = carte de valeur 4
bonus-depot-card = carte dépôt
bonus-points-token = jeton points
bonus-discard-token = jeton défausse
bonus-tram-line-token = jeton lignes de tramways
use-of-plus-2-token = Se pose sur une de vos cartes, dont la valeur augmente de 2.
use-of-value-4-card = Une carte de valeur 4 pour n'importe quelle rangée.
use-of-depot-card = Un dépôt de tramways pour n'importe quelle rangée.
use-of-points-token = Des points à la fin de la partie.
use-of-discard-token = Une fois, à votre tour : rendez jusqu'à 2 contrats.
use-of-tram-line-token = Se pose sur une de vos cartes sans lignes, qui en a désormais.
project-foundation-blue = Fondation bleue
project-foundation-grey = Fondation grise
project-foundation-orange = Fondation orange
project-foundation-yellow = Fondation jaune
project-foundation-green = Fondation verte
project-foundation-black = Fondation noire
project-garden-blue = Jardin public bleu
project-garden-grey = Jardin public gris
project-garden-orange = Jardin public orange
project-garden-yellow = Jardin public jaune
project-garden-green = Jardin public vert
project-garden-black = Jardin public noir
project-depot-blue = Dépôt de tramways bleu
project-depot-grey = Dépôt de tramways gris
project-depot-orange = Dépôt de tramways orange
project-depot-yellow = Dépôt de tramways jaune
project-depot-green = Dépôt de tramways vert
project-depot-black = Dépôt de tramways noir
project-seaside-blue = Bord de mer bleu
project-seaside-grey = Bord de mer gris
project-seaside-orange = Bord de mer orange
project-seaside-yellow = Bord de mer jaune
project-seaside-green = Bord de mer vert
project-seaside-black = Bord de mer noir
project-line-blue = Lignes de tramways bleues
project-line-grey = Lignes de tramways grises
project-line-orange = Lignes de tramways orange
project-line-yellow = Lignes de tramways jaunes
project-line-green = Lignes de tramways vertes
project-line-black = Lignes de tramways noires
project-bonus-blue = Projet bleu
project-bonus-grey = Projet gris
project-bonus-orange = Projet orange
project-bonus-yellow = Projet jaune
project-bonus-green = Projet vert
project-bonus-black = Projet noir
symbol-line = lignes
symbol-depot = dépôt
symbol-garden = jardin
symbol-foundation = fondation
symbol-seaside = bord de mer
symbol-bonus = bonus
both = { $first } et { $second }
project = { $project }{ $value ->
    [0] { "" }
   *[other] { " " }{ $value }
}{ $more ->
    [none] { "" }
   *[other] { " " }avec { $more }
}

## Questions et réponses

is-thinking = { $other } réfléchit.
ask-turn = Piochez un projet, ou prenez une colonne.
ask-column = Vous avez pioché : { $name }. Dans quelle colonne ?{ $last ->
    [yes] { " " }Elle reçoit le dernier jeton fondation, et la partie s'arrête.
   *[no] { "" }
}
ask-build = Construisez vos projets (encore { $left }) dans l'ordre voulu, ou arrêtez.
ask-bonus = Le quartier { $row } vous accorde un bonus. Lequel ?
ask-row = Dans quelle rangée : { $bonus } ?
ask-space = Sur quelle carte : { $bonus } ?
ask-contracts = Rendez-vous des contrats avec votre jeton défausse ?
over = La partie est finie.
contracts = { $n ->
    [one] { $n } contrat
   *[other] { $n } contrats
}
do-place = Piocher un projet (pioche : { $left })
do-finalize = Prendre la colonne { $column } ({ $cards })
do-finalize-after = { $text } après avoir rendu { $back }
do-column = En colonne { $column } ({ $cards })
do-return = Rendre { $back } sur { $own }
do-build = Construire { $name }
do-build-in = Construire { $name } dans le quartier { $row }
do-done = Arrêter de construire
do-take = Prendre le bonus : { $name }
do-in = Dans le quartier { $row }
do-on = Quartier { $row }, case { $column }
do-keep = Garder { $own }

## Événements

drew = { $who } pioche : { $card }.
placed = { $who } place en colonne { $column } : { $card }.
foundation-last = Le dernier jeton fondation est posé.
foundation = Elle reçoit un jeton fondation ; il en reste { $left }.
finalized = { $who } prend la colonne { $column } : { $cards }. Contrats : { $contracts }.
everybody-returns = Tous ont un contrat : chacun en rend un.
returned = { $who } utilise le jeton défausse ; contrats rendus : { $contracts }.
built = { $who } construit { $card } (quartier { $row }, case { $column }).
threw-away = { $who } défausse : { $cards }.
trams = Nouveaux tramways { DE($who) } : { $trams }, { $total } en tout.
skyscraper = { $who } élève un gratte-ciel (quartier { $row }, case { $column }).
medal = { $who } remporte la médaille maître d'œuvre.
medal-from = { $who } prend à { $from } la médaille maître d'œuvre.
completed = { $who } est le premier à achever le quartier { $row }.
lapsed = Le bonus du quartier { $row } est perdu pour { $who }.
took = { $who } prend un bonus : { $bonus }.
laid = { $who } pose : { $bonus } (quartier { $row }, case { $column }).
over-full = La ville { DE($who) } est complète : la partie est finie.

## Pourquoi une réponse est impossible

no-over = la partie est finie
no-turn = c'est à { $who } de jouer
empty-column = la colonne { $column } est vide
too-many-contracts = vous avez { $own } et la colonne a { $n } : il faut moins de contrats que de cartes
still-too-many-contracts = il vous resterait { $left } et la colonne a { $n }
no-return-needed = avec { $own } vous pouvez déjà prendre { $n } ; les contrats se rendent après la construction
no-discard-token = vous n'avez pas de jeton défausse
too-few-contracts = vous n'avez que { $own }
nothing-drawn = aucun projet n'a été pioché : piochez-en d'abord un
nothing-taken = vous n'avez pris aucun projet : prenez d'abord une colonne
no-bonus = aucun bonus n'a été accordé
not-while-choosing = d'abord piocher un projet ou prendre une colonne
drawn-first = d'abord choisir une colonne pour le projet pioché : { $card }
build-first = d'abord construire ou défausser ce que vous avez pris : { $left }
bonus-first = d'abord prendre le bonus du quartier { $row }
row-first = d'abord choisir une rangée : { $name }
space-first = d'abord choisir une carte : { $name }
contracts-first = d'abord dire si vous rendez des contrats
not-taken = { $card } n'est pas parmi les projets que vous avez pris
row-full = votre rangée du quartier { $row } est pleine
not-offered = le quartier { $row } accorde : { $own }, ou un jeton lignes de tramways
out-of = épuisé : { $name }
city-full = votre ville est complète : plus de place ({ $name })
no-card-without-lines = toutes vos cartes ont des lignes ou sont des dépôts
no-card-there = pas de carte sur la case { $column } de votre quartier { $row }
has-lines = la carte de la case { $column } de votre quartier { $row } a déjà des lignes
is-depot = la carte de la case { $column } de votre quartier { $row } est un dépôt

## Points par source

from-district = Avantage : quartier { $name }

## La page d’un terminal

page-head = Tour de table { $round } · pioche : { $left } · jetons fondation : { $tokens } sur { $all }
page-column = Colonne { $n } : { $cards }
page-drawn = Carte piochée : { $card }
page-taken = Cartes prises : { $cards }
page-bonuses = Bonus : { $bonuses }
page-key = Cases : valeur, { "L" } lignes, { "T" } tramway, { "D" } dépôt, { "G" } jardin, { "F" } fondation, { "S" } gratte-ciel, ~ bord de mer, * bonus, + jeton +2
any-district = tous
page-seat = { $name }{ $own ->
    [yes] { " " }(vous)
   *[no] { "" }
} : { $points } ★ en l'état · contrats { $contracts } · tramways { $trams } · gratte-ciel { $skyscrapers } (dès { $required }){ $medal ->
    [yes] { " " }· médaille
   *[no] { "" }
}{ $tokens }
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
from-skyscrapers = Gratte-ciel
from-medal = Médaille maître d'œuvre
from-completed = Quartiers achevés
from-points-tokens = Jetons points
from-trams = Avantage : tramways
