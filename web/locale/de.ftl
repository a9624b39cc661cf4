### Die Sätze der Web-Oberfläche. Was ein Spiel sagt, steht im Katalog des Spiels.

home = Alle Spiele
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert
copied = Kopiert
loading = Einen Augenblick …
alone-loading = Der Tisch wird in dieser Seite aufgebaut …
alone-waiting = Bailey ist in einem anderen Tab offen. Schließe ihn dort, dann geht es hier weiter.
alone-newer = Es gibt eine neue Fassung von Bailey. Partien gehen da weiter, wo sie sind.
alone-renew = Jetzt benutzen
alone-renew-later = Jetzt nicht
alone-take = Partie als Datei speichern
alone-take-why = Um an einem Server oder auf einem anderen Gerät weiterzuspielen, öffne die Datei dort unter „Eine Aufzeichnung studieren“ und spiele von der letzten Zeile an weiter.
alone-failed = Der Tisch konnte in dieser Seite nicht aufgebaut werden: { $why }
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
no-discards = Noch wurde nichts abgelegt.

welcome = Burgspiele, sofort spielbereit
welcome-alone = Karten- und Brettspiele im Browser, gegen Bots oder zu mehreren an einem Bildschirm. Alles bleibt auf diesem Gerät, ein Netz braucht es nicht.
welcome-more = Karten- und Brettspiele im Browser, gegen Bots oder mit Freunden. Kostenlos und ohne Konto.
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
more-ways = Andere Arten
more-ways-of = Andere Arten, {$game} zu spielen
go-on = Weiterspielen
miniature = {$game}: eine ganze Partie zwischen Bots im Kleinen
study-record = Eine Aufzeichnung studieren
against-bots = Gegen Bots
with-friends = Freunde einladen
pass-and-play = Ein Gerät, mehrere Personen
watch-bots = Bots zusehen
score-pad = Wertungsblock
your-tables = Deine Tische
open-tables = Offene Tische
no-open-tables = Gerade sucht kein Tisch Mitspieler. Richte einen ein und lass ihn hier anzeigen.
join = Einem Tisch beitreten
code = Tischcode
more-tables = { $more ->
        [one] Noch ein Tisch
       *[other] Noch {$more} Tische
    }
state-open = Wartet auf Mitspieler
state-playing = Wird gespielt
state-over = Beendet
your-turn = Du bist am Zug
notice-turn = {$game}: Du bist am Zug

how-many = Wie viele spielen?
who-plays = Wer spielt?
not-with = Nicht zusammen mit der geänderten Option „{$option}“.
presets = Art des Spiels
chance-of-winning =
    { $games ->
        [one] Nach deiner letzten Partie gegen Bots gewinnst du von Partien wie dieser etwa {$percent}.
       *[other] Nach deinen letzten {$games} Partien gegen Bots gewinnst du von Partien wie dieser etwa {$percent}.
    }
preset-first-game = Erstes Spiel
    .text = Ein Bot spielt wie bei seiner eigenen ersten Partie, und Tipps erklären jeden Schritt.
preset-usual = Üblich
    .text = Wie es die Regeln sagen.
preset-everything = Alles
    .text = Alle Erweiterungen zugleich.
last-table = Letzter Tisch noch einmal
last-table-of = { $players ->
        [one] 1 Platz
       *[other] {$players} Plätze
    }, { $bots ->
        [one] 1 Bot
       *[other] {$bots} Bots
    }{ $changed ->
        [0] {""}
        [one] , 1 Variante
       *[other] , {$changed} Varianten
    }
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
bot-named = {$name}, {$character}
strength = Stärke des Bots
time = Zeit
pace-live = Live: Alle sind jetzt da
pace-days = Über mehrere Tage: gezogen wird, wenn jemand Zeit hat
clock-for-each = Bedenkzeit für alle
no-clock = Ohne Uhr
minutes = {$minutes} Minuten und 5 Sekunden je Zug
list-it = Unter den offenen Tischen zeigen
begin = Beginnen
set-up = Tisch einrichten

join-title = {$game}: mitspielen
your-face = Dein Gesicht
no-face = Keines: der Schild des Platzes
face-number = Gesicht {$n}
your-name = Dein Name
renew-cookie = Überall sonst abmelden
renew-cookie-about = Deine Plätze gehören zum Cookie dieses Browsers. Falls jemand es kopiert haben könnte, melde alle anderen ab: Dieser Browser behält deine Plätze, und jede Kopie verliert sie.
renewed-cookie = Erledigt. Nur dieser Browser hat jetzt deine Plätze.
sit-down = Hinsetzen
waiting-room = Wer hier sitzt
let-bot = Einen Bot spielen lassen
let-person = Frei halten
begins-when-full = Es beginnt, sobald alle Plätze besetzt sind.
begins-with-nonces = Alle Plätze sind besetzt. Es beginnt, sobald jeder Browser seine Zufallszahl für die Partie geschickt hat. Auf eine, die fehlt, wird zehn Sekunden gewartet, an Tischen über mehrere Tage einen Tag.
stand-up = Wieder aufstehen
invite = Einladen
invite-watch = Andere zusehen lassen
invite-link = Link für die anderen
share = Teilen
copy = Kopieren
qr = Quadratischer Code für den Link {$link}
open-lan = Handys in diesem Raum mitspielen lassen
open-lan-why = Öffnet den Server für das lokale Netz, bis er beendet wird. Link und Code tragen dann die Adresse dieses Rechners.
reached-nowhere = Bisher erreicht nur dieser Computer den Tisch. Drücke den Knopf: Dann stehen hier Link und Code für die anderen.
no-network = Andere erreichen diesen Computer nicht: Er ist in keinem Netz. Verbinde ihn, zum Beispiel mit dem WLAN, und öffne diese Seite neu.
reached-in-room = Für Geräte in diesem Raum: im selben Netz wie dieses
reached-anywhere = Für alle, wo sie auch sind
move-seat = Auf einem anderen Gerät weiterspielen
move-why = Öffne diesen Link binnen zehn Minuten auf dem anderen Gerät. Der Platz zieht dorthin um; der Link gilt einmal.
move-here = Einen Platz auf dieses Gerät holen
move-here-why = Hier wurde ein Link geöffnet, der einen Platz auf dieses Gerät holt. Das andere Gerät sieht dann nur noch zu.
move-here-do = Hierher holen

you = {$name} (du)
you-mark = (du)
you-short = du
away = abwesend
on-turn = am Zug
look-on = { $people ->
    [one] Eine Person sieht zu
   *[other] {$people} Personen sehen zu
}
points-short = { $points ->
    [one] Pkt.
   *[other] Pkt.
}
points-in-all = {$points} Pkt. insgesamt
points-now-tip = { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}, wenn das Spiel jetzt endete. Ein Druck zeigt, woher sie kommen.
points-of = {$name}: { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}. Zeigen, woher sie kommen.
your-choices = Was zu tun ist
choices-of = Möglich: {$choices}.
waiting-for = Warten auf {$name}
thinks = {$name} überlegt …
sure = {$choice}?
do-it = Ja, so
not-yet = Noch nicht
skip = Vorspulen
hint = Tipp
hint-says = Ein Bot würde: {$choice}.
hint-why = Warum?
hint-list = Die drei besten, für einen Bot
hint-chance =
    { $percent ->
        [0] unter 1 % Siegchance
        [100] über 99 % Siegchance
       *[other] {$percent} % Siegchance
    }
hint-behind = {$percent} % weniger
other-ways = { $others ->
    [one] Noch ein anderer Weg.
   *[other] Noch {$others} andere Wege.
}
would-bring = { $points ->
    [one] {$by} Punkt
   *[other] {$by} Punkte
}
undo = Zurücknehmen
undo-now = Rückgängig
undo-key = U macht es rückgängig.
take-back-asked = Zurücknehmen? Ab jetzt gilt diese Partie als Übung.
take-back = Trotzdem zurücknehmen (die Partie gilt dann als Übung)
look-closer = Genauer ansehen
held = In der Hand: {$card}. Genauer ansehen.
since = Was seit deinem letzten Zug geschah
log = Was geschah
log-whose = Wessen Zeilen
log-only = Nur {$name}
log-more = { $count } weitere
past = Wie es war:
past-before = Einen Augenblick früher
past-after = Einen Augenblick später
past-now = Zurück zum Jetzt
past-my-turn = Zurück zu deinem Zug
log-moment = Zu diesem Augenblick
reader = Karte
reader-empty = Zeige auf eine Karte.
log-empty = Noch ist nichts geschehen.
rule-of = Die Regel dazu: {$what}
compare = Alle im Vergleich
compare-has = Was sie haben
compare-points = Woher die Punkte kommen
moments = Was entschieden hat
moments-how = Die Züge, die zwischen {$name} und {$other} den größten Unterschied machten, mit den Punkten, die am Ende noch zählten. Drücke auf einen Zug, um ihn zu sehen.
picture = Bild vom Ende
picture-failed = Der Browser konnte das Bild nicht zeichnen. Mach stattdessen ein Bildschirmfoto.
picture-whose = Die Seite von {$name}
zoom-end = Bis {$name} zeigen
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
leave-title = Den Tisch verlassen?
leave-later = Später wiederkommen
leave-later-why = { $meanwhile ->
    [alone] Das Spiel wartet auf dich. Es steht auf der Seite aller Spiele ganz oben.
    [days] Dein Platz bleibt deiner, und die anderen warten auf deinen Zug.
   *[live] Dein Platz bleibt deiner. Bist du am Zug und einige Minuten weg, spielt ein Bot, bis du zurück bist.
}
leave-bot = Einen Bot weiterspielen lassen
leave-bot-of = Einen Bot für {$name} weiterspielen lassen
leave-bot-why = Die anderen müssen nicht warten. Du darfst den Platz jederzeit vor dem Ende wieder übernehmen; sonst kommt er in der Rangfolge hinter die anderen.
leave-bot-alone = Du schaust zu, wie ein Bot auf deinem Platz spielt, und darfst ihn jederzeit vor dem Ende wieder übernehmen.
resign-why = Die anderen erfahren es. Ein Bot spielt den Platz zu Ende, und er kommt in der Rangfolge hinter die anderen.
stay = Hierbleiben
left-on-turn = {$name} ist am Zug und weg.
bot-takes-over = In {$time} übernimmt ein Bot.
bot-now = Jetzt einen Bot spielen lassen
bot-plays = Bot spielt
left-why = { $why ->
    [flagged] Die Zeit von {$name} ist abgelaufen: Ein Bot spielt.
    [resigned] {$name} hat aufgegeben: Ein Bot spielt.
   *[away] {$name} ist weg: Ein Bot spielt bis zur Rückkehr.
}
fair-promise = Das Geheimnis, aus dem an diesem Tisch gemischt wird, stand vor der Partie fest. Sein SHA-256 beginnt mit
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
phrases = Kurze Sätze
phrase-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke fürs Spiel!
phrase-moment = Einen Moment, bitte.
phrase-oops = Ups!

over = Das Spiel ist zu Ende
result = Ergebnis zeigen
you-win = Du gewinnst!
you-share = Du teilst den Sieg
wins = {$name} gewinnt
they-share = {$names} teilen den Sieg
end-won = { $margin ->
        [one] Ein Punkt vor {$name}.
       *[other] {$margin} Punkte vor {$name}.
    }
end-won-clearly = { $rivals ->
        [1] {$margin} Punkte vor {$name} – weit außer Reichweite.
       *[other] {$margin} Punkte vor {$name}: Niemand kam in die Nähe.
    }
end-won-narrowly = { $margin ->
        [one] Ein Punkt vor {$name}: Knapper geht es nicht.
       *[other] Nur {$margin} Punkte vor {$name}.
    }
end-lost = {$margin} Punkte hinter {$name}.
end-lost-narrowly = { $margin ->
        [one] Ein Punkt hinter {$name}. So knapp!
       *[other] Nur {$margin} Punkte hinter {$name}. So knapp!
    }
end-level = Gleich viele Punkte; der Gleichstand wurde nach der Regel entschieden.
end-best = Am meisten brachte: {$line}, { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }.
end-decided = Der größte Unterschied: {$line}, {$winner} zu {$other} Punkte.
end-record = Ein Rekord! Bisher waren {$best} Punkte dein Bestes in so einer Partie.
end-record-first = Deine erste Partie dieser Art.
end-record-equal = So gut wie deine beste Partie dieser Art bisher.
end-record-stands = Dein Bestes in so einer Partie: {$best} Punkte.
left-early = vorzeitig gegangen
rematch = Noch einmal
rematch-score = Bisher: {$told}
rematch-waits = Warten auf die anderen …
to-rematch = Zum neuen Tisch
replay = Nachspielen
record = Aufzeichnung herunterladen
fairness = War es fair?
fair-checked = In diesem Browser geprüft: Das Geheimnis, deine Zufallszahl und die Stellungen, die dir gezeigt wurden, passen zur Aufzeichnung.
fair-alarm = Die Aufzeichnung passt nicht zu dem, was diesem Browser gezeigt wurde!
fair-short-yes = Kurz: ja. Was gezogen wird, stand fest, bevor jemand wählte, niemand konnte es ändern, und die Aufzeichnung ergibt noch einmal gespielt dieselbe Partie.
fair-short-no = Kurz: Diese Aufzeichnung beweist es nicht. Die Gründe folgen.
fair-server = Was der Server nachgespielt hat
fair-browser = Was dieser Browser selbst geprüft hat
fair-own-commitment = Das Geheimnis hat den SHA-256, der diesem Browser gezeigt wurde, bevor er seine Zufallszahl gab.
fair-other-commitment = Das Geheimnis hat nicht den SHA-256, der diesem Browser vor der Partie gezeigt wurde: {$shown}
fair-other-secret = Das Geheimnis hat nicht einmal den SHA-256, der in der Aufzeichnung steht.
fair-own-nonce = Die Zufallszahl dieses Browsers steht in der Aufzeichnung an ihrem Platz.
fair-missing-nonce = Die Zufallszahl dieses Browsers steht nicht in der Aufzeichnung an ihrem Platz. Sie kam zu spät, oder der Server ließ sie weg und konnte sich die Karten aussuchen: Dir beweist nichts, dass der Zufall fair war.
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
fair-command = Ob diese Schlüssel die Karten ergeben, die ausgeteilt wurden, sagen nur die Regeln, und dafür verlässt sich diese Seite auf den Server. Um es selbst zu prüfen, lade die Aufzeichnung herunter und lass auf deinem eigenen Rechner dies laufen:
score-cards = Die Wertung, Zeile für Zeile
open-record = Die Aufzeichnung einer Partie öffnen
drop-record = Lege eine Aufzeichnung hier ab oder wähle eine Datei: nach einem Spiel heruntergeladen oder mit „bailey play --save“ gespeichert.
other-record = Andere Aufzeichnung
record-too-large = Diese Datei hat {$size} KiB, eine Aufzeichnung höchstens {$most} KiB. Wähle die Aufzeichnung eines einzelnen Spiels.
turn-back = Zum Zug davor
turn-on = Zum nächsten Zug
go-to-round = Zu einer Runde
round-number = Runde {$number}
speed = Tempo
times = {$speed} ×
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
chart-after = {$points} nach { $moves ->
        [one] 1 Zug
       *[other] {$moves} Zügen
    }
chart-end = {$points} am Ende
play-on = Von hier weiterspielen
play-on-as = Als wer

language = Sprache
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
setting-distinct = Palette für Farbenblinde (Die Burgen von Burgund)
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
final-undo = wartet 1½ Sekunden auf „Rückgängig“
final-ask = wird erst nachgefragt
final-send = wird sofort gesendet
sound-offer = Töne?
sound-yes = An
sound-no = Aus
setting-sound = Töne
setting-notices = Melden, wenn ich am Zug bin
notices-https = Ohne https lässt der Browser keine Benachrichtigungen zu. Bist du am Zug, steht ein ● vor dem Titel der Seite.
notices-open = Du erfährst es, solange eine Seite von Bailey offen ist.
notices-always = Du erfährst es auch, wenn keine Seite von Bailey offen ist: Eine Nachricht kommt auf dieses Gerät.

analysis = Analyse
analyse = Analysieren
analyse-game = Diese Partie {$game} analysieren
analysis-waits =
    { $ahead ->
        [0] Gleich geht es los.
        [one] Eine andere Analyse kommt vorher.
       *[other] {$ahead} andere Analysen kommen vorher.
    }
analysis-first = Die ersten Entscheidungen dauern am längsten: Für sie wird das Spiel schneller gemacht, einmal für diesen Rechner.
analysis-progress = {$done} von {$total} Entscheidungen
seconds-left = noch etwa {$seconds} Sekunden
minutes-left = noch etwa { $minutes ->
    [one] eine Minute
   *[other] {$minutes} Minuten
}
found-so-far = Bisher gefunden
analysis-leave = Sie geht eine Stunde weiter, nachdem diese Seite verlassen wurde. Ist sie dann nicht fertig, geht sie weiter, sobald jemand zurückkommt.
analysis-stop = Analyse anhalten
analysis-stopped = Die Analyse ist angehalten.
analysis-go-on = Weiter
analysis-last = Die letzten {$last} Entscheidungen analysieren
analysis-part = Nur die letzten {$last} von {$choices} Entscheidungen wurden analysiert: Alle Zahlen beginnen mit der ersten davon.
analysis-failed = Die Analyse ist gescheitert.
analysis-again = Noch einmal versuchen
analysis-ready = Die Analyse ist fertig.
analysis-method = Gesucht in {$iterations} Schritten je Entscheidung, aus dem, was der Spieler dann wusste. Die Gewinnchance ist die unter gleich starken Spielern; kleine Unterschiede und weite Pläne sind weniger sicher als große.
to-result = Zum Ergebnis
chance-chart = Die Gewinnchancen im Lauf des Spiels
chance-axis = Gewinnchance
decisions-axis = Entscheidungen
chance-after = {$points} nach { $moves ->
        [one] 1 Entscheidung
       *[other] {$moves} Entscheidungen
    }
chance-end = {$points} am Ende
mark-lucky = Glück für {$player}
mark-unlucky = Pech für {$player}
stroke-lucky = Glück für {$player}: {$by}
stroke-unlucky = Pech für {$player}: {$by}
the-deal = Die Kartenverteilung
quality-sound = Gut
quality-inaccuracy = Ungenauigkeit
quality-mistake = Fehler
quality-blunder = Grober Fehler
qualities-sound = Gute Züge
qualities-inaccuracy = Ungenauigkeiten
qualities-mistake = Fehler
qualities-blunder = Grobe Fehler
whose-choices = Wessen Züge und Glück?
costliest-mine = { $n ->
    [one] Dein teuerster Zug
    [2] Deine zwei teuersten Züge
   *[other] Deine drei teuersten Züge
}
costliest-of = { $n ->
    [one] Der teuerste Zug von {$player}
    [2] Die zwei teuersten Züge von {$player}
   *[other] Die drei teuersten Züge von {$player}
}
nothing-lost = Nichts verschenkt
nothing-lost-why = Kein Zug von {$player} war deutlich schlechter als der beste.
gave-away = {$lost} der Gewinnchance verschenkt (± {$error})
gave-points = { $points ->
    [one] Einen Punkt
   *[other] {$points} Punkte
} des erwarteten Vorsprungs verschenkt (± {$error})
lost-points = { $points ->
    [one] −1 Punkt
   *[other] −{$points} Punkte
}
disputed = In {$share} der Austeilungen war er besser als der bessere Zug.
better = Besser: {$choice}
choice-ahead = Als Nächstes: {$choice}
to-moment = Ansehen
try-it = Ausprobieren
try-it-why = „Ausprobieren“ beginnt in diesem Augenblick ein Übungsspiel gegen Bots, die so stark sind wie die Gegner. Es zählt nicht.
decision-number = Entscheidung {$number}
compared = Züge im Vergleich
compared-choice = Zug
compared-made = gewählt
compared-lead = Erwarteter Vorsprung
compared-everybody = Alle, vor dem Zug und danach
columns = Wohin die Chancen gingen
column-beginning = Anfang
column-own = Eigene Züge
column-rivals = Züge der anderen
column-luck = Glück
luck-deal = die Ausgabe
luck-dice = Würfel
luck-draws = gezogen und aufgedeckt
luck-both = Würfel und Gezogenes zugleich
column-knowledge = Wissen
column-end = Ende
columns-why = Der Anfang und die vier Zeilen darunter ergeben zusammen das Ende. Wissen ist, was sich ändert, wenn der nächste Spieler dieselbe Stellung bewertet. Ein Zug wird nach der Gewinnchance beurteilt, die er verschenkt hat, und nach den erwarteten Punkten, wo diese mehr wert waren, auch in einem entschiedenen Spiel. Die Genauigkeit ist der Anteil der guten Züge unter denen, auf die es ankam: wo einer der verglichenen Züge nicht gut gewesen wäre.
accuracy = Genauigkeit
mattered = Züge, auf die es ankam
decisions = Entscheidungen
decisions-counted = Was zählte
decisions-all = Alle ({$n})
decisions-none = Nichts wurde verschenkt, und der Zufall änderte wenig.
open-ask = Was die offenen Karten gesagt hätten
open-said = Mit offenen Karten war das Beste: {$choice}
open-sound = Mit offenen Karten war dieser Zug so gut wie jeder andere.
analyses = Was meine Analysen zeigen
analyses-nothing = Noch ist keine deiner Partien ganz analysiert. Analysiere eine aus der Liste oben: Dann steht hier, welche Arten von Zügen dich am meisten kosten, was alle Züge verschenkt haben und was das Glück tat.
skill = Können und Glück im Lauf der Zeit
skill-why = Aus deinen analysierten Spielen. Übungsspiele zählen nicht.
skill-nothing = Analysiere ein Spiel aus der Liste oben: Dann steht hier, was deine Züge verschenkt haben und was das Glück tat.
skill-loss = Verschenkt je Entscheidung
skill-table = Als Tabelle
skill-game = Spiel
skill-begins = Das Diagramm beginnt mit {$least} analysierten Partien; du hast {$games}.
mistakes = Meine häufigen Fehler
mistakes-why = Die Arten von Zügen, die am meisten von der Gewinnchance verschenkt haben, oder von Punkten nach ihrem Wert in einem ausgeglichenen Spiel, in den letzten 20 analysierten Partien. Nur Ungenauigkeiten und Schlimmeres zählen.
mistakes-nothing = Noch ist keine deiner Partien ganz analysiert. Analysiere eine aus der Liste oben: Dann steht hier, welche Arten von Zügen dich am meisten kosten.
mistakes-from = Aus { $games ->
    [one] 1 analysierten Partie
   *[other] {$games} analysierten Partien
} mit {$decisions} Entscheidungen von dir.
mistakes-few = Das ist wenig: eher ein Beispiel als eine Gewohnheit.
mistakes-none = Keine Ungenauigkeit und nichts Schlimmeres wurde gefunden.
mistakes-made = Du hast gewählt: {$choice}
mistakes-better = Meist besser: {$choice}
mistakes-alike = Meist besser: ein anderer Zug derselben Art
mistakes-times = { $times ->
    [one] einmal, {$loss}
   *[other] {$times}-mal, je {$loss} im Mittel
}
mistakes-worst = Schlimmster Moment: −{$loss}, {$day}

## Noch einmal wählen, wo etwas verschenkt wurde

again = Noch einmal wählen
again-which = Was würdest du jetzt wählen?
again-whose = Was sollte {$player} wählen?
again-counted = {$n} von {$of}
again-best = Das ist der beste Zug.
again-as-good = Das ist so gut wie der beste Zug.
again-lost = Das verschenkt etwas: {$lost}. Versuch einen anderen.
again-made = so gespielt
again-tap = Noch einmal tippen wählt ihn
again-show = Zeig es mir
again-next = Weiter
again-last = Das war der letzte Augenblick dieses Spiels.
again-compared = Aufgeführt sind die Züge, die verglichen wurden. Du kannst auch jeden anderen wählen: Dann sagt eine Suche, wie gut er ist.
again-picked = Was dort zu tun ist
again-judging = Wie gut ist das? Eine Suche findet es heraus: {$choice}
again-others = Andere Züge ({$n})
again-unknown = Dieses Spiel ist noch nicht analysiert.

## Rätsel: Augenblicke, in denen ein Zug klar der beste ist

puzzle = Rätsel
puzzles = Rätsel
puzzles-all = Alle Rätsel
puzzles-why = Augenblicke aus Spielen von Bots, in denen ein Zug klar der beste ist: eine lange Suche bestätigt es.
puzzles-mine = Rätsel aus deinen eigenen Spielen
puzzles-mine-why = Augenblicke deiner analysierten Spiele, in denen du viel verschenkt hast: Was du am häufigsten verschenkst, kommt zuerst.
puzzles-mine-none = Analysiere ein Spiel, das du gespielt hast: Dann stehen hier die Augenblicke, in denen du viel verschenkt hast.
puzzles-mine-last = Das war vorerst dein letztes. Analysiere noch ein Spiel, dann folgen weitere.
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-solved = {$n} von {$of} gelöst
puzzle-today = Rätsel des Tages
puzzle-number = Rätsel {$n}
puzzle-grade-1 = Leicht
puzzle-grade-2 = Mittel
puzzle-grade-3 = Schwer
puzzle-new = noch nicht versucht
puzzle-solved = gelöst
puzzle-missed = nicht beim ersten Versuch gelöst
puzzle-last = Du hast jedes Rätsel dieses Spiels versucht.

played-nav = Gespielt
played = Was ich gespielt habe
played-open = Alles ansehen
played-why = Auf diesem Server für diesen Browser aufbewahrt und für jedes Gerät, auf dem du weitergespielt hast. Übung wird aufgeführt und zählt nicht.
played-settings = Mitnehmen oder löschen
played-nothing = Noch ist hier keine deiner Partien zu Ende. Spiel eine, dann steht sie hier.
played-kinds = Nach Spiel und Gegner
played-games = Partien
played-all = Alle Partien
played-more = Mehr zeigen
played-show = Diese Partien zeigen
played-won = Gewonnen
played-lost = Verloren
played-left = Aufgegeben
played-uncounted = zählt nicht
played-replay = Diese Partie {$game} nachspielen
totals = Wie es lief
totals-game = Nach Spiel
totals-opponent = Nach Gegner
totals-strength = Nach Stärke der Bots
# as in English
totals-bots = Bots
totals-won = { $wins ->
    [0] kein Sieg in {$games}
   *[other] {$wins} von {$games} gewonnen
}
totals-ahead = { $points ->
        [one] Im Mittel {$points} Punkt vor dem besten anderen
       *[other] Im Mittel {$points} Punkte vor dem besten anderen
    }
totals-behind = { $points ->
        [one] Im Mittel {$points} Punkt hinter dem besten anderen
       *[other] Im Mittel {$points} Punkte hinter dem besten anderen
    }
totals-few = Bei weniger als {$games} Partien steht kein Anteil: Er würde wenig sagen.
played-uncounted-only = Keine dieser Partien zählt: Übung, oder mehrere Plätze an einem Gerät. Die Zahlen beginnen mit der ersten, die zählt.
form = Anteil der Siege im Lauf der Zeit
form-why = Von den letzten zehn Partien bis zu jedem Punkt, gegen wen auch immer.
form-begins = Die Linie beginnt mit {$least} Partien; du hast {$games}.
form-point = {$until}: {$wins} der letzten {$games} gewonnen
last-games = Letzte Partien
figure-games = Partien
figure-wins = Gewonnen
figure-average = Im Mittel
figure-best = Bestwert
streak-won = { $games ->
    [one] Die letzte Partie war gewonnen.
   *[other] Die letzten {$games} Partien waren alle gewonnen.
}
streak-lost = { $games ->
        [one] Die letzte Partie war nicht gewonnen.
       *[other] Von den letzten {$games} Partien war keine gewonnen.
    }
streak-longest = { $games ->
    [0] Noch keine Partie ist gewonnen.
    [one] Meiste Siege nacheinander: 1.
   *[other] Meiste Siege nacheinander: {$games}.
}
course-chart = Wie sich die Punkte entwickelt haben
course-legend = Linie: Punkte im Mittel. Balken: Anteil der gewonnenen Partien.
figure-of = von {$games}
no-win-yet = { $games ->
    [one] Noch kein Sieg in 1 Partie.
   *[other] Noch kein Sieg in {$games} Partien.
}
course-begins = Das Diagramm beginnt mit {$least} Partien; du hast {$games}.
course-legend-scores = Linie: Punkte im Mittel. Balken für Siege kommen mit dem ersten.
course-span = Bis {$until}: { $games ->
    [one] 1 Partie
   *[other] {$games} Partien
}, {$wins} gewonnen, {$average} Punkte im Mittel
holdings-why = Der Server bewahrt auf, wie deine Partien ausgegangen sind, damit du sie wiederfindest. Du kannst alles als eine Datei mitnehmen und löschen.
export = Alles mitnehmen
forget = Alles löschen …
forget-ask = Löschen, was du gespielt hast?
forget-goes = Das wird gelöscht
forget-games = { $games ->
    [0] Ergebnisse und Zahlen (noch gibt es keine)
    [one] Das Ergebnis von 1 Partie und alle Zahlen daraus
   *[other] Die Ergebnisse von {$games} Partien und alle Zahlen daraus
}
forget-alone = { $games ->
    [one] 1 Partie, die du ohne andere Menschen gespielt hast, mit Aufzeichnung und Nachspiel
   *[other] {$games} Partien, die du ohne andere Menschen gespielt hast, mit Aufzeichnung und Nachspiel
}
forget-shared = { $games ->
    [one] Dein Name und deine Verbindung zu 1 Partie mit anderen Menschen
   *[other] Dein Name und deine Verbindung zu {$games} Partien mit anderen Menschen
}
forget-lines = { $lines ->
    [0] Dein Name und wer stumm geschaltet war
    [one] 1 Zeile, die du in einem Chat geschrieben hast, dein Name und wer stumm geschaltet war
   *[other] {$lines} Zeilen, die du in Chats geschrieben hast, dein Name und wer stumm geschaltet war
}
forget-devices = Dasselbe auf allen {$devices} Geräten, die teilen, was du gespielt hast
forget-stays = Das bleibt
forget-logs = Der Verlauf von Partien mit anderen Menschen: Er gehört auch ihnen. Dein Name verschwindet daraus; in der Aufzeichnung bleiben Prüfsummen, aus denen ihn niemand lesen kann.
forget-unfinished = { $games ->
    [0] Partien, die nicht zu Ende sind (es gibt keine)
    [one] 1 Partie, die nicht zu Ende ist: Du kannst sie weiterspielen
   *[other] {$games} Partien, die nicht zu Ende sind: Du kannst sie weiterspielen
}
forget-day = Dass du die heutige Tagesaufgabe begonnen hast, ohne dein Ergebnis: bis Mitternacht UTC, damit es nur eine erste Partie gibt
forget-cookie = Das Cookie dieses Browsers und seine Einstellungen. Was der Browser aufbewahrt, um seine letzten Partien zu prüfen, löschst du mit seinen Daten.
forget-final = Das lässt sich nicht zurücknehmen.
forget-do = Alles löschen
forgotten = { $games ->
    [one] 1 Partie wurde gelöscht, oder dein Name darin.
   *[other] {$games} Partien wurden gelöscht, oder dein Name darin.
}
day-deals = Tagesaufgaben
day-deal = Tagesaufgabe
day-mark = Tagesaufgabe
day-short = Für alle dieselbe Aufgabe: dieselben Karten, derselbe Gegner. Deine erste Partie zählt.
day-nobody = Noch hat sie niemand begonnen
day-begun = { $people ->
        [one] 1 Mensch hat sie begonnen
       *[other] {$people} Menschen haben sie begonnen
    }
day-playing = Deine Partie, die zählt, ist nicht zu Ende
day-placed = { $score ->
        [one] 1 Punkt
       *[other] {$score} Punkte
    }: Platz {$place} von {$people}
day-over = Gespielt
day-until = bis {$time}
day-rules = Wer diese Aufgabe heute spielt, beginnt mit denselben Karten und Würfeln und spielt gegen denselben Gegner. Die erste Partie, die du beginnst, zählt und steht in der Ergebnistafel; spätere sind Versuche. Es gibt keine Tipps, und nichts, was gezeigt wurde, lässt sich zurücknehmen.
day-is-over = Dieser Tag ist vorbei; seine Aufgabe kann nicht mehr gespielt werden.
day-today = Die Aufgabe von heute
day-go-on = Weiterspielen
day-begin = Beginnen: Diese Partie zählt
day-try = Noch einmal versuchen
day-counts = Sie zählt, sobald sie begonnen hat, und muss vor Mitternacht UTC zu Ende sein. Dein Name steht dann in der Ergebnistafel.
day-only-try = Deine erste Partie zählt schon. Eine weitere ist ein Versuch und steht nicht in der Ergebnistafel.
day-warming = Der Gegner wird gerade schneller gemacht, einmal für diesen Rechner. Er wartet darauf, damit alle denselben treffen.
day-results = Ergebnistafel
day-place = Platz
day-rival = Gegner
day-no-results = Noch ist keine Partie zu Ende, die zählt.
day-people = { $begun ->
        [0] Niemand hat sie begonnen
        [one] 1 Mensch hat sie begonnen
       *[other] {$begun} Menschen haben sie begonnen
    }; { $finished ->
        [0] noch zählt keine Partie
        [one] 1 Partie zählt
       *[other] {$finished} Partien zählen
    }.
day-mine = Deine Partien
day-first = Die Partie, die zählt
day-later = Versuch {$number}
day-deleted = gelöscht
day-scored = { $score ->
        [one] 1 Punkt
       *[other] {$score} Punkte
    }
day-uncounted = zählt nicht: Sie wurde aufgegeben oder war vor Mitternacht UTC nicht zu Ende
day-fair = Was das verhindert und was nicht
day-same = Der Zufall kommt aus einem Geheimnis dieses Tages. Der erste Zufallszug, der zweite und jeder weitere ist für alle derselbe, gleich was vorher gewählt wurde: Niemand bekommt besseres Glück, indem er anders spielt oder etwas zurücknimmt.
day-differs = Derselbe Zufallszug kann eine andere Karte bringen: Wo andere Entscheidungen einen anderen Stapel hinterlassen haben, zieht dieselbe Zufallszahl aus anderen Karten.
day-names = Die Ergebnistafel zeigt den Namen, den du in der Partie hattest.
day-cookies = Es verhindert nicht, dass jemand die Aufgabe zuerst mit einem anderen Cookie spielt, in einem anderen Browser oder auf einem anderen Gerät: Hier gibt es keine Konten, und wer sein Cookie löscht, ist neu.
day-watching = Es verhindert nicht, von anderen zu hören, was kommt, oder mit Hilfe eines Programms zu denken.
day-server = Es verhindert nicht, dass der Betreiber dieses Servers die Aufgabe vorher kennt. Er kann sie während des Tages nicht unbemerkt ändern: Die Festlegung unten ist für alle dieselbe.
day-committed = Das Geheimnis des Tages wird nach Mitternacht UTC veröffentlicht. Bis dahin steht hier sein SHA-256; die Aufzeichnungen dieser Partien gibt es ab dann.
day-published = Der Tag ist vorbei und sein Geheimnis veröffentlicht: Damit spielt `bailey verify` die Aufzeichnung jeder dieser Partien nach.
day-commitment = Festlegung
day-secret = Geheimnis
day-before = Die Aufgabe vom {$day}
move-together = Das ist ein Gerät von mir: zusammenhalten, was ich hier und dort spiele
move-together-why = Beide Geräte führen dann alle Partien beider auf, und jedes kann sie mitnehmen und löschen. Lass das Kästchen auf fremden Geräten leer.

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

## Bereiche eines Bretts

area-cards = {$area}: { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
area-browse = Ansehen: {$area}, { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
area-gone = {$area}: hat das Spiel verlassen
area-hidden = {$area}: eine verdeckte Karte
area-place = {$area}, Platz {$place}
area-cell = Spalte {$column}, Reihe {$row}
area-worth = zählt jetzt { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
area-face-down = {$card}, verdeckt
area-here = {$card} hierhin?
area-where-to = {$card}: wohin?
area-held = In der Hand: {$card}
area-with-die = Mit der {$die}: was leuchtet, oder
named = {$name}: {$what}
area-die = Würfel {$die}
area-die-used = Ein benutzter Würfel
area-on-track = {$name}: Feld {$space}
area-on-top = Obenauf: {$top}; noch {$cards}
area-empty-pile = Ein leerer Stapel
area-claim-left = {$what}: noch zu haben
area-claim-taken = {$what}: an {$name} vergeben
area-nothing-yet = {$area}: noch nichts
area-look-at = Ansehen, was {$name} hat
area-of = {$area} von {$name}
area-show = Zeigen, was {$name} hat
area-which-card = Welche Karte?

# What lies over the table, and what is known of a pile
pile-notes = Hier steht, was du weißt: Karten, die du beim Durchsuchen gesehen oder unter den Stapel gelegt hast.
pile-top = Ganz oben
pile-bottom = Ganz unten
pile-unknown = unbekannt
pile-nothing-known = Du kennst keine dieser Karten. Was du beim Durchsuchen siehst, wird hier vermerkt.
sheet-to-the-table = Den Tisch ansehen
sheet-back = Zurück zu den Karten

# What is too large for its box
zoom-closer = Näher
zoom-farther = Weiter weg
zoom-whole = Zurück zur Mitte

## Das Buch eines Spiels

contents = Inhalt
all-cards = Alle Karten
found = { $rules ->
        [0] Keine Regel
        [one] 1 Regel
       *[other] {$rules} Regeln
    } und { $cards ->
        [0] keine Karte
        [one] 1 Art von Karten
       *[other] {$cards} Arten von Karten
    } gefunden
link-to = Link zu dieser Regel: {$title}
to-the-rule = Die Regel lesen
copies = {$count} davon sind im Spiel
reference = Karten und Zeichen
in-play = Jetzt im Spiel
yours = Bei dir
on-the-table = Auf dem Tisch
keys = Tasten am Tisch
key-name-arrows = Pfeile
key-name-shift = Umschalt
key-name-enter = Enter
key-name-escape = Esc
key-move = von einem Ding auf dem Tisch zum nächsten gehen
key-signs = zu den Zeichen gehen, die sich dann erklären
key-choose = wählen, oder beantworten, was gefragt ist
key-press = die Knöpfe der Leiste drücken
key-look = eine Karte genau ansehen
key-cancel = loslassen, was gewählt ist
key-undo = zurücknehmen
key-hint = einen Tipp geben
key-skip = zur Gegenwart vorspulen
key-log = das Protokoll zeigen
key-compare = alle Spieler vergleichen
key-others = ein anderes Brett groß ansehen; Pfeile: das nächste
key-reader = die Karte, auf die gezeigt wird, neben dem Tisch behalten
key-reference = alle Karten und Zeichen zeigen, und was im Spiel ist
key-rules = die Regeln lesen

playground = Werkstatt
playground-why = Ändere, was auf einer Karte steht, und sieh in Sekunden, was das in vielen Partien zwischen Bots bewirkt.
playground-change = Was anders ist
playground-game = Spiel
playground-card = Karte oder Tabelle der Regeln
playground-undo = Wie gedruckt
playground-bots = Wer spielt
playground-random = Zufällige Bots
playground-greedy = Gierige Bots
playground-count = Wie viele Partien
playground-so-many = { NUMBER($games) } Partien
playground-play = Spielen
playground-stop = Abbrechen
playground-games = Partien
playground-found = Was die Partien zeigen
playground-printed = Wie gedruckt
playground-changed = Geändert
playground-more = Spieler haben { NUMBER($points, maximumFractionDigits: 2) } Punkte mehr ({ NUMBER($least, maximumFractionDigits: 2) } bis { NUMBER($most, maximumFractionDigits: 2) }).
playground-fewer = Spieler haben { NUMBER($points, maximumFractionDigits: 2) } Punkte weniger ({ NUMBER($least, maximumFractionDigits: 2) } bis { NUMBER($most, maximumFractionDigits: 2) }).
playground-same = So viele Partien zeigen keinen Unterschied in den Punkten: { NUMBER($points, maximumFractionDigits: 2) } ({ NUMBER($least, maximumFractionDigits: 2) } bis { NUMBER($most, maximumFractionDigits: 2) }). Mehr Partien vielleicht schon.
playground-chart = Wie oft Spieler wie viele Punkte haben
playground-mean = Punkte im Mittel
playground-first = Siege dessen, der beginnt
playground-length = Entscheidungen einer Partie
playground-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
playground-share = { NUMBER($percent, maximumFractionDigits: 1) } %
playground-speed = { NUMBER($games) } in { NUMBER($seconds, maximumFractionDigits: 1) } s
playground-plain = Das wurde in reinem Python gespielt, und das ist langsam: Für diese Regeln gibt es in dieser Seite keinen Maschinencode.
playground-file = Dasselbe als Änderungsdatei, für eine Studie mit bailey study --change:
playground-numbers = Andere Zahlen
playground-rules = Eigene Regeln
playground-own-why = Schreib ein kleines Spiel: Im Editor stehen seine Regeln und Karten, daneben sein Tisch, und beides gehört dir allein. Nichts wird irgendwohin gesendet.
playground-files = Datei
playground-again = Neu beginnen
playground-again-sure = Was du hier geschrieben hast, wird gelöscht. Neu beginnen?
playground-at-table = Spielen
playground-begins = Der Tisch beginnt …
playground-board = Der Tisch deines Spiels
playground-board-here = Hier erscheint der Tisch deines Spiels.
playground-take = Herunterladen
playground-take-why = Entpacke, was du herunterlädst: bailey play, bailey serve und bailey check nehmen den Ordner my-game.
playground-checks = Prüfungen
playground-checks-why = Geht keine Karte verloren, und sieht niemand, was er nicht wissen kann? Dasselbe fragt bailey check.
playground-check = Prüfen
playground-checked = { $failed ->
        [0] Alle { $checks } Prüfungen bestanden.
        [one] Eine von { $checks } Prüfungen nicht bestanden.
       *[other] { $failed } von { $checks } Prüfungen nicht bestanden.
    }
playground-checks-all = Alle Prüfungen
playground-missing = { $count ->
        [0] Nichts fehlt.
       *[other] Was als nächstes fehlt:
    }
# as in English
playground-python = Python
playground-python-why = Bailey als Python-Paket, in diesem Browser: Spiel eine Partie Zug um Zug, frag ihre Regeln, lass Bots denken.
playground-line = Eine Zeile Python
playground-example = Beispiel
playground-runs = Python arbeitet …
