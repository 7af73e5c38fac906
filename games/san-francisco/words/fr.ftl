title = San Francisco
score-half-points = demi-points
score-trams = tramways
option-players = nombre de joueurs
option-deck = les cartes projet, corrigées dans un fichier
option-board = les nombres des plateaux, corrigés dans un fichier
ending-full-city = une ville est complète
ending-foundations = le dernier jeton fondation a été posé
