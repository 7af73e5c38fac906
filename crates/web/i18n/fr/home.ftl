# The words of the home page: own games, invitations, one-click play, results. The verbs of the games' questions stand on its buttons.

home-title = Jouer
home-own = Vos parties
home-own-all = Toutes vos parties
home-wait = { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
home-bell = { $n ->
    [one] 1 partie vous attend
   *[other] { $n } parties vous attendent
}
home-nothing-waits = Rien ne vous attend. Encore une ?
home-for-you = Pour vous
home-invites = { $name } vous invite à { $game }
home-rematch = { $name } propose une autre partie : { $game }
home-what-happened = Que s'est-il passé ?
home-here = { $here } sur { $all } sont là
seat-kept = reste à répondre
home-not-now = Pas maintenant
home-your-turn = À vous
home-turn-of = À { $name }
home-gathering = Attend des joueurs
home-over = Terminée
home-look = Regarder
home-see-end = Voir la fin
home-begun = La partie a commencé.
home-unreadable = Cette table ne peut pas être montrée pour l'instant.
home-live = en direct
home-days = sur plusieurs jours
home-seats = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
home-you = Vous
home-bot = robot
home-play = Jouer tout de suite
home-play-note = Contre des robots. Le nombre de joueurs et le niveau restent comme vous les avez laissés.
home-players = Joueurs
home-bots = Robots
home-learn = Apprendre en 5 min
home-friends = Entre amis
home-hero = Cinq jeux de villes. Une table. En un clic.
home-hero-note = Apprenez-en un en cinq minutes, jouez contre des robots, ou envoyez un lien à vos amis. Sans compte, sans publicité.
home-learn-first = Apprendre { $game }, le plus court
home-friend = Quelqu'un m'attend
home-record-title = Votre bilan
home-record = { $games } parties, { $won } gagnées : { $share } %. À chances égales, ce serait { $even } %.
home-record-few = { $won } sur { $games } gagnées.
home-lead-puerto-rico = Planter, expédier et bâtir sur une île des Caraïbes.
home-lead-san-juan = Vos cartes sont les bâtiments, et l'argent.
home-lead-saint-petersburg = Les artisans rapportent, les bâtiments marquent, les nobles couronnent.
home-lead-san-francisco = Dessinez cinq quartiers avant l'arrivée du tram.
home-lead-san-francisco-1906 = Rebâtir la ville, année après année, parcelle après parcelle.

list-you-won = Vous avez gagné : { $points }.
list-won-together = Vous partagez la victoire : { $points }.
poster-closed = Cette table est fermée
list-won = { $n ->
    [one] Victoire { DE($names) } : { $points }.
   *[other] Victoire partagée, { $names } : { $points }.
}
list-your-place = { $place ->
    [2] Deuxième place pour vous.
    [3] Troisième place pour vous.
    [4] Quatrième place pour vous.
   *[other] Cinquième place pour vous.
}

ago-now = à l'instant
ago-minutes = il y a { $n } min
ago-hours = il y a { $n } h
ago-yesterday = hier
ago-days = il y a { $n } jours

puerto-rico-verb-draft = Choisir les bâtiments
puerto-rico-verb-role = Choisir un rôle
puerto-rico-verb-settle = Prendre une plantation
puerto-rico-verb-lay = Poser votre tuile
puerto-rico-verb-second-tile = Prendre une seconde tuile
puerto-rico-verb-hunt = Pavillon de chasse
puerto-rico-verb-guests = Placer vos hôtes
puerto-rico-verb-guests-store = Placer vos hôtes
puerto-rico-verb-ship = Choisir un navire
puerto-rico-verb-place = Placer vos colons
puerto-rico-verb-build = Bâtir
puerto-rico-verb-pay-barrel = Payer d'un tonneau
puerto-rico-verb-pay-disc = Payer d'un colon
puerto-rico-verb-privilege = Choisir un tonneau
puerto-rico-verb-sell = Vendre une marchandise
puerto-rico-verb-land = Échanger du terrain
puerto-rico-verb-supplier = Livrer une marchandise
puerto-rico-verb-load = Charger un navire
puerto-rico-verb-send = Expédier des tonneaux
puerto-rico-verb-keep = Entreposer
puerto-rico-verb-over = Regarder

san-juan-verb-draft = Choisir vos cartes
san-juan-verb-role = Choisir un rôle
san-juan-verb-build = Bâtir
san-juan-verb-site = Choisir un emplacement
san-juan-verb-spend = Payer
san-juan-verb-pay = Payer
san-juan-verb-produce = Produire
san-juan-verb-sell = Vendre
san-juan-verb-keep = Garder des cartes
san-juan-verb-cull = Défausser
san-juan-verb-company = Utiliser la Compagnie
san-juan-verb-chapel = Garnir la Chapelle
san-juan-verb-church = Garnir l'Église
san-juan-verb-limit = Défausser
san-juan-verb-over = Regarder

saint-petersburg-verb-turn = Acheter une carte
saint-petersburg-verb-observed = Décider de la carte
saint-petersburg-verb-pub = Acheter des points

san-francisco-verb-turn = Jouer votre tour
san-francisco-verb-column = Choisir une colonne
san-francisco-verb-build = Bâtir
san-francisco-verb-bonus = Choisir un bonus
san-francisco-verb-row = Choisir une rue
san-francisco-verb-space = Choisir une case
san-francisco-verb-contracts = Rendre des contrats

san-francisco-1906-verb-income = Prendre votre revenu
san-francisco-1906-verb-bonus = Choisir votre bonus
san-francisco-1906-verb-space = Déplacer votre pion
san-francisco-1906-verb-option = Choisir une action
san-francisco-1906-verb-permit = Prendre un permis
san-francisco-1906-verb-objective = Prendre un objectif
san-francisco-1906-verb-clearing = Déblayer
san-francisco-1906-verb-plot = Choisir une parcelle
san-francisco-1906-verb-permits = Payer en permis
san-francisco-1906-verb-development = Aménager la ville

# A new table, and the way to it.

new-lead = Trois choix, et la plupart sont déjà faits.
new-how = 1 · Comment voulez-vous jouer ?
new-which = 2 · Quel jeu ?
new-who = 3 · Qui est à la table ?
new-minutes = { $short } à { $long } minutes
new-alone = Contre des robots
new-alone-note = Des robots prennent aussitôt tous les autres sièges. Vous pouvez faire une pause, reprendre un coup et demander conseil.
new-open-alone = un robot s'y assoit
new-friends = Invitez vos amis
new-link-note = La table a un lien à envoyer et un code pour les téléphones. Qui l'a peut s'asseoir ou regarder.
new-warm = Des robots tiennent les sièges libres : la partie commence aussitôt, et un ami peut prendre la place à tout moment
new-open = Siège libre
new-open-note = pour qui ouvre le lien
new-you = vous, hôte
new-bot-note = un robot, au niveau choisi
new-character = Caractère du robot
new-character-none = sans caractère particulier
how-alone = En solo, maintenant
how-alone-note = Les robots s'installent aussitôt. Vous pouvez revenir sur vos réponses.
how-friends = Entre amis, maintenant
how-friends-note = Envoyez un lien. Qui l'ouvre s'assied ; sans compte.
how-days = Sur plusieurs jours
how-days-note = Chacun joue quand il veut. Les parties qui vous attendent sont à l'accueil.
variant-puerto-rico-new-buildings = Nouveaux bâtiments
variant-puerto-rico-nobles = Les nobles
variant-san-juan-new-buildings = Nouveaux bâtiments
variant-san-juan-draft-hands = Mains choisies
invite-title = Invitez vos amis
invite-local = Cette adresse ne marche que sur cette machine. Pour jouer avec d'autres, lancez le programme avec --addr et l'adresse de cette machine, et ouvrez-le sous son nom.
invite-phone = Visez avec un téléphone.
invite-copy = Copier
invite-copied = ✓ Copié
invite-by-hand = Appuyez sur Ctrl C
invite-who = Qui a le lien peut s'asseoir ou regarder.
seat-warm = tenu par un robot : vous pouvez prendre la place
fill = Mettre un robot ici
fill-which = lequel ?
warm-note = Un robot tient le siège ; qui ouvre le lien peut prendre la place à tout moment.
get-up-note = Si vous vous levez, votre siège est de nouveau libre. Rien n'est distribué, rien n'est perdu.
close-table = Fermer la table
close-sure = Fermer la table ? Plus personne ne pourra s'y asseoir.
bot-plays-for = Un robot joue pour { $name }.
you-watch = Vous regardez.
problem-host = Seul l'hôte de la table peut faire cela.
