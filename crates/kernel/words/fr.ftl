### Le jeu d’essai.

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
