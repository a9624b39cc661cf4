### Das Catan-Kartenspiel: Wörter, und was Karten tun. Ein Satz für jede Operation der Kartendaten.

## Wörter

list-and = {$first} und {$last}
list-or = {$first} oder {$last}
list-then = {$first}; {$last}
nothing = nichts
quoted = „{$card}“
resource-lumber = Holz
    .amount = {$n} Holz
resource-wool = Wolle
    .amount = {$n} Wolle
resource-brick = Lehm
    .amount = {$n} Lehm
resource-ore = Erz
    .amount = {$n} Erz
resource-grain = Getreide
    .amount = {$n} Getreide
resource-gold = Gold
    .amount = {$n} Gold
any-resource = { $n ->
        [one] 1 beliebiger Rohstoff
       *[other] {$n} beliebige Rohstoffe
    }
any-of = { $n ->
        [one] 1 Rohstoff ({$among})
       *[other] {$n} Rohstoffe ({$among})
    }
land-fields = Ackerland
land-mountains = Gebirge
land-pasture = Weideland
land-forest = Wald
land-hills = Hügelland
land-gold = Goldfluss
region-name = {$land} {$number}
face-tournament = Turnier
face-commerce = Handel
face-brigands = Räuber
face-plenty = Überfluss
face-event = Ereignis

## Die Namen der Karten

# as in English
card-alchemist = Alchemist
card-arsonist = Feuerteufel
card-bishop = Bischof
card-black-knight = Schwarzer Ritter
card-brigands = Raubzug
card-caravan = Karawane
card-herb-woman = Kräuterfrau
card-merchant = Händler
card-scout = Kundschafter
card-spy = Spion
card-civil-war = Bürgerkrieg
card-conflict = Konflikt
card-master-builder = Baumeister
card-plague = Seuche
card-productive-year = Ertragreiches Jahr
card-progress = Fortschritt
card-year-end = Jahreswechsel
card-abbey = Kloster
card-garrison = Garnison
card-smithy = Schmiede
card-brick-factory = Ziegelbrennerei
card-foundry = Eisengießerei
card-grain-mill = Getreidemühle
card-sawmill = Sägewerk
card-woolen-mill = Woll-Manufaktur
card-brick-fleet = Lehmflotte
card-gold-fleet = Goldflotte
card-grain-fleet = Getreideflotte
card-lumber-fleet = Holzflotte
card-ore-fleet = Erzflotte
card-wool-fleet = Wollflotte
card-conrad = Conrad der Schnelle
card-falk = Falk der Gerechte
card-goetz = Götz Eisenfaust
card-hagen = Hagen der Unheimliche
card-karl = Karl der Starke
card-otto = Otto der Berserker
card-pippin = Pippin der Kurze
card-siegfried = Siegfried Ohneland
card-walter = Walter der Abtrünnige
card-aqueduct = Aquädukt
card-bath-house = Badhaus
card-church = Kirche
card-colossus = Koloss von Catan
card-counting-house = Kontor
card-harbor = Hafen
card-library = Bibliothek
card-marketplace = Marktplatz
card-merchant-guild = Kaufmannsgilde
card-mint = Münze
card-town-hall = Rathaus

## Welche Karten gemeint sind: so viele, keine, jede, alle

select-building = {$n} Gebäude
    .none = kein Gebäude
    .each = jedes eigene Gebäude
    .all = Gebäude
select-unit = { $n ->
        [one] 1 Einheit
       *[other] {$n} Einheiten
    }
    .none = keine Einheit
    .each = jede eigene Einheit
    .all = Einheiten
select-unit-knight = {$n} Ritter
    .none = keinen Ritter
    .each = jeden eigenen Ritter
    .all = Ritter
select-trade-fleet = { $n ->
        [one] 1 Handelsflotte
       *[other] {$n} Handelsflotten
    }
    .none = keine Handelsflotte
    .each = jede eigene Handelsflotte
    .all = Handelsflotten
select-unit-or-action = { $n ->
        [one] 1 Einheit oder Aktionskarte
       *[other] {$n} Einheiten oder Aktionskarten
    }
    .none = keine Einheit oder Aktionskarte
    .each = jede eigene Einheit oder Aktionskarte
    .all = Einheiten und Aktionskarten
select-named = { $n ->
        [one] 1 Karte {$names}
       *[other] {$n} Karten {$names}
    }
    .none = keine Karte {$names}
    .each = jede eigene Karte {$names}
    .all = Karten {$names}
select-city = { $n ->
        [one] einer Stadt
       *[other] {$n} Städten
    }
    .none = keiner Stadt
    .each = jede eigene Stadt
    .all = Städte

## Was Karten tun

op-set-die = { $die ->
        [production] nenne die Zahl des Ertragswürfels
       *[event] wähle die Seite des Ereigniswürfels
    }; nur der andere Würfel wird geworfen
op-duel = wirf einen Würfel; mit 1 bis {$most} gilt: {$won}; sonst gilt: {$lost}{ $counter ->
        [none] {""}
       *[other] ; antwortet der Gegner mit {$counter}, gelingt es nur mit 1 bis {$most-countered}
    }
op-return-to-hand = { $chooser ->
        [self] du gibst aus dem Fürstentum des Gegners {$what} auf seine Hand zurück
        [opponent] der Gegner gibt aus deinem Fürstentum {$what} auf deine Hand zurück
        [owner] {$person} nimmt {$what} auf die Hand zurück
       *[each] beide, zuerst wer am Zug ist, geben aus dem Fürstentum des anderen {$what} auf dessen Hand zurück
    }
op-steal = { $to ->
        [self] { $chooser ->
            [giver] der Gegner gibt dir { $n ->
                [one] 1 Rohstoff
               *[other] {$n} Rohstoffe
            } seiner Wahl{ $upto ->
                [1] , soweit du Platz dafür hast
               *[0] {""}
            }
           *[taker] du nimmst dem Gegner { $upto ->
                [1] bis zu {$n}
               *[0] {$n}
            } { $n ->
                [one] Rohstoff
               *[other] Rohstoffe
            } deiner Wahl weg
        }
       *[opponent] { $chooser ->
            [giver] du gibst dem Gegner { $n ->
                [one] 1 Rohstoff
               *[other] {$n} Rohstoffe
            } deiner Wahl
           *[taker] der Gegner nimmt dir { $n ->
                [one] 1 Rohstoff
               *[other] {$n} Rohstoffe
            } seiner Wahl weg
        }
    }
op-swap-with-bank = { $who ->
        [self] tausche
       *[other] {$person} tauscht nach Wunsch
    } { $n ->
        [one] 1 Rohstoff gegen einen anderen
       *[other] bis zu {$n} Rohstoffe gegen ebenso viele andere, einen nach dem anderen
    }{ $among ->
        [none] {""}
       *[other] , nur {$among}
    }
op-choose-regions = sieh beim Bau einer Siedlung den Landschaftsstapel durch, suche { $n ->
        [one] ihre Landschaft
       *[other] ihre {$n} Landschaften
    } aus und mische den Stapel
op-look-hand = { $who ->
        [self] sieh die Hand des Gegners an
       *[other] {$person} sieht die Hand des anderen an
    }
op-take-from-hand = nimm {$what} daraus, falls vorhanden
op-hand-check = dann verkleinern beide ihre Hand auf ihr Limit
op-put-under-stack = { $who ->
        [self] du legst
       *[other] {$person} legt
    } { $n ->
        [0] beliebig viele Karten
        [one] 1 Karte
       *[other] {$n} Karten
    } { $hand ->
        [self] deiner Hand
        [owner] der eigenen Hand
       *[rival] dieser Hand
    } unter { $where ->
        [one] einen Stapel
        [same] den Stapel dieser Karte
       *[any] { $n ->
            [one] einen beliebigen Stapel
           *[other] beliebige Stapel
        }
    }
op-search-stack = { $who ->
        [self] durchsuche kostenlos { $stacks ->
            [one] 1 Stapel
           *[other] {$stacks} Stapel
        } und nimm
       *[other] beide, zuerst wer am Zug ist, { $optional ->
            [yes] dürfen einen Stapel durchsuchen
           *[no] durchsuchen einen Stapel
        }{ $other ->
            [yes] , nicht denselben,
           *[no] {""}
        } und nehmen
    } { $n ->
        [one] 1 Karte
       *[other] {$n} Karten
    }{ $under ->
        [0] {""}
        [one] ; wer eine nimmt, legt 1 Handkarte unter einen beliebigen Stapel
       *[other] ; wer eine nimmt, legt {$under} Handkarten unter beliebige Stapel
    }
op-region-sub = jede Landschaft an {$beside} verliert {$n}
op-region-add = { $beside ->
        [none] { $most ->
            [one] 1 deiner Landschaften, nach deiner Wahl, erhält
           *[other] bis zu {$most} deiner Landschaften, nach deiner Wahl, erhalten je
        } {$n}
       *[other] jede Landschaft erhält {$n} für {$beside} daneben
    }
op-gain-per = { $who ->
        [self] du erhältst
       *[other] {$person} erhält
    } {$what} für {$each}{ $most ->
        [0] {""}
       *[other] , höchstens {$most} im Ganzen
    }
op-reshuffle-events = alle Ereigniskarten werden gemischt, auch diese
op-counter-attack-card = Antwort auf {$attacks}: Der Angriff gelingt seltener
op-hand-limit = deine Hand darf { $add ->
        [one] 1 Karte
       *[other] {$add} Karten
    } mehr haben
op-search-cost = einen Stapel zu durchsuchen kostet dich { $set ->
        [0] keinen Rohstoff
        [one] 1 Rohstoff
       *[other] {$set} Rohstoffe
    }
op-uncounted-by-brigands = Räuber zählen die Rohstoffe nicht, die { $scope ->
        [site] in den beiden Landschaften daneben
        [centre] in den vier Landschaften um diesen Platz
       *[principality] in deinem Fürstentum
    } liegen
op-production-bonus = { $scope ->
        [site] {$what} daneben
        [centre] {$what} um diesen Platz
       *[principality] {$what} von dir
    } bringt {$n} mehr
op-trade-rate = die Bank nimmt {$give} für {$n} eines anderen Rohstoffs
op-points-per = {$points} für {$each}
op-immune = { $scope ->
        [site] die Landschaften daneben
        [centre] die Landschaften um diesen Platz
       *[principality] alle deine Landschaften
    } sind sicher vor {$threat}
op-protect = { $scope ->
        [this] diese Karte ist
        [site] {$what} daneben sind
        [centre] {$what} an diesem Platz sind
       *[principality] alle deine {$what} sind
    } sicher vor {$threat}

## Das Blatt einer Karte

sheet-head = {$card}: {$kind}
sheet-kind-region = eine Landschaft
sheet-kind-building = { $colour ->
        [red] ein rotes Gebäude
       *[green] ein grünes Gebäude
    }
sheet-kind-unit-knight = { $colour ->
        [red] eine rote Einheit, ein Ritter
       *[green] eine grüne Einheit, ein Ritter
    }
sheet-kind-unit-fleet = { $colour ->
        [red] eine rote Einheit, eine Flotte
       *[green] eine grüne Einheit, eine Flotte
    }
sheet-kind-action = eine Aktionskarte{ $class ->
        [attack] , für einen Angriff
        [neutral] , neutral
        [defence] , zur Abwehr
       *[none] {""}
    }
sheet-kind-event = eine Ereigniskarte
sheet-cost = Kostet {$cost}.
value-victory-points = { $n ->
        [one] 1 Siegpunkt
       *[other] {$n} Siegpunkte
    }
    .more = { $n ->
        [one] 1 Siegpunkt mehr
       *[other] {$n} Siegpunkte mehr
    }
value-strength = Stärke {$n}
    .more = {$n} Stärke mehr
value-tournament = Turnier {$n}
    .more = { $n ->
        [one] 1 Turnierpunkt mehr
       *[other] {$n} Turnierpunkte mehr
    }
value-commerce = { $n ->
        [one] 1 Handelspunkt
       *[other] {$n} Handelspunkte
    }
    .more = { $n ->
        [one] 1 Handelspunkt mehr
       *[other] {$n} Handelspunkte mehr
    }
sheet-region = Erhält {$resource}, wenn eine {$number} fällt, und zeigt höchstens {$most}.
sheet-built = { $colour ->
        [red] Gehört an eine Stadt, darüber oder darunter.
       *[green] Gehört an eine Siedlung oder Stadt, darüber oder darunter.
    }
sheet-event = Wird vom Ereigniswürfel aufgedeckt und gilt für beide.
sheet-timing-action-phase = wird unter den Aktionen eines Zuges gespielt
sheet-timing-before-roll = wird vor dem Würfeln gespielt
sheet-timing-while-building-settlement = wird beim Bau einer Siedlung gespielt
sheet-timing-reaction = wird gespielt, wenn der Gegner angreift
sheet-waits = sie wartet, bis beide genug Punkte haben, je {$base}, mit einem Themen-Set je {$theme}{ $by-option ->
        [yes] , wenn keine Option es anders sagt
       *[no] {""}
    }
sheet-waits-not = sie wartet nie auf Punkte
need-opponent-has = der Gegner muss {$what} haben
need-opponent-has-resource-i-can-store = der Gegner muss einen Rohstoff haben, für den du Platz hast
need-can-swap = du brauchst einen Rohstoff, und Platz für einen anderen
