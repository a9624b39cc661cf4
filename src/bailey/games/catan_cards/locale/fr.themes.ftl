### Les séries à thème : les noms de leurs cartes, et ce qu’on en sait.

## Les noms des cartes, série par série

# Chevaliers & Marchands

card-bodo = Bodo le Pacifique
card-roland = Roland le Marteau
card-walter-singer = Walter le Chanteur
card-landlord = Seigneur terrien
card-castle = Château fort
card-pirate-fleet = Flotte corsaire
card-tournament-place = Lice
card-watchtower = Tour de guet
card-toll-station = Poste de péage
card-palace = Palais
card-trade-academy = Académie de commerce
card-knights-hall = Salle des chevaliers
card-cloth-hall = Halle aux draps
card-border-dispute = Querelle de frontière
card-damsel-imelda = Demoiselle Imelda
card-ransom = Rançon
card-squire = Écuyer
card-letter-of-credit = Lettre de crédit
card-market-day = Jour de marché
card-oath-of-fealty = Serment de fidélité
card-raid = Razzia
card-knights-fair = Fête des chevaliers et marchands

# Science & Progrès

card-great-wall = Grande Muraille
card-ingo = Ingo l’Habile
card-cannon = Canon
card-sp-pirate-fleet = Flotte corsaire
card-university = Université
card-building-crane = Grue
card-fire-brigade = Caserne de pompiers
card-printing-house = Imprimerie
card-academy = Académie
card-pharmacy = Apothicairerie
card-observatory = Observatoire
card-land-reform = Réforme agraire
card-inventor = Inventeur
card-doctor = Médecin
card-gunpowder-plot = Conspiration des poudres
card-mineral-survey = Prospection
card-crop-rotation = Rotation des cultures
card-scholars-exchange = Échange d’érudits
card-apprentice = Apprenti
card-invention = Découverte
card-town-fire = Incendie en ville
card-congress = Congrès des érudits

# Politique & Intrigue

card-metropolis = Métropole
card-inn = Auberge
card-order-castle = Château de l’Ordre
card-legation = Légation
card-pilgrims-hostel = Hospice des pèlerins
card-court = Tribunal
card-archdiocese = Archevêché
card-triumphal-arch = Arc de triomphe
card-cathedral = Cathédrale
card-house-of-republic = Maison de la République
card-pi-fire-brigade = Caserne de pompiers
card-chancellery = Chancellerie
# as in English
card-inquisition = Inquisition
card-religious-interdict = Interdit religieux
card-diplomat = Diplomate
card-corruption = Pots-de-vin
card-secret-brotherhood = Confrérie secrète
card-archivist = Archiviste
card-governor = Gouverneur
card-good-neighbors = Bon voisinage
card-election = Élection
card-unrest = Troubles

# Magiciens & Dragons

card-citadel = Citadelle
# as in English
card-ari = Ari
# as in English
card-hor = Hor
# as in English
card-ira = Ira
# as in English
card-arsa = Arsa
# as in English
card-hafli = Hafli
# as in English
card-uma = Uma
card-wheel-of-time = Roue du temps
card-countermagic = Contre-magie
card-searching-eye = Œil chercheur
card-ward = Haie d’épines
card-materialization = Matérialisation
card-magic-kitchen = Cuisine magique
card-change-places = Changez de place !
card-better-world = Monde meilleur
card-duel-of-wizards = Duel des magiciens
card-metamorphosis = Métamorphose du terrain
card-magic-alliance = Alliance magique
card-by-magics-hand = Main magique
card-witch = Sorcière
card-ismai = Ismai le Dragon vert
card-comet = Comète
card-unicorns = Danse des licornes
card-eclipse = Éclipse

# Commerce & Changement

card-lothar = Lothar l’Ivrogne
card-trading-post = Poste de traite
card-wainwright = Charron
card-warehouse = Entrepôt
card-shipyard = Chantier naval
card-large-trade-fleet = Grande flotte marchande
card-treasure-fleet = Flotte au trésor
card-pawnbroker = Prêteur sur gages
card-lighthouse = Phare
card-large-harbor = Grand port
card-grand-bazaar = Grand bazar
card-trade-exchange = Bourse
card-chamber-of-commerce = Chambre de commerce
card-bank = Banque
card-treasure-vault = Chambre forte
card-hanseatic-alliance = Ligue hanséatique
card-spice-caravan = Caravane d’épices
card-smuggler = Contrebandier
card-price-war = Guerre des prix
card-bill-of-exchange = Lettre de change
card-safe-conduct = Sauf-conduit
card-trade-winds = Alizés
card-slump = Mévente
card-merchants-fair = Foire des marchands

## Ce qu’on sait d’une carte, et ce qui est de nous

field-name = nom
field-count = nombre d’exemplaires
field-cost = coût
field-numbers = points imprimés
field-effect = effet
source-known = Connu : {$fields}.
source-partly = Connu en partie : {$fields}.
source-alike = D’après une carte semblable d’un autre jeu de la famille : {$fields}.
source-ours = De nous : {$fields}.
source-count-known = { $n ->
        [one] {$n} fois connu
       *[other] {$n} fois connu
    }
source-count-partly = { $n ->
        [one] {$n} fois connu en partie
       *[other] {$n} fois connu en partie
    }
source-count-alike = { $n ->
        [one] {$n} fois d’après une carte semblable d’un autre jeu de la famille
       *[other] {$n} fois d’après des cartes semblables d’un autre jeu de la famille
    }
source-count-ours = { $n ->
        [one] {$n} fois de nous
       *[other] {$n} fois de nous
    }
source-counts = {$field} : {$counts}
