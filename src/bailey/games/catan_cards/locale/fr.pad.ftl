### La feuille de score

pad-note = Les Villes se comptent à part : une Ville n’est plus une Colonie. Les jetons ne sont pas demandés, ils découlent des cartes.
pad-help = La touche Entrée seule vaut 0 ; `retour` revient à la question précédente.
pad-group-row = La rangée
pad-group-knights = Chevaliers
pad-group-fleets = Flottes
pad-group-green = Bâtiments verts
pad-group-red = Bâtiments rouges
pad-group-books = Grimoires
pad-group-moment = Pour le moment
pad-settlements = Colonies
pad-cities = Villes
pad-metropolises = Métropoles (ne sont plus des Villes)
pad-citadels = Citadelles (ne sont plus des Colonies)
pad-served = Citadelles avec un Magicien à elles
pad-built = {$card}
pad-silenced = Force de votre Chevalier privé de points par « {$card} »
pad-covered = Sorcière sur : {$card}
pad-alliance = Magiciens, tant que votre « {$card} » reste ouverte

pad-one-place = Une principauté a au moins deux Colonies ou Villes. Recomptez-les.
pad-too-many-places = Il n’y a que {$most} Colonies et Villes pour les deux ensemble, avec tout ce qui se dresse dessus. Recomptez-les.
pad-too-many-cities = Il n’y a que {$most} Villes pour les deux ensemble. Recomptez-les.
pad-too-many-citadels = Il n’y a que {$most} Citadelles pour les deux ensemble. Recomptez-les.
pad-too-many-wizards = Il n’y a que {$most} Magiciens pour les deux ensemble. Recomptez-les.
pad-too-many-cards = {$card} : il n’y en a que {$most} dans le jeu. Recomptez-les.
pad-no-site = Il manque des emplacements pour cette carte : il y en a {$sites}, dont {$red} près des Villes pour les cartes rouges.
pad-no-book-site = Les grimoires ne se placent que près des Citadelles : il y a {$sites} emplacements.
pad-served-fault = Il n’y a pas autant de Citadelles, seulement {$most}.
pad-wizards-fault = Autant de Magiciens ne peuvent pas servir autant de Citadelles : chacun se tient sur une Région à côté de l’une d’elles. Recomptez les deux.
pad-no-knight = Aucun Chevalier de force {$strength} n’est construit ici.
pad-not-built = {$card} : il n’y en a que {$most} ici.
