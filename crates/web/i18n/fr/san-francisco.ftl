# Les mots du plateau de San Francisco.

san-francisco-step-turn = Choisir
san-francisco-step-place = Placer
san-francisco-step-build = Construire
san-francisco-step-bonus = Bonus

san-francisco-draw = Piocher un projet
san-francisco-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à piocher
san-francisco-in-deck = { $n } dans la pioche
san-francisco-drawn = Piochée
san-francisco-not-drawn = La carte piochée se pose ici.
san-francisco-tokens = jetons fondation
san-francisco-tokens-note = Il reste { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} fondation sur { $all }. Quand le dernier est posé sur une carte, la partie s'arrête aussitôt.
san-francisco-column = Colonne { $n }
san-francisco-cards = { $n ->
    [0] vide
    [one] 1 carte
   *[other] { $n } cartes
}
san-francisco-place-here = poser ici
san-francisco-take = prendre
san-francisco-brings = Vous rapporterait :
san-francisco-brings-note = Ce que cette colonne vous rapporterait maintenant, toutes ses cartes de couleur construites : valeur des rangées, tramways, gratte-ciel, points du moment, contrats.
san-francisco-completes = achève la rangée { $row } : le jeton est à vous
san-francisco-grants = deuxième symbole bonus dans la rangée { $row } : elle vous accorde un bonus
san-francisco-no-space = cartes pour lesquelles vous n'avez pas de place
san-francisco-points-now = Points si la partie finissait maintenant
san-francisco-contracts-change = Contrats : { $before } avant, { $after } après.
san-francisco-everybody-returns = Chacun en rendrait un.
san-francisco-also = libre pour :
san-francisco-could-take = Pourraient prendre cette colonne, avec moins de contrats que de cartes : { $names }

san-francisco-scoring = Plateau de score
san-francisco-scoring-note = en l'état
san-francisco-trams = Tramways
san-francisco-trams-note = Tramways dans la ville : en avoir le plus rapporte des points à la fin et départage.
san-francisco-skyscrapers = Tours
san-francisco-skyscrapers-note = Chaque gratte-ciel vaut 1 point ; qui en a le plus tient la médaille.
san-francisco-completion-free = Le premier qui remplit la rangée { $row } prend ce jeton : 1 point.
san-francisco-completion-of = { $name } a rempli le premier la rangée { $row } : 1 point.
san-francisco-medal = Maître d'œuvre
san-francisco-medal-free = Médaille maître d'œuvre : 1 point pour le premier gratte-ciel, puis pour qui en a plus que son détenteur.
san-francisco-medal-of = { $name } tient la médaille maître d'œuvre : 1 point.
san-francisco-bonus-left = Exemplaires restants : { $n }

san-francisco-row = Rangée { $row }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur 5
san-francisco-row-total = { $row } : vaut { $n }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-symbols = Symboles bonus dans cette rangée : { $n }. Le deuxième accorde un bonus.
san-francisco-free-space = Prochaine case de la rangée { $row }
san-francisco-depot = Dépôt
san-francisco-depot-note = Le dépôt imprimé touche toutes les cases de la rangée verte : des lignes y reçoivent aussitôt un tramway.
san-francisco-taken = construit
san-francisco-to-build = À construire
san-francisco-to-build-note = cliquez une carte, ou la case
san-francisco-contracts = Contrats
san-francisco-contracts-note = Contrats. Seules les colonnes d'au moins { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} peuvent être prises.
san-francisco-required-note = Gratte-ciel, 1 point chacun. Les voisines d'une fondation doivent valoir { $n } ensemble.
san-francisco-city = Cartes
san-francisco-city-note = Cartes dans la ville. La 25e termine la partie.
san-francisco-points-token = Jeton points
san-francisco-discard-token = Jeton défausse
san-francisco-discard-note = Jeton défausse : une fois, à son tour, rendre 1 ou 2 contrats.
san-francisco-give-back = { $n ->
    [one] Rendre 1 contrat
   *[other] Rendre { $n } contrats
}
san-francisco-completions = Rangées achevées
san-francisco-districts = Quartiers

san-francisco-sign-black = Noire : pour n'importe quelle rangée.
san-francisco-sign-line = Lignes : reçoit un tramway dans la rangée verte ou à côté d'un tramway.
san-francisco-sign-depot = Dépôt : reçoit aussitôt un tramway.
san-francisco-sign-garden = Jardin public : vaut 4 à côté d'un tramway, sinon 0.
san-francisco-sign-foundation = Fondation : un gratte-ciel s'élève quand ses voisines valent assez.
san-francisco-sign-seaside = Bord de mer : les gratte-ciel demandent 1 de moins autour d'eux.
san-francisco-sign-bonus = Symbole bonus : le deuxième d'une rangée accorde un bonus.
san-francisco-now-worth = Vaut { $n } maintenant.
san-francisco-has-tram = A un tramway.
san-francisco-has-skyscraper = Porte un gratte-ciel.
san-francisco-around = Les voisines valent { $around } sur { $required }.

san-francisco-standing = { $name } : { $n }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-even = (égalité : l'ordre du tour décide)
san-francisco-word-foundation = fondation
san-francisco-word-garden = jardin
san-francisco-word-depot = dépôt
san-francisco-word-seaside = bord de mer
san-francisco-word-line = lignes
san-francisco-word-bonus = bonus

san-francisco-guide-asked = Ici est écrit ce qu'on vous demande. Ce qui brille sur le plateau se clique ; une colonne fermée dit pourquoi quand on la pointe.
san-francisco-guide-deck = À votre tour, ou bien piochez ici un projet, puis cliquez l'une des trois colonnes pour lui …
san-francisco-guide-columns = … ou bien prenez toute une colonne d'un clic. La bande sous ses cartes dit ce qu'elle vous rapporterait : valeur par quartier, tramways, points du moment, contrats.
san-francisco-guide-city = Les cartes vont dans la rangée de leur couleur, toujours sur la case libre la plus à gauche ; les noires dans n'importe laquelle. Des lignes reçoivent un tramway dans la rangée verte ou à côté d'un tramway.
san-francisco-guide-contracts = Chaque colonne prise coûte un contrat, et il vous faut moins de contrats que la colonne n'a de cartes. Dès que chacun en a un, chacun en rend un.
san-francisco-guide-scoring = La plupart des points viennent de la première place : dans la valeur de chaque quartier et en tramways. Ici se voit où chacun en est. Deux symboles bonus dans une rangée accordent le bonus de ce quartier.
san-francisco-guide-end = La partie s'arrête aussitôt quand le dernier jeton fondation est posé sur une carte, ou quand une ville a 25 cartes.
