### Das Catan-Kartenspiel. Alle Sätze sind unsere eigenen.

## Im Regal

title = Das Catan-Kartenspiel
about = Zwei Fürstentümer, Seite an Seite: Sammle Rohstoffe, baue Siedlungen und Städte, schick Ritter und Flotten aus, und habe als Erster 12 Punkte.

## Was man gefragt wird

step-lay-out = Welche Landschaft liegt { $side ->
        [above] oben
       *[below] unten
    }{ $column ->
        [left] {" "}links
        [middle] {" "}in der Mitte
       *[right] {" "}rechts
    }?
step-start-search = Welcher Stapel wird für die erste Hand durchsucht?
step-before-roll = Du bist dran: Würfeln?
step-name-number = Welche Zahl zeigt der Ertragswürfel?
step-act = Deine Aktionen: baue, tausche, spiele Karten, oder beende sie
step-last-offer = Ein Angebot, bevor diese Aktionen enden?
step-fill-hand = Eine Karte für deine Hand: von welchem Stapel? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-cut-hand = Zu viele Karten: Welche kommt unter welchen Stapel? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-exchange = Eine Karte gegen eine neue auswechseln?
step-replace = Die neue Karte: von welchem Stapel?
step-take-card = Stapel {$stack}: Welche Karte?{ $left ->
        [1] {""}
       *[other] {" "}(noch {$left})
    }
step-pay = Welche Landschaft zahlt? Noch fällig: {$due}
step-pay-any = { $kept ->
        [yes] Welcher verwahrte Rohstoff zahlt?
       *[no] Welche Landschaft zahlt?
    } Noch fällig: {$due}
step-gain = Welche Landschaft erhält etwas? Noch zu erhalten: {$due}
step-steal = Welchen Rohstoff nimmst du? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-give-back = Welchen Rohstoff gibst du dem Gegner? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-react = „{$card}“: Spielst du eine Karte dagegen?
step-pick = Welche Karte kommt auf die Hand des Gegners zurück? ({$what})
step-spy = Welche Karte nimmst du von der Hand des Gegners? ({$what})
step-put-under = Welche Karte von der Hand des Gegners kommt unter welchen Stapel? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-master-search = Welchen Stapel durchsuchst du?
step-put-back = Welche Karte deiner Hand kommt unter welchen Stapel?
step-swap = { $rate ->
        [one] Welchen Rohstoff tauschst du?
       *[other] Von welchem Rohstoff tauschst du {$rate}?
    } ({ $n ->
        [one] einmal
       *[other] bis zu {$n}-mal
    })
step-take-region = Welche Landschaft nimmst du?
step-place-region = {$region}: oben oder unten?
step-offer = { $empty ->
        [yes] Dein Angebot: Was gibst du, und was willst du?
       *[no] Dein Angebot bisher: Du gibst {$give}, du willst {$want}
    }
step-answer = Der Gegner gibt {$give} und will {$want}
step-instead = Überfluss: der freie Rohstoff, oder eine Karte des Ablagestapels?
step-fetch = Welche Karte des Ablagestapels nimmst du?
step-give-region = Welche deiner Landschaften gibst du?
step-take-rivals-region = Welche Landschaft des Gegners nimmst du für {$region}?
step-save = Welchen Rohstoff sparst du? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    }, von {$due})
step-choose = „{$card}“: Was wählst du?
step-name-cards = Welche Karte des Gegners nennst du? (noch {$what})
step-pick-own = Welche deiner Karten kommt auf deine Hand zurück? ({$what})
step-silence = Welche Karte des Gegners hat eine Weile keine Punkte? ({$what})
step-peek-next = Die gezogene Karte behalten, oder auch die nächste von Stapel {$stack} ansehen?
step-keep-one = Die gezogene Karte behalten, oder dafür die nächste von Stapel {$stack} nehmen?
step-choose-regions = Welche deiner Landschaften erhält 1? ({ $n ->
        [one] noch 1
       *[other] noch bis zu {$n}
    })
step-put-some = Welche Karten deiner Hand kommen unter einen Stapel, um ebenso viele zu ziehen?
step-draw-tops = Eine Karte für deine Hand: oben von welchem Stapel? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-search-free = Welchen Stapel durchsuchst du kostenlos?
step-take-from = Aus welchem Stapel nimmst du eine Karte?
step-block = Welchen Stapel darf der Gegner nicht nutzen?
step-take-top = Welche der offenen Karten nimmst du? ({$what})
step-pay-gold = Wie viel Gold zahlst du?
step-name-resource = Welchen Rohstoff nennst du? ({ $n ->
        [one] noch 1
       *[other] noch {$n}
    })
step-pawn = Welche Karte deiner Hand verpfändest du?
step-put-same = Welche Karte deiner Hand kommt unter Stapel {$stack}?

## Was man tun kann; `.words` darf man tippen

choice-lay = {$card} auslegen
    .words = {$card} | {$card} auslegen
choice-search = { $step ->
        [take-from] eine Karte aus Stapel {$stack} nehmen
       *[other] Stapel {$stack} durchsuchen ({ $cards ->
            [one] 1 Karte
           *[other] {$cards} Karten
        }){ $cost ->
            [0] {""}
            [one] {" "}für 1 Rohstoff
           *[other] {" "}für {$cost} Rohstoffe
        }
    }
    .words = durchsuche {$stack} | Stapel {$stack} durchsuchen | suche {$stack}
choice-take = „{$card}“ nehmen
    .words = {$card} | nimm {$card} | {$card} nehmen
choice-draw = { $step ->
        [keep-one] dafür die nächste Karte von Stapel {$stack} nehmen
        [take-top] „{$top_card}“ von Stapel {$stack} nehmen
       *[other] die oberste Karte von Stapel {$stack} ziehen ({ $cards ->
            [one] 1 Karte
           *[other] {$cards} Karten
        })
    }
    .words = ziehe {$stack} | Stapel {$stack} | {$stack}
choice-put-under = „{$card}“ unter Stapel {$stack} legen
    .words = lege {$card} unter {$stack} | {$card} {$stack} | {$card} unter Stapel {$stack} legen
choice-keep = { $step ->
        [exchange] die Hand behalten, wie sie ist
       *[other] die gezogene Karte behalten
    }
    .words = behalten | nein
choice-roll = würfeln
    .words = würfeln | würfle
choice-play = „{$card}“ spielen{ $magic ->
        [0] {""}
       *[other] {" "}({$magic} Magie)
    }
    .words = spiele {$card} | {$card} spielen | {$card}
choice-name-number = die {$number} nennen
    .words = {$number} | nenne {$number}
choice-build-road = eine Straße am { $end ->
        [left] linken
       *[right] rechten
    } Ende bauen ({$cost})
    .words = Straße { $end ->
        [left] links
       *[right] rechts
    } | baue Straße { $end ->
        [left] links
       *[right] rechts
    }
choice-build-settlement = eine Siedlung am { $end ->
        [left] linken
       *[right] rechten
    } Ende bauen ({$cost})
    .words = Siedlung { $end ->
        [left] links
       *[right] rechts
    } | baue Siedlung { $end ->
        [left] links
       *[right] rechts
    }
choice-use-scout = eine Siedlung am { $end ->
        [left] linken
       *[right] rechten
    } Ende mit „{$card}“ bauen ({$cost})
    .words = {$card} { $end ->
        [left] links
       *[right] rechts
    } | Siedlung { $end ->
        [left] links
       *[right] rechts
    } „{$card}“
choice-build-city = eine Stadt auf {$place} bauen ({$cost})
    .words = Stadt {$place} | baue Stadt {$place}
choice-build = „{$card}“ {$where} bauen ({$cost}{ $saved ->
        [0] {""}
       *[other] , {$saved} weniger
    })
    .words = baue {$card} | {$card} | {$card} bauen | {$card} {$where}
place = { $half ->
        [left] L
       *[right] R
    }{$number}
where-site = { $side ->
        [above] über
       *[below] unter
    } {$place}
where-beside = {$where} neben {$regions}
choice-trade = {$give} gegen {$get} tauschen
    .words = tausche {$give} gegen {$get} | {$give} gegen {$get}
choice-pull-down = „{$card}“ {$where} abreißen
    .words = {$card} abreißen | reiße {$card} ab
choice-end-actions = die Aktionen beenden
    .words = beenden | fertig
choice-pay = {$one} aus {$card} zahlen: zeigt {$store}
    .words = {$card} | zahle {$card}
choice-gain = {$one} in {$card} erhalten: zeigt {$store}
    .words = {$card} | erhalte {$card}
choice-any-region = dem Spiel überlassen: { $step ->
        [gain] die leersten Landschaften erhalten es
       *[pay] die vollsten Landschaften zahlen
    }
    .words = egal | beliebig
choice-take-resource = dem Gegner {$one} nehmen
    .words = {$one} | nimm {$one}
choice-give-resource = dem Gegner {$one} geben
    .words = {$one} | gib {$one}
choice-stop = { $step ->
        [swap] nichts mehr tauschen
        [choose-regions] keine weitere Landschaft erhält etwas
        [put-some] keine Karten mehr weglegen
        [draw-tops] nichts mehr ziehen
        [fill-tops] nichts mehr ziehen
        [search-free] nichts mehr durchsuchen
        [pawn] nichts verpfänden
       *[steal] nichts mehr nehmen
    }
    .words = genug | nein
choice-skip = { $step ->
        [take-card] keine dieser Karten nehmen
        [take-top] keine dieser Karten nehmen
        [master-search] nicht suchen
        [last-offer] kein Angebot machen
        [instead] den freien Rohstoff nehmen
        [ward] die Räuber gewähren lassen
       *[other] weiter
    }
    .words = weiter | nein
choice-take-region = {$card} nehmen
    .words = {$card} | nimm {$card}
choice-place-region = { $side ->
        [above] oben
       *[below] unten
    } anlegen
    .words = { $side ->
        [above] oben
       *[below] unten
    }
choice-counter = „{$card}“ dagegen spielen
    .words = {$card} | spiele {$card}
choice-no-counter = nichts dagegen spielen
    .words = nein | nichts
choice-pick = „{$card}“ {$where} wählen
    .words = {$card} | wähle {$card}
choice-take-from-hand = „{$card}“ nehmen
    .words = {$card} | nimm {$card}
choice-propose = { $step ->
        [answer] mit einem anderen Angebot antworten
       *[act] dem Gegner ein Angebot machen
    }
    .words = Angebot
choice-add-give = {$one} mehr geben
    .words = gib {$one}
choice-add-want = {$one} mehr wollen
    .words = will {$one}
choice-send = dieses Angebot machen: {$give} gegen {$want}
    .words = anbieten | machen
choice-withdraw = doch kein Angebot machen
    .words = zurückziehen | nein
choice-accept = annehmen: {$want} geben und {$give} erhalten
    .words = annehmen | ja
choice-decline = ablehnen
    .words = ablehnen | nein
choice-use = „{$card}“ {$where} nutzen{ $magic ->
        [0] {""}
       *[other] {" "}({$magic} Magie)
    }
    .words = nutze {$card} | {$card}
choice-take-discarded = „{$card}“ vom Ablagestapel nehmen
    .words = {$card} | nimm {$card}
choice-pick-region = { $step ->
        [give-region] {$card} geben: zeigt {$store}
        [choose-regions] 1 in {$card} erhalten: zeigt {$store}
        [leave-region] {$card} ersetzen: zeigt {$store}
        [put-on-region] auf {$card} legen: zeigt {$store}
       *[take-rivals-region] {$card} nehmen: zeigt {$store}
    }
    .words = {$card} | { $step ->
        [give-region] gib {$card}
        [choose-regions] erhalte {$card}
        [leave-region] ersetze {$card}
        [put-on-region] lege auf {$card}
       *[take-rivals-region] nimm {$card}
    }
choice-pay-gold = {$paid} zahlen
    .words = {$n} | zahle {$n}
choice-name-resource = {$resource} nennen
    .words = {$resource} | nenne {$resource}
choice-pawn = „{$card}“ verpfänden
    .words = {$card} | verpfände {$card} | versetze {$card}
choice-save = {$one} sparen
    .words = {$one} | spare {$one}
choice-pay-kept = {$one} aus dem Verwahrten zahlen
    .words = zahle {$one} | {$one}
choice-choose = {$does}
    .words = {$does}
choice-build-metropolis = eine Metropole auf {$place} bauen ({$cost})
    .words = Metropole {$place} | baue Metropole {$place}
choice-block = Stapel {$stack} für den Gegner sperren
    .words = sperre {$stack} | {$stack}
choice-build-new = die neue Entwicklung „{$card}“ {$where} bauen ({$cost}{ $saved ->
        [0] {""}
       *[other] , {$saved} weniger
    })
    .words = baue {$card} | {$card} | {$card} bauen | {$card} {$where}

## Warum nicht

reason-too-dear = noch nötig: {$missing}{ $saved ->
        [0] { $traded ->
            [0] {""}
           *[other] ; die Bank nimmt dafür {$trade}{ $lacking ->
                [1] {""}
               *[other] {" "}im Ganzen
            }
        }
        [one] , 1 davon wird gespart
       *[other] , {$saved} davon werden gespart
    }
reason-none-left = der Vorrat ist leer: { $centre ->
        [road] alle Straßen sind gebaut
        [settlement] alle Siedlungen sind gebaut
        [citadel] alle Zitadellen sind gebaut
       *[city] alle Städte sind gebaut
    }
reason-no-site = dort steht schon eine andere Karte
reason-city-only = „{$card}“ ist rot und gehört an eine Stadt
reason-no-road = an diesem Ende liegt keine Straße offen
reason-gate = „{$card}“ wartet, bis beide { $together ->
        [1] zusammen
       *[0] je
    } {$points} Punkte haben; du hast {$own}, der Gegner {$rival}
reason-before-roll = „{$card}“ wird vor dem Würfeln gespielt
reason-only-as-answer = „{$card}“ antwortet nur auf einen Angriff
reason-counters-not = „{$card}“ hilft nicht dagegen
reason-rival-has-none = der Gegner hat {$none}
reason-nothing-to-take = der Gegner hat keinen Rohstoff, für den du Platz hast
reason-nothing-to-swap = du hast keinen Rohstoff zu tauschen, oder keinen Platz für einen anderen
reason-nothing-to-use = du hast { $rate ->
        [one] keinen Rohstoff zu tauschen
       *[other] weniger als {$rate} von jedem Rohstoff
    }, oder keinen Platz für einen anderen
reason-nothing-to-pawn = du hast keine Karte zu verpfänden, oder zu wenige Rohstoffe, um die verpfändete zurückzunehmen
reason-nothing-to-offer = kein Angebot ist möglich: Einer hat nichts zu geben, oder der andere keinen Platz dafür
reason-no-room = du hast keinen Platz für mehr {$resource}
reason-no-room-at-all = du hast keinen Platz für das, was sie bringt
reason-too-few = die Bank nimmt {$give}, du hast {$have}
reason-same-offer = dieses Angebot gab es in diesem Zug schon
reason-no-more-offers = ein Zug hat nicht mehr als { $most ->
        [one] 1 Angebot
       *[other] {$most} Angebote
    }
reason-no-cards = dieser Stapel ist leer
reason-rival-searched = diesen Stapel hat der Gegner durchsucht
reason-rival-has-no-room = der Gegner hat keinen Platz für mehr {$resource}
reason-rival-lacks = mehr {$resource} hat der Gegner nicht
reason-no-more-to-give = mehr {$resource} hast du nicht
reason-too-few-to-search = eine Suche kostet { $cost ->
        [one] 1 Rohstoff
       *[other] {$cost} Rohstoffe
    }, du hast {$have}
reason-road-already = an diesem Ende liegt schon eine Straße offen
reason-named-already = die Zahl dieses Zuges ist schon genannt
reason-needs = „{$card}“: {$need}
reason-used-already = „{$card}“ ist in diesem Zug schon genutzt
reason-side-is-full = eine Seite eines Angebots hat nicht mehr als { $most ->
        [one] 1 Rohstoff
       *[other] {$most} Rohstoffe
    }
reason-one-each = „{$card}“ hast du schon: eine davon für jeden
reason-blocked = diesen Stapel hat der Gegner für dich gesperrt
reason-too-few-for-use = für „{$card}“ fehlt dir die Bezahlung: {$cost}

## Die Punkte

score-settlements = { $count ->
        [0] Keine Siedlung
        [one] 1 Siedlung
       *[other] {$count} Siedlungen
    }
score-settlements-how = je 1
score-cities = { $count ->
        [0] Keine Stadt
        [one] 1 Stadt
       *[other] {$count} Städte
    }
score-cities-how = je 2
score-metropolises = { $count ->
        [one] 1 Metropole
       *[other] {$count} Metropolen
    }
score-metropolises-how = je 3
score-cards = {$card}
score-cards-how = Punkte auf der Karte
score-knight-token = Die Rittermarke
score-knight-token-how = Stärke {$mine} : {$theirs}
score-commerce-token = Die Handelsmarke
score-commerce-token-how = Handel {$mine} : {$theirs}
pile-discard = Ablagestapel
pile-lasting = Gespielt, bis verbraucht
pile-developments = Neue Entwicklungen

## Optionen

option-theme = Themen-Set
    .text = Die Karten eines Themen-Sets kommen zu denen des Basisspiels: sechs Stapel, 13 Punkte zum Sieg.
option-theme-0 = keines
option-theme-1 = Ritter & Händler
option-theme-2 = Wissenschaft & Fortschritt
option-theme-3 = Politik & Intrige
option-theme-4 = Handel & Wandel
option-theme-5 = Zauberer & Drachen
option-goal = Punkte zum Sieg
    .text = Wer zuerst so viele Punkte hat, gewinnt; das Basisspiel sagt 12, ein Themen-Set 13.
option-goal-0 = wie das Set es sagt
option-action-gate = Angriffs- und neutrale Karten warten
    .text = Sie warten, bis beide je 7 Punkte haben, je 3 oder zusammen 7, oder sie warten nicht; das Basisspiel sagt je 7, ein Themen-Set je 3.
option-action-gate-0 = bis beide je 7 haben
option-action-gate-1 = bis beide je 3 haben
option-action-gate-2 = bis beide zusammen 7 haben
option-action-gate-3 = nie
option-action-gate-4 = wie das Set es sagt
option-exchange-from = Auswechseln im selben Stapel
    .text = Die neue Karte beim Auswechseln kommt von dem Stapel, unter den die alte gelegt wird.
option-exchange-from-0 = von einem beliebigen Stapel
option-exchange-from-1 = vom selben Stapel
option-exchange-mandatory = Auswechseln ist Pflicht
    .text = Mit voller Hand muss am Ende des Zuges eine Karte ausgewechselt werden.
option-region-draw = Erste Landschaft oben
    .text = Die erste Landschaft einer neuen Siedlung kommt immer nach oben, die zweite nach unten.
option-region-draw-0 = nach Wahl des Erbauers
option-region-draw-1 = die erste nach oben
option-harbor-own-point = Eigener Punkt des Hafens
    .text = Der Hafen zählt einen eigenen Handelspunkt, außer denen für die Flotten.
option-brigands-take-protected = Räuber nehmen alles
    .text = Wer zu viele Rohstoffe hat, verliert Erz und Wolle auch neben einer Garnison.
option-merchant-waits = Der Händler wartet
    .text = Der Händler wartet auf die Punkte wie andere Angriffskarten auch.
option-win-check = Sieg zu jeder Zeit
    .text = Wer die Punkte im Zug des Gegners erreicht, gewinnt sofort.
option-win-check-0 = nur im eigenen Zug
option-win-check-1 = in jedem Zug
option-start-layout = Eigener Aufbau
    .text = Jeder wählt, wie die ersten sechs Landschaften um die beiden Siedlungen liegen.
option-start-layout-0 = wie gedruckt
option-start-layout-1 = jeder nach eigener Wahl
option-rival-trade = Handel mit dem Gegner
    .text = Angebote macht niemand, nur wer am Zug ist, oder jeder von beiden.
option-rival-trade-0 = niemand
option-rival-trade-1 = wer am Zug ist
option-rival-trade-2 = beide
option-turn-cap = Höchstzahl der Züge
    .text = Nach so vielen Zügen jedes Spielers endet das Spiel, und wer mehr Punkte hat, gewinnt.

## Die Zeichnung

drawing-turn = Zug {$turn}: {$player}
drawing-setup = Vor dem ersten Zug
drawing-over = Das Spiel ist aus
drawing-goal = {$points} Punkte gewinnen
drawing-die = { $die ->
        [0] noch nicht gewürfelt
       *[other] Würfel: {$die}
    }
drawing-event = Ereigniskarte: {$card}
drawing-player = {$player}: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
drawing-strength = Stärke {$n}
drawing-tournament = Turnier {$n}
drawing-commerce = Handel {$n}
drawing-token = Marke
drawing-stock = Vorrat
drawing-hand = Hand
drawing-cards = { $n ->
        [one] 1 Karte
       *[other] {$n} Karten
    }
drawing-unknown = {$n} unbekannt
drawing-limit = (Grenze {$n})
drawing-nothing = nichts
drawing-settlement = Siedlung
drawing-city = Stadt
drawing-land-fields = Ackerland
drawing-land-mountains = Gebirge
drawing-land-pasture = Weideland
drawing-land-forest = Wald
drawing-land-hills = Hügelland
drawing-land-gold = Goldfluss
drawing-sign-strength = S
drawing-sign-tournament = T
drawing-sign-commerce = H
drawing-sign-points = P
drawing-stacks = Stapel
drawing-stack = {$stack}: { $n ->
        [one] 1 Karte
       *[other] {$n} Karten
    }
drawing-known = von oben nach unten: {$cards}
drawing-top = oben: {$cards}
drawing-place = von oben die {$n}.: {$card}
drawing-bottom = unten: {$cards}
drawing-supply = übrig
drawing-roads = Straßen {$n}
drawing-settlements = Siedlungen {$n}
drawing-cities = Städte {$n}
drawing-regions = Landschaften {$n}
drawing-events = Ereigniskarten {$n}
drawing-discard = Ablage {$n}
drawing-searched = Stapel {$stack}, oberste zuerst
drawing-choice = Auswahl
drawing-drawn = gezogen
drawing-offer = Angebot
drawing-offers = {$player}: {$give} gegen {$want}
drawing-metropolis = Metropole
drawing-unit-sites = { $n ->
        [one] +1 Einheit
       *[other] +{$n} Einheiten
    }
drawing-used = genutzt
drawing-silenced = jetzt ohne Punkte
drawing-named = genannt
drawing-named-resources = 2:1 {$what}
drawing-keeps = verwahrt {$what}
drawing-pawned = verpfändet: {$card}
drawing-blocked = gesperrt: {$player}
drawing-set-stacks = Set
drawing-developments = neu
drawing-lasting = gespielt
drawing-discarded = Ablagestapel, oberste zuerst
drawing-open = offen
drawing-at-stack = Stapel {$stack}:

## Die Zeichen der Zeichnung

legend-asked =
    .sign = ▸
    .text = hier wird gerade entschieden
legend-store =
    .sign = ■■□
    .text = eine Landschaft, die 2 zeigt und noch Platz für 1 hat
legend-site =
    .sign = ·
    .text = ein freier Bauplatz, oder eine Ecke ohne Landschaft
legend-strength =
    .sign = S
    .text = Stärkepunkte einer Karte
legend-tournament =
    .sign = T
    .text = Turnierpunkte einer Karte
legend-commerce =
    .sign = H
    .text = Handelspunkte einer Karte
legend-points =
    .sign = P
    .text = Siegpunkte einer Karte
legend-again =
    .sign = ( )
    .text = eine Landschaft, die weiter oben schon steht, in einer Reihe aus zwei Zeilen

# The areas of the board
area-dice = Die Würfel
area-piles = Stapel
area-stacks = Stapel
area-events-stack = Ereigniskarten
area-region-stack = Landschaften
area-discard = Ablagestapel
area-developments = Neue Entwicklungen
area-roads = Straßen
area-settlements = Siedlungen
area-cities = Städte
area-start-regions = Erste Landschaften
area-principality = Fürstentum
# as in English
area-hand = Hand
