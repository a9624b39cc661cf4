### Die Sätze der Web-Oberfläche. Was ein Spiel sagt, steht im Katalog des Spiels.

home = Zum Regal
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert
copied = Kopiert
loading = Einen Augenblick …
offline = Der Server ist nicht zu erreichen. Läuft er, und ist dieses Gerät in seinem Netz?
part-missing = Ein Teil dieser Seite ließ sich nicht laden. Lade sie neu; sie ist vielleicht älter als der Server.
broken = Am Server ging etwas schief ({$status}). Noch einmal versuchen.
no-page = Unter dieser Adresse ist nichts
skip-to-content = Zum Inhalt
main-menu = Hauptmenü
about = Über Bailey
menu = Menü
settings = Einstellungen
rules = Regeln
legend = Die Zeichen auf den Karten
cards = Karten
players = Spieler
name = Name
search-rules = Regeln und Karten durchsuchen
search-cards = Karten suchen
nothing-found = Nichts gefunden.

welcome = Willkommen im Burghof
welcome-more = Setz dich und spiel gleich los, gegen Bots oder mit Freunden. Ohne Konto.
games = Spiele
for-players = { $least ->
    [one] Für { $most ->
        [one] eine Person
       *[other] 1 bis {$most} Personen
    }
   *[other] { $most ->
        [2] Für {$least} Personen
       *[other] Für {$least} bis {$most} Personen
    }
}
play-now = Gleich spielen
learn = Spielend lernen
ways-of = {$game}: Arten zu spielen
against-bots = Gegen Bots
with-friends = Freunde einladen
pass-and-play = Ein Gerät, mehrere Personen
watch-bots = Bots zusehen
score-pad = Wertungsblock
your-tables = Deine Tische
open-tables = Offene Tische
no-open-tables = Gerade sucht kein Tisch Mitspieler. Richte einen ein und lass ihn hier anzeigen.
join = An einen Tisch
code = Tischcode
state-open = Wartet auf Mitspieler
state-playing = Wird gespielt
state-over = Beendet
your-turn = Du bist am Zug
notice-turn = {$game}: Du bist am Zug

how-many = Wie viele spielen?
who-plays = Wer spielt?
variants = { $changed ->
    [0] Varianten: wie in den Regeln
    [one] Varianten: eine geändert
   *[other] Varianten: { $changed } geändert
  }
seat-number = Platz {$number}
name-of-seat = Name für Platz {$number}
name-if-any = Name
me = Ich
here = Hier
bot = Ein Bot
open-seat = Freier Platz
strength = Stärke des Bots
time = Zeit
pace-live = Alle sind jetzt da
pace-days = Über Tage, wenn jemand Zeit hat
clock-for-each = Bedenkzeit für alle
no-clock = Ohne Uhr
minutes = {$minutes} Minuten und 5 Sekunden je Zug
list-it = Allen unter den offenen Tischen zeigen
begin = Beginnen
set-up = Tisch einrichten

join-title = {$game}: mitspielen
your-name = Dein Name
renew-cookie = Überall sonst abmelden
renew-cookie-about = Deine Plätze gehören zum Cookie dieses Browsers. Falls jemand eine Kopie davon haben könnte, melde sie ab: Dieser Browser behält deine Plätze, jede Kopie verliert sie.
renewed-cookie = Erledigt. Nur dieser Browser hat jetzt deine Plätze.
sit-down = Hinsetzen
waiting-room = Wer hier sitzt
let-bot = Einen Bot spielen lassen
let-person = Frei halten
begins-when-full = Es beginnt, sobald alle Plätze besetzt sind.
begins-with-nonces = Alle sind da. Es beginnt, sobald jeder Browser seinen Teil zum Zufall gegeben hat; auf den, der keinen gibt, wird zehn Sekunden gewartet, ohne Eile einen Tag.
stand-up = Wieder aufstehen
invite = Einladen
invite-watch = Andere zusehen lassen
invite-link = Link für die anderen
share = Teilen
copy = Kopieren
qr = Quadratischer Code für den Link {$link}
open-lan = Handys in diesem Raum mitspielen lassen
open-lan-why = Öffnet den Server für das lokale Netz, bis er beendet wird. Link und Code tragen dann die Adresse dieses Rechners.
move-seat = Auf einem anderen Gerät weiterspielen
move-why = Öffne diesen Link binnen zehn Minuten auf dem anderen Gerät. Der Platz zieht dorthin um; der Link gilt einmal.
move-here = Einen Platz auf dieses Gerät holen
move-here-why = Jemand, vermutlich du, möchte einen Platz hierher verlegen. Das andere Gerät sieht dann nur noch zu.
move-here-do = Hierher holen

you = {$name} (du)
away = abwesend
on-turn = am Zug
look-on = { $people ->
    [one] Eine Person sieht zu
   *[other] {$people} Personen sehen zu
}
points-short = Pkt.
points-of = {$name}: { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}. Zeigen, woher sie kommen.
your-choices = Was zu tun ist
choices-of = Möglich: {$choices}.
waiting-for = {$name} ist am Zug
thinks = {$name} überlegt …
sure = {$choice}?
sure-why = Dabei wird etwas aufgedeckt, oder das Spiel endet; das lässt sich nicht zurücknehmen.
sure-vain = So, wie es steht, brächte es nichts.
do-it = Ja, so
not-yet = Noch nicht
skip = Vorspulen
hint = Tipp
hint-says = Ein Bot würde: {$choice}.
undo = Zurücknehmen
take-back = Trotzdem zurücknehmen (die Partie gilt dann als Übung)
look-closer = Genauer ansehen
held = In der Hand: {$card}. Genauer ansehen.
since = Was seit deinem letzten Zug geschah
log = Was geschah
log-empty = Noch ist nichts geschehen.
rule-of = Die Regel dazu: {$what}
score-now = Wenn das Spiel jetzt endete
score-of = Wertung von {$name}
total = Summe
practice = Übung
reconnecting = Verbindung wird wieder aufgebaut …
clock = Restzeit: {$time}
resign = Aufgeben
resign-of = {$name} gibt auf
return = Den Platz wieder übernehmen
return-of = {$name} übernimmt den Platz wieder
gone = { $why ->
    [flagged] Deine Zeit ist abgelaufen.
    [away] Du warst weg.
   *[resigned] Du hast aufgegeben.
} Ein Bot spielt für dich.
leave-table = Den Tisch verlassen
fair-promise = Ehrliches Spiel: Das Geheimnis dieses Tisches wurde vor dem Geben versiegelt als
keys = Tasten: Pfeile bewegen, Enter wählt, 1 bis 9 drücken die Knöpfe, I zeigt genauer, U nimmt zurück, H gibt einen Tipp, L zeigt das Protokoll, ? die Regeln.
curtain = {$name}, du bist am Zug
curtain-open = Ich bin {$name}
tutorial = Geführtes Spiel
understood = Verstanden
lessons-end = Keine Hinweise mehr

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
say-something = Etwas sagen
send = Senden
mute = {$name} stummschalten
unmute = Alle wieder hören

over = Das Spiel ist zu Ende
result = Ergebnis zeigen
you-win = Du gewinnst!
you-share = Du teilst den Sieg
wins = {$name} gewinnt
they-share = {$names} teilen den Sieg
left-early = vorzeitig gegangen
rematch = Noch einmal
rematch-waits = Warten auf die anderen …
to-rematch = Zum neuen Tisch
replay = Nachspielen
record = Aufzeichnung herunterladen
fairness = War es ehrlich?
fair-checked = In diesem Browser geprüft: Das versiegelte Geheimnis, dein Teil des Zufalls und was dir gezeigt wurde, gehören zu dieser Partie.
fair-alarm = Das ist nicht die Partie, die diesem Browser versprochen wurde!
fair-server = Was der Server nachgespielt hat
fair-browser = Was dieser Browser selbst geprüft hat
fair-own-commitment = Das Geheimnis hat den SHA-256, der diesem Browser gezeigt wurde, bevor er seine Zufallszahl gab.
fair-other-commitment = Das Geheimnis hat nicht den SHA-256, der diesem Browser vor der Partie gezeigt wurde: {$shown}
fair-other-secret = Das Geheimnis hat nicht einmal den SHA-256, der in der Aufzeichnung steht.
fair-own-nonce = Die Zufallszahl dieses Browsers steht in der Aufzeichnung an ihrem Platz.
fair-missing-nonce = Die Zufallszahl dieses Browsers steht nicht in der Aufzeichnung an ihrem Platz. Sie kam zu spät, oder der Server ließ sie weg und konnte sich die Karten aussuchen: Dir beweist nichts, dass der Zufall ehrlich war.
fair-own-rows = {$n ->
        [one] Die eine Stellung, die diesem Browser gezeigt wurde, steht in der Aufzeichnung.
       *[other] Alle {$n} Stellungen, die diesem Browser gezeigt wurden, stehen in der Aufzeichnung.
    }
fair-other-rows = Nach Zeile {$n} wurde diesem Browser eine andere Stellung gezeigt als die der Aufzeichnung.
fair-no-rows = Was diesem Browser gezeigt wurde, lässt sich mit der Aufzeichnung nicht vergleichen.
fair-no-promise = Dieser Browser hat keine Festlegung dieses Tisches aufgehoben; ob das die versprochene Partie ist, kann er nicht sagen.
fair-gave-no-nonce = Dieser Browser gab keine Zufallszahl: Dir beweist die Aufzeichnung nur, dass sie zu sich selbst passt.
fair-same-fold = Alle Zeilen führen hier zum selben Schlüssel des Zufalls wie beim Server: {$key}
fair-other-fold = Die Zeilen der Aufzeichnung führen hier zu einem anderen Schlüssel des Zufalls als beim Server ({$key}): Er hat etwas anderes nachgespielt.
fair-unreadable = Die Aufzeichnung, die der Server schickte, lässt sich nicht lesen.
fair-command = Ob die Karten lagen, wohin diese Schlüssel sie bringen, sagen nur die Regeln; dafür hat diese Seite das Wort des Servers. Wer auf niemandes Wort angewiesen sein will, lädt die Aufzeichnung herunter und lässt auf einem eigenen Rechner dies laufen:
score-cards = Die Wertung, Zeile für Zeile
open-record = Die Aufzeichnung einer Partie öffnen
first = Zum Anfang
previous = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
run = Abspielen
pause = Anhalten
move-number = Zug
lead-chart = Die Punkte aller von Zug zu Zug
points-axis = Punkte
moves-axis = Züge
chart-after = {$points} nach {$moves} Zügen
chart-end = {$points} am Ende
play-on = Von hier weiterspielen
play-on-as = Als wer

language = Sprache
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
motion = Bewegung
motion-system = Wie das Gerät
motion-full = Karten fliegen
motion-none = Nichts bewegt sich
pace = Wie schnell die Züge der anderen gezeigt werden
pace-slow = Langsam
pace-normal = Zum Mitlesen
pace-fast = Schnell
pace-instant = Sofort
setting-confirm = Fragen, bevor etwas nicht mehr zurückzunehmen ist
setting-sound = Töne
setting-notices = Melden, wenn ich am Zug bin
notices-https = Ohne https lässt der Browser keine Benachrichtigungen zu. Bist du am Zug, steht ein ● vor dem Titel der Seite.
notices-open = Du erfährst es, solange eine Seite von Bailey offen ist.
notices-always = Du erfährst es auch, wenn keine Seite von Bailey offen ist: Eine Nachricht kommt auf dieses Gerät.

about-bailey = Mit Bailey spielt, erforscht und simuliert man Karten- und Brettspiele vom Burgenbau. Es ist freie Software unter der Apache-Lizenz 2.0.
about-games = Namen und Wirkungen der Karten sind Tatsachen über Spiele ihrer Verlage, mit denen Bailey nichts zu tun hat. Alle Bilder und Sätze sind unsere eigenen.
about-fair = Hier mogelt niemand, auch kein Bot: Ein Bot weiß, was sein Platz wissen darf, und jedes Mischen lässt sich nach der Partie nachprüfen.
credits = Dank
credit-icons = Die Zeichen auf den Karten kommen von
credit-others = Gebaut mit Svelte, Fluent und uqr (MIT- und Apache-Lizenzen).

cc-castle = Schlossreihe
cc-village = Dorfreihe
cc-deck = Stapel: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
cc-discards = Ablagestapel ansehen: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
cc-discard-pile = Ablagestapel: {$location}
no-discards = Noch liegt nichts hier.
cc-removed = {$location}: hat das Spiel verlassen
cc-messenger-here = Hier steht der Bote
cc-cell = Spalte {$column}, Zeile {$row}
cc-face-down = {$card}, verdeckt
cc-stored = {$gold} Gold darauf.
cc-taken = In der Hand: {$card}
cc-move-messenger = Schlüssel: Bote wechselt
cc-renew-row = Schlüssel: neue Reihe
cc-take = { $price ->
    [0] Umsonst nehmen
   *[other] Für {$price} Gold nehmen
}
cc-take-face-down = Verdeckt: +6 Gold, +2 Schlüssel
cc-where = Wohin mit {$card}?
cc-gold = {$gold} Gold
cc-keys = {$keys} Schlüssel
cc-legend-shield-nobility = Wappen des Adels
cc-legend-shield-faith = Wappen der Kirche
cc-legend-shield-scholarship = Wappen des Wissens
cc-legend-shield-military = Wappen des Militärs
cc-legend-shield-craftsmanship = Wappen des Handwerks
cc-legend-shield-peasantry = Wappen der Bauern
cc-legend-castle = Schlosskarte oder Schlossreihe
cc-legend-village = Dorfkarte oder Dorfreihe
cc-legend-coin = Zwei Gold bekommen
cc-legend-key = Zwei Schlüssel bekommen
cc-legend-per = Für jedes, was folgt; ohne Zusatz in der ganzen eigenen Auslage
cc-legend-line = Gezählt, wo das Raster markiert ist: in der Zeile der Karte, ihrer Spalte oder beiden
cc-legend-neighbour = Gezählt in der Auslage eines Nachbarn, links oder rechts
cc-legend-people = Alle Gegner bekommen etwas
cc-legend-everybody = Alle bekommen etwas
cc-legend-discount = Schlosskarten kosten dich ab jetzt ein Gold weniger
cc-legend-kinds = Für jede verschiedene Art von Wappen
cc-legend-lacking = Für jede der sechs Wappenarten, die dir fehlt
cc-legend-set = Für jeden Satz dieser Wappen
cc-legend-equal = Für je drei gleiche Wappen
cc-legend-pips = Für jede Karte mit genau so vielen Wappen
cc-legend-cost = Für jede Karte mit solchen aufgedruckten Kosten
cc-legend-with-discount = Für jede Karte mit einem Rabatt
cc-legend-with-purse = Für jede Karte mit einem Beutel
cc-legend-down = Wenn eine deiner Karten verdeckt liegt
cc-legend-cells = Wenn die Karte am Ende liegt, wo das Raster markiert ist
cc-legend-absent = Wenn du kein Wappen dieser Art hast
cc-legend-filled = Für jede Karte deiner Auslage, auch verdeckte
cc-legend-empty = Für jedes leere Feld deiner Auslage
cc-legend-purse = Gold aus dem Vorrat kommt auf deine Beutel; jedes Gold dort zählt
cc-legend-discard = Eine Karte jener Reihe ablegen und ihre aufgedruckten Kosten bekommen

## Das Kartenspiel von Burgund

bc-display = Die Auslage, nach der Zahl des Würfels
bc-row = Reihe {$row}: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] {$cards} Karten
}
bc-with-die = Mit der {$die}: was leuchtet, oder
bc-acting = Eine Aktion mit einer {$die}
bc-acting-any = Eine Aktion mit beliebigem Würfel
bc-die = Würfel {$die}
bc-dice-later = Verdeckt: { $dice ->
    [one] 1 Würfel
   *[other] {$dice} Würfel
}
bc-projects = Projekte: {$count} von 3
bc-bought = Die gekauften Karten
bc-estate = Fürstentum
bc-no-estate = Dein Fürstentum: Was du ausspielst, liegt hier, je drei einer Art in einem Stapel.
bc-no-estate-yet = noch keine Karte im Fürstentum
bc-stack = {$type}: { $cards ->
    [1] eine von dreien
    [2] zwei von dreien
   *[other] ein Drilling
}
bc-type = Art
bc-type-castle = Burg
bc-type-mine = Mine
bc-type-cloister = Kloster
bc-type-knowledge = Wissen
bc-type-ship = Schiff
bc-type-pasture = Weide
bc-type-building = Gebäude
bc-good-light = Helle Waren, verkauft mit 1 und 2: {$count}
bc-good-medium = Mittlere Waren, verkauft mit 3 und 4: {$count}
bc-good-dark = Dunkle Waren, verkauft mit 5 und 6: {$count}
bc-animal-chicken = Hühner: {$count}
bc-animal-cow = Rinder: {$count}
bc-animal-sheep = Schafe: {$count}
bc-animal-pig = Schweine: {$count}
bc-sold = Verkaufte Waren: {$goods}
bc-silver = Silber: {$count}
bc-workers = Arbeiter: {$count}
bc-points = Siegpunkte: {$count}
bc-start = Die Startspielerkarte
bc-start-down = Die Startspielerkarte, verdeckt: beginnt den nächsten Durchgang
bc-turns-left = { $turns ->
    [one] noch 1 Zug
   *[other] noch {$turns} Züge
}
bc-middle = Die Mitte des Tisches
bc-round = Durchgang {$round}
bc-triple-brings = Was ein Drilling in diesem Durchgang bringt; die Regeln sagen es in Worten
bc-deck = Nachziehstapel: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
bc-show-left = Welche Karten noch da sind, nach Zahl und Art.
bc-left = Karten, die niemand sieht
bc-left-why = { $cards ->
    [one] 1 Karte liegt
   *[other] {$cards} Karten liegen
} im Nachziehstapel, in verdeckten Stapeln und auf den Händen der anderen. Nachzählen könnte es jeder.
bc-discards = Ablagestapel durchsehen: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
bc-discard-pile = Ablagestapel
bc-open-pile = Obenauf: {$top}; { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
bc-empty-pile = Ein leerer Stapel
bc-firsts = Bonuskarten für den ersten Drilling einer Art
bc-first-left = {$type}: noch zu haben, 1 Punkt
bc-first-taken = {$type}: an {$name} vergeben
bc-sevens = Bonuskarten für alle sieben Arten
bc-seven-left = Noch zu haben: { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}
bc-seven-taken = An {$name} vergeben: { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}
bc-ahead = Du führst mit {$points} vor {$name}
bc-behind = {$name} führt mit {$points}
bc-level = Gleichauf mit {$name}
bc-comparisons = Wie es nach jedem Durchgang stand, du zuerst
bc-compared = Nach Durchgang {$round}: {$own} zu {$his}
bc-to-compare = Durchgang {$round}: steht noch aus
bc-to-come = { $cards ->
    [0] {$name} hat alle seine Karten
    [one] {$name} bekommt noch 1 Karte
   *[other] {$name} bekommt noch {$cards} Karten
}
bc-take = { $die ->
    [0] Nehmen
   *[other] Mit der {$die} nehmen
}{ $workers ->
    [0] {""}
    [one] {""}, 1 Arbeiter
   *[other] {""}, {$workers} Arbeiter
}
bc-sell = { $die ->
    [0] Verkaufen
   *[other] Mit der {$die} verkaufen
}{ $workers ->
    [0] {""}
    [one] {""}, 1 Arbeiter
   *[other] {""}, {$workers} Arbeiter
}
bc-place = { $die ->
    [0] Ausspielen, {$where}
   *[other] Mit der {$die}: {$where}
}{ $workers ->
    [0] {""}
    [one] {""}, 1 Arbeiter
   *[other] {""}, {$workers} Arbeiter
}
bc-restock = Arbeiter auffüllen
bc-take-silver = 1 Silber nehmen
bc-convert = {$what} → 1 Punkt
bc-buy = 3 Silber → 3 Karten
bc-legend-type-castle = Burg: grün, eine Mauer mit Zinnen
bc-legend-type-mine = Mine: grau, eine Raute
bc-legend-type-cloister = Kloster: violett, ein Spitzbogen
bc-legend-type-knowledge = Wissen: gelb, ein Kreis
bc-legend-type-ship = Schiff: blau, ein Rumpf
bc-legend-type-pasture = Weide: hellgrün, acht Ecken
bc-legend-type-building = Gebäude: braun, ein Giebel; das Bild sagt, welches
bc-legend-silver = Zwei Silber bekommen
bc-legend-worker = Zwei Arbeiter bekommen; jeder dreht einen Würfel um eins
bc-legend-point = Einen Siegpunkt bekommen
bc-legend-good = Eine Ware von einem offenen Stapel nehmen
bc-legend-animal = Ein Tier von einem offenen Stapel nehmen
bc-legend-act = Noch eine Aktion, wie mit beliebigem Würfel
bc-legend-take = Eine Karte dieser Arten aus der Auslage nehmen
bc-legend-sell = Alle Waren einer Sorte verkaufen: jetzt Silber, am Ende Punkte
bc-legend-place = Sofort ein weiteres Projekt ausspielen, gleich welcher Zahl
bc-legend-wild = Passt zu jedem Stapel, der nicht voll ist

score-pad-why = Für eine Partie mit echten Karten: eingeben, was wo liegt, und Bailey zählt zusammen.
player-number = Spieler {$number}
add-player = Noch jemand
remove-player = Jemand weniger
add-up = Zusammenzählen
clear = Von vorn
pad-which = Welche Karte liegt hier?
pad-face-down = Verdeckt
pad-no-card = Keine Karte

lesson-castle-combo-aim = In neun Zügen baust du hier ein Raster aus drei mal drei Karten. Jede Karte zählt nach dem Zeichen an ihrem Fuß; das Banner sagt, wie viele Punkte.
lesson-castle-combo-market = In jedem Zug nimmst du eine Karte, und zwar aus der Reihe, bei der der Bote steht: der Reiter daneben. Was leuchtet, kann gewählt werden.
lesson-castle-combo-card = Die goldene Zahl oben links ist der Preis. In der Mitte steht, was die Karte sofort tut, am Fuß, was sie am Ende zählt.
lesson-castle-combo-take = Tippe eine Karte an, um sie zu nehmen; halte sie gedrückt oder zeige darauf, um sie ganz zu lesen. Die erste legt sich von selbst ab: Das Raster wächst um sie herum.
lesson-castle-combo-others = Das Raster deines Gegenübers ist immer zu sehen. Achte darauf, welche Wappen dort gesammelt werden.
lesson-castle-combo-second = Zu teuer? Jede Karte darf stattdessen verdeckt genommen werden: Sie zählt nichts, bringt aber 6 Gold und 2 Schlüssel.
lesson-castle-combo-place = Jede neue Karte kommt neben eine, die schon liegt. Viele zählen eine Zeile oder Spalte, also kommt es auf den Platz an; liegt sie, bleibt sie liegen.
lesson-castle-combo-keys = Bevor du eine Karte nimmst, darfst du einen Schlüssel ausgeben: den Boten zur anderen Reihe schicken oder drei neue Karten auslegen. Ein Schlüssel, den du behältst, ist ein Punkt.
lesson-castle-combo-score = So viel hättest du, wenn das Spiel jetzt endete. Tippe darauf, um zu sehen, was jede Karte bringt.
lesson-castle-combo-poor = Wenig Gold übrig. Eine billige Karte oder eine verdeckte füllt den Beutel wieder.
lesson-castle-combo-top = Manche Karten wollen in der oberen Zeile oder in einer Ecke liegen. Was oben ist, entscheidet sich erst, wenn die dritte Zeile steht.
lesson-castle-combo-end = Das war eine ganze Partie. Das Ergebnis zeigt die Punkte jeder Karte; im Nachspielen siehst du alles noch einmal.

## Die geführte erste Partie von Burgund

lesson-burgundy-cards-aim = Hier entsteht dein Fürstentum: Drei Karten einer Art sind ein Drilling, und Drillinge bringen die meisten Punkte.
lesson-burgundy-cards-aaron = Auch Aaron baut. Nach keinem der fünf Durchgänge darfst du hinter ihm liegen: Hier siehst du, wie es steht.
lesson-burgundy-cards-dice = Das sind deine beiden Würfel: Karten, bei denen nur die Zahl zählt. In jedem von sechs Zügen spielst du einen davon. Tippe auf einen Würfel, um zu sehen, was er kann.
lesson-burgundy-cards-take = Ein Würfel nimmt eine Karte aus der Reihe seiner Zahl. Was leuchtet, ist möglich; halte eine Karte gedrückt oder zeige auf sie, um alles zu lesen.
lesson-burgundy-cards-workers = Jeder Arbeiter dreht einen Würfel um eins, hinauf oder hinab, und 6 und 1 sind Nachbarn. Wo das nötig ist, steht der Preis an der Karte.
lesson-burgundy-cards-place = Eine genommene Karte ist ein Projekt. Spiele die Zahl in ihrer Ecke, um sie ins Fürstentum zu legen: Dann tut sie, was an ihrem Fuß steht.
lesson-burgundy-cards-any = Passt nichts? Jeder Würfel füllt die Arbeiter auf zwei auf, nimmt ein Silber oder macht aus drei Arbeitern oder Silber einen Punkt.
lesson-burgundy-cards-placed = Karten einer Art liegen in einem Stapel; gestrichelt ist, was zum Drilling noch fehlt. Ein violettes Kloster passt auf jeden Stapel.
lesson-burgundy-cards-sell = Zwei gleiche Waren: Ihre beiden Zahlen verkaufen alle einer Sorte auf einmal, für je ein Silber jetzt und je einen Punkt am Ende.
lesson-burgundy-cards-buy = Drei Silber kaufen drei Karten, einmal im Zug und jederzeit: Eine wird Projekt, oder ihr Würfel gibt noch eine Aktion.
lesson-burgundy-cards-bonus = Ein Drilling! Er bringt einen der Boni dieses Durchgangs. Je früher, desto größer sind sie.
lesson-burgundy-cards-full = Mehr als drei Projekte haben keinen Platz. Eine weitere Karte würde eines verdrängen; spiele erst welche aus.
lesson-burgundy-cards-rival = Aaron bekommt zu Beginn jedes Durchgangs Karten und verliert nie einen Zug. Für jedes seiner Klöster bekommst du einen Punkt.
lesson-burgundy-cards-last = Noch zwei Würfel in diesem Durchgang. An seinem Ende werden die Punkte verglichen, Tiere zählen mit: Liegt Aaron vorn, gewinnt er sofort.
lesson-burgundy-cards-round = Ein neuer Durchgang: neue Karten in der Auslage, sechs neue Würfel und kleinere Boni für einen Drilling.
lesson-burgundy-cards-end = Das war eine ganze Partie. Das Ergebnis zeigt, woher deine Punkte kamen; noch eine?
