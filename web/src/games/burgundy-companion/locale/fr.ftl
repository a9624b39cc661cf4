### The texts of the drawing of the companion, in French.

bt-deeds = Ce qu’il faut faire
bt-deeds-none = Une fois son dé dit, on lit ici quoi poser, et ce que cela rapporte.
bt-more = Bonus, réserve
bt-depots = Dépôts
bt-read = Lire à voix haute
bt-read-stop = Arrêter la lecture
bt-asking = Ce que demande le compagnon
bt-bonus-tiles = Tuiles bonus
bt-bonus = Tuile bonus : {$kind}
bt-bonus-is = Tuiles bonus, {$kind} : la grande { $first ->
        [people] chez les joueurs
        [automata] chez l’Automata
       *[nobody] libre
    }, la petite { $second ->
        [people] chez les joueurs
        [automata] chez l’Automata
       *[nobody] libre
    }
bt-asks-tell-lying = Quelle tuile s’y trouve ?
bt-asks-tell-white = Le dé blanc ?
bt-asks-tell-good = Quelle marchandise arrive ?
bt-asks-play = Jouez ; dites ce que vous prenez
bt-asks-tell-found = Que trouvez-vous ?
bt-asks-tell-wild = Quelle tuile devient joker ?
bt-asks-tell-goods = Quelles marchandises prend-il ?
bt-asks-tell-kept = Que trouvez-vous ?
bt-asks-tell-scarcest = Que trouvez-vous ?
bt-asks-tell-bought = Quelle tuile achète-t-il ?
bt-asks-tell-points = Vos points ?
bt-asks-finish = La partie est-elle finie ?

## The guided first game

lesson-burgundy-companion-cards = Voici les deux cartes de l’Automata. Il cherche des tuiles pour elles, du haut vers le bas ; une carte pleine rapporte le nombre à côté.
lesson-burgundy-companion-filling = Une fois par phase, dites quels bâtiments, animaux et tuiles noires se trouvent dans les dépôts. La couleur dit le reste.
lesson-burgundy-companion-white = À chaque manche, dites d’abord le dé blanc : de 1 à 4 la carte de gauche est active, avec 5 ou 6 celle de droite.
lesson-burgundy-companion-play = Jouez comme toujours. Au tour de l’Automata, lancez un dé pour lui, et touchez-le ici.
lesson-burgundy-companion-found = Cherchez comme indiqué, et touchez la tuile que vous trouvez. S’il n’y en a pas, dites-le plus bas.
lesson-burgundy-companion-deeds = Ici on lit quoi poser, et ce que cela rapporte. Pépites, marchandises et points sont comptés pour vous.
lesson-burgundy-companion-bonus = Si l’un de vous remplit une couleur, ouvrez ceci et touchez sa tuile bonus.
lesson-burgundy-companion-undo = Une erreur ? Tout peut être repris, aussi loin que vous voulez, et redit.

## Les images des règles

picture-burgundy-companion-automata = L’Automata passé le milieu d’une partie : ses deux cartes avec les tuiles trouvées, et sa réserve.
picture-burgundy-companion-automata-cards = Trois cartes de l’Automata : les sortes qu’il cherche, en partant du haut.
