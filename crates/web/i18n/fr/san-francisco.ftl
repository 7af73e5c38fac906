# Les mots du plateau de San Francisco.

## La pioche et les colonnes

san-francisco-draw = Piocher un projet
san-francisco-left = cartes
san-francisco-tokens-left = restants
san-francisco-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à piocher
san-francisco-deck-title = La pioche
san-francisco-foundations-in-deck = Fondations parmi les cartes à piocher : { $n }
san-francisco-card-in-deck = À piocher : { $n }
san-francisco-copies-left = Exemplaires restants : { $n }
san-francisco-of = { $n } sur { $all }
san-francisco-tokens-end = jetons fondation ; le dernier finit la partie
san-francisco-tokens-note = Il reste { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} fondation sur { $all }. Quand le dernier est posé sur une carte, la partie s'arrête aussitôt.
san-francisco-foundation-token = Jeton fondation
san-francisco-column-word = Colonne
san-francisco-column = Colonne { $n }
san-francisco-columns-open = Colonnes { $list } ouvertes
san-francisco-column-open = Colonne { $n } ouverte
san-francisco-no-column-open = Aucune colonne ouverte
san-francisco-ask-column = Placez la carte dans une colonne.
san-francisco-ask-column-last = { $name } : elle reçoit le dernier jeton fondation, et la partie s'arrête.
san-francisco-ask-build = Construisez, ou arrêtez.
san-francisco-ask-build-left = { $n ->
    [one] Reste 1 carte
   *[other] Restent { $n } cartes, dans l'ordre voulu
}
san-francisco-ask-bonus = Choisissez votre bonus.
san-francisco-ask-bonus-of = Pour la deuxième boussole du quartier { $row }
san-francisco-cards = { $n ->
    [0] vide
    [one] 1 carte
   *[other] { $n } cartes
}
san-francisco-empty = Aucune carte ici.
san-francisco-place-here = La placer ici
san-francisco-brings-points = { $points } en l'état
san-francisco-brings-nothing = ne rapporte rien pour l'instant
san-francisco-gain = { $name } { $from } → { $to }
san-francisco-gain-leads = { $name } { $from } → { $to } : vous menez
san-francisco-black-cards = { $n ->
    [one] 1 carte pour toute rangée
   *[other] { $n } cartes pour toute rangée
}
san-francisco-lost-cards = { $n } sans place
san-francisco-completes = Vous remplissez le premier la rangée du quartier { $row }.
san-francisco-grants = Le quartier { $row } vous accorde un bonus.
san-francisco-contracts-change = Contrats : { $before } avant, { $after } après.
san-francisco-everybody-returns = Chacun en rendrait un.
san-francisco-could-take = Pourraient aussi prendre cette colonne : { $names }
san-francisco-needs-cards = { $n ->
    [one] il faut 1 carte
   *[other] il faut { $n } cartes
}
san-francisco-needs-note = { $n ->
    [one] Vous avez 1 contrat : prenez une colonne de plus de cartes.
   *[other] Vous avez { $n } contrats : prenez une colonne de plus de cartes.
}

## Les cartes prises

san-francisco-your-cards = { $n ->
    [one] Votre carte
   *[other] Vos { $n } cartes, dans l'ordre voulu
}
san-francisco-builds = { $name } construit
san-francisco-is-built = construite
san-francisco-done-warns = { $n ->
    [one] Une carte que vous pourriez encore construire retourne dans la boîte.
   *[other] { $n } cartes que vous pourriez encore construire retournent dans la boîte.
}
san-francisco-choose-row = Choisissez sa rangée.
san-francisco-choose-card = Choisissez la carte qui le porte.
san-francisco-row-is-full = { $row } complet : à la boîte
san-francisco-second-compass = Deuxième boussole dans le quartier { $row } : un bonus
san-francisco-bonus-left = { $n ->
    [0] il n'en reste pas
   *[other] il en reste { $n }
}
san-francisco-at-best = Au mieux :
san-francisco-take-it = Prendre
san-francisco-give-back = { $n ->
    [one] Rendre 1 contrat
   *[other] Rendre { $n } contrats
}

## La ville

san-francisco-you = vous
san-francisco-district = Quartier { $row }
san-francisco-quarter-blue = port
san-francisco-quarter-grey = centre-ville
san-francisco-quarter-orange = Chinatown
san-francisco-quarter-yellow = villas
san-francisco-quarter-green = parcs
san-francisco-trams = Tramways
san-francisco-your-depot = dépôt
san-francisco-depot-note = Le dépôt imprimé : une arche sous chaque colonne de la ville, avec les tramways qui y roulent.
san-francisco-trams-of = Tramways : { $n }
san-francisco-contract = Contrat
san-francisco-contracts = contrats
san-francisco-contracts-of = { $name } : { $n ->
    [one] { $n } contrat
   *[other] { $n } contrats
}
san-francisco-contracts-note = Contrats. Seules les colonnes d'au moins { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} peuvent être prises.
san-francisco-skyscraper = Gratte-ciel
san-francisco-skyscrapers = tours
san-francisco-skyscrapers-of = Gratte-ciel : { $n }
san-francisco-tower-at = tour à
san-francisco-required-note = Les voisines d'une fondation doivent valoir { $n } ensemble.
san-francisco-medal = Médaille maître d'œuvre
san-francisco-medal-yours = à vous
san-francisco-medal-free = Personne n'a encore la médaille maître d'œuvre.
san-francisco-city = cartes
san-francisco-black = Noir
san-francisco-any-row = toute rangée
san-francisco-symbols = Symboles bonus dans cette rangée : { $n }. Le deuxième accorde un bonus.
san-francisco-free-space = Prochaine case du quartier { $row }
san-francisco-completion-token = Jeton d'achèvement
san-francisco-completion-free = Le premier qui remplit la rangée du quartier { $row } prend son jeton.
san-francisco-completion-of = { $name } a rempli le premier la rangée du quartier { $row }.
san-francisco-completions = Rangées achevées
san-francisco-points = Points
san-francisco-points-now = Points en l'état
san-francisco-points-tokens = Jetons points
san-francisco-fact-value = Valeur
san-francisco-fact-district = Quartier
san-francisco-fact-copies = Exemplaires
san-francisco-now-worth = Vaut { $n } maintenant
san-francisco-has-tram = A un tramway
san-francisco-has-skyscraper = Porte un gratte-ciel
san-francisco-around = Les voisines valent { $around } sur { $required }

## Qui en est où

san-francisco-nobody-yet = personne encore
san-francisco-to-win = { $points } en jeu
san-francisco-nothing-yet = { $name } : rien encore
san-francisco-standing = { $name } : { $n }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-even = (égalité : l'ordre du tour décide)
san-francisco-duel = { $mine } et { $yours }
san-francisco-only-first = À deux, seul le premier marque.
san-francisco-foundations-left = Fondations
san-francisco-deck-left = Pioche
san-francisco-fullest-city = Ville la plus pleine

## La visite

san-francisco-guide-asked = Ici est écrit ce qu'on vous demande. Ce qui brille sur le plateau se clique ; une colonne fermée dit pourquoi.
san-francisco-guide-deck = À votre tour, piochez ici un projet et cliquez l'une des trois colonnes pour lui, ou prenez une colonne qui attend.
san-francisco-guide-columns = Ou prenez toute une colonne d'un clic. À côté de ses cartes est écrit ce qu'elle vous rapporterait : points du moment, croissance de vos quartiers, contrats.
san-francisco-guide-city = Les cartes vont dans la rangée de leur couleur, toujours sur la case libre la plus à gauche ; les noires dans n'importe laquelle. Des lignes reçoivent un tramway dans la rangée verte ou à côté d'un tramway.
san-francisco-guide-contracts = Chaque colonne prise coûte un contrat, et il vous faut moins de contrats que la colonne n'a de cartes. Dès que chacun en a un, chacun en rend un.
san-francisco-guide-scoring = La plupart des points viennent de la première place : dans la valeur de chaque quartier et en tramways. Chaque rangée finit sur son podium. Deux boussoles dans un quartier accordent son bonus.
san-francisco-guide-end = La partie s'arrête aussitôt quand le dernier jeton fondation est posé sur une carte, ou quand une ville est complète.

# Lessons.
san-francisco-lesson-first-title = Le jeu en cinq minutes
san-francisco-lesson-first-end = Piocher ou prendre ; quartiers, trams, gratte-ciel. À côté de chaque colonne, ce qu'elle vous apporterait.
san-francisco-lesson-first-goal-head = Premier dans chaque quartier
san-francisco-lesson-first-goal-text = Chaque rangée de votre ville est un quartier. À la fin, la **plus grande valeur** d'un quartier donne deux points, le plus de trams un peu plus. Gratte-ciel et quartiers remplis en premier : un chacun.
san-francisco-lesson-first-turn-head = Piocher, ou prendre une colonne
san-francisco-lesson-first-turn-text = À votre tour, vous piochez une carte projet pour l'une des trois colonnes, ou vous **prenez une colonne entière** et bâtissez ses cartes. **Essayez :** prenez celle de trois cartes.
san-francisco-lesson-first-turn-yes = Les trois sont à vous, et vous prenez un contrat, quel que soit le nombre de cartes.
san-francisco-lesson-first-turn-no = Permis, mais une colonne a trois cartes.
san-francisco-lesson-first-contract-head = Les contrats freinent
san-francisco-lesson-first-contract-text = On ne prend une colonne que si l'on a **moins de contrats qu'elle n'a de cartes**. Quand chacun en a un, chacun en rend un. **Essayez :** vous en avez un. Laquelle vous est ouverte ?
san-francisco-lesson-first-contract-yes = Deux cartes, un contrat : permis. Les colonnes d'une carte étaient fermées.
san-francisco-lesson-first-contract-no = Piocher est toujours permis ; mais une colonne vous est ouverte.
san-francisco-lesson-first-draw-head = Où poser une carte
san-francisco-lesson-first-draw-text = Vous avez pioché une carte qui vous plaît. Ben a un contrat : une colonne d'une carte lui est fermée. **Essayez :** posez-la là où vous seul pourrez la prendre.
san-francisco-lesson-first-draw-yes = Une carte, et Ben a un contrat : elle vous attend.
san-francisco-lesson-first-draw-no = Là, Ben peut la prendre avec le reste : la colonne a plus de cartes qu'il n'a de contrats.
san-francisco-lesson-first-tram-head = Les trams partent d'en bas
san-francisco-lesson-first-tram-text = Une carte à rails reçoit un tram dans le quartier vert, ou à côté d'une carte qui en a un ; cela s'étend seul. Près d'un tram, un jardin vaut quatre. **Essayez :** lancez votre réseau.
san-francisco-lesson-first-tram-yes = Il gagne la carte jaune au-dessus, et le jardin voisin fleurit : il vaut quatre.
san-francisco-lesson-first-tram-no = Bâtie, mais aucun tram : rien ne la relie au quartier vert.
san-francisco-lesson-first-tower-head = Les fondations s'élèvent
san-francisco-lesson-first-tower-text = Une fondation devient gratte-ciel dès que ses voisines valent **sept** ensemble. Chaque carte du bord de mer baisse ce nombre d'un. **Essayez :** élevez la vôtre.
san-francisco-lesson-first-tower-yes = Un gratte-ciel, un point ; et le premier apporte la médaille, un point de plus.
san-francisco-lesson-first-tower-no = Pas encore sept. Le côté libre de la fondation est dans le quartier orange.
san-francisco-lesson-first-ends-head = La fin
san-francisco-lesson-first-ends-text = Aussitôt, quand le dernier jeton est posé sur une carte fondation ou qu'une ville est pleine. Puis quartiers et trams sont classés. Pendant la partie, deux boussoles dans un quartier donnent son bonus.
san-francisco-lesson-good-title = Ce que font les bons joueurs
san-francisco-lesson-good-end = Des bonus, de la valeur simple, et une tour seulement là où elle s'élèvera. Les chiffres disent ce qu'ont fait les gagnants, non pourquoi ils ont gagné.
san-francisco-lesson-good-bonus-head = Réunissez les boussoles
san-francisco-lesson-good-bonus-text = La deuxième boussole d'un quartier donne aussitôt son bonus, et ne coûte rien d'autre : ni tour, ni contrat. Votre quartier gris en a une. **Essayez :** prenez la colonne qui apporte la deuxième.
san-francisco-lesson-good-bonus-yes = Une carte de valeur quatre pour le quartier de votre choix. Les gagnants ont deux de ces bonus par partie.
san-francisco-lesson-good-bonus-no = De bonnes cartes ; mais la deuxième boussole est ailleurs, et les autres la voient aussi.
san-francisco-lesson-good-value-head = Les trois gagnent les quartiers
san-francisco-lesson-good-value-text = Un quartier se gagne par la plus grande valeur, et n'a que cinq places. Un trois simple compte aussitôt et toujours ; jardins et dépôts ont besoin de voisins. **Essayez :** prenez le plus de valeur.
san-francisco-lesson-good-value-yes = Devant Ben dans deux quartiers, avec deux cartes.
san-francisco-lesson-good-value-no = Cela servira peut-être. Deux quartiers pouvaient être à vous maintenant.
san-francisco-lesson-good-sites-head = Peu de fondations
san-francisco-lesson-good-sites-text = Une fondation ne vaut rien dans son quartier tant que sept ne l'entourent pas, et prend une place. Vous en avez une, sans rien à côté. **Essayez :** que lui faut-il le plus ?
san-francisco-lesson-good-sites-yes = Le trois est voisin de votre fondation : la moitié de sept, et de la valeur en plus.
san-francisco-lesson-good-sites-no = Votre fondation reste seule. Bâtissez d'abord autour de celle que vous avez.

# The rules at a glance.
san-francisco-glance-goal = Vous bâtissez une ville de cinq quartiers. **Le plus de points gagne.** Dans chaque quartier, et pour les trams, on classe les joueurs : qui est devant à la fin reçoit des points. Gratte-ciel et quartiers pleins en ajoutent en route.
san-francisco-glance-round-title = Un tour : une chose ou l'autre
san-francisco-glance-end =
    Aussitôt que le dernier jeton de fondation est posé sur une carte ;
    ou aussitôt qu'une ville a ses 25 cartes.
    Plus personne ne joue : les cartes des colonnes sont perdues.
san-francisco-glance-counts =
    Dans chacun des cinq quartiers, la plus grande valeur : 2 points, à trois et quatre 1 pour le deuxième, à quatre −1 pour le dernier.
    Le plus de trams : 2½ points, pour le reste de même.
    Chaque gratte-ciel 1, la médaille 1 (le plus de gratte-ciel), chaque quartier rempli en premier 1, chaque jeton de points 1½.
san-francisco-round-draw = **Piochez** une carte, regardez-la, et posez-la dans l'une des trois colonnes. Une fondation reçoit un jeton.
san-francisco-round-take = **Ou prenez** une colonne entière, si vous avez moins de contrats qu'elle n'a de cartes. Vous recevez un contrat ; quand chacun en a un, chacun en rend un.
san-francisco-round-build = Bâtissez ce que vous avez pris, chaque carte dans le quartier de sa couleur, de gauche à droite. Trams, jardins et gratte-ciel suivent d'eux-mêmes.
san-francisco-round-next = Puis c'est au suivant. Personne ne peut passer.

# Worked examples.
san-francisco-example-contracts-head = Les colonnes qui vous sont ouvertes
san-francisco-example-contracts-text = Vous avez **un contrat**. Une colonne d'une carte est fermée : il faut moins de contrats qu'elle n'a de cartes. Celle de deux est ouverte. Piocher est toujours permis.
san-francisco-example-returns-head = Les contrats s'en vont
san-francisco-example-returns-text = Vous prenez deux cartes et **un** contrat, quel que soit le nombre de cartes. Ben et vous en avez maintenant un chacun ; chacun en rend un aussitôt : il ne vous en reste pas, ni à Ben.
san-francisco-example-trams-head = Un réseau commence
san-francisco-example-trams-text = Les deux cartes jaunes ont des rails, mais pas de tram : rien ne les relie au dépôt du bas. La carte verte touche le dépôt et reçoit un tram ; la jaune au-dessus aussi, puis sa voisine : **trois trams** avec une carte.
san-francisco-example-tower-head = Un jardin fleurit, une tour s'élève
san-francisco-example-tower-text = Le dépôt amène un tram dans le quartier bleu. Le jardin en dessous touche maintenant un tram : **4** au lieu de 0. Les voisines de la fondation valent 4 + 3 = **7** : elle devient gratte-ciel, un point, et la médaille pour en avoir le plus.
san-francisco-example-tie-head = Valeurs égales
san-francisco-example-tie-text = Le bleu vaut quatre pour les deux. On compare alors les cartes une à une depuis la gauche : votre 3 bat le 2 de Ben, **vous** êtes devant. Si tout était égal, le quartier d'en dessous déciderait.
san-francisco-example-full-head = Un quartier plein ne prend plus rien
san-francisco-example-full-text = Cinq cartes remplissent un quartier. Une sixième verte ne peut être bâtie ; elle va dans la boîte, comme les cartes dont vous ne voulez pas. Ce qu'on ne bâtit pas ne revient jamais.
san-francisco-example-last-head = La dernière fondation
san-francisco-example-last-text = Le dernier jeton est sur une carte, où qu'elle soit posée : **la partie est finie aussitôt**. Les cartes des colonnes ne comptent pas ; n'y laissez pas ce qu'il vous faut quand il reste peu de jetons.

## Ce qu'on retient d'une partie

san-francisco-memory-when = Manche { $round }
san-francisco-memory-district = Le plus beau quartier
san-francisco-memory-district-text = { $district } ({ $value }), { $points } ★
san-francisco-memory-trams = Le plus de tramways
san-francisco-memory-trams-text = { $n ->
    [one] { $n } tramway
   *[other] { $n } tramways
} : { $points } ★
san-francisco-memory-haul = Plus gros contrat
san-francisco-memory-haul-text = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} d'un coup ({ $column })
san-francisco-memory-skyscraper = Premier gratte-ciel
san-francisco-memory-skyscraper-text = { $district }
san-francisco-memory-full-city = La fin
san-francisco-memory-full-city-text = la ville était pleine : { $n } cartes en { $rows } rangées
san-francisco-memory-foundations = La fin
san-francisco-memory-foundations-text = a posé le dernier jeton fondation
