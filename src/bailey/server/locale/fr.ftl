### Ce que dit le serveur. `fault-KEY` dit pourquoi quelque chose a été refusé.

fault-malformed = { $why ->
        [too-long] {$field} : {$most} caractères au plus.
        [too-short] {$field} : au moins {$least ->
                [one] un caractère
               *[other] {$least} caractères
            }.
        [too-many] {$field} : {$most} au plus.
        [too-few] {$field} : {$least} au moins.
        [too-high] {$field} : doit être au plus {$most}.
        [too-low] {$field} : doit être au moins {$least}.
        [pattern] {$field} : doit ressembler à ceci : {$pattern}
        [kind] {$field} : doit être du type {$kind}.
        [value] {$field} : {$value} est inconnu ici ; choisissez autre chose.
        [missing] {$field} : manque.
        [unknown] {$field} : est inconnu ici ; omettez-le.
        [unseen] {$field} : écrivez un nom avec une lettre ou un chiffre visible.
        [subscription] {$field} : envoyez ce que donne l’abonnement du navigateur.
       *[json] Cela ne peut pas être lu : envoyez un seul objet JSON.
    }
fault-too-large = C’est trop grand ; {$most} Kio au plus sont acceptés.
fault-too-fast = C’est trop à la fois. Attendez un instant et continuez plus lentement.
fault-foreign = Cette requête ne vient pas d’une page de ce serveur.
fault-unknown-host = Ce serveur ne répond pas à ce nom.
fault-no-such-page = Il n’y a rien ici.
fault-not-allowed = Cela ne peut pas se faire ici.
fault-no-such-table = Cette table n’existe pas. Vérifiez le code, ou ouvrez une nouvelle table.
fault-day-not-over = C’est une donne du jour : son enregistrement contient le secret du jour, publié quand le jour est fini (minuit UTC).
fault-day-running = Terminez d’abord la partie qui compte : table {$code}.
fault-no-such-day = Il n’y a pas de donne de ce jeu pour ce jour.
fault-no-such-game = Ce jeu n’existe pas ici.
fault-no-such-language = Le jeu ne parle pas encore cette langue.
fault-no-such-link = Ce lien a déjà servi ou date de plus de dix minutes. Créez-en un autre sur le premier appareil.
fault-stale = La table a continué entre-temps.
fault-not-open = Cela ne peut pas se choisir maintenant.
fault-blocked = {$detail}
fault-not-your-turn = C’est à quelqu’un d’autre de jouer.
fault-not-your-seat = Ce n’est pas votre place.
fault-no-seat = Vous regardez ; seuls les joueurs peuvent faire cela.
fault-not-begun = La partie n’a pas encore commencé.
fault-begun = La partie a déjà commencé.
fault-over = La partie est terminée.
fault-not-over = La partie n’est pas encore terminée.
fault-seat-taken = Cette place est prise.
fault-table-full = Toutes les places sont prises.
fault-not-host = Seule la personne qui a ouvert la table peut faire cela.
fault-no-undo = Rien ne peut être repris maintenant.
fault-no-take-back = Ce qui a été montré ne peut être repris que contre des bots.
fault-no-bots = Ici, on raconte ce qui se passe à une vraie table : aucun bot ne peut le faire.
fault-no-hints = Il n’y a pas de conseils à cette table.
fault-looks-alike = {$other} est déjà assis ici, et {$name} a la même apparence : prenez un autre nom.
fault-has-left = Un bot joue à cette place. Reprenez-la d’abord.
fault-not-away = Cette personne est là. Un bot ne peut jouer que pour une personne absente dont c’est le tour.
fault-not-yet = Cette personne n’est partie que depuis un instant et recharge peut-être la page. Attendez quelques secondes.
fault-has-not-left = Personne d’autre que vous ne joue à cette place.
fault-refused = {$detail}
fault-no-record = Ce n’est pas l’enregistrement d’une partie qui puisse être lu ici : {$detail}
fault-not-here = Cela ne peut se faire que sur la machine où tourne le serveur.
fault-no-network = Cette machine n’est dans aucun réseau local, ou le réseau ne peut pas être ouvert : {$detail}
fault-no-push-service = Ce serveur ne connaît pas ce service de notifications.
fault-too-many = Il y a trop de connexions. Fermez-en quelques-unes, ou revenez plus tard.
fault-other-commitment = Cette table a un autre engagement que celui qui accompagnait votre nombre aléatoire. Relisez la table ; si un autre vous avait été montré, ne jouez pas ici.
fault-nonce-given = Votre nombre aléatoire est déjà là, et le premier compte.
fault-nonce-late = La partie a commencé sans votre nombre aléatoire : rien ne vous prouve que son hasard est équitable.
fault-analysis-alone = Dans cette partie, il n’y avait personne à battre : il n’y a pas de chances de gain à analyser.
fault-analysis-empty = Personne n’a rien choisi dans cette partie : il n’y a rien à analyser.
fault-analysis-retold = {$game} raconte ce qui s’est passé à une vraie table. Ses lignes ne sont pas des décisions contre un adversaire ; elles ne peuvent donc pas être analysées.
fault-analysis-too-long = Cette partie a {$choices} choix ; on en analyse ici {$most} au plus. Demandez les {$most} derniers, ou analysez l’enregistrement sur votre propre machine avec `bailey analyse`.
fault-no-puzzle = Ce problème n’existe pas. Choisissez-en un autre.
fault-no-analysis = L’analyse de cette partie n’a pas encore été demandée. Demandez-la d’abord.
fault-too-many-analyses = Trop d’analyses ont été demandées depuis votre connexion. Attendez quelques minutes, ou analysez l’enregistrement sur votre propre machine avec `bailey analyse`.
fault-too-many-tables = Trop de tables ont été ouvertes depuis votre connexion. Attendez quelques minutes, ou continuez à l’une d’elles.
fault-one-seat = Seule la personne qui a ouvert la table peut avoir plusieurs places.
fault-hint-waits = Un conseil est déjà en préparation. Attendez-le, puis demandez encore.
fault-too-many-mutes = Vous avez réduit {$most} personnes au silence, c’est le maximum. Écoutez d’abord de nouveau l’une d’elles.
fault-failed = Quelque chose a mal tourné ici. C’est noté ; essayez encore.
fault-game-not-installed = Le jeu de cette table n’est plus installé sur ce serveur. La table est conservée : une fois le jeu réinstallé, la partie continue.
fault-unreadable = Cette table ne peut plus être lue : ce qui en est conservé est endommagé. C’est noté ; toutes les autres tables continuent.
fault-closing = Le serveur va redémarrer. Reconnectez-vous dans un instant.
fault-no-room = L’enregistrement de cette partie compte {$most} lignes ; désormais, rien ne peut être repris et personne ne peut revenir à sa place.
fault-busy = D’autres enregistrements sont en cours de calcul ici. Réessayez dans un instant.
fault-too-slow = Cet enregistrement prend trop de temps : plus de {$seconds} secondes de calcul. Vérifiez-le sur votre propre machine avec `bailey verify`.

guest = Invité {$n}
spectator = {$name} (regarde)

strength-novice = Débutant
    .text = Comme à une première partie : prend ce qui est proche et ne voit presque rien du reste.
strength-easy = Facile
    .text = Connaît le jeu, rêve un peu et laisse parfois passer de bons coups.
strength-medium = Moyen
    .text = Sait ce qui est bon et se décide à la hâte.
strength-hard = Difficile
    .text = Pèse ce qui peut venir et ne donne presque rien.
strength-master = Maître
    .text = Aussi fort qu’il se peut en une seconde.

rivals-people = Contre des humains
rivals-bots = Bots de forces diverses
rivals-bot = { $character ->
        [carefree] Bots fantasques ({$strength})
        [dreamy] Bots rêveurs ({$strength})
        [hasty] Bots avides ({$strength})
        [far-sighted] Bots perspicaces ({$strength})
       *[cautious] Bots sages ({$strength})
    }
bot-named = {$name}, {$character}
rivals-nobody = En solo

leaving = Qui abandonne, dépasse son temps ou ne revient pas laisse sa place à un bot ({$bot}) et peut la reprendre à tout moment avant la fin. Une place encore tenue par un bot est alors classée après les autres.
rules-renewed = Ici, les règles ont été renouvelées depuis le début de cette partie (version {$old}, maintenant {$new}) ; elle continue selon les nouvelles.

warming-compiling = Les bots sont en train d’être accélérés, une fois pour cette machine. Continuez à jouer ; d’ici là, ils réfléchissent moins.
warming-ready = Les bots sont prêts.
warming-plain = Les bots sont lents sur cette machine, et réfléchissent moins.

confirm-vain = En l’état, cela n’apporterait rien.
confirm-final = Quelque chose sera révélé ou la partie se termine : on ne pourra pas revenir en arrière.

row-setup = La partie commence.
row-undo = {$player} a repris un choix.
    .you = Vous avez repris un choix.
row-takeback = {$player} est revenu en arrière. Désormais, cette partie est un exercice.
    .you = Vous avez fait un retour en arrière. Désormais, cette partie est un exercice.
row-resign = {$player} a abandonné.
    .you = Vous avez abandonné.
row-timeout = {$player} a dépassé son temps.
    .you = Vous avez dépassé votre temps.
row-stand-in = Un bot joue pour {$player}.
    .you = Un bot joue pour vous.
row-return = {$player} a repris sa place.
    .you = Vous avez repris votre place.

lan-open = Les téléphones de cette pièce peuvent rejoindre la partie à cette adresse. Sans https, la page ne peut pas être installée et n’envoie pas de notifications ; tout le reste marche.
lan-closed = Seule cette machine peut joindre le serveur.
lan-public = Qui a le lien peut jouer, de partout.

fair-committed = Le secret a le SHA-256 que l’enregistrement donne comme engagement. Si c’est bien l’engagement qui vous a été montré avant la partie, seul votre propre navigateur ou votre note peut le dire.
fair-folded = Les {$rows} lignes découlent toutes du secret, des nombres aléatoires des joueurs et des choix, et de rien d’autre.
fair-not-compared = Les empreintes n’ont pas été comparées : elles suivent une autre disposition que celle de ce serveur. Les {$rows} lignes sont des choix permis avec le hasard de cet enregistrement, mais qui a fixé les empreintes a pu infléchir ce hasard ; il n’est donc pas tenu pour équitable.
record-not-compared = Les empreintes de cet enregistrement suivent une autre disposition que celle de ce serveur et n’ont pas été comparées ; les choix et le résultat l’ont été.
fair-nonces = {$n ->
        [0] Personne n’a ajouté au hasard : qui tenait la table pouvait donc essayer des secrets jusqu’à ce que la donne lui plaise. Cela ne prouve rien sur les cartes.
        [one] Une personne a ajouté au hasard avant que le secret soit connu.
       *[other] {$n} personnes ont ajouté au hasard avant que le secret soit connu.
    }
fair-day = C’est la donne du jour du {$day} : le hasard est venu du seul secret de ce jour et du numéro de chaque tirage, quels que soient les choix. Comparez l’engagement avec celui de la page de ce jour : il est le même pour tous. Cela ne prouve pas que l’exploitant du serveur ne connaissait pas la donne à l’avance.
fair-no-nonce = {$player} n’a rien ajouté au hasard : pour {$player}, cela ne prouve rien.
fair-unfinished = Ce n’est pas une partie terminée : l’enregistrement s’arrête après la ligne {$rows}. Ce qu’il contient découle du secret, mais qui l’a coupé a choisi où il finit ; il n’est donc pas tenu pour équitable.
fair-removed = Le nom d’une personne a été retiré plus tard de l’enregistrement. Les empreintes où il figurait sont données et ne peuvent plus être recalculées : qui les a données aurait pu infléchir le hasard, la partie n’est donc pas tenue pour équitable.
fair-practice = C’était une partie d’exercice : quelqu’un est revenu avant quelque chose de déjà montré, ou elle a commencé à partir d’une position.

push-turn = C’est à vous de jouer : {$game}
push-open = Touchez ici pour ouvrir la table.

option-on = oui
option-off = non
