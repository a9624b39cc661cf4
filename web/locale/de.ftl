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
no-discards = Noch liegt nichts hier.

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
not-with = Nicht zusammen mit der geänderten Option „{$option}“.
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
do-it = Ja, so
not-yet = Noch nicht
skip = Vorspulen
hint = Tipp
hint-says = Ein Bot würde: {$choice}.
undo = Zurücknehmen
undo-now = Rückgängig
undo-key = U macht es rückgängig.
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
final = Eine Wahl, die sich nicht zurücknehmen lässt
final-undo = lässt sich 2½ Sekunden lang rückgängig machen, bevor sie gesendet wird
final-ask = wird erst nachgefragt
final-send = wird sofort gesendet
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
credit-font = Die Auszeichnungsschrift ist ein Auszug aus Source Serif 4 von Frank Grießhammer, Adobe:
credit-others = Gebaut mit Svelte, Fluent und uqr (MIT- und Apache-Lizenzen).

score-pad-why = Für eine Partie mit echten Karten: eingeben, was wo liegt, und Bailey zählt zusammen.
player-number = Spieler {$number}
add-player = Noch jemand
remove-player = Jemand weniger
add-up = Zusammenzählen
clear = Von vorn
pad-which = Welche Karte liegt hier?
pad-face-down = Verdeckt
pad-no-card = Keine Karte
