### Die Kommandozeile: alles, was sie Spielern sagt. `.words` nennt, was man tippen darf, durch `|` getrennt.

## Wer spielt

you = Du
player = Spieler {$n}
played-by = {$player} ({$bot})
bot-named = {$player}, {$character} ({$bot})
names-and = {$first} und {$last}

## Kommen und gehen

welcome = {$game}: {$players}{ $seed ->
        [none] {""}
       *[other] , Startwert {$seed}
    }. Tippe `hilfe`, wenn du Hilfe brauchst.
not-translated = {$game} selbst spricht bisher nur Englisch.
nothing-saved = Es wurde nichts gespielt, also ist nichts gespeichert.
saved-go-on = Gespeichert. Weiter geht es mit:
replay-it = Noch einmal Schritt für Schritt ansehen:
record-cut = {$file}: die letzte Zeile war abgeschnitten und wird weggelassen; das Spiel geht davor weiter
record-not-compared = {$file}: Die Prüfsummen haben einen anderen Aufbau als bei diesem Bailey und wurden nicht verglichen; die Entscheidungen und das Ergebnis schon
record-converted = {$file}: Die Prüfsummen hatten einen anderen Aufbau; die Entscheidungen wurden verglichen und alle Prüfsummen neu geschrieben
not-compiled = Die Regeln ließen sich nicht übersetzen. Die Bots spielen ohne das weiter und suchen höchstens eine Sekunde lang.

## Am Tisch

thinking = {$player} denkt nach
hand-over = {$player}, du bist dran. Drück die Eingabetaste, wenn niemand sonst hinsieht.
all-final = nichts davon lässt sich zurücknehmen
some-final = * lässt sich nicht zurücknehmen
in-vain = {$choice} (brächte nichts)
between = {"; "}
which-one = Was davon? {$found}
not-now = Das geht nicht: {$reason}.
not-understood = {$typed} verstehe ich nicht: Tippe eine Zahl oder einen Namen, oder `hilfe`.
game-over = Das Spiel ist zu Ende
nothing-blocked = Nichts, worauf du zeigen kannst, ist gerade gesperrt.
nothing-blocks = Nichts spricht gegen {$typed}.
why-line = {$choice}: {$reason}
why-more = {$choices}; und { $n ->
        [one] noch etwas dieser Art
       *[other] noch {$n} dieser Art
    }
nothing-to-undo = Nichts lässt sich zurücknehmen: Eine Karte wurde aufgedeckt, oder jemand anderes war seitdem am Zug.
taken-back = Zurückgenommen.
hint-thinking = Der Such-Bot denkt nach
hint = Der Such-Bot würde {$label} wählen: {$choice}.
no-player = Die Spieler haben die Nummern 1 bis {$most}.
no-card = Keine Karte heißt {$typed}.
which-card = Welche Karte? Tippe `karte` und ihren Namen.
pile = {$pile}: {$cards}
pile-empty = leer
no-rule = In keiner Regel steht {$typed}. Es gibt: {$known}

## Was man am Tisch tippen kann

help-choose = 4
    .text = wähle Zeile 4; oder tippe den Namen, so viel davon wie nötig
command-why = warum [NAME]
    .words = warum | why
    .text = warum etwas nicht geht
command-undo = zurück
    .words = zurück | zurueck | undo | z | u
    .text = nimm deine letzte Wahl zurück, solange keine Karte aufgedeckt wurde
command-hint = tipp
    .words = tipp | hint
    .text = frag den Such-Bot, was er tun würde
command-score = punkte
    .words = punkte | score
    .text = was alle bisher haben; `punkte 2` Karte für Karte
command-card = karte NAME
    .words = karte | card
    .text = alles, was eine Karte kann
command-look = tisch
    .words = tisch | look
    .text = zeichne den Tisch noch einmal; `tisch alle` mit allen Auslagen
command-discards = ablage
    .words = ablage | discards
    .text = sieh die Ablagestapel durch
command-legend = legende
    .words = legende | legend
    .text = was die Zeichen bedeuten
command-help = hilfe WORT
    .words = hilfe | help | ?
    .rules = regeln | rules
    .text = die Regeln zu etwas; `hilfe regeln` zählt sie auf
command-quit = ende
    .words = ende | quit | q
    .text = hör auf; das Spiel ist gespeichert

## Die Wertung

score-line = {$what}: {$how}
score-sum = zusammen
score-tie-break = {$player} (Stichentscheid {$points})
verdict-wins = { $who ->
        [you] Du gewinnst
       *[other] {$player} gewinnt
    }{ $tied ->
        [yes] {" "}durch Stichentscheid
       *[no] {""}
    }.
verdict-ahead = { $who ->
        [you] Du liegst
       *[other] {$player} liegt
    } vorn{ $tied ->
        [yes] {" "}durch Stichentscheid
       *[no] {""}
    }.
verdict-share = { $who ->
        [you] {$players} teilt euch
       *[other] {$players} teilen sich
    } den Sieg.
verdict-level = { $who ->
        [you] {$players} seid
       *[other] {$players} sind
    } gleichauf.

## Schritt für Schritt durch eine Aufzeichnung

replay-help = Eingabetaste: weiter   z: zurück   12: Zeile 12   ende   q: Schluss
replay-on = w | weiter | n | next
replay-back = z | zurück | b | back
replay-end = ende | end
replay-quit = q | schluss | quit
replay-begins = das Spiel beginnt
replay-head = {$game}: {$players}
replay-row-begins = Zeile {$n} von {$rows}: {$what}.
replay-row = Zeile {$n} von {$rows}, {$what}.
replay-last = Das war die letzte Zeile.
replay-undo = Zurückgenommen bis zu Zeile {$n}.
replay-takeover = {$player} wird ab jetzt von {$bot} gespielt.
replay-undone = {$player} wählt `{$choice}`, was später zurückgenommen wird.
replay-resign = {$player} gibt auf.
replay-timeout = {$player} hat die Zeit überschritten.

## Eine Analyse

analysis-progress = Entscheidungen
analysis-kept = {$n} von {$total} Entscheidungen sind ausgerechnet und aufgehoben; derselbe Befehl macht dort weiter
analysis-page = die Seite steht in {$file}
analysis-method = { $decisions ->
        [one] Eine Entscheidung
       *[other] {$decisions} Entscheidungen
    }, je {$iterations} Durchläufe. Eine Chance ist die auf den Sieg; was das Glück an ihr ändert, wird ab 5 % genannt.
analysis-part = Nur die letzten {$last} von {$choices} Entscheidungen: Die Spalten beginnen mit der ersten davon.
analysis-percent = {$n} %
analysis-chances = Chance {$before}, dann {$after}
analysis-gave = , {$lost} verschenkt
analysis-sound = Gut
analysis-inaccuracy = Ungenau
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-better = Besser: {$choice}
analysis-with-error = {$n} ± {$error}
analysis-option = {$choice}: {$chance}, Vorsprung {$lead}
analysis-option-made = {$choice} (gewählt): {$chance}, Vorsprung {$lead}
analysis-compared-line = Verglichen: {$options}.
analysis-stands = {$player}: {$chance}, Vorsprung {$lead}
analysis-compared = Verglichene Möglichkeiten
analysis-made = gewählt
analysis-everybody = Alle, vor der Wahl und danach
analysis-lead = Erwarteter Vorsprung
analysis-stroke = Glück für {$player}: {$change}.
analysis-deal = Das Austeilen.
analysis-open = Mit offenen Karten war das Beste: {$choice}; die Wahl verschenkte {$lost}.
analysis-in-points = { $n ->
        [0] weniger als 1 Punkt
        [one] 1 Punkt
       *[other] {$n} Punkte
    }
analysis-lost = Das verschenkte {$lost} der Chance auf den Sieg (± {$error}).
analysis-lost-points = Das verschenkte {$lost} des erwarteten Vorsprungs.
analysis-disputed = In {$share} der Austeilungen war sie besser als die bessere.
analysis-summary = Wohin die Chancen gingen
analysis-player = Wer
analysis-beginning = Anfang
analysis-own = Eigene Wahl
analysis-rivals = Gegner
analysis-luck = Glück
analysis-luck-from = Glück von {$player}: {$sources}.
analysis-luck-deal = die Ausgabe {$change}
analysis-luck-dice = Würfel {$change}
analysis-luck-draws = gezogen und aufgedeckt {$change}
analysis-luck-both = Würfel und Gezogenes zugleich {$change}
analysis-knowledge = Wissen
analysis-end = Ende
analysis-accuracy = Genauigkeit
analysis-adds-up = Anfang und die vier Spalten ergeben zusammen das Ende. Wissen ist, was sich ändert, wenn der nächste Spieler dieselbe Stellung bewertet. Eine Entscheidung wird nach der Chance beurteilt, die sie verschenkt hat, und nach den erwarteten Punkten, wo diese mehr wert waren, auch in einem entschiedenen Spiel. Genauigkeit ist der Anteil guter Entscheidungen, wo es darauf ankam: wo eine der verglichenen nicht gut gewesen wäre.
analysis-costliest = { $n ->
        [one] Die teuerste Entscheidung von {$player}
       *[other] Die {$n} teuersten Entscheidungen von {$player}
    }
analysis-curve = Chancen auf den Sieg im Lauf des Spiels
analysis-all = Alle Entscheidungen
analysis-row-number = Zeile
analysis-choice = Wahl
# as in English
analysis-chance = Chance
analysis-judgement = Urteil
analysis-nothing-lost = Keine Entscheidung von {$player} war deutlich schlechter als die beste.

## Listen

game-line = {$game}, { $most ->
    [1] 1 Spieler
    [2] 2 Spieler
   *[other] {$least} bis {$most} Spieler
}
game-alone = allein, gegen {$opponents}
no-rules = {$game} hat noch keine Regeltexte.
no-legend = {$game} hat noch keine Legende.
# as in English
game-option = --option {$option}=… ({$values}): {$title}. {$text}

## Was nicht stimmt, und was hilft

error-language = {$field}: die Sprache {$asked} gibt es nicht; es gibt {$known}
error-bug = ein Fehler im Programm: {$fault}; BAILEY_DEBUG=1 zeigt, wo
error-file = Datei
error-see-help = {$fault} (siehe `{$command} --help`)
error-resume-who = --resume: in der Aufzeichnung steht, wer was spielt; lass --players, --solo, --seats, --option und --seed weg
error-which-game = GAME: nenne das Spiel, eins von {$known}; oder setze eins fort mit --resume DATEI
error-several-games = {$folder}: enthält mehrere Spiele, {$found}; nenne den Ordner von einem davon
error-folder-not-named = GAME: es gibt kein Spiel {$name}; für das in diesem Ordner schreib ./{$name}
error-other-game = {$file}: ist ein Spiel {$game}, nicht {$asked}; lass den Namen weg
error-only-bots = --seats: zusehen kann man nur Bots; um selbst zu spielen, nimm `bailey play`
error-exists = --save: {$file} gibt es schon; nenne eine andere Datei
error-no-folder = --save: den Ordner von {$file} gibt es nicht; lege ihn zuerst an
error-no-writing = --save: in {$folder} lässt sich keine Datei anlegen; nenne einen anderen Ordner
error-seats = --seats: nennt {$seats} Plätze, aber --players sagt {$players}; lass --players weg
error-count = {$field}: {$game} ist für { $most ->
    [2] 2 Spieler
   *[other] {$least} bis {$most} Spieler
}, nicht für {$count}
error-option = --option: schreib {$option} einmal, als NAME=WERT
error-option-value = --option {$option}: ist eines von {$values}, nicht {$value}
error-no-solo = --solo: {$game} hat keinen eigenen Gegner; lass es weg
error-solo-players = --solo: heißt ein Spieler, aber --players sagt {$players}; lass eines davon weg
error-seat = --seats: {$fault}; ein Mensch ist `you` oder `you:NAME`
# as in English
error-person = --seats: {$fault}
error-same-name = --seats: zwei Spieler heißen gleich; gib jedem einen eigenen Namen
error-home = BAILEY_HOME: {$folder}: {$fault}; setze es auf einen Ordner von dir, oder nenne eine Datei mit --save
error-home-closed = BAILEY_HOME: {$folder}: dort lässt sich keine Datei anlegen; setze es auf einen Ordner von dir, oder nenne eine Datei mit --save
error-no-record = {$file}: ist keine Aufzeichnung; eine Aufzeichnung beginnt mit `bailey record 2`
error-no-rows = --row: {$file} ist eine Stellung und hat keine Zeilen; lass es weg
error-row = --row: {$row} ist keine Zeile, die zählt; das sind 1 bis {$last}, ohne die zurückgenommenen
error-too-large = ist größer als {$most} MiB; so viel braucht keine Stellung
error-no-object = eine Stellung ist ein Objekt {"{"}...{"}"}
error-no-game = game: sagt, welches Spiel es ist, eins von {$known}
error-seat-number = --seat: die Spieler haben die Nummern 1 bis {$most}, nicht {$seat}
error-no-rule = rules: in keiner steht {$typed}; es gibt {$known}
error-no-pad = GAME: {$game} hat keinen Wertungsblock; schreib die Stellung als JSON und nimm `bailey score`
error-pad-ended = score-pad: die Eingabe endete vor der letzten Frage; gewertet ist nichts

## Was eine Aufzeichnung beweist

verify-committed = Das Geheimnis hat den SHA-256, den die Aufzeichnung als Festlegung nennt: {$commitment}
verify-folded = Alle {$rows} Zeilen folgen aus dem Geheimnis, den Zufallszahlen und dem, was gewählt wurde.
verify-not-compared = Die Prüfsummen wurden nicht verglichen: Sie haben einen anderen Aufbau als bei diesem Bailey. Alle {$rows} Zeilen sind erlaubte Entscheidungen unter dem Zufall dieser Aufzeichnung; wer die Prüfsummen bestimmt hat, konnte diesen Zufall aber lenken. Prüfe sie mit dem Bailey, das sie geschrieben hat.
verify-nonces = {$n ->
        [0] Niemand hat eine Zufallszahl beigetragen; wer den Tisch betrieb, konnte also Geheimnisse durchprobieren, bis ihm die Karten passten: Über die Karten beweist das nichts.
        [one] Eine Person hat eine Zufallszahl beigetragen.
       *[other] {$n} Personen haben eine Zufallszahl beigetragen.
    }
verify-day = Es ist die Tagesaufgabe vom {$day}: Der Zufall kam allein aus dem Geheimnis dieses Tages und der Nummer jedes Zufallszugs, gleich was gewählt wurde. Vergleiche die Festlegung mit der auf der Seite dieses Tages: Sie ist für alle dieselbe. Das beweist nicht, dass der Betreiber des Servers sie nicht vorher kannte.
verify-no-nonce = Spieler {$player} hat keine beigetragen: Diesem Spieler beweist das nichts.
verify-key = Der Schlüssel des Zufalls, der als Nächstes käme; die Seite des Tisches zeigt ihn auch: {$found}
verify-own-commitment = Die Festlegung ist die, die dir gezeigt wurde.
verify-own-nonce = Deine Zufallszahl {$nonce} ist die von Spieler {$player}.
verify-not-commitment = Nicht geprüft: ob das die Festlegung ist, die dir vor dem Spiel gezeigt wurde; nenne sie mit --commitment.
verify-not-nonce = Nicht geprüft: ob deine Zufallszahl darin steht; nenne sie mit --nonce.
verify-removed = Der Name einer Person wurde später aus der Aufzeichnung entfernt; die Prüfsummen, in denen er stand, lassen sich nicht mehr nachrechnen: Wer sie schrieb, hätte den Zufall verbiegen können.
verify-practice = Es war Übung: Jemand ging hinter etwas zurück, das schon gezeigt war, oder es begann mit einer Stellung.
error-verify-seed = {$file}: hat keine Zeile `fair`: Der Zufall kam aus einem Startwert, und das beweist nichts
error-verify-unfinished = {$file}: ist kein beendetes Spiel: Es hört nach Zeile {$rows} auf{$cut ->
        [yes] {" "}(die Zeile danach ist abgeschnitten)
       *[no] {""}
    }, und wer es abschnitt, hat bestimmt, wo es endet; darum gilt es nicht als fair; besorge die ganze Aufzeichnung
error-verify-commitment-form = --commitment: {$given} ist keine; schreib die 64 Zeichen 0-9 und a-f, die der Tisch gezeigt hat
error-verify-commitment = --commitment: Das Geheimnis der Aufzeichnung hat den SHA-256 {$found}, nicht {$given}; wenn dir der Tisch diesen gezeigt hat, ist das nicht das versprochene Spiel: Es war nicht fair
error-verify-nonce-form = --nonce: {$given} ist keine; schreib 32 Zeichen 0-9 und a-f, davor den Spieler, wenn du ihn weißt, wie in 1=HEX
error-verify-nonce-seat = --nonce {$given}: Einen Spieler {$seat} gibt es nicht; es gibt 1 bis {$most}
error-verify-nonce = --nonce: {$nonce} steht nicht in der Aufzeichnung; wenn du sie rechtzeitig gegeben hast, hat der Server sie weggelassen und kann Geheimnisse durchprobiert haben: Es war nicht fair
error-verify-nonce-at = --nonce: {$nonce} ist die von Spieler {$at}, nicht die von Spieler {$seat}

## Eigene Spiele

new-game-made = {$folder} ist da: ein kleines Spiel, das sich spielen lässt. Probier es aus:
new-game-next = {$file} sagt, welche Datei als nächste kommt.
error-new-game-name = NAME: {$name} kann kein Name sein; schreib Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40, wie in lost-trails
error-new-game-taken = NAME: ein Spiel {$name} gibt es schon; wähle einen anderen Namen
error-new-game-package = NAME: {$name} braucht ein Python-Paket {$module}, und das gibt es schon; wähle einen anderen Namen
error-new-game-there = {$folder}: gibt es schon und bleibt, wie es ist; wähle einen anderen Namen, oder geh in einen anderen Ordner

check-passed = gut
check-failed = NEIN
check-sum = { $checks ->
        [one] Eine Prüfung
       *[other] {$checks} Prüfungen
    }, { $failed ->
        [0] keine schlug fehl
        [one] eine schlug fehl
       *[other] {$failed} schlugen fehl
    }; {$seconds} s
check-missing = { $n ->
        [0] Es fehlt nichts. Ob die eigenen Tests bestehen, sagt pytest.
        [one] Was als nächstes fehlt:
       *[other] Was als nächstes fehlt ({$n}):
    }
