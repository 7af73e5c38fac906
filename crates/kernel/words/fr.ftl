### Ce que disent tous les jeux : les réponses et les mises en place impossibles

not-a-pair = « { $pair } » n'est pas une option : écrivez { "name=value" }, par exemple { "players=3" }
unknown-option = il n'y a pas d'option « { $name } » : ce jeu connaît { $known }
setup-twice = l'option « { $name } » est donnée deux fois
setup-value = { $name }={ $value } : { $name } peut valoir { $takes }
setup-chosen = { $word }, ou { "chosen:" } et des noms joints par +
setup-file = { "standard" }, ou le chemin d'un fichier
bad-data = { $name } : ces données sont inutilisables
is-over = la partie est finie
not-asked = ce n'est pas au siège { $seat } de répondre
not-legal = « { $action } » n'est pas permis maintenant
not-an-action = « { $text } » n'est pas une réponse dans la notation de ce jeu
no-seed = cette partie enregistrée n'a pas de graine : on peut la regarder, mais pas la continuer
not-a-seat = « { $text } » n'est pas un siège : les sièges sont A, B, C, D, E

## Le jeu d’essai.

title = Cailloux
score-points = points
option-players = nombre de joueurs
option-short = deux cailloux de chaque couleur
ending-laid = tous les cailloux sont posés

pebble-white = blanc
pebble-blue = bleu
pebble-red = rouge
something = quelque chose

prompt = Tirez, posez ou gardez.
draw = Tirer
lay = Poser { $pebble }
keep = Garder { $pebble }

drew = { $who } tire { $pebble }.
laid = { $who } pose { $pebble }.
kept = { $who } garde { $pebble }.

over = la partie est finie
not-your-turn = c’est à { $who } de jouer
bag-empty = le sac est vide
hand-full = votre main est pleine
not-in-hand = vous n’avez pas ce caillou

bag = Sac : { $count }
hand = { $who } : { $hand } | { $open } | { $kept }
pebbles = { $count } { $pebble }
source-open = À découvert
source-kept = Face cachée
