### Ce que tous les jeux disent de même.

hidden-card = une carte cachée
reason-not-now = cela ne peut pas se choisir maintenant
reason-game-over = la partie est terminée
step-over = La partie est terminée

# What a seat is called at which nobody has given a name.
seat-name = Joueur {$n}

# Comment joue un bot, dit après son nom : « Odile, sage ». Une seule forme pour femmes et hommes.
character-carefree = fantasque
character-dreamy = rêveur
character-hasty = avide
character-cautious = sage
character-far-sighted = perspicace

## La feuille de score d’une partie avec de vraies cartes

pad-option = {$option} ({$values}) :
pad-players = Combien de joueurs ?
pad-card = {$player}, {$what} :
pad-number = {$player}, {$what} (0-{$most}) :
pad-back = retour | back
pad-down = cachée | face cachée | down
pad-again = Recommençons à la première carte :
pad-no-number = Ce n’est pas un nombre de {$least} à {$most}.
pad-no-card = Aucune carte ne s’appelle {$typed}.
pad-which = Laquelle ? {$cards}
pad-holds-nothing = Seule une carte face visible peut contenir quelque chose.
pad-twice = « {$card} » se trouve déjà ailleurs.

## Les chapitres des règles d’un jeu

chapter-begin = Le jeu et son début
chapter-turn = Un tour, pas à pas
chapter-actions = Les actions
chapter-end = La fin et le décompte
chapter-alone = Jouer seul
chapter-options = Avec des options
chapter-more = Autres règles

## Pourquoi un choix est meilleur qu’un autre : ce qu’il rapporte à la fin, et d’ici au prochain tour

gain-by-the-end = { $gains ->
        [none] Avec le meilleur choix, {$player} a en moyenne {$more} points au lieu de {$less} à la fin.
       *[other] Avec le meilleur choix, {$player} a en moyenne {$more} points au lieu de {$less} à la fin : {$gains}.
    }
gain-rival = { $gains ->
        [none] Le meilleur choix laisse à {$player} {$more} points au lieu de {$less}.
       *[other] Le meilleur choix laisse à {$player} {$more} points au lieu de {$less} : {$gains}.
    }
gain-advised = { $gains ->
        [none] Cela vous rapporte {$more} points à la fin, « {$than} » {$less}.
       *[other] Cela vous rapporte {$more} points à la fin, « {$than} » {$less} : {$gains}.
    }
gain-advised-rival = { $gains ->
        [none] Cela laisse à {$player} {$more} points, « {$than} » {$less}.
       *[other] Cela laisse à {$player} {$more} points, « {$than} » {$less} : {$gains}.
    }
gain-next-turn = Dès le prochain tour de {$player} : {$gains}.
gain-advised-next-turn = Dès votre prochain tour : {$gains}.
# as in English
gain-points = Points
