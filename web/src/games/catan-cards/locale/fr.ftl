### Ce que dit le dessin du jeu de cartes de Catane.

catan-resource-lumber = Bois
catan-resource-wool = Laine
catan-resource-brick = Argile
catan-resource-ore = Minerai
catan-resource-grain = Blé
catan-resource-gold = Or
catan-stacks = Les piles de cartes
catan-stack = Pile {$stack} : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] {$cards} cartes
}
catan-theme-stack = Pile {$stack}, {$set} : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] {$cards} cartes
}
catan-set-km = Chevaliers & Marchands
catan-set-sp = Science & Progrès
catan-set-pi = Politique & Intrigue
catan-set-wd = Magiciens & Dragons
catan-set-tc = Commerce & Changement
catan-legend-set = Carte de la série {$set}
catan-developments = Nouveaux développements : les deux peuvent les construire
catan-goal = {$goal} points pour gagner
catan-lasting = {$name} a joué « {$card} » : la carte reste à découvert jusqu’à ce qu’elle soit utilisée
catan-is-silenced = Ses points ne comptent pas pour un temps.
catan-is-named = Elle est désignée : l’une des cartes désignées retourne en main.
catan-barred = Interdite à {$name} jusqu’à la fin de son tour : ni pioche ni fouille
catan-top-open = « {$card} » est à découvert sur le dessus
catan-notes = { $known ->
    [0] vous n’en connaissez aucune carte
    [one] vous en connaissez 1 carte
   *[other] vous en connaissez {$known} cartes
}
catan-stack-notes = Pile {$stack}, du dessus au dessous
catan-events-stack = Cartes Événement : { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
catan-event-notes = Cartes Événement, du dessus au dessous
catan-region-stack = Régions : { $cards ->
    [0] il n’en reste plus
    [one] 1 carte
   *[other] {$cards} cartes
}
catan-region-notes = Régions, du dessus au dessous
catan-discards = Parcourir la défausse : { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
catan-discard-pile = Défausse
catan-no-discards = Aucune carte n’est encore défaussée.
catan-supply = Reste à construire
catan-supply-road = Routes : {$count}
catan-supply-settlement = Colonies : {$count}
catan-supply-city = Villes : {$count}
catan-under-which = {$card} : sous quelle pile ?
catan-use = L’utiliser
catan-pull-down = Démolir
catan-end-actions = Finir les actions
catan-draw = Piocher dans la pile {$stack}
catan-search-it = Fouiller la pile {$stack}{ $cost ->
    [0] {""}
    [one] {" :"} {$cost} ressource
   *[other] {" :"} {$cost} ressources
}
catan-dice = Les dés, et ce qu’ils ont apporté
catan-die = Production : {$die}
catan-no-die = Les dés ne sont pas encore lancés
catan-numbers = Ce que chaque nombre rapporte
catan-numbers-how = Chacun des { $sides } nombres sort à 1 jet sur { $sides }. Il rapporte aux deux joueurs ce qui est à côté, quel que soit le lanceur.
catan-numbers-rolled = maintenant
catan-numbers-all = Les six
catan-numbers-compared = Rapportés par les nombres 1 à 6 ensemble
catan-strength = Force
catan-tournament = Points de tournoi
catan-commerce = Points de commerce
catan-numbers-full = pleine
catan-numbers-partly = sur {$n}
catan-numbers-idle = inactive
catan-numbers-own = son jet
catan-numbers-is-full = la Région est pleine
catan-numbers-is-partly = il n’y a pas de place pour les {$n}
catan-numbers-is-idle = la Région est inactive
catan-numbers-is-own = seulement quand son propriétaire le lance
catan-numbers-note-doubled = +2 : un bâtiment à côté de la Région la fait rapporter plus.
catan-numbers-note-full = Pleine : la Région montre 3. Ce qu’elle rapporterait est perdu ; dépensez-en d’abord.
catan-numbers-note-idle = Inactive : une carte empêche la Région de produire.
catan-numbers-note-own = Son jet : seulement si le propriétaire lance le nombre.
catan-event-card = Carte Événement : {$card}
catan-steps = Le tour, pas à pas
catan-no-steps = Rien ne s’est encore passé
catan-tokens = Les jetons
catan-knight-token = Jeton Chevalier, 1 point : {$name}
catan-commerce-token = Jeton Commerce, 1 point : {$name}
catan-nobody = personne
catan-trade = Commercer
catan-trade-bank = Avec la banque
catan-trade-rival = Avec {$name}
catan-you-give = Vous donnez
catan-you-get = Vous recevez
catan-rate = {$rate} contre 1 d’une autre
catan-has = {$resource} : { $count ->
    [0] rien
   *[other] {$count}
}
catan-first-give = Choisissez d’abord ce que vous donnez.
catan-too-few-for-all = Vous avez trop peu de chaque ressource pour la banque.
catan-offer = Faire une offre
catan-offer-begin = Composez un par un ce que vous donnez et ce que vous voulez. Trois offres par tour.
catan-add-more = « Reprendre » retire ce qui vient d’être ajouté. Rien n’est conclu avant l’envoi de l’offre.
catan-one-more = {$resource}, 1 de plus
catan-on-this-side = de ce côté
catan-send = Envoyer l’offre
catan-withdraw = La retirer
catan-accept = Accepter
catan-decline = Refuser
catan-attack = Une attaque !
catan-attacked-by = {$name} joue « {$card} »
catan-your-answer = Votre réponse
catan-no-counter = Non, laisser lancer le dé
catan-no-hand = Vous n’avez pas de carte. Le dé décide.
catan-no-answer = Non, ne rien jouer
catan-let-it-happen = Non, laisser faire
catan-nothing-in-hand = Vous n’avez aucune carte.
catan-turned-up = « {$card} » est retournée
catan-legend-resource-lumber = Bois, des forêts
catan-legend-resource-wool = Laine, des pâturages
catan-legend-resource-brick = Argile, des collines
catan-legend-resource-ore = Minerai, des montagnes
catan-legend-resource-grain = Blé, des champs
catan-legend-resource-gold = Or, des rivières d’or
catan-legend-point = Points de victoire
catan-legend-strength = Force : qui en a le plus tient le jeton Chevalier
catan-legend-tournament = Tournoi : qui en a le plus gagne une ressource quand le dé d’événement le dit
catan-legend-commerce = Commerce : qui en a le plus, et une Ville, tient le jeton Commerce
catan-legend-knight-token = Le jeton Chevalier : 1 point
catan-legend-commerce-token = Le jeton Commerce : 1 point, et une ressource de l’adversaire sur « commerce »
catan-legend-face-tournament = Dé d’événement : un tournoi
catan-legend-face-commerce = Dé d’événement : qui tient le jeton Commerce prend une ressource
catan-legend-face-brigands = Dé d’événement : avec plus de 7 ressources, minerai et laine sont perdus
catan-legend-face-plenty = Dé d’événement : une ressource au choix pour les deux
catan-legend-face-event = Dé d’événement, deux faces : une carte Événement
catan-legend-green = Carte verte : près de toute Colonie ou Ville
catan-legend-red = Carte rouge : seulement près d’une Ville
catan-legend-yellow = Carte Action : jouée de la main, puis perdue
catan-legend-blue = Carte Événement : elle concerne les deux

## La première partie guidée

lesson-catan-cards-aim = Voici votre principauté : deux Colonies, une Route et six Régions autour. Le premier à 12 points gagne, à 13 avec une série à thème ; une Colonie vaut 1, une Ville 2.
lesson-catan-cards-stacks = Toutes les cartes à construire et à jouer sont dans ces piles. Choisissez-en une : vous pouvez la voir entière et y prendre trois cartes.
lesson-catan-cards-search = L’ordre d’une pile ne change jamais. Ce que vous avez vu ici reste dans vos notes : touchez la pile plus tard pour les lire.
lesson-catan-cards-roll = Chaque tour commence par deux dés : un pour la production, un pour un événement. Lancez-les.
lesson-catan-cards-steps = D’abord l’événement, puis la production : voici pas à pas ce qu’ils ont apporté. Touchez un signe pour lire sa ligne.
lesson-catan-cards-regions = Le dé de production montre {$die}. { $gained ->
        [0] Aucune de vos Régions portant ce nombre n’avait de place : vous n’avez rien reçu.
        [one] Vos Régions portant ce nombre vous ont rapporté 1 ressource.
       *[other] Vos Régions portant ce nombre vous ont rapporté {$gained} ressources.
    } Une Région contient trois au plus ; le reste est perdu. Touchez le dé : il dit ce que chaque nombre rapporte.
lesson-catan-cards-full = +0 : une de vos Régions porte ce nombre, mais montre déjà trois et n’a rien reçu. Dépensez-en, ou échangez avec la banque, avant que son nombre revienne.
lesson-catan-cards-protection = Vous avez {$count} ressources. Quand les pillards viennent, qui en a plus de {$limit} perd tout son minerai et toute sa laine. Dépensez à temps, ou construisez une Garnison : ce que montrent les deux Régions à côté n’est pas compté.
lesson-catan-cards-face-tournament = Le dé d’événement montre le tournoi : qui a le plus de points de tournoi rouges prend une ressource. Les Chevaliers donnent ces points ; à égalité, personne ne prend rien.
lesson-catan-cards-face-commerce = Le dé d’événement montre le commerce : qui tient le jeton Commerce prend une ressource à l’adversaire. Tant que personne ne l’a, rien ne se passe.
lesson-catan-cards-face-brigands = Le dé d’événement montre les pillards : qui a plus de 7 ressources perd tout son minerai et toute sa laine. { $early ->
        [yes] Aux deux premiers tours de chacun, ils ne prennent rien.
       *[no] { $lost ->
            [yes] Cette fois ils ont pris quelque chose ; les signes disent quoi.
           *[no] Cette fois ils n’ont rien pris.
        }
    }
lesson-catan-cards-face-plenty = Le dé d’événement montre l’abondance : chacun reçoit une ressource de son choix. Prenez ce qui vous manque pour votre prochaine construction.
lesson-catan-cards-face-event = Le dé d’événement montre un point d’interrogation : une carte Événement est révélée. Elle vaut pour tous les deux, puis retourne sous sa pile. Touchez-la pour la lire.
lesson-catan-cards-hand = Votre main. Touchez une carte : les places où la construire s’allument ; sinon elle dit ce qui manque. Les vertes vont partout, les rouges seulement près des Villes.
lesson-catan-cards-grow = Une Route au bout de la rangée, puis une Colonie : cela apporte deux nouvelles Régions. Une Ville remplace une Colonie et a de la place pour les cartes rouges.
lesson-catan-cards-trade = Il manque quelque chose ? La banque prend trois d’une sorte contre une d’une autre. Vous pouvez aussi faire une offre à votre adversaire.
lesson-catan-cards-gate = Certaines cartes doivent attendre : les attaques ne se jouent que si vous avez tous deux assez de points. Touchez une telle carte pour lire jusqu’à quand.
lesson-catan-cards-draw = La fin du tour : complétez votre main à trois cartes. Le dessus d’une pile est gratuit ; la fouiller coûte deux ressources.
lesson-catan-cards-exchange = Votre main est pleine. Vous pouvez mettre une carte sous une pile et en prendre une autre, ou tout garder.
lesson-catan-cards-tokens = Deux jetons, un point chacun : pour plus de force, et pour plus de commerce s’il y a une Ville. Ils changent de mains aussitôt.
lesson-catan-cards-answer = Une offre ! Donner et recevoir sont côte à côte. Acceptez, refusez, ou répondez par une offre à vous.
lesson-catan-cards-attack = Une attaque ! La bonne carte en main la rend bien plus difficile ; sans elle, le dé décide.
lesson-catan-cards-end = C’était une partie entière. Le résultat montre d’où viennent les points ; encore une ?

## Les principautés

catan-place = { $half ->
    [left] G
   *[right] D
}{$number}
catan-settlement = Colonie
catan-city = Ville
catan-metropolis = Métropole
catan-citadel = Citadelle
catan-wizard = {$name}, magicien, avec {$magic} de magie.
catan-foreign = Une carte de l’adversaire s’y trouve.
catan-idle = Elle ne produit rien ce tour-ci.
catan-pawned = « {$card} » se trouve face cachée sous « {$under} » : l’adversaire ne voit pas quelle carte c’est.
catan-pawned-unseen = Une carte se trouve face cachée sous « {$under} ».
catan-keeps = Elle garde {$resource} : {$count}.
catan-trades = Nommée pour elle : {$resource}, 2 contre 1.
catan-road = Route
catan-road-here = Une Route au bout { $end ->
    [left] gauche
   *[right] droit
}
catan-settlement-here = Une Colonie au bout { $end ->
    [left] gauche
   *[right] droit
}
catan-corner = Un emplacement pour une Région
catan-site = { $side ->
    [above] au-dessus de
   *[below] au-dessous de
} { $half ->
    [left] G
   *[right] D
}{$number}
catan-shows = {$region} montre {$count}.
catan-stock = Ressources : {$name}
catan-hand = Main : {$name}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] {$cards} cartes
  }
catan-any = Au choix du jeu
catan-waits = attend { $together ->
    [yes] {$points} points à deux
   *[no] {$points} points chacun
}
catan-only-city = seulement près d’une Ville
catan-only-citadel = seulement près d’une Citadelle
catan-only-before-roll = avant les dés
catan-only-as-answer = contre une attaque
catan-card-says = La carte dit à qui la joue : {$text}

picture-catan-cards-resources = Trois Régions : une forêt, des montagnes et des champs, chacune avec le nombre qui la fait produire.
picture-catan-cards-places = Une principauté passé le milieu d’une partie.
picture-catan-cards-knight-token = Des Chevaliers : les nombres noirs sont la force, les rouges les points de tournoi.
picture-catan-cards-cards = Les cartes vertes se posent partout, les rouges à côté d’une Ville. En haut se lit leur coût.
picture-catan-cards-action-cards = Les cartes Action ne coûtent rien et sont défaussées une fois jouées.
picture-catan-cards-turn = Les deux dés avant le lancer, qui a quel jeton, et les points de la victoire.
picture-catan-cards-draw = Les piles où l’on pioche, les cartes Événement, les Régions, et ce qu’il reste à construire.
picture-catan-cards-road = Une Route, et ce qu’elle coûte.
picture-catan-cards-settlement = Une Colonie, et ce qu’elle coûte.
picture-catan-cards-city = Une Ville, et ce qu’elle coûte.
picture-catan-cards-citadel = Une Citadelle.
