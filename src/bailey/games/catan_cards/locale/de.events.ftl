### Das Catan-Kartenspiel: was geschehen ist.

## Was geschehen ist

event-searched = { $who ->
        [you] Du siehst
       *[other] {$player} sieht
    } Stapel {$stack} durch
event-took = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } von Stapel {$stack}: {$card}
event-laid-out = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$card} { $side ->
        [above] oben
       *[below] unten
    } aus
event-turn-began = Zug {$turn}: { $who ->
        [you] Du bist am Zug
       *[other] {$player} ist am Zug
    }
event-named-number = { $who ->
        [you] Du nennst
       *[other] {$player} nennt
    } für den Ertrag die {$die}
event-rolled-number = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } für den Ertrag eine {$die}
event-rolled-face = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } mit dem Ereigniswürfel: {$face}
event-tournament-won = { $who ->
        [you] Du gewinnst
       *[other] {$player} gewinnt
    } das Turnier mit {$points} zu {$rivals}
event-nobody-won = Niemand gewinnt das Turnier: Beide haben {$points}
event-no-holder = { $token ->
        [knight] Niemand hat die Rittermarke
        [commerce] Niemand hat die Handelsmarke
       *[most] Niemand hat mehr von diesen Karten als der andere
    }: Es geschieht nichts
event-brigands-quiet = In den ersten beiden Zügen jedes Spielers bleiben die Räuber aus
event-brigands-counted = Die Räuber zählen { $who ->
        [you] bei dir
       *[other] bei {$player}
    } { $counted ->
        [one] 1 Rohstoff
       *[other] {$counted} Rohstoffe
    }, { $over ->
        [yes] mehr als {$limit}
       *[no] nicht mehr als {$limit}
    }
event-nothing-to-rob = { $who ->
        [you] Du hast
       *[other] {$player} hat
    } weder Erz noch Wolle zu verlieren
event-turned-up = { $who ->
        [you] Du deckst
       *[other] {$player} deckt
    } „{$card}“ auf
event-no-effect = „{$card}“ hat keine Wirkung auf { $who ->
        [you] dich
       *[other] {$player}
    }
event-put-back = „{$card}“ kommt unter die Ereigniskarten
event-shuffled-events = Alle Ereigniskarten werden gemischt
event-gained = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } {$resource}: {$card} zeigt {$store}
event-produced = {$card} bringt { $who ->
        [you] dir
       *[other] {$player}
    } {$resource} und zeigt {$store}
event-full = {$card} ist voll: { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } dort nichts
event-lost = { $who ->
        [you] Du verlierst
       *[other] {$player} verliert
    } {$resource}: {$card} zeigt {$store}
event-paid = { $who ->
        [you] Du gibst
       *[other] {$player} gibt
    } {$resource} ab: {$card} zeigt {$store}
event-stole = { $who ->
        [you] Du bekommst
       *[other] {$player} bekommt
    } {$resource} vom anderen
event-no-room = Es gibt nichts, wofür { $who ->
        [you] du Platz hast
       *[other] {$player} Platz hat
    }
event-built-road = { $who ->
        [you] Du baust
       *[other] {$player} baut
    } eine Straße am { $end ->
        [left] linken
       *[right] rechten
    } Ende
event-built-settlement = { $who ->
        [you] Du baust
       *[other] {$player} baut
    } eine Siedlung auf {$place}
event-built-city = { $who ->
        [you] Du baust
       *[other] {$player} baut
    } eine Stadt auf {$place}
event-built = { $who ->
        [you] Du baust
       *[other] {$player} baut
    } „{$card}“ { $side ->
        [above] über
       *[below] unter
    } {$place}
event-placed-region = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$card} { $side ->
        [above] oben
       *[below] unten
    } an
event-pulled-down = { $who ->
        [you] Du reißt
       *[other] {$player} reißt
    } „{$card}“ ab
event-traded = { $who ->
        [you] Du tauschst
       *[other] {$player} tauscht
    } {$gave} gegen {$got}
event-played = { $who ->
        [you] Du spielst
       *[other] {$player} spielt
    } „{$card}“
event-countered = { $who ->
        [you] Du antwortest
       *[other] {$player} antwortet
    } mit „{$card}“
event-not-countered = { $who ->
        [you] Du spielst
       *[other] {$player} spielt
    } nichts dagegen
event-duel-rolled = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } eine {$die}; bis {$most} gelingt der Angriff: { $result ->
        [won] gelungen
       *[lost] misslungen
    }
event-returned = { $by-who ->
        [you] Du gibst
        [same] {$by} nimmt
       *[other] {$by} gibt
    } { $by-who ->
        [same] „{$card}“ auf die Hand
       *[other] { $who ->
            [you] dir „{$card}“ auf die Hand
           *[other] {$player} „{$card}“ auf die Hand
        }
    } zurück
event-lies-open = { $by-who ->
        [you] Du nimmst
       *[other] {$by} nimmt
    } „{$card}“ von { $who ->
        [you] dir
       *[other] {$player}
    } aus dem Spiel: Die Karte liegt wieder offen aus
event-saw-hand = { $who ->
        [you] Du siehst
       *[other] {$player} sieht
    } { $rival-who ->
        [you] deine Hand
       *[other] die Hand von {$rival}
    } an
event-took-from-hand = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } von der Hand des anderen: {$card}
event-put-under = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } unter Stapel {$stack}: {$card}
event-drew = { $who ->
        [you] Du ziehst
       *[other] {$player} zieht
    } von Stapel {$stack}: {$card}
event-searched-regions = { $who ->
        [you] Du siehst
       *[other] {$player} sieht
    } den Landschaftsstapel durch
event-shuffled-regions = Der Landschaftsstapel wird gemischt
event-offered = { $who ->
        [you] Du bietest
       *[other] {$player} bietet
    } {$give} gegen {$want}
event-accepted = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } das Angebot an
event-declined = { $who ->
        [you] Du lehnst
       *[other] {$player} lehnt
    } das Angebot ab
event-knight-token = { $who ->
        [you] Du bekommst
       *[other] {$player} bekommt
    } die Rittermarke
event-commerce-token = { $who ->
        [you] Du bekommst
       *[other] {$player} bekommt
    } die Handelsmarke
event-knight-token-back = Niemand hat mehr die Rittermarke
event-commerce-token-back = Niemand hat mehr die Handelsmarke
event-won = { $who ->
        [you] Du hast
       *[other] {$player} hat
    } die Punkte und { $who ->
        [you] gewinnst
       *[other] gewinnt
    }
event-cap-reached = Das waren die letzten Züge: Mehr Punkte gewinnen
event-used = { $who ->
        [you] Du nutzt
       *[other] {$player} nutzt
    } „{$card}“
event-cancelled = { $who ->
        [you] Du antwortest
       *[other] {$player} antwortet
    } mit „{$card}“ und { $who ->
        [you] bleibst
       *[other] bleibt
    } verschont
event-fetched = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } „{$card}“ vom Ablagestapel
event-exchanged-regions = { $who ->
        [you] Du gibst
       *[other] {$player} gibt
    } {$card} für {$rivals}
event-silenced = { $who ->
        [you] Deine Karte
       *[other] Eine Karte von {$player}
    } zählt bis zum nächsten Zug des anderen keine Punkte: {$card}
event-counts-again = { $who ->
        [you] Deine Karte
       *[other] Eine Karte von {$player}
    } hat wieder ihre Punkte: {$card}
event-lapsed = { $who ->
        [you] Deine Karte „{$card}“
       *[other] „{$card}“ von {$player}
    } wirkt nicht mehr
event-saw-event = { $who ->
        [you] Du siehst
       *[other] {$player} sieht
    } oben auf den Ereigniskarten: {$card}
event-saw-next = { $who ->
        [you] Du siehst
       *[other] {$player} sieht
    } oben auf Stapel {$stack}: {$card}
event-laid-back = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } oben auf Stapel {$stack} zurück: {$card}
event-built-metropolis = { $who ->
        [you] Du baust
       *[other] {$player} baut
    } eine Metropole auf {$place}
event-blocked-stack = { $who ->
        [you] Du sperrst
       *[other] {$player} sperrt
    } Stapel {$stack} für den nächsten Zug des anderen
event-revealed = „{$card}“ liegt offen auf Stapel {$stack}
event-named-card = { $who ->
        [you] Du nennst
       *[other] {$player} nennt
    } „{$card}“
event-kept = { $who ->
        [you] Deine Karte „{$card}“ verwahrt
       *[other] „{$card}“ von {$player} verwahrt
    } {$resource}
event-spent-kept = { $who ->
        [you] Du gibst
       *[other] {$player} gibt
    } {$resource} aus „{$card}“ ab
event-named-resource = { $who ->
        [you] Du nennst
       *[other] {$player} nennt
    } {$resource}
event-pawned = { $who ->
        [you] Du verpfändest
       *[other] {$player} verpfändet
    }: {$card}
event-redeemed = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } vom Pfandleiher zurück: {$card}
event-saved = { $who ->
        [you] Du sparst
       *[other] {$player} spart
    } {$resource}
