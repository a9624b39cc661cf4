### The texts of the drawing of the board game of Burgundy.

bb-depots = Les dépôts
bb-depot = Dépôt {$depot}
bb-black = Le dépôt noir : 2 pépites pour une tuile, une fois par tour
bb-good = Marchandises de type {$type}
bb-duchy = Duché {$duchy}
bb-space = Case {$space} : {$kind}, {$die}
bb-kind-castle = château
# as in English
bb-kind-mine = mine
bb-kind-knowledge = savoir
bb-kind-ship = bateau
bb-kind-livestock = bétail
bb-kind-building = bâtiment
bb-silver = Pépites : {$count}
bb-bonus-tiles = Tuiles bonus : {$count}
bb-automata-card = { $side ->
        [left] Carte de gauche
       *[other] Carte de droite
    } : {$points}
bb-box = vend des marchandises
bb-reserve = En réserve
bb-finished = Duché
bb-count = {$count} {$kind}
bb-phase = Phase {$phase}, manche {$round} sur 5
bb-phase-points = régions complètes : +{$points}
bb-white = Dé blanc : {$die}
bb-coming = Les marchandises des manches à venir
bb-bonus-left = Tuiles bonus des couleurs complètes
bb-bonus = { $points ->
        [0] {$kind} : prises
       *[other] {$kind} : {$points} points
    }
bb-coming-good = Manche {$round} : une marchandise de type {$type}
bb-coming-gone = Manche {$round} : sa marchandise est dans un dépôt
bb-choose-duchy = Les duchés au choix
bb-duchy-name = { $edition ->
        [classic] {$number} (édition de 2019)
        [se] {$number} (édition de 2023)
       *[any] {$number}
    }
bb-duchy-unsure = Vient d’une seule source : une case peut être fausse
bb-its-turn = Son dernier tour
bb-its-turn-none = Ses tours sont montrés ici
bb-wild = Un joker
bb-route = Route commerciale : marchandises sur {$filled} cases sur {$spaces}
bb-posts = Postes-frontières : chemins avec {$paths} tuiles
bb-take = { $die ->
        [0] Action en plus
       *[other] Avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {""}, 1 ouvrier
       *[other] {""}, {$workers} ouvriers
    }
bb-place = { $die ->
        [0] Action en plus
       *[other] Avec le {$die}
    } : {$card}{ $workers ->
        [0] {""}
        [one] {""}, 1 ouvrier
       *[other] {""}, {$workers} ouvriers
    }
bb-sell = { $die ->
        [0] Action en plus
       *[other] Avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {""}, 1 ouvrier
       *[other] {""}, {$workers} ouvriers
    } : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
bb-take-workers = { $die ->
        [0] Action en plus
       *[other] Dé {$die}
    } : {$n} ouvriers
bb-buy = L’acheter pour { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }
bb-hire = La prendre pour {$workers} ouvriers
bb-legend-kind-castle = Château : une action de plus
bb-legend-kind-mine = Mine : 1 pépite par phase
bb-legend-kind-knowledge = Savoir : son numéro dit ce qu’il change
bb-legend-kind-ship = Bateau : marchandises, et une case de plus
bb-legend-kind-livestock = Bétail : points pour les animaux d’un pâturage
bb-legend-kind-building = Bâtiment : l’image dit lequel
bb-legend-building-warehouse = Entrepôt : vendre un type
bb-legend-building-watchtower = Tour de guet : 4 points
bb-legend-building-workshop = Charpenterie : prendre un bâtiment
bb-legend-building-church = Église : prendre château, mine ou savoir
bb-legend-building-market = Marché : prendre bateau ou bétail
bb-legend-building-boarding-house = Pension : 4 ouvriers
bb-legend-building-bank = Banque : 2 pépites
bb-legend-building-city-hall = Hôtel de ville : poser une autre tuile
bb-legend-building-crane = Grue : l’effet de n’importe quel bâtiment
bb-legend-building-white-castle = Château blanc : une action de plus, avec le dé blanc
bb-legend-geese = Oies : comptent avec toutes les espèces
bb-legend-inn = Auberge : va sur toute couleur ; sa région compte une case de plus
bb-legend-any-tile = Sur une route commerciale : prendre n’importe quelle tuile
bb-legend-post = Postes-frontières : les chemins complets rapportent des points
bb-legend-black = Bord pointillé : du dépôt noir

## The guided first game

lesson-burgundy-board-castle = Votre premier château va sur n’importe quelle case château. De là vous grandissez : chaque tuile en touche une autre.
lesson-burgundy-board-aim = Remplissez des régions d’une couleur : plus grandes et plus tôt, plus de points. Une couleur complète donne une tuile bonus.
lesson-burgundy-board-dice = Deux dés, deux actions. Touchez un dé pour voir ce qu’il peut, ou touchez ce que vous voulez et choisissez le dé.
lesson-burgundy-board-take = Avec un dé, prenez une tuile du dépôt de son nombre dans votre réserve. Maintenez une tuile pour la lire.
lesson-burgundy-board-place = Une tuile de la réserve va sur une case de sa couleur et du nombre d’un dé, à côté des vôtres. Touchez-la : ses cases brillent.
lesson-burgundy-board-workers = Chaque ouvrier change un dé de un, et 6 et 1 se suivent. Tout dé rapporte deux ouvriers.
lesson-burgundy-board-placed = Ce que vous posez agit aussitôt : un château donne une action, un bateau des marchandises, le bétail des points, un bâtiment son effet.
lesson-burgundy-board-extra = Un château : une action de plus, avec le nombre de votre choix.
lesson-burgundy-board-sell = Avec le dé de leur nombre, vendez toutes les marchandises d’un type : une pépite, et des points pour chacune.
lesson-burgundy-board-black = Achetez une de ces tuiles pour deux pépites, une fois par tour et à tout moment.
lesson-burgundy-board-automata = L’Automata prend des tuiles pour ses deux cartes, depuis le haut. Une carte pleine rapporte le nombre à côté.
lesson-burgundy-board-phase = Une nouvelle phase : les dépôts sont remplis, et les régions complètes rapportent deux points de moins.
lesson-burgundy-board-end = C’était une partie entière. Le résultat montre d’où viennent vos points ; encore une ?
bb-phase-called = Phase {$round}
bb-phase-over = La phase {$phase} est finie

picture-burgundy-board-round = La piste d’ordre du tour : qui est le plus à droite joue en premier.
picture-burgundy-board-take = Les six dépôts autour du dépôt noir, chacun avec son numéro et ses marchandises.
picture-burgundy-board-place = Un duché passé le milieu d’une partie. Le nombre d’une case est le dé qu’elle demande.
picture-burgundy-board-turn = Deux dés : chacun donne une action.
picture-burgundy-board-region = Les tuiles bonus pour qui remplit une couleur en premier, et en deuxième.
picture-burgundy-board-purchase = Les tuiles du dépôt noir ont un bord noir dentelé.
picture-burgundy-board-workers = Deux ouvriers tournent un dé de deux.
