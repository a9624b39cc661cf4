### Les phrases de l’interface web. Ce que dit un jeu se trouve dans le catalogue du jeu.

home = Vers l’étagère
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré
copied = Copié
loading = Un instant …
offline = Le serveur ne répond pas. Vérifiez qu’il tourne et que cet appareil est sur son réseau.
part-missing = Une partie de cette page n’a pas pu être chargée. Rechargez-la ; elle est peut-être plus ancienne que le serveur.
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

welcome = Bienvenue dans la cour
welcome-more = Installez-vous et jouez tout de suite, contre des bots ou entre amis. Sans compte.
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
ways-of = {$game} : façons de jouer
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
state-open = Attend des joueurs
state-playing = En cours
state-over = Terminée
your-turn = À vous de jouer
notice-turn = {$game} : à vous de jouer

how-many = Combien de joueurs ?
who-plays = Qui joue ?
not-with = Pas avec l’option modifiée « {$option} ».
variants = { $changed ->
    [0] Variantes : comme dans les règles
    [one] Variantes : une modifiée
   *[other] Variantes : { $changed } modifiées
  }
seat-number = Place {$number}
name-of-seat = Nom pour la place {$number}
name-if-any = Nom
me = Moi
here = Ici
bot = Un bot
open-seat = Place libre
strength = Force du bot
time = Temps
pace-live = Tout le monde est là
pace-days = Sur plusieurs jours, quand on a le temps
clock-for-each = Temps de réflexion pour chacun
no-clock = Sans pendule
minutes = {$minutes} minutes et 5 secondes par coup
list-it = La montrer à tous parmi les tables ouvertes
begin = Commencer
set-up = Ouvrir la table

join-title = {$game} : rejoindre la table
your-name = Votre nom
renew-cookie = Se déconnecter partout ailleurs
renew-cookie-about = Vos places appartiennent au cookie de ce navigateur. Si quelqu’un peut en avoir une copie, déconnectez-la : ce navigateur garde vos places, et toute copie les perd.
renewed-cookie = C’est fait. Seul ce navigateur a maintenant vos places.
sit-down = S’asseoir
waiting-room = Qui est assis ici
let-bot = Laisser jouer un bot
let-person = La garder libre
begins-when-full = La partie commence quand toutes les places sont prises.
begins-with-nonces = Tout le monde est là. La partie commence dès que chaque navigateur a ajouté sa part au hasard ; qui n’en ajoute pas est attendu dix secondes, sans hâte un jour.
stand-up = Se relever
invite = Inviter
invite-watch = Laisser d’autres regarder
invite-link = Lien pour les autres
share = Partager
copy = Copier
qr = Code carré du lien {$link}
open-lan = Laisser entrer les téléphones de la pièce
open-lan-why = Ouvre le serveur au réseau local jusqu’à son arrêt. Le lien et le code portent alors l’adresse de cette machine.
move-seat = Continuer sur un autre appareil
move-why = Ouvrez ce lien sur l’autre appareil dans les dix minutes. La place y passe ; le lien ne sert qu’une fois.
move-here = Amener une place sur cet appareil
move-here-why = Quelqu’un, sans doute vous, veut amener une place ici. L’autre appareil ne fera plus que regarder.
move-here-do = L’amener ici

you = {$name} (vous)
away = absent
on-turn = à son tour
look-on = { $people ->
    [one] 1 personne regarde
   *[other] {$people} personnes regardent
}
points-short = pts
points-of = {$name} : { $points ->
    [one] {$points} point
   *[other] {$points} points
}. Montrer d’où ils viennent.
your-choices = Ce qu’on peut faire
choices-of = Possible : {$choices}.
waiting-for = C’est à {$name}
thinks = {$name} réfléchit …
sure = {$choice} ?
do-it = Oui
not-yet = Pas encore
skip = Aller plus vite
hint = Conseil
hint-says = Un bot choisirait : {$choice}.
undo = Reprendre
undo-now = Annuler
undo-key = U l’annule.
take-back = Reprendre quand même (la partie compte alors comme un exercice)
look-closer = Regarder de près
held = En main : {$card}. Regarder de près.
since = Ce qui s’est passé depuis votre dernier tour
log = Ce qui s’est passé
log-empty = Rien ne s’est encore passé.
rule-of = La règle : {$what}
score-now = Si la partie finissait maintenant
score-of = Score de {$name}
total = Total
practice = exercice
reconnecting = Reconnexion …
clock = Temps restant : {$time}
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
fair-promise = Jeu honnête : le secret de cette table a été scellé avant la donne sous
keys = Touches : les flèches déplacent, Entrée choisit, 1 à 9 pressent les boutons, I montre de près, U reprend, H conseille, L montre le journal, ? les règles.
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

over = La partie est finie
result = Voir le résultat
you-win = Vous gagnez !
you-share = Vous partagez la victoire
wins = {$name} gagne
they-share = {$names} se partagent la victoire
left-early = parti avant la fin
rematch = Rejouer
rematch-waits = On attend les autres …
to-rematch = Vers la nouvelle table
replay = Revoir la partie
record = Télécharger la partie
fairness = Était-ce honnête ?
fair-checked = Vérifié dans ce navigateur : le secret scellé, votre part du hasard et ce qui vous a été montré sont bien ceux de cette partie.
fair-alarm = Ce n’est pas la partie qui avait été promise à ce navigateur !
fair-server = Ce que le serveur a rejoué
fair-browser = Ce que ce navigateur a vérifié lui-même
fair-own-commitment = Le secret a le SHA-256 qui a été montré à ce navigateur avant qu’il donne son nombre aléatoire.
fair-other-commitment = Le secret n’a pas le SHA-256 qui avait été montré à ce navigateur avant la partie : {$shown}
fair-other-secret = Le secret n’a même pas le SHA-256 qui figure dans l’enregistrement.
fair-own-nonce = Le nombre aléatoire de ce navigateur figure dans l’enregistrement à sa place.
fair-missing-nonce = Le nombre aléatoire de ce navigateur ne figure pas dans l’enregistrement à sa place. Il est arrivé trop tard, ou le serveur l’a laissé de côté et a pu choisir la donne : rien ne vous prouve que le hasard était honnête.
fair-own-rows = {$n ->
        [one] La seule position montrée à ce navigateur est dans l’enregistrement.
       *[other] Les {$n} positions montrées à ce navigateur sont toutes dans l’enregistrement.
    }
fair-other-rows = Après la ligne {$n}, une autre position que celle de l’enregistrement a été montrée à ce navigateur.
fair-no-rows = Ce qui a été montré à ce navigateur ne peut pas être comparé à l’enregistrement.
fair-no-promise = Ce navigateur n’a gardé aucun engagement de cette table : il ne peut pas dire si c’est la partie promise.
fair-gave-no-nonce = Ce navigateur n’a pas donné de nombre aléatoire : à vous, l’enregistrement prouve seulement qu’il s’accorde avec lui-même.
fair-same-fold = Toutes les lignes mènent ici à la même clé du hasard que chez le serveur : {$key}
fair-other-fold = Les lignes de l’enregistrement mènent ici à une autre clé du hasard que chez le serveur ({$key}) : il a rejoué autre chose.
fair-unreadable = L’enregistrement envoyé par le serveur est illisible.
fair-command = Si les cartes étaient bien là où ces clés les mettent, seules les règles peuvent le dire ; pour cela cette page n’a que la parole du serveur. Pour ne dépendre de la parole de personne, téléchargez l’enregistrement et lancez ceci sur une machine à vous :
score-cards = Le score, ligne par ligne
open-record = Ouvrir une partie enregistrée
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
chart-after = {$points} après {$moves} coups
chart-end = {$points} à la fin
play-on = Continuer à partir d’ici
play-on-as = À la place de

language = Langue
theme = Couleurs
theme-system = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
theme-contrast = Fort contraste
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
final-undo = peut être annulé pendant 2½ secondes avant d’être envoyé
final-ask = est d’abord confirmé
final-send = est envoyé aussitôt
setting-sound = Sons
setting-notices = M’avertir quand c’est à moi
notices-https = Sans https, le navigateur n’autorise pas les notifications. Quand c’est à vous, un ● précède le titre de la page.
notices-open = Vous êtes averti tant qu’une page de Bailey est ouverte.
notices-always = Vous êtes averti même si aucune page de Bailey n’est ouverte : un message arrive sur cet appareil.

about-bailey = Bailey permet de jouer, d’étudier et de simuler des jeux de cartes et de plateau où l’on bâtit des châteaux. C’est un logiciel libre sous licence Apache 2.0.
about-games = Les noms et les effets des cartes sont des faits sur des jeux de leurs éditeurs, avec lesquels Bailey n’a aucun lien. Tous les dessins et toutes les phrases sont les nôtres.
about-fair = Ici personne ne triche, pas même les bots : un bot sait ce que sa place peut savoir, et chaque mélange se vérifie après la partie.
credits = Remerciements
credit-icons = Les signes des cartes viennent de
credit-font = La police des titres est un extrait de Source Serif 4 de Frank Grießhammer, Adobe :
credit-others = Construit avec Svelte, Fluent et uqr (licences MIT et Apache).

score-pad-why = Pour une partie avec de vraies cartes : indiquez ce que chacun a devant soi, et Bailey fait le compte.
player-number = Joueur {$number}
add-player = Ajouter un joueur
remove-player = Retirer un joueur
add-up = Faire le compte
clear = Recommencer
pad-which = Quelle carte se trouve ici ?
pad-face-down = Face cachée
pad-no-card = Pas de carte
