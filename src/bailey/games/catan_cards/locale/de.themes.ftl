### Die Themen-Sets: die Namen ihrer Karten, und was man von ihnen weiß.

## Die Namen der Karten, Set für Set

# Ritter & Händler

card-bodo = Bodo der Friedfertige
card-roland = Roland der Hammer
card-walter-singer = Walter der Sänger
card-landlord = Gutsherr
card-castle = Burg
card-pirate-fleet = Kaperflotte
card-tournament-place = Turnierplatz
card-watchtower = Wachturm
card-toll-station = Zollstation
card-palace = Palast
card-trade-academy = Handelsakademie
card-knights-hall = Rittersaal
card-cloth-hall = Tuchhalle
card-border-dispute = Grenzstreit
card-damsel-imelda = Jungfer Imelda
card-ransom = Lösegeld
card-squire = Knappe
card-letter-of-credit = Kreditbrief
card-market-day = Markttag
card-oath-of-fealty = Treueid
card-raid = Überfall
card-knights-fair = Fest der Ritter und Händler

# Wissenschaft & Fortschritt

card-great-wall = Große Mauer
card-ingo = Ingo der Geschickte
card-cannon = Kanone
card-sp-pirate-fleet = Kaperflotte
card-university = Universität
card-building-crane = Baukran
card-fire-brigade = Feuerwache
card-printing-house = Druckerei
card-academy = Akademie
card-pharmacy = Apotheke
card-observatory = Sternwarte
card-land-reform = Bodenreform
card-inventor = Erfinder
card-doctor = Arzt
card-gunpowder-plot = Pulververschwörung
card-mineral-survey = Erzsuche
card-crop-rotation = Fruchtwechsel
card-scholars-exchange = Austausch der Gelehrten
card-apprentice = Lehrling
card-invention = Erfindung
card-town-fire = Stadtbrand
card-congress = Gelehrtenkongress

# Politik & Intrige

card-metropolis = Metropole
card-inn = Gasthof
card-order-castle = Ordensburg
card-legation = Gesandtschaft
card-pilgrims-hostel = Pilgerherberge
card-court = Gericht
card-archdiocese = Erzbistum
card-triumphal-arch = Triumphbogen
card-cathedral = Kathedrale
card-house-of-republic = Haus der Republik
card-pi-fire-brigade = Feuerwache
card-chancellery = Kanzlei
# as in English
card-inquisition = Inquisition
card-religious-interdict = Kirchenbann
# as in English
card-diplomat = Diplomat
card-corruption = Bestechung
card-secret-brotherhood = Geheimbund
card-archivist = Archivar
card-governor = Statthalter
card-good-neighbors = Gute Nachbarschaft
card-election = Wahl
card-unrest = Unruhen

# Zauberer & Drachen

card-citadel = Zitadelle
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
card-wheel-of-time = Rad der Zeit
card-countermagic = Gegenzauber
card-searching-eye = Suchendes Auge
card-ward = Dornenhecke
card-materialization = Verstofflichung
card-magic-kitchen = Hexenküche
card-change-places = Bäumchen, wechsle dich!
card-better-world = Bessere Welt
card-duel-of-wizards = Duell der Zauberer
card-metamorphosis = Landverwandlung
card-magic-alliance = Magischer Bund
card-by-magics-hand = Mit magischer Hand
card-witch = Hexe
card-ismai = Ismai, der Grüne Drache
card-comet = Komet
card-unicorns = Tanz der Einhörner
card-eclipse = Sonnenfinsternis

# Handel & Wandel

card-lothar = Lothar der Trinker
card-trading-post = Handelsposten
card-wainwright = Wagner
card-warehouse = Lagerhaus
card-shipyard = Werft
card-large-trade-fleet = Große Handelsflotte
card-treasure-fleet = Schatzflotte
card-pawnbroker = Pfandleiher
card-lighthouse = Leuchtturm
card-large-harbor = Großer Hafen
card-grand-bazaar = Großer Basar
card-trade-exchange = Warenbörse
card-chamber-of-commerce = Handelskammer
# as in English
card-bank = Bank
card-treasure-vault = Schatzkammer
card-hanseatic-alliance = Hansebund
card-spice-caravan = Gewürzkarawane
card-smuggler = Schmuggler
card-price-war = Preiskampf
card-bill-of-exchange = Wechselbrief
card-safe-conduct = Freies Geleit
card-trade-winds = Passatwinde
card-slump = Flaute
card-merchants-fair = Kaufmannsmesse

## Was man von einer Karte weiß, und was von uns ist

field-name = Name
field-count = Zahl der Karten
field-cost = Kosten
field-numbers = aufgedruckte Punkte
field-effect = Wirkung
source-known = Bekannt: {$fields}.
source-partly = Zum Teil bekannt: {$fields}.
source-alike = Nach einer ähnlichen Karte eines anderen Spiels der Familie: {$fields}.
source-ours = Von uns: {$fields}.
source-count-known = { $n ->
        [one] 1-mal bekannt
       *[other] {$n}-mal bekannt
    }
source-count-partly = { $n ->
        [one] 1-mal zum Teil bekannt
       *[other] {$n}-mal zum Teil bekannt
    }
source-count-alike = { $n ->
        [one] 1-mal nach einer ähnlichen Karte eines anderen Spiels der Familie
       *[other] {$n}-mal nach ähnlichen Karten eines anderen Spiels der Familie
    }
source-count-ours = { $n ->
        [one] 1-mal von uns
       *[other] {$n}-mal von uns
    }
source-counts = {$field}: {$counts}
