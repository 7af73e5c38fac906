# The words about people: how they did, what others may know of them, how they want to be told.

stats-title = Statistiques
stats-more = Toutes vos statistiques
stats-all = Tous les jeux
stats-game = Jeu
stats-games = parties
stats-games-n = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
stats-won = gagnées
stats-share = part de victoires ; pointillé : à chances égales
stats-place = place moyenne
stats-of = { $won } sur { $games }
stats-bar = { $share } des parties gagnées ; 19 fois sur 20 la vraie part est entre { $low } et { $high } ; à chances égales, ce serait { $even }.
stats-bar-note = La barre pâle montre où se trouve votre vraie part 19 fois sur 20. Peu de parties disent peu.
stats-none = Jouez trois parties et vos chiffres apparaîtront ici. D'ici là, regardez comment se jouent les jeux.
stats-none-here = Vous n'avez pas encore terminé de partie de ce jeu, ou pas dans cette période.
stats-by-game = Jeu par jeu
stats-with-help = avec aide
stats-helped = { $n ->
    [one] Une partie avec aide n'est pas comptée ici.
   *[other] { $n } parties avec aide ne sont pas comptées ici.
}
stats-any-players = tout nombre de joueurs
stats-since = Depuis quand
stats-since-ever = depuis le début
stats-since-year = 12 derniers mois
stats-since-month = 30 derniers jours
stats-show = Montrer
stats-against = Contre qui
stats-whom = adversaires
stats-people = Humains
stats-bots = Robots : { $level }
stats-mixed = Robots différents
stats-all-games = Toutes
stats-sources = D'où viennent les points
stats-sources-none = On n'en sait encore rien.
stats-everybody = Tous ici
stats-rest = autres
stats-gap = Les robots forts font { $n } points de plus que vous avec « { $source } ».
stats-lesson = La leçon
stats-over-time = Les points au fil du temps
stats-over-time-note = Points par partie, des premières parties à gauche aux dernières à droite ; dessous, le nombre de parties de chaque colonne.
stats-over-time-label = { $first } points par partie au début, { $last } dans les dernières.
stats-when = quand
stats-seats = De quel siège
stats-seat = siège
stats-met = Vos adversaires humains
stats-met-none = Vous n'avez pas encore terminé de partie avec d'autres humains.
stats-before = avant eux
stats-before-share = part des parties finies avant eux ; pointillé : à chances égales
stats-ratings = Classement
stats-ratings-none = Personne n'est encore classé : il faut des parties sans aide et sans entraînement.
stats-ratings-note = 400 points de plus : dix contre un pour finir devant l'autre. Le robot « Amateur » a 1000. À côté, où se trouve la vraie valeur 19 fois sur 20. Seules comptent les parties sans aide et sans entraînement ; sont nommés ceux dont la page est publique.
stats-ratings-own = Vous serez au classement après cinq parties de cette sorte.
stats-who = qui
stats-rating = valeur
stats-rating-span = à quel point c'est sûr

page-title = Votre page
page-public = Tout le monde peut la lire : vos parties, vos adversaires et vos résultats.
page-private = Personne d'autre que vous ne peut la lire : vos parties, vos adversaires et vos résultats.
page-see = La regarder
page-open = La montrer à tous
page-close = La garder pour soi
page-own-note = Cette page n'est visible que pour vous. Les autres peuvent la lire si vous le permettez :
page-none = Aucune partie n'est encore terminée.
page-last = Dernières parties
page-place = place
page-place-of = { $place } sur { $players }
page-points = points
page-resigned = abandon
page-met = Adversaires humains
page-met-none = Personne qui soit nommé ici.
saved-page = Votre choix est enregistré.

own-title = Vos données
own-note = Un fichier avec tout ce qui est gardé sur vous, et le moyen de tout effacer.
own-export = Télécharger vos données
own-delete = Partir pour de bon
delete-what = Votre nom, votre mot de passe, vos appareils, vos réglages et vos adresses sont effacés tout de suite. Personne ne peut les rétablir.
delete-games = Les parties que vous avez jouées restent à vos adversaires, sans votre nom.
delete-running = Dans les parties en cours un robot continue pour vous ; aux tables qui attendent votre siège est de nouveau libre.
delete-sure = Oui, je veux partir pour de bon
delete-stay = Rester
delete-not-sure = Cochez la case si vous voulez partir pour de bon.
delete-password-wrong = Le mot de passe ne convient pas. Rien n'est effacé.
# Les joueurs à une table : rythme, pendules, qui est là, qui joue pour qui, et ce que la table elle-même raconte.

left-hours = { $n } h { $m } min
left-days = { $n } j { $m } h

# Le choix d'une nouvelle table.
new-pace = Rythme
new-pace-live = Pour toute la partie, par personne
new-pace-days = Pour chaque coup
pace-none = sans pendule
pace-minutes = { $n } min par personne
pace-day = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
new-out = Quand le temps de quelqu'un est écoulé
out-move = un robot joue ce coup
out-over = un robot prend le relais ; le siège peut être repris
out-host = l'hôte décide

# Les gens à table.
people = Joueurs
people-title = Ensemble à la table
people-live = en direct
people-days = sur plusieurs jours
people-minutes = { $n } min par personne
people-move = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
people-hours = { $n } h par coup
people-relaxed = sans pendule
people-you = vous
people-host = hôte
people-here = là
people-lately = là { $ago }
people-away = ailleurs
people-never = pas encore là
people-until = ailleurs jusqu'au { $day }
people-bot = robot
people-bot-plays = un robot joue
people-resigned = abandon
people-thinks = à jouer
people-out = temps écoulé
people-clock = Temps restant
people-paused = Pause : toutes les pendules sont arrêtées.
people-signs = Signes
people-signs-here = là
people-signs-lately = là récemment
people-signs-away = ailleurs
people-signs-bot = siège d'un robot
people-signs-bot-plays = un robot pour quelqu'un
people-if-out = Si le temps est écoulé :
people-if-out-move = un robot joue un coup, puis la personne continue. Personne n'est exclu.
people-if-out-over = un robot joue jusqu'à ce que le siège soit repris.
people-if-out-host = l'hôte décide.

watch-free = Un robot tient un siège au chaud : vous pouvez le prendre.

bot-deeds = { $n ->
    [0] Un robot n'a pas encore répondu pour vous.
    [one] Un robot a répondu une fois pour vous.
   *[other] Un robot a répondu { $n } fois pour vous.
}
bot-deeds-short = Robot : { $n }
welcome-back = Bon retour, { $name }.
somebody-left = { $name } n'est plus là. Un robot tient le siège.
somebody-left-note = Le siège reste à { $name } : un clic le rend au retour.
seat-empty-soon = { $name } n'est plus là. Un robot jouera dans une minute.

nudge = Relancer { $name }
nudge-note = Un mot gentil, deux fois par jour au plus.
away-for = Je m'absente (mes pendules s'arrêtent)
away-days = { $n ->
    [one] jusqu'à demain
   *[other] pour { $n } jours
}
away-say = Le dire
away-back = Je suis là
away-title = Absence
away-note = Vous pouvez vous absenter quelques jours de toutes vos parties sur plusieurs jours à la fois : vos pendules s'arrêtent, tout le monde l'apprend, et elles repartent d'elles-mêmes.
away-all = Je m'absente de toutes mes parties
away-all-until = Vous vous absentez jusqu'au { $day }. Vos pendules sont arrêtées.
pause-ask = Demander une pause
pause-agree = D'accord pour la pause
pause-now = Pause pour tous
pause-go-on = Reprendre
pause-go-on-ask = Demander à reprendre
pause-wait = On attend l'accord des autres.
host-menu = Vous êtes l'hôte
host-give-all = Donner { $time } à tous
host-give = Donner { $time } à { $name }
host-hand = Un robot joue pour { $name }
host-move = Un robot joue ce coup pour { $name }
host-wait = Attendre { $name } plutôt
time-five = 5 minutes
time-day = un jour de plus

rematch-title = Revanche ?
rematch-asks = { $name } propose une autre partie : mêmes joueurs, un siège à gauche.
rematch-yes = oui
rematch-asked = demandé
rematch-always = toujours
rematch-bot = un robot
rematch-no = pas aujourd'hui
rematch-agree = Oui, encore
rematch-decline = Pas aujourd'hui
rematch-note = Commence quand tous sont d'accord, ou avec un robot pour l'absent après deux minutes.
rematch-note-days = Commence quand tous sont d'accord.
rematch-go = Vers la nouvelle table

chat-new = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
chat-unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
chat-mute = Masquer
chat-mute-title = Ne plus rien lire de { $name }
chat-muted = Messages { DE($name) } masqués.
chat-unmute = Lire à nouveau

# Ce que la table raconte.
line-sat-down = { $name } s'assied
line-got-up = { $name } se lève
line-took-over = { $name } prend un siège qu'un robot tenait au chaud
line-left = { $name } n'est plus là ; un robot tient le siège
line-gone = { $name } n'est plus là depuis une minute ; un robot tient le siège
line-resigned = { $name } abandonne ; un robot joue jusqu'au bout
line-back = { $name } reprend son siège
line-handed = L'hôte laisse un robot jouer pour { $name }
line-waits = L'hôte attend { $name } ; le robot s'en va
line-out-move = Temps écoulé pour { $name } ; un robot joue ce coup
line-out-over = Temps écoulé pour { $name } ; un robot tient le siège
line-out-host = Temps écoulé pour { $name } ; l'hôte décide
line-nudged = { $text } relance { $name }
line-away = { $name } s'absente jusqu'au { $text } ; ses pendules sont arrêtées
line-returned = { $name } revient
line-paused = { $name } met la partie en pause ; toutes les pendules sont arrêtées
line-pause-wish = { $name } aimerait une pause
line-went-on = { $name } relance la partie ; les pendules repartent
line-go-on-wish = { $name } aimerait reprendre
line-gave-time = { $name } reçoit { $text }
line-gave-all = Chacun reçoit { $text }
line-filled = Un robot tient au chaud le siège { DE($name) }
line-declined = { $name } ne rejoue pas aujourd'hui

problem-pace = Ce rythme n'existe pas : au plus 600 minutes par partie, 720 heures par coup, et « move », « over » ou « host » quand le temps est écoulé.
problem-nudge = On relance qui doit jouer, et toutes les douze heures au plus.
problem-away = On s'absente { $days } jours au plus à la fois.
problem-away-live = S'absenter, c'est pour les parties sur plusieurs jours. À une table en direct, demandez une pause.
problem-no-clock = Personne n'est pressé ici : il n'y a pas de pendule.
problem-own-time = On ne se donne pas du temps à soi seul.
problem-still-here = Seul le siège de qui n'est pas là, ou dont le temps est écoulé, peut être confié à un robot.

told-title = Vous avertir
told-way = Recevoir un mot quand c'est à vous
told-note = On peut vous avertir quand c'est à vous, l'onglet fermé. Rien n'est envoyé sans que vous le demandiez.
told-push-start = M'avertir dans ce navigateur
told-push-on = Ce navigateur vous avertit quand c'est à vous.
told-push-stop = Plus dans ce navigateur
told-push-script = Ce navigateur peut vous avertir si les scripts sont permis.
told-push-others = { $n ->
    [one] Un autre de vos navigateurs est averti aussi. Déconnectez-le pour l'arrêter.
   *[other] { $n } autres de vos navigateurs sont avertis aussi. Déconnectez-les pour l'arrêter.
}
told-push-refused = Le navigateur ne le permet pas. Ses réglages pour ce site peuvent changer cela.
told-push-failed = Le navigateur n'a pas pu être préparé. Réessayez plus tard.
told-push-cannot = Ce navigateur ne peut pas vous avertir l'onglet fermé.
told-address = Courriel
told-mail-start = M'avertir par courriel
told-mail-again = Redemander
told-mail-asked = Nous avons écrit à { $address }. Ouvrez le lien de ce courriel dans les deux jours.
told-mail-forget = Oublier cette adresse
told-mail-to = Les courriels vont à { $address } :
told-mail-every = à chaque tour.
told-mail-daily = au plus un par jour et par table.
told-mail-want-every = M'écrire à chaque tour
told-mail-want-daily = Au plus un par jour et par table
told-mail-stop = Plus de courriels
told-bad-address = Ce n'est pas une adresse de courriel.
told-too-often = Trop de courriels ont été demandés aujourd'hui. Réessayez demain.
told-mail-failed = Le courriel n'a pas pu être envoyé. Réessayez plus tard.
told-too-late = Ce lien ne vaut plus. Demandez un nouveau courriel sur votre page.
told-bad-browser = Ce navigateur ne peut pas être averti.
told-many-browsers = Assez de vos navigateurs sont avertis. Déconnectez-en un d'abord.
saved-mail = Un courriel est en route. Ouvrez le lien qu'il contient.
saved-told = Votre choix est enregistré.
saved-away = Votre choix est enregistré. Il vaut pour toutes vos parties sur plusieurs jours.
told-nearly-off = Rien n'est dit quand votre temps est presque écoulé dans une partie sur plusieurs jours.
told-nearly-on = Quand votre temps est presque écoulé dans une partie sur plusieurs jours, on vous le dit aussi : une fois, quoi qu'on ait envoyé ce jour-là.
told-nearly-want = M'avertir quand mon temps est presque écoulé
told-nearly-stop = Plus quand mon temps est presque écoulé
told-yes-title = Confirmer l'adresse
told-yes = Les courriels au sujet de vos parties iront à { $address }.
told-off-title = Arrêter les courriels
told-off = Plus aucun courriel n'ira à { $address }.
told-confirmed = L'adresse est confirmée
told-confirmed-note = Vous recevrez un courriel quand c'est à vous : au plus un par jour et par table. Votre page permet de le changer.
told-ended = Plus de courriels
told-ended-note = L'adresse est oubliée.
told-bots = des robots
told-turn-title = À vous : { $game }
told-turn-body = C'est à vous dans { $game }. À la table : { $names }.
told-nudge-title = On vous attend : { $game }
told-nudge-body = On vous demande de continuer { $game }. À la table : { $names }.
told-invitation-title = { $host } vous invite : { $game }
told-invitation-body = { $host } vous garde un siège à { $game }.
told-nearly-out-title = Votre temps est presque écoulé : { $game }
told-nearly-out-body = C'est à vous dans { $game }, et il vous reste { $left }. { $then } À la table : { $names }.
told-hours = { $n } heures
told-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
told-then-move = Ensuite un robot joue ce coup pour vous.
told-then-over = Ensuite un robot joue jusqu'à ce que vous repreniez votre siège.
told-then-host = Ensuite l'hôte décide.
told-mail-why = Ce courriel de { $site } vous vient parce que vous l'avez demandé. Pour ne plus en recevoir : { $off }
told-confirm-title = Est-ce votre adresse ?
told-confirm-body = { $name } souhaite un courriel à cette adresse, sur { $site }, quand il faut jouer.

    Si c'est vous, confirmez-le ici dans les deux jours :
    { $yes }

    Sinon, ne faites rien : aucun autre courriel ne viendra.
