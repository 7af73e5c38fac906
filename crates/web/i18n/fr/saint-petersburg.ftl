# Les mots du plateau de Saint-Pétersbourg.

saint-petersburg-marker = premier joueur
saint-petersburg-scored-now = compté à la fin de cette phase
saint-petersburg-hand-note-short = −5 ★ chacune
saint-petersburg-rubles = Roubles
saint-petersburg-upper-row = Rangée supérieure
saint-petersburg-lower-row = Rangée inférieure
saint-petersburg-lower-row-note = un rouble de moins
saint-petersburg-row-empty = Aucune carte.
saint-petersburg-drawn-card = Piochée avec l'Observatoire
saint-petersburg-discard-pile = Défausse
saint-petersburg-marker-of = { $name } commence ici
saint-petersburg-noble-table = Nobles différents à la fin
saint-petersburg-hand-note = −5 ★ chacune à la fin
saint-petersburg-no-target = Vous n'avez pas de carte à remplacer · §trade.6
saint-petersburg-card-price = { $card }, { $price ->
    [one] { $price } rouble
   *[other] { $price } roubles
} pour vous
saint-petersburg-used = { $n } utilisé

saint-petersburg-guide-asked = Ici est écrit ce qu'on vous demande. Ce qui brille sur le plateau se clique ; le reste dit pourquoi il ne se peut pas quand on le pointe.
saint-petersburg-guide-row = Achetez des cartes dans les rangées. La pièce à gauche est le coût imprimé ; un chiffre jaune est ce que vous payez, moins si vous en avez déjà.
saint-petersburg-guide-own = Vos cartes sont ici par couleur, avec ce qu'elles rapporteront. À gauche vos roubles et vos points ; personne d'autre ne voit les roubles.
saint-petersburg-guide-phases = Une manche a quatre phases. Les artisans paient des roubles, les bâtiments des points, les nobles surtout des roubles ; puis les cartes d'échange remplacent les vôtres.
saint-petersburg-guide-hand = Une carte encore trop chère peut venir en main, trois au plus. À la fin, chacune qui y reste coûte cinq points.
saint-petersburg-guide-nobles = Des nobles différents valent beaucoup de points à la fin. Le cadre doré montre où vous en êtes.
