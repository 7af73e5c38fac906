# Les mots du plateau de 1906 San Francisco.

san-francisco-1906-income = Gains
san-francisco-1906-income-note = Plus la case est à droite, plus tôt vous jouez sur la première carte.
san-francisco-1906-years = Les années, leurs bonus et le coût de construction
san-francisco-1906-ring = Les six cartes Action et la carte de la ville
san-francisco-1906-card = Carte Action { $n }
san-francisco-1906-build-cost = construire { $price }
san-francisco-1906-last-card = dernière carte
san-francisco-1906-last-year = la fin approche
san-francisco-1906-or = ou
san-francisco-1906-bonus-building = un bâtiment
san-francisco-1906-bonus-permit = un permis
san-francisco-1906-bonus-objective = un objectif
san-francisco-1906-bonus-advance = un pas gratuit à droite
san-francisco-1906-bonus-build = construire une fois
san-francisco-1906-bonus-per-building = { $money } pour chacun de vos bâtiments
san-francisco-1906-order = Ordre
san-francisco-1906-order-note = Qui joue quand sur cette carte
san-francisco-1906-next = ensuite
san-francisco-1906-next-note = Qui jouera en premier sur la carte suivante : le pion le plus à droite, puis vers la gauche
san-francisco-1906-taken = { $name } occupe cette case.
san-francisco-1906-steps = { $price } pour les cases depuis votre pion

san-francisco-1906-short-benefits = Bénéfices
san-francisco-1906-short-materials = Matériaux
san-francisco-1906-short-permit = Permis
san-francisco-1906-short-objective = Objectif
san-francisco-1906-short-clearing = Déblayer
san-francisco-1906-short-urban-development = Urbain
san-francisco-1906-short-build = Bâtir
san-francisco-1906-short-build-subsidised = Subv.
san-francisco-1906-short-pass = Passer
san-francisco-1906-about-benefits = Gagnez { $money }.
san-francisco-1906-about-materials = Un de vos bâtiments quitte la réserve et attend d'être construit.
san-francisco-1906-about-permit = Prenez un permis de la rangée.
san-francisco-1906-about-objective = Prenez un objectif de la rangée ou piochez-en un en secret.
san-francisco-1906-about-clearing = Déblayez une parcelle pour { $token } et gardez les décombres, ou payez { $price } ; votre jeton monte.
san-francisco-1906-about-urban-development = Payez { $price } : votre jeton va à droite.
san-francisco-1906-about-build = Construisez pour { $price } avec des permis au numéro et à la couleur de la parcelle.
san-francisco-1906-about-build-subsidised = Construisez pour { $price } ; le numéro ou la couleur de la parcelle suffit.
san-francisco-1906-about-pass = Ne rien faire ici, et jouer en premier sur la carte suivante.
san-francisco-1906-not-possible = Vous ne pourriez pas le faire maintenant ; 1 $ reste toujours possible.

san-francisco-1906-city = La ville
san-francisco-1906-rubble = décombres
san-francisco-1906-built-by = { $name } a construit ici
san-francisco-1906-build-here = Construire ici coûte { $price }.
san-francisco-1906-fits = Vos permis conviennent.
san-francisco-1906-fits-subsidised = Vos permis ne conviennent qu'avec une subvention.
san-francisco-1906-fits-not = Vos permis ne conviennent pas.

san-francisco-1906-permits = Permis
san-francisco-1906-permit-pile = Permis restant dans la pioche
san-francisco-1906-permit-discard = Permis défaussés
san-francisco-1906-no-permits = Aucun encore. Prenez-en un dans la rangée.
san-francisco-1906-objectives = Objectifs
san-francisco-1906-objective-pile = Piocher un objectif en secret (encore { $n })
san-francisco-1906-draw = Piocher
san-francisco-1906-common = Pour tous
san-francisco-1906-own-objectives = Vos objectifs
san-francisco-1906-secret = Vous seul connaissez celui-ci.
san-francisco-1906-secrets = Objectifs secrets : { $n }
san-francisco-1906-worth-now = Ce que chacun vous rapporterait maintenant
san-francisco-1906-worth-short = valeur actuelle
san-francisco-1906-worth-for = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
san-francisco-1906-best-builder = Meilleur Bâtisseur
san-francisco-1906-best-builder-note = Au premier qui construit { $n } bâtiments ; la partie finit avec cette carte.
san-francisco-1906-pile = { $name } : encore { $left }, valeur { $points } ★.
san-francisco-1906-pile-cost = Coûte { $price }.
san-francisco-1906-next-card = La prochaine, avec son pas :

san-francisco-1906-money = Argent
san-francisco-1906-money-worth = Argent : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
san-francisco-1906-money-track = L'argent à la fin
san-francisco-1906-points-now = Points si la partie finissait maintenant
san-francisco-1906-built = Bâtiments sur la carte
san-francisco-1906-ready = Bâtiments prêts à construire
san-francisco-1906-ready-short = prêts
san-francisco-1906-ready-and-reserve = Bâtiments prêts + en réserve
san-francisco-1906-reserve = Votre réserve : { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
san-francisco-1906-reserve-short = en réserve
san-francisco-1906-rubble-tokens = Jetons Décombres
san-francisco-1906-progress = Développement
san-francisco-1906-progress-short = → urbain · ↑ déblai
san-francisco-1906-progress-note = Le développement urbain va à droite, le déblaiement monte ; la case compte à la fin.
san-francisco-1906-token = Votre jeton de développement
san-francisco-1906-ledger = Si la partie finissait maintenant
san-francisco-1906-source-own = À titre personnel
san-francisco-1906-source-board = Développement
san-francisco-1906-source-cards = Cartes urbaines
san-francisco-1906-source-money = Argent
san-francisco-1906-total = Total

san-francisco-1906-guide-income = Chaque année commence ici : prenez des gains et le bonus de l'année. Peu d'argent fait jouer tôt, beaucoup fait jouer tard.
san-francisco-1906-guide-city = Les bâtiments vont sur ces parcelles. Chacune a un numéro et une couleur ; sur les décombres on paie trois dollars de plus. Une coche marque celles où vos permis conviennent ; pointez-en une pour voir ce qu'un bâtiment y rapporterait.
san-francisco-1906-guide-permits = Les permis font construire : un seul avec le numéro et la couleur de la parcelle, ou deux qui en ont chacun un. Les objectifs montrent ce qu'ils vous rapporteraient maintenant.
san-francisco-1906-guide-ring = Les pions visitent ces six cartes dans l'ordre. Agissez là où vous êtes, allez plus loin pour deux dollars la case, ou prenez un dollar. Le pion le plus à droite joue en premier sur la carte suivante.
san-francisco-1906-guide-ledger = Ce que chacun marquerait maintenant. Les objectifs violets comptent pour tous ; chacun en a aussi un secret.
san-francisco-1906-guide-progress = Votre jeton part de −7. Le développement urbain l'avance à droite, le déblaiement le fait monter ; sa case compte à la fin.
san-francisco-1906-guide-piles = Construisez avec deux permis qui partagent un symbole : vous pouvez prendre une carte de ce symbole, avec un pas gratuit à droite.
san-francisco-1906-dollars = { $n } $
san-francisco-1906-clear-prices = { $least }/{ $most } $
