### Ce que dit le dessin du jeu de cartes de Bourgogne.

bc-row = Rangée {$row} : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] {$cards} cartes
}
bc-acting = Une action avec un {$die}
bc-acting-any = Une action avec n’importe quel dé
bc-die = Dé {$die}
bc-estate = Domaine
bc-no-estate-yet = pas encore de carte dans le domaine
bc-stack = {$type} : { $cards ->
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
bc-start = La carte premier joueur
bc-start-down = La carte premier joueur, face cachée : qui l’a commence la prochaine manche
bc-rounds = Ce que rapporte un trio, manche par manche
bc-round = Manche {$round}
bc-triple-brings = Ce qu’un trio rapporte dans cette manche ; les règles le disent en mots
bc-triple-may-bring = Un trio rapporte au choix {$gain}
bc-race = {$name} : { $points ->
        [one] 1 point
       *[other] {$points} points
    }
bc-gain-points = { $count ->
        [one] 1 point
       *[other] {$count} points
    }
bc-gain-goods = { $count ->
        [one] 1 marchandise
       *[other] {$count} marchandises
    }
bc-gain-animals = { $count ->
        [one] 1 animal
       *[other] {$count} animaux
    }
bc-gain-silver = { $count ->
        [one] 1 pépite
       *[other] {$count} pépites
    }
bc-gain-workers = { $count ->
        [one] 1 ouvrier
       *[other] {$count} ouvriers
    }
bc-show-left = Quelles cartes restent, par nombre et par type.
bc-left = Cartes que vous ne voyez pas
bc-left-why = { $cards ->
    [one] 1 carte se trouve
   *[other] {$cards} cartes se trouvent
} dans la pioche, les piles cachées et la main des autres. Chacun pourrait les compter.
bc-seven-left = Encore à prendre : { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-seven-taken = Prise par {$name} : { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-ahead = Vous devancez {$name} de {$points}
bc-behind = {$name} mène de {$points}
bc-level = À égalité avec {$name}
bc-race-lost = Ainsi après la manche {$round} : perdu
bc-comparisons = Le score après chaque manche, vous d’abord
bc-compared = Après la manche {$round} : {$own} à {$his}
bc-to-compare = Manche {$round} : à venir
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
    [one] {""}, −1 ouvrier
   *[other] {""}, −{$workers} ouvriers
}
bc-sell = { $die ->
        [0] Vendre
       *[other] Vendre avec le {$die}
    } : +{ $n ->
        [one] 1 pépite, +1 point
       *[other] {$n} pépites, +{$n} points
    }{ $workers ->
        [0] {""}
        [one] {""}, −1 ouvrier
       *[other] {""}, −{$workers} ouvriers
    }
bc-place = { $die ->
    [0] Poser {$where}
   *[other] Avec le {$die} : {$where}
}{ $workers ->
    [0] {""}
    [one] {""}, −1 ouvrier
   *[other] {""}, −{$workers} ouvriers
}
bc-restock = Ouvriers à deux : +{$n}
bc-take-silver = Prendre 1 pépite
bc-convert = {$what} → 1 point
bc-buy = 3 pépites → 3 cartes
bc-legend-type-castle = Château : vert, un mur à créneaux
bc-legend-type-mine = Mine : gris, un losange
bc-legend-type-cloister = Cloître : violet, une ogive
bc-legend-type-knowledge = Savoir : jaune, un cercle
bc-legend-type-ship = Navire : bleu, une coque
bc-legend-type-pasture = Pâturage : vert clair, huit coins
bc-legend-type-building = Bâtiment : brun, un pignon ; l’image dit lequel
bc-legend-silver = Gagner deux pépites
bc-legend-worker = Gagner deux ouvriers ; chacun tourne un dé d’un cran
bc-legend-point = Gagner un point de victoire
bc-legend-good = Prendre une marchandise sur une pile ouverte
bc-legend-animal = Prendre un animal sur une pile ouverte
bc-legend-act = Une action de plus, comme avec n’importe quel dé
bc-legend-take = Prendre une carte de ces types dans l’étalage
bc-legend-sell = Vendre toutes les marchandises d’une sorte : une pépite et un point chacune
bc-legend-place = Poser aussitôt un autre projet, quel que soit son dé
bc-legend-wild = Rejoint toute pile inachevée

## La première partie guidée

lesson-burgundy-cards-aim = Votre domaine naît ici : trois cartes d’un type font un trio, et les trios valent le plus de points.
lesson-burgundy-cards-aaron = Aaron bâtit aussi : voici où vous en êtes. Dans cette première partie, seule la fin compte. Dans les autres, il gagne dès qu’il est devant à la fin d’une manche.
lesson-burgundy-cards-dice = Voici vos deux dés : des cartes dont seul le nombre compte. À chacun des six tours, vous en jouez un. Touchez un dé pour voir ce qu’il permet.
lesson-burgundy-cards-take = Un dé prend une carte dans la rangée de son nombre. Ce qui brille peut être choisi ; appuyez longuement sur une carte, ou pointez-la, pour tout lire.
lesson-burgundy-cards-workers = Chaque ouvrier tourne un dé d’un cran, vers le haut ou le bas, et 6 et 1 sont voisins. Là où il en faut, le prix est sur la carte.
lesson-burgundy-cards-place = Une carte prise est un projet. Jouez le nombre de son coin pour la poser dans le domaine : elle fait alors ce qui est à son pied.
lesson-burgundy-cards-any = Rien ne convient ? Tout dé ramène vos ouvriers à deux, rapporte une pépite ou change trois ouvriers ou pépites en un point.
lesson-burgundy-cards-placed = Les cartes d’un type forment une pile ; les pointillés montrent ce qui manque au trio. Un cloître violet va sur toute pile inachevée.
lesson-burgundy-cards-sell = Deux marchandises pareilles : leurs deux nombres vendent toute la sorte d’un coup, pour une pépite et un point chacune.
lesson-burgundy-cards-buy = Trois pépites achètent trois cartes, une fois par tour et à tout moment : l’une devient un projet, ou son dé donne une action de plus.
lesson-burgundy-cards-bonus = Un trio ! Il rapporte un des bonus de la carte de cette manche. Plus tôt dans la partie, plus ils sont grands.
lesson-burgundy-cards-full = Il n’y a place que pour trois projets. Une carte de plus en chasserait un ; posez-en d’abord.
lesson-burgundy-cards-rival = Aaron ne joue pas de tours : il reçoit des cartes au début de chaque manche. Chacun de ses cloîtres vous donne un point.
lesson-burgundy-cards-last = Il reste deux dés dans cette dernière manche. À la fin, on compare les points, animaux compris : si Aaron est devant, il gagne.
lesson-burgundy-cards-round = Nouvelle manche : nouvelles cartes dans l’étalage, six nouveaux dés, et de plus petits bonus pour un trio.
lesson-burgundy-cards-end = C’était une partie entière. Le résultat montre d’où viennent vos points ; encore une ?
bc-round-over = La manche {$round} est finie

picture-burgundy-cards-cards = Trois cartes : un château, un navire, un marché. Le dé vaut en main ; en bas se lit ce qu’elles font une fois posées.
picture-burgundy-cards-round = L’étalage : une rangée par nombre du dé.
picture-burgundy-cards-sell = Un entrepôt : les marchandises avec les nombres qui les vendent, ce qui est vendu, et les animaux.
picture-burgundy-cards-estate = Un domaine dans la seconde moitié d’une partie : les cartes d’un type en une pile.
picture-burgundy-cards-round-bonuses = Ce que rapporte un trio, manche par manche.
picture-burgundy-cards-setup = Les piles ouvertes de marchandises et d’animaux, chacune avec ce qu’il en reste.
picture-burgundy-cards-turn = Une carte en main est un dé, et rien d’autre ne compte.
picture-burgundy-cards-purchase = Trois cartes achetées : l’une devient un projet, ou son dé donne une action de plus.
picture-burgundy-cards-place = Deux projets attendent un dé de leur nombre.
picture-burgundy-cards-triple = Les cartes bonus des premiers trios ; qui en a pris une y est indiqué.
picture-burgundy-cards-animals = Trois animaux différents, ou plusieurs d’une sorte.
picture-burgundy-cards-workers = Deux ouvriers tournent le dé d’une carte de deux.
picture-burgundy-cards-restock = On prend des ouvriers jusqu’à en avoir deux.
picture-burgundy-cards-silver = Une pépite d’argent.
picture-burgundy-cards-convert = Trois d’entre eux, dans n’importe quel mélange, font un point.
