### Ce que dit le dessin de Castle Combo.

cc-castle = Rangée du château
cc-village = Rangée du village
cc-messenger-here = Le messager est ici
cc-unlit = On prend les cartes de la rangée où se tient le messager.
cc-move-messenger = Clé : déplacer le messager
cc-renew-row = Clé : nouvelle rangée
cc-take = { $price ->
        [0] Prendre gratuitement
        [one] Prendre pour {$price} pièce
       *[other] Prendre pour {$price} pièces
    }
cc-take-face-down = Face cachée : +{$gold} or, +{ $keys ->
        [one] {$keys} clé
       *[other] {$keys} clés
    }
cc-where = Où placer « {$card} » ?
cc-place = Placer ici
cc-neighbour = Votre voisin de table
cc-legend-shield-nobility = Blason Noblesse
cc-legend-shield-faith = Blason Foi
cc-legend-shield-scholarship = Blason Savoir
cc-legend-shield-military = Blason Militaire
cc-legend-shield-craftsmanship = Blason Artisanat
cc-legend-shield-peasantry = Blason Paysannerie
cc-legend-castle = Carte du château, ou sa rangée
cc-legend-village = Carte du village, ou sa rangée
cc-legend-coin = Gagner deux pièces d’or
cc-legend-key = Gagner deux clés
cc-legend-per = Pour chaque élément qui suit ; sans précision, dans tout votre tableau
cc-legend-line = Compté là où le petit tableau est marqué : la ligne de la carte, sa colonne, ou les deux
cc-legend-neighbour = Compté dans le tableau d’un voisin, à gauche ou à droite
cc-legend-people = Chaque adversaire gagne
cc-legend-everybody = Tout le monde gagne
cc-legend-discount = Désormais, les cartes du château vous coûtent une pièce d’or de moins
cc-legend-kinds = Pour chaque type de blason différent
cc-legend-lacking = Pour chacun des six types de blason qui vous manquent
cc-legend-set = Pour chaque série de ces blasons
cc-legend-equal = Pour chaque groupe de trois blasons identiques
cc-legend-pips = Pour chaque carte ayant exactement autant de blasons
cc-legend-cost = Pour chaque carte de ce coût imprimé
cc-legend-with-discount = Pour chaque carte portant une remise
cc-legend-with-purse = Pour chaque carte portant une bourse
cc-legend-down = Si une de vos cartes est face cachée
cc-legend-cells = Si la carte se trouve à la fin là où le petit tableau est marqué
cc-legend-absent = Si vous n’avez aucun blason de ce type
cc-legend-filled = Pour chaque carte de votre tableau, même face cachée
cc-legend-empty = Pour chaque case vide de votre tableau
cc-legend-purse = De l’or de la réserve va sur vos bourses ; chaque pièce y rapporte des points
cc-legend-discard = Défausser une carte de cette rangée et gagner son coût imprimé

## La première partie guidée

lesson-castle-combo-aim = En neuf tours, vous bâtissez ici un tableau de trois cartes sur trois. Chaque carte compte selon le parchemin à son pied ; la bannière montre combien de points.
lesson-castle-combo-market = À chaque tour, vous prenez une carte de la rangée où se tient le messager : le cavalier à côté. Ce qui luit peut être choisi.
lesson-castle-combo-card = Le nombre doré en haut à gauche est le prix. Au milieu, ce que la carte fait tout de suite ; au pied, ce qu’elle vaut à la fin.
lesson-castle-combo-take = Touchez une carte pour la prendre ; appuyez longuement ou pointez-la pour la lire en entier. La première se pose d’elle-même : le tableau grandit autour d’elle.
lesson-castle-combo-others = Le tableau de votre adversaire reste toujours visible. Regardez quels blasons s’y rassemblent.
lesson-castle-combo-second = Trop cher ? Toute carte peut être prise face cachée : elle ne vaut aucun point, mais rapporte 6 pièces d’or et 2 clés.
lesson-castle-combo-place = Chaque nouvelle carte se pose à côté d’une autre ; beaucoup comptent une ligne ou une colonne. Pointez une place, ou touchez-la une fois, pour voir ce que la carte y rapporterait ; touchez-la encore pour la poser, et elle ne bouge plus.
lesson-castle-combo-keys = Avant de prendre une carte, vous pouvez dépenser une clé : envoyer le messager à l’autre rangée, ou révéler trois nouvelles cartes. Une clé gardée vaut un point.
lesson-castle-combo-score = Voici ce que vous auriez si la partie finissait maintenant. Touchez pour voir ce que donne chaque carte.
lesson-castle-combo-poor = Il reste peu d’or. Une carte prise face cachée rapporte de nouveau 6 pièces.
lesson-castle-combo-top = Certaines cartes veulent être sur la ligne du haut ou dans un coin. Le haut ne se décide qu’avec la troisième ligne.
lesson-castle-combo-end = C’était une partie entière. Le résultat montre les points de chaque carte ; vous pouvez tout revoir.

picture-castle-combo-take = La rangée du village avec le messager. Le nombre dans la pièce est le coût de la carte.
picture-castle-combo-place = Un tableau dans la seconde moitié d’une partie.
picture-castle-combo-ability = Au-dessus du nom : le coût dans la pièce, le portrait, les blasons ; en dessous : la capacité et, sur le parchemin, ce que la carte rapporte.
picture-castle-combo-setup = La rangée du château : trois cartes visibles, à côté de leur pioche et de leur défausse.
picture-castle-combo-key = Les deux rangées ; le messager se tient à celle du bas.
picture-castle-combo-messenger = Le signe rond et rouge sous le coût envoie le messager à l’autre rangée.
picture-castle-combo-discount = Une pièce avec un moins retire une pièce d’or du prix des cartes des pioches indiquées.
picture-castle-combo-grid = Des parchemins qui regardent la place d’une carte : dans la ligne du haut, dans sa ligne et sa colonne, dans un coin.
