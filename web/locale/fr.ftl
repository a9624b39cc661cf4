### Les phrases de l’interface web. Ce que dit un jeu se trouve dans le catalogue du jeu.

home = Tous les jeux
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré
copied = Copié
loading = Un instant …
alone-loading = La table est mise en place dans cette page…
alone-waiting = Bailey est ouvert dans un autre onglet. Fermez-le, et la partie continue ici.
alone-newer = Une nouvelle version de Bailey est là. Les parties continuent là où elles en sont.
alone-renew = L’utiliser maintenant
alone-renew-later = Pas maintenant
alone-take = Enregistrer la partie dans un fichier
alone-take-why = Pour continuer sur un serveur ou un autre appareil, ouvrez-y le fichier sous « Étudier un enregistrement » et continuez à partir de la dernière ligne.
alone-failed = La table n’a pas pu être mise en place dans cette page : { $why }
offline = Le serveur ne répond pas. Vérifiez qu’il tourne et que cet appareil est sur son réseau.
part-missing = Une partie de cette page n’a pas pu être chargée. Rechargez-la ; elle est peut-être plus ancienne que le serveur.
broken = Un problème est survenu sur le serveur ({$status}). Réessayez.
no-page = Il n’y a rien à cette adresse
skip-to-content = Aller au contenu
main-menu = Menu principal
about = À propos de Bailey
menu = Menu
settings = Réglages
rules = Règles
legend = Les signes des cartes
cards = Cartes
players = Joueurs
name = Nom
search-rules = Chercher dans les règles et les cartes
search-cards = Chercher une carte
nothing-found = Rien trouvé.
no-discards = Rien n’a encore été défaussé.

welcome = Des jeux de châteaux, prêts à jouer
welcome-alone = Jeux de cartes et de plateau dans le navigateur, contre des bots ou à plusieurs autour d’un écran. Tout reste sur cet appareil, sans réseau.
welcome-more = Jeux de cartes et de plateau dans le navigateur, contre des bots ou entre amis. Gratuit et sans compte.
games = Jeux
for-players = { $least ->
    [1] { $most ->
        [1] Pour une personne
       *[other] De 1 à {$most} joueurs
    }
   *[other] { $most ->
        [2] Pour {$least} joueurs
       *[other] De {$least} à {$most} joueurs
    }
}
play-now = Jouer
learn = Apprendre en jouant
ways-of = {$game} : façons de jouer
more-ways = Autres façons
more-ways-of = Autres façons de jouer à {$game}
go-on = Continuer à jouer
miniature = {$game} : une partie entière entre bots, en petit
study-record = Étudier un enregistrement
against-bots = Contre des bots
with-friends = Inviter des amis
pass-and-play = Un appareil, plusieurs personnes
watch-bots = Regarder des bots
score-pad = Feuille de score
your-tables = Vos tables
open-tables = Tables ouvertes
no-open-tables = Aucune table ne cherche de joueurs. Ouvrez-en une et affichez-la ici.
join = Rejoindre une table
code = Code de table
more-tables = { $more ->
        [one] Encore une table
       *[other] Encore {$more} tables
    }
state-open = Attend des joueurs
state-playing = En cours
state-over = Terminée
your-turn = À vous de jouer
notice-turn = {$game} : à vous de jouer

how-many = Combien de joueurs ?
who-plays = Qui joue ?
not-with = Pas avec l’option modifiée « {$option} ».
presets = Genre de partie
chance-of-winning =
    { $games ->
        [one] D’après votre dernière partie contre des bots, vous gagnez environ {$percent} des parties comme celle-ci.
       *[other] D’après vos {$games} dernières parties contre des bots, vous gagnez environ {$percent} des parties comme celle-ci.
    }
preset-first-game = Première partie
    .text = Un bot joue comme à sa propre première partie, et des conseils expliquent chaque étape.
preset-usual = Habituelle
    .text = Comme le disent les règles.
preset-everything = Tout
    .text = Toutes les extensions à la fois.
last-table = La dernière table de nouveau
last-table-of = { $players ->
        [one] 1 place
       *[other] {$players} places
    }, { $bots ->
        [one] 1 bot
       *[other] {$bots} bots
    }{ $changed ->
        [0] {""}
        [one] , 1 variante
       *[other] , {$changed} variantes
    }
variants = { $changed ->
    [0] Variantes : comme dans les règles
    [one] Variantes : une modifiée
   *[other] Variantes : { $changed } modifiées
  }
seat-number = Place {$number}
name-of-seat = Nom pour la place {$number}
name-if-any = Nom
me = Moi
here = Ici
bot = Un bot
open-seat = Place libre
bot-named = {$name}, {$character}
strength = Force du bot
time = Temps
pace-live = En direct : tout le monde est là
pace-days = Sur plusieurs jours, quand on a le temps
clock-for-each = Temps de réflexion pour chacun
no-clock = Sans pendule
minutes = {$minutes} minutes et 5 secondes par coup
list-it = La montrer parmi les tables ouvertes
begin = Commencer
set-up = Ouvrir la table

join-title = {$game} : rejoindre la table
your-face = Votre visage
no-face = Aucun : l’écu de la place
face-number = Visage {$n}
your-name = Votre nom
renew-cookie = Se déconnecter partout ailleurs
renew-cookie-about = Vos places appartiennent au cookie de ce navigateur. Si quelqu’un a pu le copier, déconnectez-vous partout ailleurs : ce navigateur garde vos places, et toute copie les perd.
renewed-cookie = C’est fait. Seul ce navigateur a maintenant vos places.
sit-down = S’asseoir
waiting-room = Qui est assis ici
let-bot = Laisser jouer un bot
let-person = La garder libre
begins-when-full = La partie commence quand toutes les places sont prises.
begins-with-nonces = Toutes les places sont prises. La partie commence dès que chaque navigateur a envoyé son nombre aléatoire pour la donne. S’il en manque un, on l’attend dix secondes, ou un jour aux tables sur plusieurs jours.
stand-up = Se relever
invite = Inviter
invite-watch = Laisser d’autres regarder
invite-link = Lien pour les autres
share = Partager
copy = Copier
qr = Code carré du lien {$link}
open-lan = Laisser entrer les téléphones de la pièce
open-lan-why = Ouvre le serveur au réseau local jusqu’à son arrêt. Le lien et le code portent alors l’adresse de cette machine.
reached-nowhere = Pour l’instant, seul cet ordinateur accède à la table. Appuyez sur le bouton : le lien et le code pour les autres apparaîtront ici.
no-network = Les autres n’accèdent pas à cet ordinateur : il n’est dans aucun réseau. Connectez-le, par exemple au Wi-Fi, et rouvrez cette page.
reached-in-room = Pour les appareils de cette pièce : sur le même réseau que celui-ci
reached-anywhere = Pour tout le monde, où que ce soit
move-seat = Continuer sur un autre appareil
move-why = Ouvrez ce lien sur l’autre appareil dans les dix minutes. La place y passe ; le lien ne sert qu’une fois.
move-here = Amener une place sur cet appareil
move-here-why = Un lien qui amène une place sur cet appareil a été ouvert. L’autre appareil ne fera plus que regarder.
move-here-do = L’amener ici

you = {$name} (vous)
you-mark = (vous)
you-short = vous
away = absent
on-turn = joue
look-on = { $people ->
    [one] 1 personne regarde
   *[other] {$people} personnes regardent
}
points-short = { $points ->
    [one] pt
   *[other] pts
}
points-in-all = {$points} pts en tout
points-now-tip = { $points ->
    [one] 1 point
   *[other] {$points} points
} si la partie finissait maintenant. Une pression montre d’où ils viennent.
points-of = {$name} : { $points ->
    [one] {$points} point
   *[other] {$points} points
}. Montrer d’où ils viennent.
your-choices = Ce qu’on peut faire
choices-of = Possible : {$choices}.
waiting-for = En attente de {$name}
thinks = {$name} réfléchit …
sure = {$choice} ?
do-it = Oui
not-yet = Pas encore
skip = Aller plus vite
hint = Conseil
hint-says = Un bot choisirait : {$choice}.
hint-why = Pourquoi ?
hint-list = Les trois meilleurs, pour un bot
hint-chance =
    { $percent ->
        [0] moins de 1 % de victoire
        [100] plus de 99 % de victoire
       *[other] {$percent} % de victoire
    }
hint-behind = {$percent} % de moins
other-ways = { $others ->
    [one] Une autre façon.
   *[other] {$others} autres façons.
}
would-bring = { $points ->
    [one] {$by} point
   *[other] {$by} points
}
undo = Reprendre
undo-now = Annuler
undo-key = U l’annule.
take-back-asked = Reprendre ? Dès maintenant, cette partie compte comme un exercice.
take-back = Reprendre quand même (la partie compte alors comme un exercice)
look-closer = Regarder de près
held = En main : {$card}. Regarder de près.
since = Ce qui s’est passé depuis votre dernier tour
log = Ce qui s’est passé
log-whose = Les lignes de qui
log-only = Seulement {$name}
log-more = { $count } de plus
past = Comme c’était :
past-before = Un moment plus tôt
past-after = Un moment plus tard
past-now = Revenir au présent
past-my-turn = Revenir à votre tour
log-moment = Aller à ce moment
reader = Carte
reader-empty = Pointez une carte.
log-empty = Rien ne s’est encore passé.
rule-of = La règle : {$what}
compare = Tous comparés
compare-has = Ce qu’ils ont
compare-points = D’où viennent les points
moments = Ce qui a décidé
moments-how = Les coups qui ont fait le plus de différence entre {$name} et {$other}, avec les points qui comptaient encore à la fin. Pressez un coup pour le voir.
picture = Image de la fin
picture-failed = Le navigateur n’a pas pu dessiner l’image. Faites plutôt une capture d’écran.
picture-whose = Plateau : {$name}
zoom-end = Montrer jusqu’à {$name}
score-now = Si la partie finissait maintenant
score-of = Score : {$name}
total = Total
practice = exercice
reconnecting = Reconnexion …
clock = Temps restant : {$time}
resign = Abandonner
resign-of = {$name} abandonne
return = Reprendre la place
return-of = {$name} reprend sa place
gone = { $why ->
    [flagged] Votre temps est écoulé.
    [away] Vous étiez absent.
   *[resigned] Vous avez abandonné.
} Un bot joue pour vous.
leave-table = Quitter la table
leave-title = Quitter la table ?
leave-later = Revenir plus tard
leave-later-why = { $meanwhile ->
    [alone] La partie vous attend. Elle est en tête de la page des jeux.
    [days] Votre place reste à vous, et les autres attendent votre coup.
   *[live] Votre place reste à vous. Si c’est votre tour et que vous êtes absent quelques minutes, un bot joue jusqu’à votre retour.
}
leave-bot = Laisser un bot continuer
leave-bot-of = Laisser un bot continuer pour {$name}
leave-bot-why = Les autres n’ont pas à attendre. Vous pouvez reprendre la place à tout moment avant la fin ; sinon elle est classée après les autres.
leave-bot-alone = Vous regardez un bot jouer à votre place, et pouvez la reprendre à tout moment avant la fin.
resign-why = Les autres en sont informés. Un bot joue la place jusqu’à la fin, et elle est classée après les autres.
stay = Rester ici
left-on-turn = C’est à {$name}, qui est parti.
bot-takes-over = Un bot prend la place dans {$time}.
bot-now = Laisser un bot jouer maintenant
bot-plays = un bot joue
left-why = { $why ->
    [flagged] {$name} a dépassé son temps : un bot joue.
    [resigned] {$name} a abandonné : un bot joue.
   *[away] {$name} est parti : un bot joue jusqu’à son retour.
}
fair-promise = Le secret dont vient la donne de cette table était fixé avant la partie. Son SHA-256 commence par
curtain = {$name}, à vous de jouer
curtain-open = Je suis {$name}
tutorial = Partie guidée
understood = Compris
lessons-end = Plus de conseils

chat = Discussion
chat-empty = Personne n’a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
mute = Ne plus entendre {$name}
unmute = Entendre tout le monde
phrases = Phrases rapides
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci pour la partie !
phrase-moment = Un instant, s’il vous plaît.
phrase-oops = Oups !

over = La partie est finie
result = Voir le résultat
you-win = Vous gagnez !
you-share = Vous partagez la victoire
wins = {$name} gagne
they-share = {$names} se partagent la victoire
end-won = { $margin ->
        [one] Un point devant {$name}.
       *[other] {$margin} points devant {$name}.
    }
end-won-clearly = { $rivals ->
        [1] {$margin} points devant {$name}, qui n’a pas pu suivre.
       *[other] {$margin} points devant {$name} : personne n’a pu suivre.
    }
end-won-narrowly = { $margin ->
        [one] Un point devant {$name} : on ne peut pas faire plus serré.
       *[other] Tout juste {$margin} points devant {$name}.
    }
end-lost = {$margin} points derrière {$name}.
end-lost-narrowly = { $margin ->
        [one] Un point derrière {$name}. De si peu !
       *[other] Seulement {$margin} points derrière {$name}. De si peu !
    }
end-level = À égalité de points ; la règle de départage a décidé.
end-best = Ce qui a rapporté le plus : {$line}, { $points ->
        [one] 1 point
       *[other] {$points} points
    }.
end-decided = Le plus grand écart : {$line}, {$winner} points contre {$other}.
end-record = Un record ! Votre meilleur score dans une telle partie était de {$best} points.
end-record-first = Votre première partie de ce genre.
end-record-equal = Aussi bien que votre meilleure partie de ce genre jusqu’ici.
end-record-stands = Votre meilleur score dans une telle partie : {$best} points.
left-early = parti avant la fin
rematch = Rejouer
rematch-score = Jusqu’ici : {$told}
rematch-waits = On attend les autres …
to-rematch = Vers la nouvelle table
replay = Revoir la partie
record = Télécharger la partie
fairness = La partie était-elle équitable ?
fair-checked = Vérifié dans ce navigateur : le secret, votre nombre aléatoire et les positions qui vous ont été montrées correspondent à l’enregistrement.
fair-alarm = L’enregistrement ne correspond pas à ce qui a été montré à ce navigateur !
fair-short-yes = En bref : oui. Le hasard était fixé avant tout choix, personne ne pouvait le changer, et l’enregistrement rejoué donne la même partie.
fair-short-no = En bref : cet enregistrement ne le prouve pas. Voici pourquoi.
fair-server = Ce que le serveur a rejoué
fair-browser = Ce que ce navigateur a vérifié lui-même
fair-own-commitment = Le secret a le SHA-256 qui a été montré à ce navigateur avant qu’il donne son nombre aléatoire.
fair-other-commitment = Le secret n’a pas le SHA-256 qui avait été montré à ce navigateur avant la partie : {$shown}
fair-other-secret = Le secret n’a même pas le SHA-256 qui figure dans l’enregistrement.
fair-own-nonce = Le nombre aléatoire de ce navigateur figure dans l’enregistrement à sa place.
fair-missing-nonce = Le nombre aléatoire de ce navigateur ne figure pas dans l’enregistrement à sa place. Il est arrivé trop tard, ou le serveur l’a laissé de côté et a pu choisir la donne : rien ne vous prouve que le hasard était équitable.
fair-own-rows = {$n ->
        [one] La seule position montrée à ce navigateur est dans l’enregistrement.
       *[other] Les {$n} positions montrées à ce navigateur sont toutes dans l’enregistrement.
    }
fair-other-rows = Après la ligne {$n}, une autre position que celle de l’enregistrement a été montrée à ce navigateur.
fair-no-rows = Ce qui a été montré à ce navigateur ne peut pas être comparé à l’enregistrement.
fair-no-promise = Ce navigateur n’a gardé aucun engagement de cette table : il ne peut pas dire si c’est la partie promise.
fair-gave-no-nonce = Ce navigateur n’a pas donné de nombre aléatoire : à vous, l’enregistrement prouve seulement qu’il s’accorde avec lui-même.
fair-same-fold = Toutes les lignes mènent ici à la même clé du hasard que chez le serveur : {$key}
fair-other-fold = Les lignes de l’enregistrement mènent ici à une autre clé du hasard que chez le serveur ({$key}) : il a rejoué autre chose.
fair-unreadable = L’enregistrement envoyé par le serveur est illisible.
fair-command = Seules les règles peuvent dire si ces clés donnent les cartes distribuées, et pour cela cette page se fie au serveur. Pour le vérifier vous-même, téléchargez l’enregistrement et lancez ceci sur votre propre ordinateur :
score-cards = Le score, ligne par ligne
open-record = Ouvrir une partie enregistrée
drop-record = Déposez ici un enregistrement ou choisissez un fichier : téléchargé après une partie, ou sauvé par « bailey play --save ».
other-record = Autre enregistrement
record-too-large = Ce fichier a {$size} Kio, un enregistrement au plus {$most} Kio. Choisissez l’enregistrement d’une seule partie.
turn-back = Au tour précédent
turn-on = Au tour suivant
go-to-round = Aller à une manche
round-number = Manche {$number}
speed = Vitesse
times = {$speed} ×
first = Au début
previous = Un pas en arrière
next = Un pas en avant
last = À la fin
run = Lancer
pause = Pause
move-number = Coup
lead-chart = Les points de chacun, coup par coup
points-axis = Points
moves-axis = Coups
chart-after = {$points} après { $moves ->
        [one] {$moves} coup
       *[other] {$moves} coups
    }
chart-end = {$points} à la fin
play-on = Continuer à partir d’ici
play-on-as = À la place de

language = Langue
theme = Couleurs
theme-system = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
theme-contrast = Fort contraste
setting-distinct = Palette pour daltoniens (Les Châteaux de Bourgogne)
motion = Mouvement
motion-system = Comme l’appareil
motion-full = Les cartes volent
motion-none = Rien ne bouge
pace = Vitesse des coups des autres
pace-slow = Lente
pace-normal = Lisible
pace-fast = Rapide
pace-instant = Tout de suite
final = Un choix qui ne peut pas être repris
final-undo = attend une annulation pendant 1½ seconde
final-ask = est d’abord confirmé
final-send = est envoyé aussitôt
sound-offer = Sons ?
sound-yes = Oui
sound-no = Non
setting-sound = Sons
setting-notices = M’avertir quand c’est à moi
notices-https = Sans https, le navigateur n’autorise pas les notifications. Quand c’est à vous, un ● précède le titre de la page.
notices-open = Vous êtes averti tant qu’une page de Bailey est ouverte.
notices-always = Vous êtes averti même si aucune page de Bailey n’est ouverte : un message arrive sur cet appareil.

analysis = Analyse
analyse = Analyser
analyse-game = Analyser cette partie : {$game}
analysis-waits =
    { $ahead ->
        [0] Elle commence dans un instant.
        [one] Une autre analyse passe avant.
       *[other] {$ahead} autres analyses passent avant.
    }
analysis-first = Les premières décisions prennent le plus de temps : pour elles, le jeu est accéléré, une fois pour cette machine.
analysis-progress = {$done} décisions sur {$total}
seconds-left = encore {$seconds} secondes environ
minutes-left = encore { $minutes ->
    [one] une minute
   *[other] {$minutes} minutes
} environ
found-so-far = Déjà trouvé
analysis-leave = Elle continue une heure après que vous avez quitté cette page. Si elle n’est pas terminée alors, elle reprend à votre retour.
analysis-stop = Arrêter l’analyse
analysis-stopped = L’analyse est arrêtée.
analysis-go-on = Reprendre
analysis-last = Analyser les {$last} derniers choix
analysis-part = Seuls les {$last} derniers choix sur {$choices} ont été analysés : tous les chiffres commencent au premier d’entre eux.
analysis-failed = L’analyse a échoué.
analysis-again = Réessayer
analysis-ready = L’analyse est terminée.
analysis-method = Recherche en {$iterations} étapes par décision, à partir de ce que le joueur savait alors. Les chances de gain sont celles entre joueurs de même force ; les petites différences et les plans lointains sont moins sûrs que les grands écarts.
to-result = Au résultat
chance-chart = Les chances de gain au cours de la partie
chance-axis = Chances de gain
decisions-axis = Décisions
chance-after = {$points} après { $moves ->
        [one] {$moves} décision
       *[other] {$moves} décisions
    }
chance-end = {$points} à la fin
mark-lucky = Chance pour {$player}
mark-unlucky = Malchance pour {$player}
stroke-lucky = Chance pour {$player} : {$by}
stroke-unlucky = Malchance pour {$player} : {$by}
the-deal = La donne
quality-sound = Bon choix
quality-inaccuracy = Imprécision
quality-mistake = Erreur
quality-blunder = Gaffe
qualities-sound = Bons choix
qualities-inaccuracy = Imprécisions
qualities-mistake = Erreurs
qualities-blunder = Gaffes
whose-choices = Les choix et la chance de qui ?
costliest-mine = { $n ->
    [one] Votre choix le plus coûteux
    [2] Vos deux choix les plus coûteux
   *[other] Vos trois choix les plus coûteux
}
costliest-of = { $n ->
        [one] {$player} : le choix le plus coûteux
        [2] {$player} : les deux choix les plus coûteux
       *[other] {$player} : les trois choix les plus coûteux
    }
nothing-lost = Rien de perdu
nothing-lost-why = {$player} n’a fait aucun choix nettement moins bon que le meilleur.
gave-away = {$lost} des chances de gain perdues (± {$error})
gave-points = { $points ->
    [one] {$points} point
   *[other] {$points} points
} de l’avance attendue perdus (± {$error})
lost-points = { $points ->
    [one] −{$points} point
   *[other] −{$points} points
}
disputed = Dans {$share} des donnes, il a fait mieux que le meilleur choix.
better = Mieux : {$choice}
choice-ahead = Ensuite : {$choice}
to-moment = Voir ce moment
try-it = Essayer
try-it-why = « Essayer » ouvre une table d’exercice à ce moment, contre des bots aussi forts que les adversaires. Elle ne compte pas.
decision-number = Décision {$number}
compared = Choix comparés
compared-choice = Choix
compared-made = choisi
compared-lead = Avance attendue
compared-everybody = Tous, avant le choix et après
columns = Où sont passées les chances
column-beginning = Début
column-own = Propres choix
column-rivals = Choix des autres
column-luck = Hasard
luck-deal = la donne
luck-dice = les dés
luck-draws = les pioches
luck-both = dés et pioches à la fois
column-knowledge = Connaissance
column-end = Fin
columns-why = Le début et les quatre lignes suivantes font ensemble la fin. La connaissance est ce qui change quand le joueur suivant évalue la même position. Un choix est jugé d’après les chances de gain qu’il a fait perdre, et d’après les points attendus quand ceux-ci valaient plus, même dans une partie déjà décidée. La précision est la part des bons choix parmi ceux qui comptaient : là où l’un des choix comparés n’aurait pas été bon.
accuracy = Précision
mattered = Choix qui comptaient
decisions = Les décisions
decisions-counted = Ce qui a compté
decisions-all = Toutes ({$n})
decisions-none = Rien n’a été perdu, et le hasard a peu changé.
open-ask = Ce qu’auraient dit les cartes ouvertes
open-said = Toutes cartes ouvertes, le meilleur était : {$choice}
open-sound = Toutes cartes ouvertes, ce choix était aussi bon que tout autre.
analyses = Ce que montrent mes analyses
analyses-nothing = Aucune de vos parties n’a encore été analysée en entier. Analysez-en une de la liste ci-dessus : vous verrez ici quels genres de choix vous coûtent le plus, ce que tous vos choix ont coûté, et ce que le hasard a fait.
skill = Jeu et hasard au fil du temps
skill-why = D’après vos parties analysées. Les parties d’exercice ne comptent pas.
skill-nothing = Analysez une partie de la liste ci-dessus : vous verrez ici ce que vos choix ont coûté, et ce que le hasard a fait.
skill-loss = Perdu par décision
skill-table = Sous forme de tableau
skill-game = Partie
skill-begins = Le graphique commence à {$least} parties analysées ; vous en avez {$games}.
mistakes = Mes erreurs fréquentes
mistakes-why = Les genres de choix qui ont le plus coûté en chances de victoire, ou en points selon leur valeur dans une partie équilibrée, dans les 20 dernières parties analysées. Seules comptent les imprécisions et pire.
mistakes-nothing = Aucune de vos parties n’a encore été analysée en entier. Analysez-en une de la liste ci-dessus : vous verrez ici quels genres de choix vous coûtent le plus.
mistakes-from = D’après { $games ->
    [one] 1 partie analysée
   *[other] {$games} parties analysées
}, avec {$decisions} décisions de votre part.
mistakes-few = C’est peu : un exemple plutôt qu’une habitude.
mistakes-none = Aucune imprécision, ni rien de pire.
mistakes-made = Vous avez choisi : {$choice}
mistakes-better = Le plus souvent mieux : {$choice}
mistakes-alike = Le plus souvent mieux : un autre choix du même genre
mistakes-times = { $times ->
    [one] une fois, {$loss}
   *[other] {$times} fois, {$loss} chacune en moyenne
}
mistakes-worst = Pire moment : −{$loss}, {$day}

## Choisir à nouveau là où quelque chose a été perdu

again = Choisir à nouveau
again-which = Que choisiriez-vous maintenant ?
again-whose = Que devrait choisir {$player} ?
again-counted = {$n} sur {$of}
again-best = C’est le meilleur choix.
again-as-good = C’est aussi bon que le meilleur choix.
again-lost = Ce choix coûte quelque chose : {$lost}. Essayez-en un autre.
again-made = choisi dans la partie
again-tap = Touchez encore pour choisir
again-show = Montrer
again-next = Suivant
again-last = C’était le dernier moment de cette partie.
again-compared = Les choix affichés sont ceux qui ont été comparés. Vous pouvez aussi en choisir un autre : une recherche dit alors ce qu’il vaut.
again-picked = Que faire là
again-judging = Que vaut ce choix ? Une recherche le détermine : {$choice}
again-others = Autres choix ({$n})
again-unknown = Cette partie n’a pas encore été analysée.

## Problèmes : des moments où un choix est nettement le meilleur

puzzle = Problème
puzzles = Problèmes
puzzles-all = Tous les problèmes
puzzles-why = Des moments de parties entre bots où un choix est nettement le meilleur : une longue recherche le confirme.
puzzles-mine = Problèmes tirés de vos propres parties
puzzles-mine-why = Des moments de vos parties analysées où vous avez perdu beaucoup : ce qui vous coûte le plus vient en premier.
puzzles-mine-none = Analysez une partie que vous avez jouée : les moments où vous avez perdu beaucoup apparaîtront ici.
puzzles-mine-last = C’était le dernier des vôtres pour l’instant. Analysez une autre partie, et d’autres suivront.
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-solved = {$n} sur {$of} résolus
puzzle-today = Problème du jour
puzzle-number = Problème {$n}
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-new = pas encore essayé
puzzle-solved = résolu
puzzle-missed = pas résolu au premier essai
puzzle-last = Vous avez essayé tous les problèmes de ce jeu.

played-nav = Mes parties
played = Mes parties jouées
played-open = Tout voir
played-why = Conservées sur ce serveur pour ce navigateur et pour chaque appareil sur lequel vous avez continué. Les exercices sont affichés et ne comptent pas.
played-settings = Exporter ou supprimer
played-nothing = Aucune de vos parties n’est encore terminée ici. Jouez-en une : elle apparaîtra ici.
played-kinds = Par jeu et par adversaire
played-games = Parties
played-all = Toutes les parties
played-more = En afficher plus
played-show = Afficher ces parties
played-won = Gagnée
played-lost = Perdue
played-left = Abandonnée
played-uncounted = ne compte pas
played-replay = Revoir cette partie : {$game}
totals = Vos résultats
totals-game = Par jeu
totals-opponent = Par adversaire
totals-strength = Par force des bots
# as in English
totals-bots = Bots
totals-won = { $wins ->
    [0] aucune victoire sur {$games}
    [one] {$wins} gagnée sur {$games}
   *[other] {$wins} gagnées sur {$games}
}
totals-ahead = { $points ->
        [one] En moyenne {$points} point d’avance sur le meilleur autre joueur
       *[other] En moyenne {$points} points d’avance sur le meilleur autre joueur
    }
totals-behind = { $points ->
        [one] En moyenne {$points} point de retard sur le meilleur autre joueur
       *[other] En moyenne {$points} points de retard sur le meilleur autre joueur
    }
totals-few = Avec moins de {$games} parties, aucun pourcentage : il ne dirait pas grand-chose.
played-uncounted-only = Aucune de ces parties ne compte : exercice, ou plusieurs places sur un appareil. Les chiffres commencent avec la première qui compte.
form = Part des victoires au fil du temps
form-why = Sur les dix dernières parties jusqu’à chaque point, contre qui que ce soit.
form-begins = La ligne commence à {$least} parties ; vous en avez {$games}.
form-point = {$until} : {$wins} sur les {$games} dernières gagnées
last-games = Dernières parties
figure-games = Parties
figure-wins = Gagnées
figure-average = Moyenne
figure-best = Meilleur
streak-won = { $games ->
    [one] La dernière partie a été gagnée.
   *[other] Les {$games} dernières parties ont toutes été gagnées.
}
streak-lost = { $games ->
        [one] La dernière partie n’a pas été gagnée.
       *[other] Aucune des {$games} dernières parties n’a été gagnée.
    }
streak-longest = { $games ->
    [0] Aucune partie n’a encore été gagnée.
    [one] Plus longue série de victoires : 1.
   *[other] Plus longue série de victoires : {$games}.
}
course-chart = L’évolution des scores
course-legend = Ligne : score moyen. Barres : part des parties gagnées.
figure-of = sur {$games}
no-win-yet = { $games ->
    [one] Pas encore de victoire en 1 partie.
   *[other] Pas encore de victoire en {$games} parties.
}
course-begins = Le graphique commence à {$least} parties ; vous en avez {$games}.
course-legend-scores = Ligne : score moyen. Les barres viendront avec la première victoire.
course-span = Jusqu’au {$until} : { $games ->
        [one] 1 partie
       *[other] {$games} parties
    }, { $wins ->
        [one] {$wins} gagnée
       *[other] {$wins} gagnées
    }, {$average} points en moyenne
holdings-why = Le serveur conserve l’issue de vos parties, afin que vous les retrouviez. Vous pouvez tout emporter en un seul fichier, et tout supprimer.
export = Tout exporter
forget = Tout supprimer…
forget-ask = Supprimer ce que vous avez joué ?
forget-goes = Ceci est supprimé
forget-games = { $games ->
    [0] Les résultats et les chiffres (il n’y en a pas encore)
    [one] Le résultat de 1 partie et tous les chiffres qui en viennent
   *[other] Les résultats de {$games} parties et tous les chiffres qui en viennent
}
forget-alone = { $games ->
    [one] 1 partie jouée sans autres humains, avec son enregistrement
   *[other] {$games} parties jouées sans autres humains, avec leurs enregistrements
}
forget-shared = { $games ->
    [one] Votre nom et votre lien avec 1 partie jouée avec d’autres
   *[other] Votre nom et votre lien avec {$games} parties jouées avec d’autres
}
forget-lines = { $lines ->
    [0] Votre nom, et qui était masqué
    [one] 1 ligne écrite dans une discussion, votre nom, et qui était masqué
   *[other] {$lines} lignes écrites dans des discussions, votre nom, et qui était masqué
}
forget-devices = De même sur les {$devices} appareils qui partagent vos parties
forget-stays = Ceci reste
forget-logs = Le déroulement des parties avec d’autres : il leur appartient aussi. Votre nom en disparaît ; l’enregistrement garde des empreintes où personne ne peut le lire.
forget-unfinished = { $games ->
    [0] Les parties non terminées (il n’y en a pas)
    [one] 1 partie non terminée : vous pouvez la continuer
   *[other] {$games} parties non terminées : vous pouvez les continuer
}
forget-day = Le fait d’avoir commencé la donne du jour, sans votre résultat : jusqu’à minuit UTC, afin qu’il n’y ait qu’une première partie
forget-cookie = Le cookie de ce navigateur et ses réglages. Ce que le navigateur garde pour vérifier ses dernières parties s’efface avec ses données.
forget-final = Cela ne peut pas être annulé.
forget-do = Tout supprimer
forgotten = { $games ->
    [one] 1 partie a été supprimée, ou votre nom y a été effacé.
   *[other] {$games} parties ont été supprimées, ou votre nom y a été effacé.
}
day-deals = Donnes du jour
day-deal = Donne du jour
day-mark = Donne du jour
day-short = La même donne pour tous, contre le même adversaire. Votre première partie compte.
day-nobody = Personne ne l’a encore commencée
day-begun = { $people ->
    [one] 1 personne l’a commencée
   *[other] {$people} personnes l’ont commencée
}
day-playing = Votre partie qui compte n’est pas terminée
day-placed = { $score ->
        [one] {$score} point
       *[other] {$score} points
    } : place {$place} sur {$people}
day-over = Jouée
day-until = jusqu’à {$time}
day-rules = Tous ceux qui jouent cette donne aujourd’hui commencent avec les mêmes cartes et les mêmes dés, et jouent contre le même adversaire. La première partie que vous commencez compte et figure au tableau des résultats ; les suivantes sont des essais. Il n’y a pas de conseils, et rien de ce qui a été montré ne peut être repris.
day-is-over = Ce jour est passé ; sa donne ne peut plus être jouée.
day-today = La donne d’aujourd’hui
day-go-on = Continuer
day-begin = Commencer : cette partie compte
day-try = Essayer encore
day-counts = Elle compte dès qu’elle a commencé, et doit être finie avant minuit UTC. Votre nom figure alors au tableau des résultats.
day-only-try = Votre première partie compte déjà. Une autre est un essai et ne figure pas au tableau des résultats.
day-warming = L’adversaire est en train d’être accéléré, une fois pour cette machine. Il attend, afin que tous rencontrent le même.
day-results = Tableau des résultats
day-place = Place
day-rival = Adversaire
day-no-results = Aucune partie qui compte n’est encore terminée.
day-people = { $begun ->
    [0] Personne ne l’a commencée
    [one] 1 personne l’a commencée
   *[other] {$begun} personnes l’ont commencée
} ; { $finished ->
    [0] aucune partie ne compte encore
    [one] 1 partie compte
   *[other] {$finished} parties comptent
}.
day-mine = Vos parties
day-first = La partie qui compte
day-later = Essai {$number}
day-deleted = supprimée
day-scored = { $score ->
        [one] {$score} point
       *[other] {$score} points
    }
day-uncounted = ne compte pas : elle a été abandonnée, ou n’était pas finie avant minuit UTC
day-fair = Ce que cela empêche, et ce que cela n’empêche pas
day-same = Le hasard vient d’un secret de ce jour. Le premier tirage, le deuxième et chacun des suivants est le même pour tous, quels que soient les choix : personne n’a plus de chance en jouant autrement ou en reprenant un choix.
day-differs = Le même tirage peut donner une autre carte : là où d’autres choix ont laissé une autre pile, le même nombre aléatoire tire parmi d’autres cartes.
day-names = Le tableau des résultats montre le nom que vous aviez dans la partie.
day-cookies = Cela n’empêche pas de jouer d’abord la donne avec un autre cookie, dans un autre navigateur ou sur un autre appareil : il n’y a pas de comptes ici, et qui efface son cookie est nouveau.
day-watching = Cela n’empêche pas d’apprendre par d’autres ce qui viendra, ni de réfléchir à l’aide d’un programme.
day-server = Cela n’empêche pas l’exploitant de ce serveur de connaître la donne à l’avance. Il ne peut pas la changer pendant la journée sans que cela se voie : l’engagement ci-dessous est le même pour tous.
day-committed = Le secret du jour est publié après minuit UTC. D’ici là, voici son SHA-256 ; les enregistrements de ces parties sont disponibles à partir de ce moment.
day-published = Le jour est passé et son secret est publié : avec lui, `bailey verify` rejoue l’enregistrement de chacune de ces parties.
day-commitment = Engagement
day-secret = Secret
day-before = La donne du {$day}
move-together = C’est l’un de mes appareils : réunir ce que je joue ici et là
move-together-why = Les deux appareils affichent alors toutes les parties des deux, et chacun peut les exporter et les supprimer. Laissez la case vide sur l’appareil de quelqu’un d’autre.

about-bailey = Bailey permet de jouer, d’étudier et de simuler des jeux de cartes et de plateau où l’on bâtit des châteaux. C’est un logiciel libre sous licence Apache 2.0.
about-games = Les noms et les effets des cartes sont des faits sur des jeux de leurs éditeurs, avec lesquels Bailey n’a aucun lien. Tous les dessins et toutes les phrases sont les nôtres.
about-fair = Ici personne ne triche, pas même les bots : un bot sait ce que sa place peut savoir, et chaque mélange se vérifie après la partie.
credits = Remerciements
credit-icons = Les signes des cartes viennent de
credit-font = La police des titres est un extrait de Source Serif 4 de Frank Grießhammer, Adobe :
credit-others = Construit avec Svelte, Fluent et uqr (licences MIT et Apache).

score-pad-why = Pour une partie avec de vraies cartes : indiquez ce que chacun a devant soi, et Bailey fait le compte.
player-number = Joueur {$number}
add-player = Ajouter un joueur
remove-player = Retirer un joueur
add-up = Faire le compte
clear = Recommencer
pad-which = Quelle carte se trouve ici ?
pad-face-down = Face cachée
pad-no-card = Pas de carte

## Les zones d’un plateau

area-cards = {$area} : { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
area-browse = Voir : {$area}, { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
area-gone = {$area} : a quitté la partie
area-hidden = {$area} : une carte cachée
area-place = {$area}, place {$place}
area-cell = colonne {$column}, ligne {$row}
area-worth = vaut maintenant { $points ->
    [one] {$points} point
   *[other] {$points} points
}
area-face-down = {$card}, face cachée
area-here = {$card} ici ?
area-where-to = {$card} : où ?
area-held = En main : {$card}
area-with-die = Avec le {$die} : ce qui brille, ou
named = {$name} : {$what}
area-die = Dé {$die}
area-die-used = Un dé utilisé
area-on-track = {$name} : case {$space}
area-on-top = Sur le dessus : {$top} ; il en reste {$cards}
area-empty-pile = Une pile vide
area-claim-left = {$what} : encore à prendre
area-claim-taken = {$what} : pris par {$name}
area-nothing-yet = {$area} : encore rien
area-look-at = Regarder ce qu’a {$name}
area-of = {$area} : {$name}
area-show = Montrer ce qu’a {$name}
area-which-card = Quelle carte ?

# What lies over the table, and what is known of a pile
pile-notes = Voici ce que vous savez : les cartes vues en fouillant la pile ou mises dessous.
pile-top = Tout en haut
pile-bottom = Tout en bas
pile-unknown = inconnue
pile-nothing-known = Vous ne connaissez aucune de ces cartes. Ce que vous voyez en fouillant une pile est noté ici.
sheet-to-the-table = Voir la table
sheet-back = Revenir aux cartes

# What is too large for its box
zoom-closer = Plus près
zoom-farther = Plus loin
zoom-whole = Revenir au milieu

## Le livre d’un jeu

contents = Sommaire
all-cards = Toutes les cartes
found = { $rules ->
        [0] Aucune règle
        [one] 1 règle
       *[other] {$rules} règles
    } et { $cards ->
        [0] aucune carte
        [one] 1 sorte de carte
       *[other] {$cards} sortes de cartes
    }
link-to = Lien vers cette règle : {$title}
to-the-rule = Lire la règle
copies = Le jeu en compte {$count}
reference = Cartes et signes
in-play = En jeu maintenant
yours = À vous
on-the-table = Sur la table
keys = Touches de la table
key-name-arrows = Flèches
key-name-shift = Maj
key-name-enter = Entrée
key-name-escape = Échap
key-move = aller d’une chose à l’autre sur la table
key-signs = aller aux signes, qui s’expliquent alors
key-choose = choisir, ou répondre à la question
key-press = presser les boutons de la barre
key-look = regarder une carte de près
key-cancel = lâcher ce qui est choisi
key-undo = reprendre
key-hint = donner un conseil
key-skip = aller tout de suite au présent
key-log = montrer le journal
key-compare = comparer tous les joueurs
key-others = regarder le plateau d’un autre ; flèches : le suivant
key-reader = garder à côté de la table la carte que l’on pointe
key-reference = montrer toutes les cartes, les signes et ce qui est en jeu
key-rules = lire les règles

playground = Atelier
playground-why = Changez ce qui est imprimé sur une carte, et voyez en quelques secondes l’effet sur de nombreuses parties entre bots.
playground-change = Ce qui change
playground-game = Jeu
playground-card = Carte ou table des règles
playground-undo = Comme imprimé
playground-bots = Qui joue
playground-random = Bots au hasard
playground-greedy = Bots gourmands
playground-count = Combien de parties
playground-so-many = { NUMBER($games) } parties
playground-play = Jouer
playground-stop = Arrêter
playground-games = Parties
playground-found = Ce que montrent les parties
playground-printed = Comme imprimé
playground-changed = Modifié
playground-more = Les joueurs ont { NUMBER($points, maximumFractionDigits: 2) } points de plus ({ NUMBER($least, maximumFractionDigits: 2) } à { NUMBER($most, maximumFractionDigits: 2) }).
playground-fewer = Les joueurs ont { NUMBER($points, maximumFractionDigits: 2) } points de moins ({ NUMBER($least, maximumFractionDigits: 2) } à { NUMBER($most, maximumFractionDigits: 2) }).
playground-same = Autant de parties ne montrent aucune différence de points : { NUMBER($points, maximumFractionDigits: 2) } ({ NUMBER($least, maximumFractionDigits: 2) } à { NUMBER($most, maximumFractionDigits: 2) }). Davantage de parties, peut-être.
playground-chart = Combien de fois les joueurs ont combien de points
playground-mean = Points en moyenne
playground-first = Victoires de celui qui commence
playground-length = Choix d’une partie
playground-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
playground-share = { NUMBER($percent, maximumFractionDigits: 1) } %
playground-speed = { NUMBER($games) } en { NUMBER($seconds, maximumFractionDigits: 1) } s
playground-plain = Cela a été joué en Python pur, ce qui est lent : cette page n’a pas de code machine pour ces règles.
playground-file = La même chose en fichier de changements, pour une étude avec bailey study --change :
playground-numbers = D’autres nombres
playground-rules = Vos propres règles
playground-own-why = Écrivez un petit jeu : ses règles et ses cartes sont dans l’éditeur, sa table est à côté, et tout est à vous seul. Rien n’est envoyé nulle part.
playground-files = Fichier
playground-again = Recommencer
playground-again-sure = Ce que vous avez écrit ici sera effacé. Recommencer ?
playground-at-table = Jouer
playground-begins = La table commence …
playground-board = La table de votre jeu
playground-board-here = La table de votre jeu apparaît ici.
playground-take = Télécharger
playground-take-why = Décompressez ce que vous téléchargez : bailey play, bailey serve et bailey check prennent le dossier my-game.
playground-checks = Vérifications
playground-checks-why = Aucune carte ne se perd, et personne ne voit ce qu’il ne peut savoir ? bailey check demande la même chose.
playground-check = Vérifier
playground-checked = { $failed ->
        [0] Les { $checks } vérifications ont réussi.
        [one] Une des { $checks } vérifications a échoué.
       *[other] { $failed } des { $checks } vérifications ont échoué.
    }
playground-checks-all = Toutes les vérifications
playground-missing = { $count ->
        [0] Rien ne manque.
       *[other] Ce qui manque ensuite :
    }
# as in English
playground-python = Python
playground-python-why = Bailey comme paquet Python, dans ce navigateur : jouez une partie coup par coup, interrogez ses règles, laissez réfléchir les bots.
playground-line = Une ligne de Python
playground-example = Exemple
playground-runs = Python travaille …
