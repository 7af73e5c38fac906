### Le terminal

## Listes de jeux

players-and-minutes = { $fewest }–{ $most } joueurs, { $short }–{ $long } minutes

## Jouer

hash = Empreinte de la graine : { $hash }
keys = Tapez un numéro ou une réponse en notation · { "u" } annuler · ? { "N" } les règles d'un choix · Entrée revoir la position · { "q" } enregistrer et quitter
no-such-choice = Il n'y a pas de choix { $n } : de 1 à { $count }.
which-choice = Quel choix ? Par exemple ? 1
nothing-to-undo = Rien à annuler : un autre siège a répondu, ou le hasard est intervenu.
saved = Enregistré : { $path }
saved-unfinished = Enregistré : { $path }. Reprendre : { $command }

## Le résultat

total = Total
tie-break = Départage : { $what }
place = Place
and = { $first } et { $second }
won = Victoire { DE($winners) }{ $by ->
    [none] { "" }
   *[other] { " " }(départage : { $by })
}.
ending = Fin : { $ending }.

## Relire une partie

answers = { $title } · { $setup } · { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}
fair = Vérifié : tout le hasard de cette partie découle de sa graine, et la graine est celle dont l'empreinte a été publiée.
fair-without-hash = Vérifié : tout le hasard de cette partie découle de sa graine. Aucune empreinte publiée à laquelle comparer la graine.

## Sauvegardes

played-through = parties rejouées

## Refus des outils de l’hôte

or = { " " }ou{ " " }
no-games = il n'y a pas de parties dans { $path } : dites avec --data PATH où elles sont
store-unusable = { $path } ne peut pas servir de réserve de parties : { $why }
store-damaged = { $path } est endommagé ({ $why }). Mettez une sauvegarde à sa place avec `cabildo restore FROM --data { $path }`, ou regardez ce qui se lit encore avec `cabildo serve --read-only --data { $path }`
no-table = il n'y a pas de table « { $word } » : `cabildo tables` les montre
no-table-like = il n'y a pas de table « { $word } » : vouliez-vous dire { $nearest } ?
no-player = il n'y a pas de joueur « { $word } » : `cabildo players` les montre
no-player-like = il n'y a pas de joueur « { $word } » : vouliez-vous dire { $nearest } ?
several-players = { $count } joueurs s'appellent « { $word } » : dites lequel par son identifiant, { $ids }
table-over = la table { $table } est déjà finie
table-closed = la table { $table } est déjà fermée
not-banned = « { $word } » n'est pas banni : `cabildo ban` montre qui l'est
not-done = cela n'a pas pu être fait : { $why }
in-use = les parties sont utilisées par le processus { $pid }, et il ne répond pas aux outils ({ $why }) : arrêtez-le, puis réessayez
other-version = le serveur qui tourne ne comprend pas ceci : il est d'une autre version
no-database = les parties sont hors d'atteinte : { $why }
is-a-database = { $name } est une base de données, et ceci se fait avec des fichiers : `cabildo copy` porte les parties de l'un à l'autre, et pg_dump sauvegarde une base de données
is-served = des serveurs travaillent sur { $name } : arrêtez-les d'abord
is-there = { $name } existe déjà : choisissez le nom d'un nouveau fichier

## Joueurs

no-players = Aucun joueur.
with-password = avec mot de passe
no-password = sans mot de passe
new-password = Le nouveau mot de passe { DE($name) } ({ $id }) est { $password }
banned = { $who } est banni.
nobody-banned = Personne n'est banni.
unbanned = { $who } n'est plus banni.

## Sauvegarder et restaurer

is-a-folder = { $name } est un dossier : nommez un fichier dedans
is-there-already = { $name } existe déjà : choisissez un autre nom, ou remplacez-le avec --force
is-the-data-itself = { $name } est le fichier des parties lui-même : choisissez un autre nom
backup-whole = { $name } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} : entier, et rejoué.
do-not-replay = { $count ->
    [one] { $count } partie ne se rejoue
   *[other] { $count } parties ne se rejouent
} pas, ici comme là d'où elles viennent :
nothing-changed = rien n'a été changé ; --force restaure quand même
restored = { $name } contient maintenant { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}.
kept-as = Ce qui s'y trouvait est gardé sous { $before }.
rows-copied = lignes
copied = { $name } contient maintenant { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} : les { $rows } lignes ont été relues et sont les mêmes.

## Tables

no-tables = Aucune table.
state-waiting = en attente
state-running = en cours
state-finished = finie
state-closed = fermée
player-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, dont { $running } en cours  depuis { $since }
restore-itself = { $path } est le fichier des parties lui-même
table-closed-now = La table { $table } est fermée.
moves = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}

## Aide

hint-only = Il n'y a qu'une réponse.
hint-typical = Une réponse typique : { $chance } de chances de gagner.
hint-worth = { $chance } de chances de gagner (± { $off }), { $points } points
hint-close = écart incertain
