### Die Sätze der Web-Oberfläche. Was ein Spiel sagt, steht im Katalog des Spiels.

home = Zum Regal
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert
copied = Kopiert
loading = Einen Augenblick …
offline = Der Server ist nicht zu erreichen. Läuft er, und ist dieses Gerät in seinem Netz?
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
seat-number = Platz {$number}
name-of-seat = Name für Platz {$number}
name-if-any = Name
me = Ich
here = Jemand hier
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
sit-down = Hinsetzen
waiting-room = Wer hier sitzt
let-bot = Einen Bot spielen lassen
let-person = Frei halten
begins-when-full = Es beginnt, sobald alle Plätze besetzt sind.
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
sure-why = Dabei wird etwas aufgedeckt; das lässt sich nicht zurücknehmen.
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
return = Den Platz wieder übernehmen
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
score-cards = Die Wertung, Karte für Karte
open-record = Die Aufzeichnung einer Partie öffnen
first = Zum Anfang
previous = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
run = Abspielen
pause = Anhalten
move-number = Zug
lead-chart = Die Punkte aller von Zug zu Zug
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
cc-no-discards = Noch liegt nichts hier.
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
cc-down = Verdeckt
cc-empty = Keine Karte
cc-on-purse = Gold
cc-gold-left = Gold, nicht auf Beuteln
cc-keys-left = Schlüssel
cc-which = Welche Karte liegt hier?
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

score-pad-why = Für eine Partie mit echten Karten: antippen, was wo liegt, und Bailey zählt zusammen.
no-pad = Für dieses Spiel gibt es noch keinen Wertungsblock.
player-number = Spieler {$number}
add-player = Noch jemand
add-up = Zusammenzählen
clear = Von vorn

lesson-castle-combo-aim = In neun Zügen baust du hier ein Raster aus drei mal drei Karten. Jede Karte zählt nach dem Zeichen an ihrem Fuß; das Banner sagt, wie viele Punkte.
lesson-castle-combo-market = In jedem Zug nimmst du eine Karte, und zwar aus der Reihe, bei der der Bote steht: der Reiter daneben. Was leuchtet, kann gewählt werden.
lesson-castle-combo-card = Die goldene Zahl oben links ist der Preis. In der Mitte steht, was die Karte sofort tut, am Fuß, was sie am Ende zählt. Tippe eine Karte an, um sie zu nehmen; halte sie gedrückt oder zeige darauf, um sie ganz zu lesen. Die erste legt sich von selbst ab: Das Raster wächst um sie herum.
lesson-castle-combo-others = Das Raster deines Gegenübers ist immer zu sehen. Achte darauf, welche Wappen dort gesammelt werden.
lesson-castle-combo-second = Zu teuer? Jede Karte darf stattdessen verdeckt genommen werden: Sie zählt nichts, bringt aber 6 Gold und 2 Schlüssel.
lesson-castle-combo-place = Jede neue Karte kommt neben eine, die schon liegt. Viele zählen eine Zeile oder Spalte, also kommt es auf den Platz an; liegt sie, bleibt sie liegen.
lesson-castle-combo-keys = Bevor du eine Karte nimmst, darfst du einen Schlüssel ausgeben: den Boten zur anderen Reihe schicken oder drei neue Karten auslegen. Ein Schlüssel, den du behältst, ist ein Punkt.
lesson-castle-combo-score = So viel hättest du, wenn das Spiel jetzt endete. Tippe darauf, um zu sehen, was jede Karte bringt.
lesson-castle-combo-poor = Wenig Gold übrig. Eine billige Karte oder eine verdeckte füllt den Beutel wieder.
lesson-castle-combo-top = Manche Karten wollen in der oberen Zeile oder in einer Ecke liegen. Was oben ist, entscheidet sich erst, wenn die dritte Zeile steht.
lesson-castle-combo-end = Das war eine ganze Partie. Das Ergebnis zeigt die Punkte jeder Karte; im Nachspielen siehst du alles noch einmal.
