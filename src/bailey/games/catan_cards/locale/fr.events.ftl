### Le jeu de cartes de Catane : ce qui s’est passé.

## Ce qui s’est passé

event-searched = { $who ->
        [you] Vous parcourez
       *[other] {$player} parcourt
    } la pile {$stack}
event-took = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } dans la pile {$stack} : {$card}
event-laid-out = { $who ->
        [you] Vous disposez
       *[other] {$player} dispose
    } {$card} { $side ->
        [above] au-dessus
       *[below] au-dessous
    }
event-turn-began = Tour {$turn} : { $who ->
        [you] à vous de jouer
       *[other] à {$player} de jouer
    }
event-named-number = { $who ->
        [you] Vous annoncez
       *[other] {$player} annonce
    } {$die} pour la production
event-rolled-number = { $who ->
        [you] Vous lancez
       *[other] {$player} lance
    } le dé de production : {$die}
event-rolled-face = { $who ->
        [you] Vous lancez
       *[other] {$player} lance
    } le dé d’événement : {$face}
event-tournament-won = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } le tournoi par {$points} à {$rivals}
event-nobody-won = Personne ne gagne le tournoi : chacun a {$points}
event-no-holder = { $token ->
        [knight] Personne n’a le jeton Chevalier
        [commerce] Personne n’a le jeton Commerce
       *[most] Aucun n’a davantage de ces cartes que l’autre
    } : il ne se passe rien
event-brigands-quiet = Aux deux premiers tours de chacun, les pillards ne viennent pas
event-brigands-counted = Les pillards comptent { $counted ->
        [one] {$counted} ressource
       *[other] {$counted} ressources
    } chez { $who ->
        [you] vous
       *[other] {$player}
    }, { $over ->
        [yes] plus de {$limit}
       *[no] pas plus de {$limit}
    }
event-nothing-to-rob = { $who ->
        [you] Vous n’avez
       *[other] {$player} n’a
    } ni minerai ni laine à perdre
event-turned-up = { $who ->
        [you] Vous retournez
       *[other] {$player} retourne
    } « {$card} »
event-no-effect = « {$card} » est sans effet pour { $who ->
        [you] vous
       *[other] {$player}
    }
event-put-back = « {$card} » va sous les cartes Événement
event-shuffled-events = Toutes les cartes Événement sont mélangées
event-gained = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } {$resource} : {$card} montre {$store}
event-produced = {$card} { $who ->
        [you] vous rapporte {$resource}
       *[other] rapporte {$resource} à {$player}
    } et montre {$store}
event-full = Plus de place pour {$card} : { $who ->
        [you] vous n’y gagnez
       *[other] {$player} n’y gagne
    } rien
event-lost = { $who ->
        [you] Vous perdez
       *[other] {$player} perd
    } {$resource} : {$card} montre {$store}
event-paid = { $who ->
        [you] Vous cédez
       *[other] {$player} cède
    } {$resource} : {$card} montre {$store}
event-stole = { $who ->
        [you] Vous recevez
       *[other] {$player} reçoit
    } {$resource} de l’autre joueur
event-no-room = Il n’y a rien pour quoi { $who ->
        [you] vous ayez
       *[other] {$player} ait
    } de la place
event-built-road = { $who ->
        [you] Vous construisez
       *[other] {$player} construit
    } une Route à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    }
event-built-settlement = { $who ->
        [you] Vous construisez
       *[other] {$player} construit
    } une Colonie en {$place}
event-built-city = { $who ->
        [you] Vous construisez
       *[other] {$player} construit
    } une Ville en {$place}
event-built = { $who ->
        [you] Vous construisez
       *[other] {$player} construit
    } « {$card} » { $side ->
        [above] au-dessus
       *[below] au-dessous
    } de {$place}
event-placed-region = { $who ->
        [you] Vous placez
       *[other] {$player} place
    } {$card} { $side ->
        [above] au-dessus
       *[below] au-dessous
    }
event-pulled-down = { $who ->
        [you] Vous démolissez
       *[other] {$player} démolit
    } « {$card} »
event-traded = { $who ->
        [you] Vous échangez
       *[other] {$player} échange
    } {$gave} contre {$got}
event-played = { $who ->
        [you] Vous jouez
       *[other] {$player} joue
    } « {$card} »
event-countered = { $who ->
        [you] Vous répondez
       *[other] {$player} répond
    } par « {$card} »
event-not-countered = { $who ->
        [you] Vous ne jouez
       *[other] {$player} ne joue
    } rien en réponse
event-duel-rolled = { $who ->
        [you] Vous lancez
       *[other] {$player} lance
    } le dé : {$die} ; l’attaque réussit jusqu’à {$most} : { $result ->
        [won] c’est réussi
       *[lost] c’est manqué
    }
event-returned = { $by-who ->
        [you] Vous renvoyez
        [same] {$by} reprend
       *[other] {$by} renvoie
    } « {$card} » { $by-who ->
        [same] en main
       *[other] { $who ->
            [you] dans votre main
           *[other] en main chez {$player}
        }
    }
event-lies-open = { $by-who ->
        [you] Vous retirez
       *[other] {$by} retire
    } « {$card} » { $who ->
        [you] de chez vous
       *[other] chez {$player}
    } : la carte est de nouveau à découvert
event-saw-hand = { $rival-who ->
        [you] Vous montrez votre main{ $who ->
            [you] {""}
           *[other] {" "}à {$player}
        }
       *[other] { $who ->
            [you] {$rival} vous montre sa main
           *[other] {$rival} montre sa main à {$player}
        }
    }
event-took-from-hand = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } dans la main de l’autre : {$card}
event-put-under = { $who ->
        [you] Vous mettez
       *[other] {$player} met
    } sous la pile {$stack} : {$card}
event-drew = { $who ->
        [you] Vous piochez
       *[other] {$player} pioche
    } dans la pile {$stack} : {$card}
event-searched-regions = { $who ->
        [you] Vous parcourez
       *[other] {$player} parcourt
    } la pile des Régions
event-shuffled-regions = La pile des Régions est mélangée
event-offered = { $who ->
        [you] Vous offrez
       *[other] {$player} offre
    } {$give} contre {$want}
event-accepted = { $who ->
        [you] Vous acceptez
       *[other] {$player} accepte
    } l’offre
event-declined = { $who ->
        [you] Vous refusez
       *[other] {$player} refuse
    } l’offre
event-knight-token = { $who ->
        [you] Vous recevez
       *[other] {$player} reçoit
    } le jeton Chevalier
event-commerce-token = { $who ->
        [you] Vous recevez
       *[other] {$player} reçoit
    } le jeton Commerce
event-knight-token-back = Personne n’a plus le jeton Chevalier
event-commerce-token-back = Personne n’a plus le jeton Commerce
event-won = { $who ->
        [you] Vous avez
       *[other] {$player} a
    } les points et { $who ->
        [you] gagnez
       *[other] gagne
    }
event-cap-reached = C’étaient les derniers tours : le plus grand total gagne
event-used = { $who ->
        [you] Vous utilisez
       *[other] {$player} utilise
    } « {$card} »
event-cancelled = { $who ->
        [you] Vous répondez
       *[other] {$player} répond
    } par « {$card} » : rien ne { $who ->
        [you] vous
       *[other] lui
    } arrive
event-fetched = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } « {$card} » dans la défausse
event-exchanged-regions = { $who ->
        [you] Vous donnez
       *[other] {$player} donne
    } {$card} contre {$rivals}
event-silenced = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » n’a pas de points jusqu’au prochain tour de l’autre joueur
event-counts-again = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » a de nouveau ses points
event-lapsed = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » n’a plus d’effet
event-saw-event = { $who ->
        [you] Vous regardez
       *[other] {$player} regarde
    } sur les cartes Événement : {$card}
event-saw-next = { $who ->
        [you] Vous regardez
       *[other] {$player} regarde
    } sur la pile {$stack} : {$card}
event-laid-back = { $who ->
        [you] Vous reposez
       *[other] {$player} repose
    } sur la pile {$stack} : {$card}
event-built-metropolis = { $who ->
        [you] Vous construisez
       *[other] {$player} construit
    } une Métropole en {$place}
event-blocked-stack = { $who ->
        [you] Vous bloquez
       *[other] {$player} bloque
    } la pile {$stack} pour le prochain tour de l’autre joueur
event-revealed = « {$card} » est à découvert sur la pile {$stack}
event-named-card = { $who ->
        [you] Vous nommez
       *[other] {$player} nomme
    } « {$card} »
event-kept = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » garde {$resource}
event-spent-kept = { $who ->
        [you] Vous cédez
       *[other] {$player} cède
    } {$resource} de « {$card} »
event-named-resource = { $who ->
        [you] Vous nommez
       *[other] {$player} nomme
    } {$resource}
event-pawned = { $who ->
        [you] Vous mettez en gage
       *[other] {$player} met en gage
    } : {$card}
event-redeemed = { $who ->
        [you] Vous reprenez
       *[other] {$player} reprend
    } au prêteur sur gages : {$card}
event-saved = { $who ->
        [you] Vous économisez
       *[other] {$player} économise
    } {$resource}
