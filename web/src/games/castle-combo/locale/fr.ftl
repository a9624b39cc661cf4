### Ce que dit le dessin de Castle Combo.

cc-castle = Rangée du château
cc-village = Rangée du village
cc-messenger-here = Le messager est ici
cc-move-messenger = Clé : déplacer le messager
cc-renew-row = Clé : nouvelle rangée
cc-take = { $price ->
    [0] Prendre gratuitement
   *[other] Prendre pour {$price} or
}
cc-take-face-down = Face cachée : +6 or, +2 clés
cc-where = Où placer {$card} ?
cc-place = Placer ici
cc-neighbour = Votre voisin de table
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

## La première partie guidée

lesson-castle-combo-aim = En neuf tours, vous bâtissez ici une grille de trois cartes sur trois. Chaque carte compte selon le signe à son pied ; la bannière dit combien de points.
lesson-castle-combo-market = À chaque tour, vous prenez une carte de la rangée où se tient le messager : le cavalier à côté. Ce qui luit peut être choisi.
lesson-castle-combo-card = Le nombre doré en haut à gauche est le prix. Au milieu, ce que la carte fait tout de suite ; au pied, ce qu’elle vaut à la fin.
lesson-castle-combo-take = Touchez une carte pour la prendre ; appuyez longuement ou pointez-la pour la lire en entier. La première se pose d’elle-même : la grille grandit autour d’elle.
lesson-castle-combo-others = La grille de votre adversaire reste toujours visible. Regardez quels blasons s’y rassemblent.
lesson-castle-combo-second = Trop cher ? Toute carte peut être prise face cachée : elle ne vaut rien, mais rapporte 6 or et 2 clés.
lesson-castle-combo-place = Chaque nouvelle carte se pose à côté d’une autre ; beaucoup comptent une ligne ou une colonne. Pointez une place, ou touchez-la une fois, pour voir ce que la carte y rapporterait ; touchez-la encore pour la poser, et elle ne bouge plus.
lesson-castle-combo-keys = Avant de prendre une carte, vous pouvez dépenser une clé : envoyer le messager à l’autre rangée, ou poser trois nouvelles cartes. Une clé gardée vaut un point.
lesson-castle-combo-score = Voici ce que vous auriez si la partie finissait maintenant. Touchez pour voir ce que donne chaque carte.
lesson-castle-combo-poor = Il reste peu d’or. Une carte bon marché, ou une carte cachée, remplit la bourse.
lesson-castle-combo-top = Certaines cartes veulent être en haut ou dans un coin. Ce qui est en haut ne se décide qu’avec la troisième ligne.
lesson-castle-combo-end = C’était une partie entière. Le résultat montre les points de chaque carte ; vous pouvez tout revoir.

picture-castle-combo-take = La rangée du village avec le messager. Le nombre dans la pièce est le coût de la carte.
picture-castle-combo-place = Une grille passé le milieu d’une partie.
picture-castle-combo-ability = Au-dessus du nom : le coût dans la pièce, le portrait, les écus ; en dessous : la capacité et, sur le parchemin, ce que la carte rapporte.
