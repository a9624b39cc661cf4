### Was der Server sagt. `fault-KEY` sagt, warum etwas abgelehnt wurde.

fault-malformed = { $why ->
        [too-long] {$field}: höchstens {$most} Zeichen.
        [too-short] {$field}: mindestens {$least} Zeichen.
        [too-many] {$field}: höchstens {$most} davon.
        [too-few] {$field}: mindestens {$least} davon.
        [too-high] {$field}: darf höchstens {$most} sein.
        [too-low] {$field}: muss mindestens {$least} sein.
        [pattern] {$field}: muss so aussehen: {$pattern}
        [kind] {$field}: muss von der Art {$kind} sein.
        [value] {$field}: {$value} kennt hier niemand; wähle etwas anderes.
        [missing] {$field}: fehlt.
        [unknown] {$field}: ist hier unbekannt; lass es weg.
        [unseen] {$field}: schreib einen Namen mit einem Buchstaben oder einer Ziffer, die man sehen kann.
        [subscription] {$field}: sende, was die Anmeldung des Browsers ergibt.
       *[json] Das lässt sich nicht lesen: Sende ein Objekt als JSON.
    }
fault-too-large = Das ist zu groß; höchstens {$most} KiB werden angenommen.
fault-too-fast = Das war zu viel auf einmal. Warte einen Moment und mach langsamer weiter.
fault-foreign = Diese Anfrage kam nicht von einer Seite dieses Servers.
fault-unknown-host = Unter diesem Namen ist der Server nicht zu erreichen.
fault-no-such-page = Hier gibt es nichts.
fault-not-allowed = Das geht hier nicht.
fault-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Code, oder eröffne einen neuen Tisch.
fault-day-not-over = Das ist eine Tagesaufgabe: Ihre Aufzeichnung enthält das Geheimnis des Tages, das veröffentlicht wird, wenn der Tag zu Ende ist (Mitternacht UTC).
fault-day-running = Beende zuerst die Partie, die zählt: Tisch {$code}.
fault-no-such-day = Für dieses Spiel und diesen Tag gibt es keine Tagesaufgabe.
fault-no-such-game = Dieses Spiel gibt es hier nicht.
fault-no-such-language = Diese Sprache spricht das Spiel noch nicht.
fault-no-such-link = Dieser Link ist schon benutzt oder älter als zehn Minuten. Erstelle auf dem ersten Gerät einen neuen.
fault-stale = Am Tisch ging es inzwischen weiter.
fault-not-open = Das lässt sich jetzt nicht wählen.
fault-blocked = {$detail}
fault-not-your-turn = Jemand anderes ist am Zug.
fault-not-your-seat = Das ist nicht dein Platz.
fault-no-seat = Du siehst nur zu; das können nur Mitspieler.
fault-not-begun = Das Spiel hat noch nicht begonnen.
fault-begun = Das Spiel hat schon begonnen.
fault-over = Das Spiel ist zu Ende.
fault-not-over = Das Spiel ist noch nicht zu Ende.
fault-seat-taken = Dieser Platz ist besetzt.
fault-table-full = Alle Plätze sind besetzt.
fault-not-host = Das kann nur, wer den Tisch eröffnet hat.
fault-no-undo = Jetzt lässt sich nichts zurücknehmen.
fault-no-take-back = Was gezeigt wurde, lässt sich nur gegen Bots zurücknehmen.
fault-no-bots = Hier wird erzählt, was an einem echten Tisch geschieht: Das kann kein Bot.
fault-no-hints = An diesem Tisch gibt es keine Tipps.
fault-looks-alike = Hier sitzt schon {$other}, und {$name} sieht genauso aus: Nimm einen anderen Namen.
fault-has-left = Für diesen Platz spielt ein Bot. Übernimm ihn zuerst wieder.
fault-not-away = Diese Person ist da. Ein Bot kann nur für jemanden spielen, der am Zug und weg ist.
fault-not-yet = Diese Person ist erst seit einem Augenblick weg und lädt vielleicht nur die Seite neu. Warte einige Sekunden.
fault-has-not-left = Auf diesem Platz spielst nur du.
fault-refused = {$detail}
fault-no-record = Das ist keine Aufzeichnung eines Spiels, die sich hier lesen lässt: {$detail}
fault-not-here = Das geht nur an dem Rechner, auf dem der Server läuft.
fault-no-network = Dieser Rechner ist in keinem lokalen Netz, oder das Netz lässt sich nicht öffnen: {$detail}
fault-no-push-service = Das ist kein Push-Dienst, den dieser Server kennt.
fault-too-many = Es gibt zu viele Verbindungen. Schließe ein paar, oder komm später wieder.
fault-other-commitment = Dieser Tisch hat eine andere Festlegung als die, mit der die Zufallszahl kam. Lies den Tisch neu; wurde dir vorher eine andere gezeigt, spiel hier nicht.
fault-nonce-given = Deine Zufallszahl ist schon da, und die erste zählt.
fault-nonce-late = Die Partie hat ohne deine Zufallszahl begonnen: Dir beweist nichts, dass ihr Zufall fair ist.
fault-analysis-alone = In diesem Spiel war niemand zu schlagen, also gibt es keine Gewinnchancen zu analysieren.
fault-analysis-empty = In diesem Spiel hat niemand etwas gewählt, also gibt es nichts zu analysieren.
fault-analysis-retold = {$game} erzählt, was an einem echten Tisch geschah. Die Zeilen sind keine Entscheidungen gegen einen Gegner und lassen sich deshalb nicht analysieren.
fault-analysis-too-long = Dieses Spiel hat {$choices} Entscheidungen; hier werden höchstens {$most} davon analysiert. Bestelle die letzten {$most} oder analysiere die Aufzeichnung auf deinem eigenen Rechner mit `bailey analyse`.
fault-no-puzzle = Dieses Rätsel gibt es nicht. Wähle ein anderes.
fault-no-analysis = Eine Analyse dieses Spiels wurde noch nicht bestellt. Bestelle sie zuerst.
fault-too-many-analyses = Über deinen Anschluss wurden zu viele Analysen bestellt. Warte einige Minuten oder analysiere die Aufzeichnung auf deinem eigenen Rechner mit `bailey analyse`.
fault-too-many-tables = Über deinen Anschluss wurden zu viele Tische eröffnet. Warte einige Minuten oder spiele an einem davon weiter.
fault-one-seat = Nur wer den Tisch eröffnet hat, darf mehrere Plätze haben.
fault-hint-waits = Es wird schon über einen Tipp nachgedacht. Warte darauf und frage dann noch einmal.
fault-too-many-mutes = Du hast {$most} andere stummgeschaltet; mehr geht nicht. Höre erst eine Person davon wieder.
fault-failed = Hier ist etwas schiefgegangen. Es ist notiert; versuch es noch einmal.
fault-game-not-installed = Das Spiel dieses Tisches ist auf diesem Server nicht mehr installiert. Der Tisch bleibt erhalten: Ist das Spiel wieder installiert, geht es weiter.
fault-unreadable = Dieser Tisch lässt sich nicht mehr lesen: Was von ihm gespeichert ist, ist beschädigt. Es ist notiert; an allen anderen Tischen geht es weiter.
fault-closing = Der Server startet gleich neu. Verbinde dich in einem Moment wieder.
fault-no-room = Die Aufzeichnung dieses Spiels hat {$most} Zeilen; von hier an lässt sich nichts zurücknehmen, und niemand kann auf seinen Platz zurückkehren.
fault-busy = Hier werden gerade andere Aufzeichnungen durchgerechnet. Versuch es in einem Moment noch einmal.
fault-too-slow = Diese Aufzeichnung dauert zu lange: mehr als {$seconds} Sekunden Rechenzeit. Prüfe sie auf deinem eigenen Rechner mit `bailey verify`.

guest = Gast {$n}
spectator = {$name} (schaut zu)

strength-novice = Neuling
    .text = Wie bei der ersten Partie: nimmt, was nahe liegt, und übersieht das meiste andere.
strength-easy = Leicht
    .text = Kennt das Spiel, träumt ein wenig und übersieht ab und zu gute Züge.
strength-medium = Mittel
    .text = Weiß, was gut ist, und entscheidet hastig.
strength-hard = Schwer
    .text = Wägt ab, was kommen kann, und verschenkt selten etwas.
strength-master = Meister
    .text = So stark, wie es in einer Sekunde geht.

rivals-people = Gegen Menschen
rivals-bots = Bots verschiedener Stärke
rivals-bot = { $character ->
        [carefree] Sorglose Bots ({$strength})
        [dreamy] Verträumte Bots ({$strength})
        [hasty] Hastige Bots ({$strength})
        [far-sighted] Weitsichtige Bots ({$strength})
       *[cautious] Bedächtige Bots ({$strength})
    }
bot-named = {$name}, {$character}
rivals-nobody = Allein

leaving = Wer aufgibt, die Zeit überschreitet oder wegbleibt, überlässt den Platz einem Bot ({$bot}) und darf ihn jederzeit vor dem Ende wieder übernehmen. Ein Platz, auf dem dann noch ein Bot sitzt, kommt in der Rangfolge hinter die anderen.
rules-renewed = Die Regeln hier wurden erneuert, seit dieses Spiel begann (Version {$old}, jetzt {$new}); es geht nach den neuen weiter.

warming-compiling = Die Bots werden gerade schneller gemacht, einmal für diesen Rechner. Spiel ruhig weiter; bis dahin denken sie weniger.
warming-ready = Die Bots sind bereit.
warming-plain = Die Bots sind auf diesem Rechner langsam und denken weniger.

confirm-vain = So, wie es steht, brächte es nichts.
confirm-final = Dabei wird etwas aufgedeckt, oder das Spiel endet; das lässt sich nicht zurücknehmen.

row-setup = Das Spiel beginnt.
row-undo = {$player} hat eine Wahl zurückgenommen.
    .you = Du hast eine Wahl zurückgenommen.
row-takeback = {$player} ist zurückgegangen. Von jetzt an ist dieses Spiel Übung.
    .you = Du bist zurückgegangen. Von jetzt an ist dieses Spiel Übung.
row-resign = {$player} hat aufgegeben.
    .you = Du hast aufgegeben.
row-timeout = {$player} hat die Zeit überschritten.
    .you = Du hast die Zeit überschritten.
row-stand-in = Ein Bot spielt für {$player}.
    .you = Ein Bot spielt für dich.
row-return = {$player} hat den Platz wieder übernommen.
    .you = Du hast deinen Platz wieder übernommen.

lan-open = Handys in diesem Raum können über diese Adresse mitspielen. Ohne https lässt sich die Seite nicht installieren und schickt keine Benachrichtigungen; alles andere geht.
lan-closed = Nur dieser Rechner erreicht den Server.
lan-public = Wer den Link hat, kann mitspielen, von überall.

fair-committed = Das Geheimnis hat den SHA-256, den die Aufzeichnung als Festlegung nennt. Ob es die Festlegung ist, die dir vor dem Spiel gezeigt wurde, weiß nur dein eigener Browser oder deine Notiz.
fair-folded = Alle {$rows} Zeilen folgen allein aus dem Geheimnis, den Zufallszahlen der Spieler und dem, was gewählt wurde.
fair-not-compared = Die Prüfsummen wurden nicht verglichen: Sie haben einen anderen Aufbau als auf diesem Server. Alle {$rows} Zeilen sind erlaubte Entscheidungen unter dem Zufall dieser Aufzeichnung; wer die Prüfsummen bestimmt hat, konnte diesen Zufall aber lenken. Darum gilt sie nicht als fair.
record-not-compared = Die Prüfsummen dieser Aufzeichnung haben einen anderen Aufbau als auf diesem Server und wurden nicht verglichen; die Entscheidungen und das Ergebnis schon.
fair-nonces = {$n ->
        [0] Niemand hat zum Zufall beigetragen; wer den Tisch betrieb, konnte also Geheimnisse durchprobieren, bis ihm die Karten passten: Über die Karten beweist das nichts.
        [one] Einer der Spieler hat zum Zufall beigetragen, bevor das Geheimnis bekannt war.
       *[other] {$n} Spieler haben zum Zufall beigetragen, bevor das Geheimnis bekannt war.
    }
fair-day = Es ist die Tagesaufgabe vom {$day}: Der Zufall kam allein aus dem Geheimnis dieses Tages und der Nummer jedes Zufallszugs, gleich was gewählt wurde. Vergleiche die Festlegung mit der auf der Seite dieses Tages: Sie ist für alle dieselbe. Das beweist nicht, dass der Betreiber des Servers sie nicht vorher kannte.
fair-no-nonce = {$player} hat nichts zum Zufall beigetragen: {$player} beweist das nichts.
fair-unfinished = Das ist kein beendetes Spiel: Die Aufzeichnung hört nach Zeile {$rows} auf. Was sie enthält, folgt aus dem Geheimnis; aber wer sie abschnitt, hat bestimmt, wo sie endet. Darum gilt sie nicht als fair.
fair-removed = Der Name einer Person wurde später aus der Aufzeichnung entfernt. Die Prüfsummen, in denen er stand, sind angegeben und lassen sich nicht mehr nachrechnen: Wer sie angab, hätte den Zufall verbiegen können, darum gilt sie nicht als fair.
fair-practice = Es war ein Übungsspiel: Jemand ging hinter etwas zurück, das schon gezeigt war, oder es begann mit einer Stellung.

push-turn = Du bist am Zug: {$game}
push-open = Hier tippen öffnet den Tisch.

option-on = ja
option-off = nein
