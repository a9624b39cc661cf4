### The Castles of Burgundy: the score pad for physical games.

## The score pad

pad-note = Les points de la piste, et ce qui compte à la fin. Seul, vous jouez contre l’Automata.
pad-help = Entrée seule vaut 0 ; `back` revient d’une question.
pad-points = points sur la piste
pad-of-colours = dont pour les tuiles bonus (0 si non noté)
pad-of-livestock = dont pour le bétail (0 si non noté)
pad-of-sales = dont pour les marchandises vendues (0 si non noté)
pad-of-buildings = dont pour les tours de guet et autres bâtiments (0 si non noté)
pad-goods = marchandises invendues
pad-silver = pépites restantes
pad-workers = ouvriers restants
pad-knowledge-15 = avec le savoir 15 : types de marchandises vendus
pad-knowledge-16 = avec le savoir 16 : entrepôts
pad-knowledge-17 = avec le savoir 17 : tours de guet
pad-knowledge-18 = avec le savoir 18 : charpenteries
pad-knowledge-19 = avec le savoir 19 : églises
pad-knowledge-20 = avec le savoir 20 : marchés
pad-knowledge-21 = avec le savoir 21 : pensions
pad-knowledge-22 = avec le savoir 22 : banques
pad-knowledge-23 = avec le savoir 23 : hôtels de ville
pad-knowledge-24 = avec le savoir 24 : espèces de bétail
pad-knowledge-25 = avec le savoir 25 : marchandises vendues
pad-knowledge-26 = avec le savoir 26 : tuiles bonus
pad-tiles = tuiles dans le duché, pour départager (0 si inutile)
pad-order = place dans l’ordre du tour, 1 est le premier (0 si inutile)
pad-automata-knowledge = savoirs sur ses cartes et dans son duché
pad-automata-reserve = tuiles dans sa réserve
pad-automata-unfinished = tuiles sur ses cartes inachevées
pad-parts-fault = Les parties ne peuvent dépasser le total de la piste. Recomptez.
pad-goods-fault = Il n’y a que {$most} marchandises, pour tous les joueurs. Comptez à nouveau.
pad-knowledge-fault = Il n’y a qu’un savoir {$n} : un seul joueur l’a. Les autres écrivent 0.
pad-order-fault = Chaque joueur a une autre place dans l’ordre du tour, à partir de 1.
pad-full-fault = Un duché ne peut être rempli ainsi : il n’y a pas tant de tuiles ou de cases. Recomptez ce que comptent les savoirs, et les tuiles du duché.
