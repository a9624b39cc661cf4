### The theme sets: the names of their cards, and what is known of them.

## The names of the cards, set by set

# Knights & Merchants

card-bodo = Bodo the Peaceful
card-roland = Roland the Hammer
card-walter-singer = Walter the Singer
card-landlord = Landlord
card-castle = Castle
card-pirate-fleet = Pirate Fleet
card-tournament-place = Tournament Place
card-watchtower = Watchtower
card-toll-station = Toll Station
card-palace = Palace
card-trade-academy = Trade Academy
card-knights-hall = Knights’ Hall
card-cloth-hall = Cloth Hall
card-border-dispute = Border Dispute
card-damsel-imelda = Damsel Imelda
card-ransom = Ransom
card-squire = Squire
card-letter-of-credit = Letter of Credit
card-market-day = Market Day
card-oath-of-fealty = Oath of Fealty
card-raid = Raid
card-knights-fair = Fair of Knights and Merchants

# Science & Progress

card-great-wall = Great Wall
card-ingo = Ingo the Skillful
card-cannon = Cannon
card-sp-pirate-fleet = Pirate Fleet
card-university = University
card-building-crane = Building Crane
card-fire-brigade = Fire Brigade
card-printing-house = Printing House
card-academy = Academy
card-pharmacy = Pharmacy
card-observatory = Observatory
card-land-reform = Land Reform
card-inventor = Inventor
card-doctor = Doctor
card-gunpowder-plot = Gunpowder Plot
card-mineral-survey = Mineral Survey
card-crop-rotation = Crop Rotation
card-scholars-exchange = Scholars’ Exchange
card-apprentice = Apprentice
card-invention = Invention
card-town-fire = Town Fire
card-congress = Scholars’ Congress

# Politics & Intrigue

card-metropolis = Metropolis
card-inn = Inn
card-order-castle = Order Castle
card-legation = Legation
card-pilgrims-hostel = Pilgrims’ Hostel
card-court = Court
card-archdiocese = Archdiocese
card-triumphal-arch = Triumphal Arch
card-cathedral = Cathedral
card-house-of-republic = House of the Republic
card-pi-fire-brigade = Fire Brigade
card-chancellery = Chancellery
card-inquisition = Inquisition
card-religious-interdict = Religious Interdict
card-diplomat = Diplomat
card-corruption = Corruption
card-secret-brotherhood = Secret Brotherhood
card-archivist = Archivist
card-governor = Governor
card-good-neighbors = Good Neighbors
card-election = Election
card-unrest = Unrest

# Wizards & Dragons

card-citadel = Citadel
card-ari = Ari
card-hor = Hor
card-ira = Ira
card-arsa = Arsa
card-hafli = Hafli
card-uma = Uma
card-wheel-of-time = Wheel of Time
card-countermagic = Countermagic
card-searching-eye = Searching Eye
card-ward = Ward of Thorns
card-materialization = Materialization
card-magic-kitchen = Magic Kitchen
card-change-places = Change Places!
card-better-world = Better World
card-duel-of-wizards = Duel of the Wizards
card-metamorphosis = Terrain Metamorphosis
card-magic-alliance = Magic Alliance
card-by-magics-hand = By Magic’s Hand
card-witch = Witch
card-ismai = Ismai the Green Dragon
card-comet = Comet
card-unicorns = Dance of the Unicorns
card-eclipse = Eclipse

# Trade & Change

card-lothar = Lothar the Drunkard
card-trading-post = Trading Post
card-wainwright = Wainwright
card-warehouse = Warehouse
card-shipyard = Shipyard
card-large-trade-fleet = Large Trade Fleet
card-treasure-fleet = Treasure Fleet
card-pawnbroker = Pawnbroker
card-lighthouse = Lighthouse
card-large-harbor = Large Harbor
card-grand-bazaar = Grand Bazaar
card-trade-exchange = Trade Exchange
card-chamber-of-commerce = Chamber of Commerce
card-bank = Bank
card-treasure-vault = Treasure Vault
card-hanseatic-alliance = Hanseatic Alliance
card-spice-caravan = Spice Caravan
card-smuggler = Smuggler
card-price-war = Price War
card-bill-of-exchange = Bill of Exchange
card-safe-conduct = Safe Conduct
card-trade-winds = Trade Winds
card-slump = Market Slump
card-merchants-fair = Merchants’ Fair

## What is known of a card, and what is ours

field-name = name
field-count = number of copies
field-cost = cost
field-numbers = printed points
field-effect = effect
source-known = Known: {$fields}.
source-partly = Known in part: {$fields}.
source-alike = After a like card of another game of the family: {$fields}.
source-ours = Ours: {$fields}.
source-count-known = { $n ->
        [one] 1 known
       *[other] {$n} known
    }
source-count-partly = { $n ->
        [one] 1 known in part
       *[other] {$n} known in part
    }
source-count-alike = { $n ->
        [one] 1 after a like card of another game of the family
       *[other] {$n} after like cards of another game of the family
    }
source-count-ours = { $n ->
        [one] 1 ours
       *[other] {$n} ours
    }
source-counts = {$field}: {$counts}
