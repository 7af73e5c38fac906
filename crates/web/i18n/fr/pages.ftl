# Les mots des pages. Les jeux apportent les leurs.

skip = Aller à la table
nav = Vous et votre langue
nav-ways = Les pages du site
name-nobody = Votre nom
guest = Invité
to-lobby = Vers l'accueil
to-table = Vers la table
rules = Règles
about = À propos
save = Enregistrer

lobby-mine = Vos tables
lobby-waiting = Tables qui attendent des joueurs
lobby-waiting-none = Aucune table n'attend.
lobby-finished = Parties terminées
list-all = Toutes
list-older = Les précédentes
list-none = Il n'y a rien ici.
table-closed = fermée
read-only = Les parties de ce serveur peuvent seulement être regardées pour l'instant.
play-now = Jouer
new-table = Nouvelle table
table-plies = { $plies ->
    [0] pas commencée
    [one] { $plies } coup
   *[other] { $plies } coups
}

new-title = Nouvelle table : { $game }
new-readings = Points de détail : votre lecture de la règle
new-agree = Si vous êtes convenus : cochez ce qui est en jeu
new-seats-note = Les sièges au-delà du nombre de joueurs sont ignorés.
new-listed = La montrer à l'accueil (sinon, seuls ceux qui ont le lien la trouvent)
new-begin = Dresser la table
seat-letter = Siège { $seat }
seat-me = Moi
seat-open = Libre
seat-bot = Robot

me-title = Vous
me-name = Nom
me-password-title = Revenir d'un autre appareil
me-password-note = Avec un mot de passe, vous retrouvez vos tables depuis un autre navigateur. Rien d'autre n'est demandé.
me-password = Mot de passe
me-return-title = Vous avez déjà un nom ici
me-return = Revenir
me-leave = Se déconnecter
me-leave-all = Se déconnecter partout
me-leave-warning = Vous n'avez pas de mot de passe : si vous vous déconnectez, vous ne pourrez pas revenir à vos tables.
me-devices = Vos appareils
me-shadowed = Une autre personne revient sous le même nom. Choisissez un autre nom si vous voulez revenir avec votre mot de passe.
device-this = (celui-ci)
device-unknown = Un programme
device-times = vu pour la première fois le { $first }, la dernière fois le { $last }
device-leave = Déconnecter
saved-name = Votre nom est enregistré.
saved-password = Votre mot de passe est enregistré. Tous les autres appareils sont déconnectés.
saved-left = L'appareil est déconnecté.

about-what = Des jeux de construction de villes selon leurs règles exactes, dans un seul programme qui tourne sur votre machine.
about-fair = Chaque mélange se vérifie : l'empreinte de la graine est montrée au début de la partie, la graine à la fin.
about-private = Pas de compte, pas de pistage, rien n'est envoyé ailleurs.
about-games = Les jeux
about-own = Les noms des jeux sont cités comme des faits. Les textes des règles et des cartes et les dessins sont les nôtres. Notre code est libre : MIT ou Apache-2.0. Les lettres sur les images des tables sont Noto, de Google, sous la SIL Open Font License 1.1.
about-docs = Documentation : jouer, héberger, programmer, comment c'est fait (en anglais)
about-api = Pour les programmes : l'API
rules-title = Règles { DE($game) }
rules-contents = Sommaire

closed-expired = Cette table est fermée : ses sièges libres ont attendu quelqu'un trop longtemps. Ce qui a été joué reste ici.
closed-host = L'hôte a fermé cette table. Ce qui a été joué reste ici.
your-turn = À vous.
asked = La question
all-answers = Toutes les réponses
thinking = { $name } réfléchit.
waiting-for = { $open ->
    [one] On attend encore un joueur.
   *[other] On attend encore { $open } joueurs.
}
game-over = La partie est finie.
trouble = Quelque chose s'est mal passé à cette table. La dernière réponse n'a pas été prise ; vous pouvez continuer.
not-kept = Les coups ne peuvent pas être enregistrés pour l'instant. La table reprendra d'elle-même dès que possible.
undo = Annuler
others = Autres joueurs
board = Plateau
own = Vos affaires
log-short = Journal
since-your-turn = Depuis votre tour
lately = Dernièrement
table-menu = Table
all-things = Toutes les pièces du jeu
log-title = Ce qui s'est passé
round = Manche { $round }
last-round = la dernière
points = Points
hand = Main

seats-title = Sièges
seat-yours = vous
sit = S'asseoir
get-up = Se lever
kept-version = Cette partie a commencé avec la version { $version } de ses règles, que ce programme ne connaît plus. Elle peut être lue, mais ne peut plus être jouée.
kept-misfit = Le texte de cette partie ne correspond plus aux règles que ce programme connaît. Elle peut être lue, mais ne peut plus être jouée.
kept-result = Le résultat :
kept-record = Le texte de la partie
kept-hidden = La partie n'était pas finie : un point d'interrogation remplace tout ce qui pouvait être caché ; vous lisez vos propres réponses.
plan-title = Ce qui sera joué
deal-note = Tout est mélangé et distribué quand le dernier siège est pris ; d'ici là, personne ne voit rien, pas même l'hôte. La graine du mélange a été tirée à la création de la table. Elle est révélée à la fin de la partie, et chacun peut alors vérifier qu'elle a cette empreinte.
invite = Envoyez ce lien à vos amis :
take-back-seat = Reprendre votre siège
leave = Laisser un robot jouer pour moi
resign = Abandonner
resign-sure = Abandonner ? Un robot jouera votre siège jusqu'au bout.
notify = Me prévenir quand c'est à moi
sound = Son

chat-title = Conversation
chat-short = Chat
chat-say = Votre message
chat-send = Envoyer
chat-hello = Bonjour !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-moment = Un instant…

result-winner = { $n ->
    [one] Victoire { DE($names) } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Victoire partagée : { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
}
result-tie-break = Égalité départagée ({ $what }) :
result-parted = Égalité à { $points } : { $what }, { $one } contre { $other }
result-highlights = De cette partie
result-prides = Le plus gros apport pour { $name }
result-look = Le revoir
result-turn = Le tournant de la partie
result-turn-text = une réponse, et ses chances de gagner passaient de { $before } % à { $after } %
result-ending = Fin de la partie :
result-table = Tous les points dans un tableau
result-source = Points
result-total = Total
result-tie = Départage
result-place = Place
fair-title = Le mélange était-il honnête ?
fair-note = Téléchargez la partie et lancez « cabildo replay --verify » : tout le hasard est recalculé à partir de la graine, et la graine est comparée à l'empreinte montrée au début.
fair-hash = Empreinte de la graine
fair-seed = Graine
rematch = Revanche
replay = Revoir
download = Télécharger

replay-title = Revoir : { $game }
replay-place = Coup { $ply } sur { $last }
replay-begin = Le début
replay-play = Lecture
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-end = À la fin
replay-slide = Coup
replay-go = Aller
replay-eyes = Le point de vue de
replay-all = Tout

guide-next = Suite
guide-end = Compris
guide-skip = Passer la visite
guide-again = Faire la visite

problem-title = Cela n'a pas marché
problem-not-found = Il n'y a rien à cette adresse. Le lien est peut-être incomplet.
problem-no-page = Rien ne se lit à cette adresse : on y envoie des formulaires. Partez de la page qui porte le formulaire.
problem-no-table = Il n'y a pas de telle table ici, ou elle n'a rien de tel. Le lien est peut-être incomplet, ou une lettre en est fausse.
problem-no-lesson = Il n'y a pas de telle leçon, ou elle n'a pas autant d'étapes.
problem-no-game = Il n'y a ici ni jeu ni objet de ce nom. Les jeux sont Puerto Rico, San Juan, Saint-Pétersbourg, San Francisco et 1906 San Francisco.
problem-no-player = Personne n'a cette page, ou elle n'est montrée à personne.
problem-address = Cette adresse demande quelque chose d'illisible : il manque une partie, ou un nombre. Le lien est peut-être incomplet.
problem-other-site = Cette demande vient d'un autre site.
problem-seat = Ce n'est pas votre siège.
problem-seat-taken = Ce siège est pris.
problem-bot-plays = Un robot joue pour vous. Reprenez d'abord votre siège.
problem-undo = Rien à annuler : un autre siège a répondu, ou le hasard est intervenu.
problem-stale = La table a avancé entre-temps.
problem-kept = Cette partie peut être lue, mais ne peut plus être jouée : ce programme ne connaît plus ses règles.
problem-not-dealt = La table n'est pas encore complète : tout est distribué quand le dernier siège est pris.
problem-too-many = Trop de demandes. Attendez un instant.
problem-failed = Le serveur a échoué. Votre dernière réponse n'a peut-être pas été prise.
problem-store = Le serveur ne peut rien enregistrer pour le moment. Votre réponse n'a pas été prise : réessayez dans un instant.
problem-damaged = Le serveur ne peut plus lire ceci : son fichier est endommagé. L'hôte doit restaurer une sauvegarde.
problem-read-only = Les parties de ce serveur peuvent seulement être regardées pour l'instant : rien n'est modifié.
problem-closed = Cette table est fermée.
problem-name = Un nom a besoin d'au moins une lettre.
problem-name-long = Un nom a 24 lettres au plus. Rien n'a changé : choisissez-en un plus court.
problem-password = Ce nom et ce mot de passe ne vont pas ensemble.
problem-password-short = Un mot de passe a besoin d'au moins huit caractères.
problem-password-long = Un mot de passe a deux cents caractères au plus.
problem-name-taken = Une autre personne revient sous ce nom avec un mot de passe. Choisissez d'abord un autre nom.
problem-wait = Trop de tentatives. Attendez { $seconds } secondes.
problem-busy = Le serveur a beaucoup à faire en ce moment. Réessayez dans un instant.
problem-slow = La requête est arrivée trop lentement. Réessayez.
problem-too-large = La requête est trop grande.
problem-banned = L'hôte de ce site ne vous permet de rien changer ici.

things-title = Les éléments de { $game }
thing-owners = En possession de
thing-answers = Ce que vous pouvez en faire maintenant
thing-printed = Coût imprimé
thing-cost = Coût pour vous maintenant
bot-random = Le Hasard
bot-character = { $character } ({ $level })
colon = { "" } :{ " " }
and = { $first } et { $second }
problem-form = Il manque quelque chose au formulaire, ou une valeur n'existe pas. Rouvrez sa page et choisissez de nouveau : rien n'a changé.
problem-occupant = « { $word } » ne peut occuper un siège : { $known }
problem-two-seats = Vous n'avez qu'un siège.
script-lost = Connexion perdue, nouvel essai…
script-unanswered = Le serveur n'a pas répondu. Votre réponse n'a pas été donnée ; veuillez réessayer.
asked-now = C'est à vous.
back-to-here = Revenir avant ce coup
chapter-by = par { $name }
pace = Rythme du récit
pace-slow = lentement
pace-normal = à rythme normal
pace-fast = vite
pace-step = coup par coup
pace-once = tout de suite
pace-next = Suivant
pace-skip = Passer
practice = Entraînement
practice-why = Des coups ont été repris : cette partie ne compte pas au classement.
practice-result = Entraînement : cette partie ne compte pas au classement.
whole-log = Toute la partie
close = Fermer

# Programs that the host has named.
program-owed = { $name } : { $owed ->
    [one] 1 réponse due
   *[other] { $owed } réponses dues
}
program-owed-why = { $name } n’a pas répondu à temps, ou pas selon les règles. { $bot } a répondu à sa place.
program-left = { $name } est parti
program-left-why = { $name } ne joue plus ici. { $bot } joue la suite à sa place.
