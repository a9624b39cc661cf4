### Der Wertungsblock

pad-note = Städte zählen für sich: Eine Stadt ist keine Siedlung mehr. Nach den Marken wird nicht gefragt, sie folgen aus den Karten.
pad-help = Nur die Eingabetaste ist 0; `zurück` geht eine Frage zurück.
pad-group-row = Die Reihe
pad-group-knights = Ritter
pad-group-fleets = Flotten
pad-group-green = Grüne Gebäude
pad-group-red = Rote Gebäude
pad-group-books = Zauberbücher
pad-group-moment = Im Augenblick
pad-settlements = Siedlungen
pad-cities = Städte
pad-metropolises = Metropolen (keine Städte mehr)
pad-citadels = Zitadellen (keine Siedlungen mehr)
pad-served = Zitadellen mit eigenem Zauberer
pad-built = {$card}
pad-silenced = Stärke deines Ritters ohne Punkte durch „{$card}“
pad-covered = Hexe auf: {$card}
pad-alliance = Zauberer, solange deine Karte „{$card}“ offen liegt

pad-one-place = Ein Fürstentum hat mindestens zwei Siedlungen oder Städte. Zähle sie noch einmal.
pad-too-many-places = Für beide zusammen gibt es nur {$most} Siedlungen und Städte, mit allem, was darauf steht. Zähle sie noch einmal.
pad-too-many-cities = Für beide zusammen gibt es nur {$most} Städte. Zähle sie noch einmal.
pad-too-many-citadels = Für beide zusammen gibt es nur {$most} Zitadellen. Zähle sie noch einmal.
pad-too-many-wizards = Für beide zusammen gibt es nur {$most} Zauberer. Zähle sie noch einmal.
pad-too-many-cards = {$card}: davon gibt es im Spiel nur {$most}. Zähle sie noch einmal.
pad-no-site = Für diese Karte fehlen Bauplätze: Es sind {$sites}, davon {$red} an Städten für rote Karten.
pad-no-book-site = Zauberbücher stehen nur an Zitadellen: Dort sind {$sites} Bauplätze.
pad-served-fault = So viele Zitadellen sind es nicht, nur {$most}.
pad-wizards-fault = So viele Zauberer können nicht so vielen Zitadellen dienen: Jeder steht auf einer Landschaft neben einer. Zähle beide noch einmal.
pad-no-knight = Hier steht kein Ritter der Stärke {$strength}.
pad-not-built = {$card}: davon sind hier nur {$most} gebaut.
