### The Castles of Burgundy: the rules, in our own words.

## The rules

rule-aim =
    .word = but
    .title = But du jeu
    .text = En cinq phases, A à E, de cinq manches chacune, vous posez des tuiles sur les 37 cases de votre duché. Régions et couleurs complètes, animaux, ventes, bâtiments et savoirs rapportent des points ; le plus grand total gagne.
rule-setup =
    .word = mise-en-place
    .title = Mise en place
    .text = Chacun a un duché, un château sur une case château de son choix, 1 d’argent, 3 marchandises et, dans l’ordre du tour, 1, 2, 3 ou 4 ouvriers. Ce premier château n’apporte ni action ni points de région, mais compte pour sa région et sa couleur.
# as in English
rule-phase =
    .word = phase
    .title = Une phase
    .text = Ce que personne n’a pris quitte les six dépôts et le dépôt noir ; les marchandises restent. Les dépôts reçoivent des tuiles de leurs genres, selon le nombre de joueurs : 12, 18 ou 24, et 4, 6 ou 8 noires. À trois, le dépôt 6 reçoit une mine au lieu du château aux phases B et D. Cinq marchandises sont prêtes pour les cinq manches.
rule-round =
    .word = manche
    .title = Une manche
    .text = Chacun lance deux dés. Le premier sur la piste lance aussi le dé blanc : la marchandise suivante va au dépôt de ce nombre. Puis chacun joue, dans l’ordre de la piste. Un bateau qui avance un pion ne change que l’ordre de ceux qui attendent encore.
rule-turn =
    .word = tour
    .title = Un tour
    .text = Chacun de vos dés donne une action parmi quatre, dans l’ordre voulu : prendre une tuile du dépôt de ce nombre ; poser une tuile de la réserve sur une case de ce nombre ; vendre les marchandises de ce nombre ; ou prendre 2 ouvriers, avec n’importe quel nombre. Une fois par tour, à tout moment, 2 d’argent achètent une tuile du dépôt noir.
rule-workers =
    .word = ouvriers
    .title = Ouvriers
    .text = Chaque ouvrier payé change un dé de un, vers le haut ou le bas, et de 6 à 1 ou l’inverse ; vous pouvez en payer autant que vous voulez.
rule-take =
    .word = prendre
    .title = Prendre une tuile
    .text = Elle va dans votre réserve de trois places. Si elles sont pleines, l’une des tuiles qui s’y trouvent quitte d’abord le jeu.
rule-place =
    .word = poser
    .title = Poser une tuile
    .text = Sur une case libre de sa couleur et du nombre du dé, à côté d’une tuile posée. Elle ne bouge plus. Son effet a lieu aussitôt.
rule-region =
    .word = région
    .title = Régions et couleurs
    .text = Une région, ce sont des cases voisines d’une couleur. Complète, elle rapporte 1, 3, 6, 10, 15, 21, 28 ou 36 points pour 1 à 8 cases, et 10, 8, 6, 4 ou 2 selon la phase A à E. Le premier à remplir toutes les cases d’une couleur prend la grande tuile bonus (5, 6 ou 7 points à deux, trois ou quatre), le deuxième la petite (2, 3 ou 4).
rule-castle =
    .word = château
    .title = Châteaux
    .text = En poser un donne une action de plus, comme avec un dé au choix. Elle peut poser le château suivant.
rule-ship =
    .word = bateau
    .title = Bateaux et marchandises
    .text = Un bateau prend toutes les marchandises d’un dépôt. Vous avez au plus trois types ; le reste demeure, et vous choisissez les types. Puis votre pion avance d’une case, au-dessus des autres. Une vente rapporte 1 d’argent et, par marchandise, autant de points qu’il y a de joueurs.
# as in English
rule-mine =
    .word = mine
    .title = Mines
    .text = Chacune rapporte 1 d’argent à la fin de chaque phase.
rule-livestock =
    .word = bétail
    .title = Bétail
    .text = Une tuile marque ses animaux et ceux de son espèce déjà dans le même pâturage, c’est-à-dire la région. Les oies comptent avec l’espèce la plus nombreuse, puis avec toutes celles posées ensuite.
rule-buildings =
    .word = bâtiments
    .title = Bâtiments
    .text = Une ville, région de bâtiments, peut en contenir un de chaque type. Entrepôt : vendre un type. Tour de guet : {$watchtower} points. Charpenterie, église et marché prennent une tuile de leurs genres dans un dépôt numéroté. Auberge : {$boarding-house} ouvriers. Banque : {$bank} d’argent. Hôtel de ville : poser une autre tuile, quel que soit son nombre. Ce qu’on ne veut ou ne peut pas faire est laissé. Un château blanc est un type à part et donne une action avec le dé blanc ; la grue fait ce que fait un bâtiment au choix.
rule-knowledge =
    .word = savoir
    .title = Savoirs
    .text = {$tiles}
rule-purchase =
    .word = achat
    .title = Le dépôt noir
    .text = Une fois par tour, {$price} d’argent achètent une de ses tuiles, avant, entre, après ou pendant vos actions.
rule-end =
    .word = fin
    .title = La fin
    .text = Après la phase E, chaque marchandise invendue, chaque pièce d’argent et chaque paire d’ouvriers rapportent 1 point, et les savoirs du duché comptent. À égalité, plus de cases vides l’emporte, puis le dernier dans l’ordre. Les textes imprimés divergent ; une option l’inverse.
# as in English
rule-automata =
    .word = automata
    .title = L’Automata
    .text = Il compte partout comme un joueur, joue d’abord en dernier et gagne les égalités. Il commence avec une marchandise de chaque type, 1 d’argent et deux cartes ; celle de gauche est la première avec un château, et il en porte un. Il ignore les savoirs et garde toute marchandise. À son tour, il lance un dé. Avec un dé blanc de 1 à 4, sa carte de gauche est active, sinon celle de droite. Il cherche au dépôt de son dé, puis dans le sens horaire, chaque fois du haut de la carte : la première tuile qui convient va sur cette ligne. Sinon il regarde sa réserve, la plus récente d’abord ; puis un joker couvre la ligne du haut ; sans joker, la première tuile noire en devient un ; sans elle, il gagne 2 d’argent.
# as in English
rule-automata-bonus =
    .word = automata-bonus
    .title = Ce que ses tuiles rapportent
    .text = Château et grue : chercher encore depuis le dé blanc, pour la même carte, ou l’autre si elle est pleine, ou vendre si les deux le sont. Bétail : les animaux de l’espèce dans son duché et sur les deux cartes. Bateau : toutes les marchandises du dépôt le mieux garni, à égalité dans le sens horaire depuis le dé blanc ; puis son pion avance. Banque 2 d’argent, auberge 2 points, tour de guet 4. Entrepôt : vendre. Hôtel de ville : poser le genre le plus présent en réserve qui convient à la carte, sinon à l’autre. Charpenterie, église et marché : une tuile de leurs genres en réserve, depuis le dé blanc, le premier genre partout avant le suivant. Château blanc : ce que sa réserve a le moins, depuis le dépôt du dé blanc. Ensuite une ligne à caisse vend. Il vend le type le plus nombreux, à égalité le plus petit, pour 1 d’argent et les points habituels.
rule-automata-cards =
    .word = automata-cartes
    .title = Ses cartes et sa fin
    .text = Une carte pleine rapporte selon le niveau et ses tuiles vont à son duché, les jokers pour ce qu’ils sont ; la carte de droite glisse à gauche et une nouvelle arrive. Avec {$mine} mines, {$castle} châteaux, {$livestock} bétails, bateaux ou savoirs, ou {$building} bâtiments dans son duché, il prend la tuile bonus. À la fin de son tour, {$price} d’argent achètent la tuile noire que sa réserve a le moins. Ses mines paient, sur les cartes aussi. À la fin, un savoir rapporte {$knowledge}, marchandises, argent et tuiles en réserve 1 chacun, les tuiles de cartes inachevées {$unfinished}.
