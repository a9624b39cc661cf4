### The Castles of Burgundy: the words of the tiles, and what each does. `.short` is how the drawing writes it.

## Kinds of tiles

kind-castle = château
    .short = châ
    .one = un château
    .many = châteaux
# as in English
kind-mine = mine
    .short = min
    .one = une mine
    .many = mines
kind-knowledge = savoir
    .short = sav
    .one = un savoir
    .many = savoirs
kind-ship = bateau
    .short = bat
    .one = un bateau
    .many = bateaux
kind-livestock = bétail
    .short = bét
    .one = une tuile de bétail
    .many = bétail
kind-building = bâtiment
    .short = bti
    .one = un bâtiment
    .many = bâtiments
kind-inn = auberge
    .short = aub
    .one = une auberge
    .many = auberges

## Buildings

building-warehouse = entrepôt
    .short = entre
    .one = un entrepôt
building-watchtower = tour de guet
    .short = tour
    .one = une tour de guet
building-workshop = charpenterie
    .short = charp
    .one = une charpenterie
building-church = église
    .short = églis
    .one = une église
building-market = marché
    .short = march
    .one = un marché
building-boarding-house = pension
    .short = pensi
    .one = une pension
building-bank = banque
    .short = banqu
    .one = une banque
building-city-hall = hôtel de ville
    .short = hôtel
    .one = un hôtel de ville
building-crane = grue
    .short = grue
    .one = une grue
building-white-castle = château blanc
    .short = blanc
    .one = un château blanc

## Livestock

species-cow = { $n ->
        [one] {$n} vache
       *[other] {$n} vaches
    }
    .name = vaches
    .short = vac
species-sheep = { $n ->
        [one] {$n} mouton
       *[other] {$n} moutons
    }
    .name = moutons
    .short = mou
species-pig = { $n ->
        [one] {$n} cochon
       *[other] {$n} cochons
    }
    .name = cochons
    .short = coc
species-chicken = { $n ->
        [one] {$n} poule
       *[other] {$n} poules
    }
    .name = poules
    .short = pou
species-geese = { $n ->
        [one] {$n} oie
       *[other] {$n} oies
    }
    .name = oies
    .short = oie

## Goods

good-good-1 = { $n ->
        [one] {$n} marchandise de type 1
       *[other] {$n} marchandises de type 1
    }
good-good-2 = { $n ->
        [one] {$n} marchandise de type 2
       *[other] {$n} marchandises de type 2
    }
good-good-3 = { $n ->
        [one] {$n} marchandise de type 3
       *[other] {$n} marchandises de type 3
    }
good-good-4 = { $n ->
        [one] {$n} marchandise de type 4
       *[other] {$n} marchandises de type 4
    }
good-good-5 = { $n ->
        [one] {$n} marchandise de type 5
       *[other] {$n} marchandises de type 5
    }
good-good-6 = { $n ->
        [one] {$n} marchandise de type 6
       *[other] {$n} marchandises de type 6
    }
no-goods = aucune marchandise
list-or = {$first} ou {$last}

## Names of tiles

tile-knowledge = savoir {$n}
    .one = le savoir {$n}
tile-automata = carte {$n} de l’Automata
    .one = la carte {$n} de l’Automata

## What tiles do

does-castle = une action de plus, avec le nombre de son choix
does-mine = 1 pépite à la fin de chaque phase
does-ship = prendre les marchandises d’un dépôt ; une case de plus sur la piste de l’ordre du tour
does-livestock = un point pour chacun de ces animaux et pour ceux de l’espèce dans le même pâturage
does-warehouse = vendre toutes les marchandises d’un type
# as in English
does-watchtower = { $n ->
        [one] {$n} point
       *[other] {$n} points
    }
does-workshop = prendre un bâtiment d’un dépôt numéroté
does-church = prendre un château, une mine ou un savoir d’un dépôt numéroté
does-market = prendre un bateau ou du bétail d’un dépôt numéroté
does-boarding-house = { $n ->
        [one] {$n} ouvrier
       *[other] {$n} ouvriers
    }
does-bank = { $n ->
        [one] {$n} pépite
       *[other] {$n} pépites
    }
does-city-hall = poser une autre tuile de la réserve, quel que soit son nombre
does-crane = utiliser l’effet d’un bâtiment au choix ; à la fin, elle compte pour un bâtiment de n’importe quel type
does-white-castle = une action de plus, avec le nombre du dé blanc ; des ouvriers peuvent le changer
does-geese = comptent avec l’espèce la plus nombreuse du pâturage, puis avec toute espèce posée plus tard

## What knowledge does

knows-several-alike = une ville peut contenir plusieurs bâtiments du même type
knows-mine-workers = chaque mine rapporte aussi { $n ->
        [one] {$n} ouvrier
       *[other] {$n} ouvriers
    } à la fin d’une phase
knows-sale-silver = une vente rapporte { $n ->
        [one] {$n} pépite
       *[other] {$n} pépites
    } au lieu de 1
knows-sale-workers = une vente rapporte aussi { $n ->
        [one] {$n} ouvrier
       *[other] {$n} ouvriers
    }
knows-second-depot = un bateau prend aussi les marchandises d’un dépôt voisin du premier
knows-hire = une fois par tour, {$n} ouvriers prennent un bâtiment d’un dépôt numéroté (les éditions diffèrent : voir l’option)
knows-animals-more = chaque tuile de bétail qui rapporte compte {$n} de plus
knows-shift = un ouvrier change un dé de {$n} au plus
knows-free-place = pour poser {$kinds}, un dé peut changer de {$n} sans ouvrier
knows-free-take = pour prendre une tuile, un dé peut changer de {$n} sans ouvrier
knows-workers-silver = prendre des ouvriers avec un dé rapporte aussi { $n ->
        [one] {$n} pépite
       *[other] {$n} pépites
    }
knows-workers = prendre des ouvriers avec un dé en rapporte {$n} au lieu de 2
knows-end-sold-goods = à la fin, {$n} points (ou autant que dit l’option) par type de marchandises vendu
knows-end-buildings = à la fin, {$n} points par {$building} dans le duché
knows-end-species = à la fin, {$n} points par espèce dans le duché
knows-end-sold-tiles = { $n ->
        [one] à la fin, 1 point par marchandise vendue
       *[other] à la fin, {$n} points par marchandise vendue
    }
knows-end-bonus-tiles = à la fin, {$n} points (ou autant que dit l’option) par tuile bonus
knows-on-top = le pion reste toujours en haut de sa pile sur la piste de l’ordre du tour
knows-silver-for-workers = à tout moment, 1 pépite s’échange contre {$n} ouvriers

## Sheets of tiles

sheet-tile = {$card} ({$kind}).
sheet-black = L’une des tuiles du dépôt noir.
sheet-automata = Une carte de l’Automata : {$items}. Terminée, elle rapporte {$easy}, {$medium} ou {$hard} points (facile, moyen, difficile).
sheet-box = {$kind} avec une caisse, qui vend des marchandises

## Inns and trade routes

tile-route = tuile de route {$n}
    .one = la tuile de route {$n}
does-inn = sa région compte une case de plus ; elle va sur une case de n’importe quelle couleur, une par région
does-any-tile = prendre n’importe quelle tuile d’un dépôt numéroté
reward-any-tile = tuile au choix
route-space = {$good} {$reward}
sheet-route = Ses cases comptent de gauche à droite.
sheet-route-space = Marchandises de type {$good} : {$reward}
sheet-ours = Cette tuile est de notre création.
sheet-inn = Une auberge reste près du dépôt noir jusqu’à son achat.
