### La ligne de commande : tout ce qu’elle dit aux joueurs. `.words` donne ce qu’on peut taper, séparé par `|`.

## Qui joue

you = Vous
player = Joueur {$n}
played-by = {$player} ({$bot})
bot-named = {$player}, {$character} ({$bot})
names-and = {$first} et {$last}

## Arriver et partir

welcome = {$game} : {$players}{ $seed ->
        [none] {""}
       *[other] , graine {$seed}
    }. Tapez `aide` pour obtenir de l’aide.
not-translated = {$game} ne parle pour l’instant qu’anglais.
nothing-saved = Rien n’a été joué, rien n’est donc enregistré.
saved-go-on = Partie enregistrée. Pour la reprendre :
replay-it = Pour la revoir pas à pas :
record-cut = {$file} : la dernière ligne était coupée et n’est pas reprise ; la partie continue juste avant
record-not-compared = {$file} : les empreintes suivent une autre disposition que celle de ce Bailey et n’ont pas été comparées ; les choix et le résultat l’ont été
record-converted = {$file} : les empreintes suivaient une autre disposition ; les choix ont été comparés et toutes les empreintes sont réécrites
not-compiled = Les règles n’ont pas pu être compilées. Les bots jouent sans cela et cherchent une seconde au plus.

## À la table

thinking = {$player} réfléchit
hand-over = {$player}, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
all-final = rien de cela ne peut être repris
some-final = * ne peut pas être repris
in-vain = {$choice} (n’apporterait rien)
between = {"\u00A0; "}
which-one = Lequel ? {$found}
not-now = Impossible : {$reason}.
not-understood = {$typed} n’est pas compris : tapez un numéro ou un nom, ou `aide`.
game-over = La partie est terminée
nothing-blocked = Rien de ce que vous pouvez désigner n’est bloqué pour le moment.
nothing-blocks = Rien ne bloque {$typed}.
why-line = {$choice} : {$reason}
why-more = {$choices} ; et { $n ->
        [one] encore {$n} du même genre
       *[other] encore {$n} du même genre
    }
nothing-to-undo = Rien ne peut être repris : une carte a été révélée, ou quelqu’un d’autre a joué depuis.
taken-back = C’est repris.
hint-thinking = Le bot de recherche réfléchit
hint = Le bot de recherche choisirait {$label} : {$choice}.
no-player = Les joueurs portent les numéros 1 à {$most}.
no-card = Aucune carte ne s’appelle {$typed}.
which-card = Quelle carte ? Tapez `carte` et son nom.
pile = {$pile} : {$cards}
pile-empty = vide
no-rule = Aucune règle ne contient {$typed}. Il y a : {$known}

## Ce qu’on peut taper à la table

help-choose = 4
    .text = choisir la ligne 4 ; ou tapez le nom, juste assez pour le reconnaître
command-why = pourquoi [NOM]
    .words = pourquoi | why
    .text = pourquoi quelque chose est impossible
command-undo = annuler
    .words = annuler | undo | a | u
    .text = reprendre votre dernier choix, tant qu’aucune carte n’a été révélée
command-hint = conseil
    .words = conseil | hint
    .text = demander au bot de recherche ce qu’il ferait
command-score = points
    .words = points | score
    .text = ce que chacun a pour l’instant ; `points 2` carte par carte
command-card = carte NOM
    .words = carte | card
    .text = tout ce que fait une carte
command-look = table
    .words = table | look
    .text = redessiner la table ; `table tout` avec tous les tableaux
command-discards = défausses
    .words = défausses | défausse | discards
    .text = parcourir les défausses
command-legend = légende
    .words = légende | legend
    .text = ce que veulent dire les signes
command-help = aide MOT
    .words = aide | help | ?
    .rules = règles | rules
    .text = les règles sur un sujet ; `aide règles` en donne la liste
command-quit = quitter
    .words = quitter | quit | q
    .text = arrêter ; la partie est enregistrée

## Le score

score-line = {$what} : {$how}
score-sum = au total
score-tie-break = {$player} (départage {$points})
verdict-wins = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    }{ $tied ->
        [yes] {" "}au départage
       *[no] {""}
    }.
verdict-ahead = { $who ->
        [you] Vous êtes
       *[other] {$player} est
    } en tête{ $tied ->
        [yes] {" "}au départage
       *[no] {""}
    }.
verdict-share = { $who ->
        [you] {$players} partagez
       *[other] {$players} partagent
    } la victoire.
verdict-level = { $who ->
        [you] {$players} êtes
       *[other] {$players} sont
    } à égalité.

## Revoir une partie pas à pas

replay-help = Entrée : suite   p : précédent   12 : ligne 12   fin   q : quitter
replay-on = s | suite | n | next
replay-back = p | précédent | b | back
replay-end = fin | end
replay-quit = q | quitter | quit
replay-begins = la partie commence
replay-head = {$game} : {$players}
replay-row-begins = Ligne {$n} sur {$rows} : {$what}.
replay-row = Ligne {$n} sur {$rows}, {$what}.
replay-last = C’était la dernière ligne.
replay-undo = Repris jusqu’à la ligne {$n}.
replay-takeover = {$player} est désormais joué par {$bot}.
replay-undone = {$player} choisit `{$choice}`, ce qui est repris plus tard.
replay-resign = {$player} abandonne.
replay-timeout = {$player} a dépassé son temps.

## Une analyse

analysis-progress = décisions
analysis-kept = {$n} décisions sur {$total} sont calculées et conservées ; la même commande reprend de là
analysis-page = la page se trouve dans {$file}
analysis-method = { $decisions ->
        [one] Une décision
       *[other] {$decisions} décisions
    }, {$iterations} itérations chacune. Une chance est celle de gagner ; ce que le hasard y change est nommé à partir de 5 %.
analysis-part = Seulement les {$last} derniers choix sur {$choices} : les colonnes commencent au premier d’entre eux.
analysis-percent = {$n} %
analysis-chances = Chance {$before}, puis {$after}
analysis-gave = , {$lost} perdus
analysis-sound = Juste
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-better = Mieux : {$choice}
analysis-with-error = {$n} ± {$error}
analysis-option = {$choice} : {$chance}, avance {$lead}
analysis-option-made = {$choice} (choisi) : {$chance}, avance {$lead}
analysis-compared-line = Comparés : {$options}.
analysis-stands = {$player} : {$chance}, avance {$lead}
analysis-compared = Choix comparés
analysis-made = choisi
analysis-everybody = Tous, avant le choix et après
analysis-lead = Avance attendue
analysis-stroke = Hasard favorable à {$player} : {$change}.
analysis-deal = La distribution.
analysis-open = Cartes ouvertes, le mieux était : {$choice} ; ce choix coûtait {$lost}.
analysis-in-points = { $n ->
        [0] moins d’un point
        [one] {$n} point
       *[other] {$n} points
    }
analysis-lost = Ce choix a coûté {$lost} des chances de gagner (± {$error}).
analysis-lost-points = Ce choix a coûté {$lost} de l’avance attendue.
analysis-disputed = Dans {$share} des donnes, il a fait mieux que le meilleur choix.
analysis-summary = Où sont allées les chances
analysis-player = Joueur
analysis-beginning = Début
analysis-own = Ses choix
analysis-rivals = Adversaires
analysis-luck = Hasard
analysis-luck-from = Hasard pour {$player} : {$sources}.
analysis-luck-deal = la donne {$change}
analysis-luck-dice = les dés {$change}
analysis-luck-draws = les pioches {$change}
analysis-luck-both = dés et pioches à la fois {$change}
analysis-knowledge = Savoir
analysis-end = Fin
analysis-accuracy = Précision
analysis-adds-up = Le début et les quatre colonnes donnent la fin. Le savoir est ce qui change quand le joueur suivant évalue la même position. Un choix est jugé d’après les chances qu’il a fait perdre, et d’après les points attendus quand ceux-ci valaient plus, même dans une partie déjà décidée. La précision est la part des choix justes là où cela comptait : là où l’un des choix comparés n’aurait pas été juste.
analysis-costliest = { $n ->
        [one] {$player} : le choix le plus coûteux
       *[other] {$player} : les {$n} choix les plus coûteux
    }
analysis-curve = Chances de gagner au cours de la partie
analysis-all = Toutes les décisions
analysis-row-number = Ligne
analysis-choice = Choix
# as in English
analysis-chance = Chance
analysis-judgement = Jugement
analysis-nothing-lost = {$player} n’a fait aucun choix nettement moins bon que le meilleur.

## Listes

game-line = {$game}, { $most ->
    [1] 1 joueur
    [2] 2 joueurs
   *[other] {$least} à {$most} joueurs
}
game-alone = seul, contre {$opponents}
no-rules = {$game} n’a pas encore de textes de règles.
no-legend = {$game} n’a pas encore de légende.
# as in English
game-option = --option {$option}=… ({$values}) : {$title}. {$text}

## Ce qui ne va pas, et ce qu’il faut faire

error-language = {$field} : il n’y a pas de langue {$asked} ; il y a {$known}
error-bug = une erreur du programme : {$fault} ; BAILEY_DEBUG=1 montre où
error-file = fichier
error-see-help = {$fault} (voir `{$command} --help`)
error-resume-who = --resume : l’enregistrement dit qui joue quoi ; retirez --players, --solo, --seats, --option et --seed
error-which-game = GAME : dites quel jeu, parmi {$known} ; ou reprenez une partie par --resume FICHIER
error-several-games = {$folder} : contient plusieurs jeux, {$found} ; nommez le dossier de l’un d’eux
error-folder-not-named = GAME : il n’y a pas de jeu {$name} ; pour celui de ce dossier écrivez ./{$name}
error-other-game = {$file} : est une partie {$game}, pas {$asked} ; retirez le nom
error-only-bots = --seats : on ne peut regarder que des bots ; pour jouer vous-même, utilisez `bailey play`
error-exists = --save : {$file} existe déjà ; nommez un autre fichier
error-no-folder = --save : le dossier de {$file} n’existe pas ; créez-le d’abord
error-no-writing = --save : aucun fichier ne peut être créé dans {$folder} ; nommez un autre dossier
error-seats = --seats : nomme {$seats} places, mais --players en dit {$players} ; retirez --players
error-count = {$field} : {$game} se joue { $most ->
    [2] à 2 joueurs
   *[other] de {$least} à {$most} joueurs
}, pas à {$count}
error-option = --option : écrivez {$option} une seule fois, sous la forme NOM=VALEUR
error-option-value = --option {$option} : doit valoir l’un de {$values}, pas {$value}
error-no-solo = --solo : {$game} n’a pas d’adversaire à lui ; retirez l’option
error-solo-players = --solo : veut dire un joueur, mais --players en dit {$players} ; retirez l’une des deux
error-seat = --seats : {$fault} ; une personne est `you` ou `you:NOM`
# as in English
error-person = --seats : {$fault}
error-same-name = --seats : deux joueurs portent le même nom ; donnez à chacun le sien
error-home = BAILEY_HOME : {$folder} : {$fault} ; indiquez un dossier à vous, ou nommez un fichier par --save
error-home-closed = BAILEY_HOME : {$folder} : aucun fichier ne peut y être créé ; indiquez un dossier à vous, ou nommez un fichier par --save
error-no-record = {$file} : n’est pas un enregistrement ; il commencerait par `bailey record 2`
error-no-rows = --row : {$file} est une position et n’a pas de lignes ; retirez-le
error-row = --row : {$row} n’est pas une ligne qui compte ; ce sont 1 à {$last}, sans celles qui ont été reprises
error-too-large = dépasse {$most} Mio ; aucune position n’en demande tant
error-no-object = une position est un objet {"{"}...{"}"}
error-no-game = game : dit de quel jeu il s’agit, parmi {$known}
error-seat-number = --seat : les joueurs portent les numéros 1 à {$most}, pas {$seat}
error-no-rule = rules : aucune ne contient {$typed} ; il y a {$known}
error-no-pad = GAME : {$game} n’a pas de feuille de score ; écrivez sa position en JSON et utilisez `bailey score`
error-pad-ended = score-pad : la saisie s’est arrêtée avant la dernière question ; rien n’est compté

## Ce que prouve un enregistrement

verify-committed = Le secret a le SHA-256 que l’enregistrement donne comme engagement : {$commitment}
verify-folded = Les {$rows} lignes découlent toutes du secret, des nombres aléatoires et des choix.
verify-not-compared = Les empreintes n’ont pas été comparées : elles suivent une autre disposition que celle de ce Bailey. Les {$rows} lignes sont des choix permis avec le hasard de cet enregistrement, mais qui a fixé les empreintes a pu infléchir ce hasard ; vérifiez-le avec le Bailey qui l’a écrit.
verify-nonces = {$n ->
        [0] Personne n’a ajouté de nombre aléatoire : qui tenait la table pouvait donc essayer des secrets jusqu’à ce que la donne lui plaise. Cela ne prouve rien sur les cartes.
        [one] Une personne a ajouté un nombre aléatoire.
       *[other] {$n} personnes ont ajouté un nombre aléatoire.
    }
verify-day = C’est la donne du jour du {$day} : le hasard est venu du seul secret de ce jour et du numéro de chaque tirage, quels que soient les choix. Comparez l’engagement avec celui de la page de ce jour : il est le même pour tous. Cela ne prouve pas que l’exploitant du serveur ne connaissait pas la donne à l’avance.
verify-no-nonce = Le joueur {$player} n’en a pas ajouté : à ce joueur, cela ne prouve rien.
verify-key = La clé du hasard qui viendrait ensuite, que montre aussi la page de la table : {$found}
verify-own-commitment = L’engagement est celui qui vous a été montré.
verify-own-nonce = Votre nombre aléatoire {$nonce} est celui du joueur {$player}.
verify-not-commitment = Non vérifié : si c’est l’engagement qui vous a été montré avant la partie ; donnez-le par --commitment.
verify-not-nonce = Non vérifié : si votre nombre aléatoire y figure ; donnez-le par --nonce.
verify-removed = Le nom d’une personne a été retiré plus tard de l’enregistrement ; les empreintes où il figurait ne peuvent plus être recalculées : qui les a écrites aurait pu infléchir le hasard.
verify-practice = C’était un exercice : quelqu’un est revenu avant ce qui avait été montré, ou la partie a commencé par une position.
error-verify-seed = {$file} : n’a pas de ligne `fair` : son hasard venait d’une graine, ce qui ne prouve rien
error-verify-unfinished = {$file} : n’est pas une partie terminée : elle s’arrête après la ligne {$rows}{$cut ->
        [yes] {" "}(la ligne suivante est coupée)
       *[no] {""}
    }, et qui l’a coupée a choisi où elle finit ; elle n’est donc pas tenue pour équitable ; procurez-vous l’enregistrement entier
error-verify-commitment-form = --commitment : {$given} n’en est pas un ; écrivez les 64 signes 0-9 et a-f que la table a montrés
error-verify-commitment = --commitment : le secret de l’enregistrement a le SHA-256 {$found}, et non {$given} ; si la table vous a montré ce dernier, ce n’est pas la partie promise : elle n’était pas équitable
error-verify-nonce-form = --nonce : {$given} n’en est pas un ; écrivez 32 signes 0-9 et a-f, précédés du joueur si vous le connaissez, comme dans 1=HEX
error-verify-nonce-seat = --nonce {$given} : il n’y a pas de joueur {$seat} ; les joueurs vont de 1 à {$most}
error-verify-nonce = --nonce : {$nonce} n’est pas dans l’enregistrement ; si vous l’avez donné à temps, le serveur l’a laissé de côté et a pu essayer des secrets : la partie n’était pas équitable
error-verify-nonce-at = --nonce : {$nonce} est celui du joueur {$at}, et non du joueur {$seat}

## Ses propres jeux

new-game-made = {$folder} est prêt : un petit jeu qui se joue. Essayez-le :
new-game-next = {$file} dit quel fichier vient ensuite.
error-new-game-name = NOM : {$name} ne peut pas être un nom ; écrivez des minuscules, des chiffres et des traits d’union, 40 au plus, comme dans lost-trails
error-new-game-taken = NOM : il y a déjà un jeu {$name} ; choisissez un autre nom
error-new-game-package = NOM : {$name} a besoin d’un paquet Python {$module}, et il y en a déjà un ; choisissez un autre nom
error-new-game-there = {$folder} : existe déjà, et reste tel quel ; choisissez un autre nom, ou allez dans un autre dossier

check-passed = bien
check-failed = NON
check-sum = { $checks ->
        [one] Une vérification
       *[other] {$checks} vérifications
    }, { $failed ->
        [0] aucune n’a échoué
        [one] une a échoué
       *[other] {$failed} ont échoué
    } ; {$seconds} s
check-missing = { $n ->
        [0] Rien ne manque. pytest dit si ses propres tests passent.
        [one] Ce qui manque ensuite :
       *[other] Ce qui manque ensuite ({$n}) :
    }
