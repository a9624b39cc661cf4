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
sure-why = Quelque chose sera révélé ou la partie se termine : on ne pourra pas revenir en arrière.
sure-vain = En l’état, cela n’apporterait rien.
do-it = Oui
not-yet = Pas encore
skip = Aller plus vite
hint = Conseil
hint-says = Un bot choisirait : {$choice}.
undo = Reprendre
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
setting-confirm = Demander avant ce qu’on ne peut pas reprendre
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
credit-others = Construit avec Svelte, Fluent et uqr (licences MIT et Apache).

cc-castle = Rangée du château
cc-village = Rangée du village
cc-deck = Pioche : { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
cc-discards = Voir la défausse : { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
cc-discard-pile = Défausse : {$location}
no-discards = Rien n’a encore été défaussé.
cc-removed = {$location} : a quitté la partie
cc-messenger-here = Le messager est ici
cc-cell = colonne {$column}, ligne {$row}
cc-face-down = {$card}, face cachée
cc-stored = {$gold} or dessus.
cc-taken = En main : {$card}
cc-move-messenger = Clé : déplacer le messager
cc-renew-row = Clé : nouvelle rangée
cc-take = { $price ->
    [0] Prendre gratuitement
   *[other] Prendre pour {$price} or
}
cc-take-face-down = Face cachée : +6 or, +2 clés
cc-where = Où placer {$card} ?
cc-gold = {$gold} or
cc-keys = { $keys ->
    [one] {$keys} clé
   *[other] {$keys} clés
}
cc-legend-shield-nobility = Blason de la noblesse
cc-legend-shield-faith = Blason de la foi
cc-legend-shield-scholarship = Blason du savoir
cc-legend-shield-military = Blason militaire
cc-legend-shield-craftsmanship = Blason de l’artisanat
cc-legend-shield-peasantry = Blason de la paysannerie
cc-legend-castle = Carte du château, ou sa rangée
cc-legend-village = Carte du village, ou sa rangée
cc-legend-coin = Gagner deux or
cc-legend-key = Gagner deux clés
cc-legend-per = Pour chaque élément qui suit ; sans précision, dans toute votre grille
cc-legend-line = Compté là où la grille est marquée : la ligne de la carte, sa colonne, ou les deux
cc-legend-neighbour = Compté dans la grille d’un voisin, à gauche ou à droite
cc-legend-people = Chaque adversaire gagne
cc-legend-everybody = Tout le monde gagne
cc-legend-discount = Les cartes du château vous coûtent désormais un or de moins
cc-legend-kinds = Pour chaque sorte de blason différente
cc-legend-lacking = Pour chacune des six sortes de blasons qui vous manque
cc-legend-set = Pour chaque série de ces blasons
cc-legend-equal = Pour trois blasons identiques
cc-legend-pips = Pour chaque carte ayant exactement autant de blasons
cc-legend-cost = Pour chaque carte de ce coût imprimé
cc-legend-with-discount = Pour chaque carte avec une réduction
cc-legend-with-purse = Pour chaque carte avec une bourse
cc-legend-down = Si une de vos cartes est face cachée
cc-legend-cells = Si la carte se trouve à la fin là où la grille est marquée
cc-legend-absent = Si vous n’avez aucun blason de cette sorte
cc-legend-filled = Pour chaque carte de votre grille, même cachée
cc-legend-empty = Pour chaque case vide de votre grille
cc-legend-purse = De l’or de la réserve va sur vos bourses ; chaque or d’une bourse compte
cc-legend-discard = Défausser une carte de cette rangée et gagner son coût imprimé

## Le jeu de cartes de Bourgogne

bc-display = L’étalage, selon le nombre du dé
bc-row = Rangée {$row} : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] {$cards} cartes
}
bc-with-die = Avec le {$die} : ce qui brille, ou
bc-acting = Une action avec un {$die}
bc-acting-any = Une action avec n’importe quel dé
bc-die = Dé {$die}
bc-dice-later = Face cachée : { $dice ->
    [one] 1 dé
   *[other] {$dice} dés
}
bc-projects = Projets : {$count} sur 3
bc-bought = Les cartes achetées
bc-estate = Domaine
bc-no-estate = Votre domaine : ce que vous posez est ici, trois d’un type par pile.
bc-no-estate-yet = pas encore de carte dans le domaine
bc-stack = {$type} : { $cards ->
    [1] une sur trois
    [2] deux sur trois
   *[other] un trio
}
bc-type = Type
bc-type-castle = château
bc-type-mine = mine
bc-type-cloister = cloître
bc-type-knowledge = savoir
bc-type-ship = navire
bc-type-pasture = pâturage
bc-type-building = bâtiment
bc-good-light = Marchandises claires, vendues par 1 et 2 : {$count}
bc-good-medium = Marchandises moyennes, vendues par 3 et 4 : {$count}
bc-good-dark = Marchandises foncées, vendues par 5 et 6 : {$count}
bc-animal-chicken = Poules : {$count}
bc-animal-cow = Vaches : {$count}
bc-animal-sheep = Moutons : {$count}
bc-animal-pig = Cochons : {$count}
bc-sold = Marchandises vendues : {$goods}
bc-silver = Argent : {$count}
bc-workers = Ouvriers : {$count}
bc-points = Points de victoire : {$count}
bc-start = La carte de premier joueur
bc-start-down = La carte de premier joueur, face cachée : commence la prochaine manche
bc-turns-left = { $turns ->
    [one] encore 1 tour
   *[other] encore {$turns} tours
}
bc-middle = Le milieu de la table
bc-round = Manche {$round}
bc-triple-brings = Ce qu’un trio rapporte dans cette manche ; les règles le disent en mots
bc-deck = Pioche : { $cards ->
    [one] 1 carte
   *[other] {$cards} cartes
}
bc-show-left = Quelles cartes restent, par nombre et par type.
bc-left = Cartes que l’on ne voit pas
bc-left-why = { $cards ->
    [one] 1 carte se trouve
   *[other] {$cards} cartes se trouvent
} dans la pioche, les piles cachées et la main des autres. Chacun pourrait les compter.
bc-discards = Parcourir la défausse : { $cards ->
    [one] 1 carte
   *[other] {$cards} cartes
}
bc-discard-pile = Défausse
bc-open-pile = Sur le dessus : {$top} ; { $cards ->
    [one] 1 carte
   *[other] {$cards} cartes
}
bc-empty-pile = Une pile vide
bc-firsts = Cartes bonus du premier trio d’un type
bc-first-left = {$type} : encore à prendre, 1 point
bc-first-taken = {$type} : prise par {$name}
bc-sevens = Cartes bonus pour les sept types
bc-seven-left = Encore à prendre : { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-seven-taken = Prise par {$name} : { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-ahead = Vous devancez {$name} de {$points}
bc-behind = {$name} mène de {$points}
bc-level = À égalité avec {$name}
bc-comparisons = Le score après chaque manche, vous d’abord
bc-compared = Après la manche {$round} : {$own} à {$his}
bc-to-compare = Manche {$round} : à venir
bc-to-come = { $cards ->
    [0] {$name} a toutes ses cartes
    [one] {$name} reçoit encore 1 carte
   *[other] {$name} reçoit encore {$cards} cartes
}
bc-take = { $die ->
    [0] Prendre
   *[other] Prendre avec le {$die}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 ouvrier
   *[other] {""}, {$workers} ouvriers
}
bc-sell = { $die ->
    [0] Vendre
   *[other] Vendre avec le {$die}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 ouvrier
   *[other] {""}, {$workers} ouvriers
}
bc-place = { $die ->
    [0] Poser {$where}
   *[other] Avec le {$die} : {$where}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 ouvrier
   *[other] {""}, {$workers} ouvriers
}
bc-restock = Reprendre des ouvriers
bc-take-silver = Prendre 1 argent
bc-convert = {$what} → 1 point
bc-buy = 3 argent → 3 cartes
bc-legend-type-castle = Château : vert, un mur à créneaux
bc-legend-type-mine = Mine : gris, un losange
bc-legend-type-cloister = Cloître : violet, une ogive
bc-legend-type-knowledge = Savoir : jaune, un cercle
bc-legend-type-ship = Navire : bleu, une coque
bc-legend-type-pasture = Pâturage : vert clair, huit coins
bc-legend-type-building = Bâtiment : brun, un pignon ; l’image dit lequel
bc-legend-silver = Gagner deux argent
bc-legend-worker = Gagner deux ouvriers ; chacun tourne un dé d’un cran
bc-legend-point = Gagner un point de victoire
bc-legend-good = Prendre une marchandise sur une pile ouverte
bc-legend-animal = Prendre un animal sur une pile ouverte
bc-legend-act = Une action de plus, comme avec n’importe quel dé
bc-legend-take = Prendre une carte de ces types dans l’étalage
bc-legend-sell = Vendre toutes les marchandises d’une sorte : argent tout de suite, points à la fin
bc-legend-place = Poser aussitôt un autre projet, quel que soit son dé
bc-legend-wild = Rejoint toute pile qui n’est pas complète

score-pad-why = Pour une partie avec de vraies cartes : indiquez ce que chacun a devant soi, et Bailey fait le compte.
player-number = Joueur {$number}
add-player = Ajouter un joueur
remove-player = Retirer un joueur
add-up = Faire le compte
clear = Recommencer
pad-which = Quelle carte se trouve ici ?
pad-face-down = Face cachée
pad-no-card = Pas de carte

lesson-castle-combo-aim = En neuf tours, vous bâtissez ici une grille de trois cartes sur trois. Chaque carte compte selon le signe à son pied ; la bannière dit combien de points.
lesson-castle-combo-market = À chaque tour, vous prenez une carte de la rangée où se tient le messager : le cavalier à côté. Ce qui luit peut être choisi.
lesson-castle-combo-card = Le nombre doré en haut à gauche est le prix. Au milieu, ce que la carte fait tout de suite ; au pied, ce qu’elle vaut à la fin.
lesson-castle-combo-take = Touchez une carte pour la prendre ; appuyez longuement ou pointez-la pour la lire en entier. La première se pose d’elle-même : la grille grandit autour d’elle.
lesson-castle-combo-others = La grille de votre adversaire reste toujours visible. Regardez quels blasons s’y rassemblent.
lesson-castle-combo-second = Trop cher ? Toute carte peut être prise face cachée : elle ne vaut rien, mais rapporte 6 or et 2 clés.
lesson-castle-combo-place = Chaque nouvelle carte se pose à côté d’une autre. Beaucoup comptent une ligne ou une colonne : la place importe, et une carte ne bouge plus.
lesson-castle-combo-keys = Avant de prendre une carte, vous pouvez dépenser une clé : envoyer le messager à l’autre rangée, ou poser trois nouvelles cartes. Une clé gardée vaut un point.
lesson-castle-combo-score = Voici ce que vous auriez si la partie finissait maintenant. Touchez pour voir ce que donne chaque carte.
lesson-castle-combo-poor = Il reste peu d’or. Une carte bon marché, ou une carte cachée, remplit la bourse.
lesson-castle-combo-top = Certaines cartes veulent être en haut ou dans un coin. Ce qui est en haut ne se décide qu’avec la troisième ligne.
lesson-castle-combo-end = C’était une partie entière. Le résultat montre les points de chaque carte ; vous pouvez tout revoir.

## La première partie guidée de Bourgogne

lesson-burgundy-cards-aim = Votre domaine naît ici : trois cartes d’un type font un trio, et les trios valent le plus de points.
lesson-burgundy-cards-aaron = Aaron bâtit aussi. Après aucune des cinq manches vous ne devez être derrière lui : voici où vous en êtes.
lesson-burgundy-cards-dice = Voici vos deux dés : des cartes dont seul le nombre compte. À chacun des six tours, vous en jouez un. Touchez un dé pour voir ce qu’il permet.
lesson-burgundy-cards-take = Un dé prend une carte dans la rangée de son nombre. Ce qui brille peut être choisi ; appuyez longuement sur une carte, ou pointez-la, pour tout lire.
lesson-burgundy-cards-workers = Chaque ouvrier tourne un dé d’un cran, vers le haut ou le bas, et 6 et 1 sont voisins. Là où il en faut, le prix est sur la carte.
lesson-burgundy-cards-place = Une carte prise est un projet. Jouez le nombre de son coin pour la poser dans le domaine : elle fait alors ce qui est à son pied.
lesson-burgundy-cards-any = Rien ne convient ? Tout dé ramène vos ouvriers à deux, prend un argent ou change trois ouvriers ou argent en un point.
lesson-burgundy-cards-placed = Les cartes d’un type forment une pile ; les pointillés montrent ce qui manque au trio. Un cloître violet va sur toute pile.
lesson-burgundy-cards-sell = Deux marchandises pareilles : leurs deux nombres vendent toute la sorte d’un coup, pour un argent chacune maintenant et un point chacune à la fin.
lesson-burgundy-cards-buy = Trois argent achètent trois cartes, une fois par tour et à tout moment : l’une devient un projet, ou son dé donne une action de plus.
lesson-burgundy-cards-bonus = Un trio ! Il rapporte un des bonus de cette manche. Plus la manche est tôt, plus ils sont grands.
lesson-burgundy-cards-full = Il n’y a place que pour trois projets. Une carte de plus en chasserait un ; posez-en d’abord.
lesson-burgundy-cards-rival = Aaron reçoit des cartes au début de chaque manche et ne perd jamais un tour. Chacun de ses cloîtres vous donne un point.
lesson-burgundy-cards-last = Il reste deux dés dans cette manche. À la fin, on compare les points, animaux compris : si Aaron est devant, il gagne aussitôt.
lesson-burgundy-cards-round = Nouvelle manche : nouvelles cartes dans l’étalage, six nouveaux dés, et de plus petits bonus pour un trio.
lesson-burgundy-cards-end = C’était une partie entière. Le résultat montre d’où viennent vos points ; encore une ?
