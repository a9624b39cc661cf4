### Ce que tous les jeux disent de même.

hidden-card = une carte cachée
reason-not-now = cela ne peut pas se choisir maintenant
reason-game-over = la partie est terminée
step-over = La partie est terminée

# What a seat is called at which nobody has given a name.
seat-name = Joueur {$n}
