### The Castles of Burgundy: the score pad for physical games.

## The score pad

pad-note = Die Punkte der Punkteleiste und was am Ende zählt. Allein spielst du gegen den Automata.
pad-help = Nur Enter ist 0; `back` geht eine Frage zurück.
pad-points = Punkte auf der Leiste
pad-of-colours = davon für Bonusplättchen (0, wenn nicht notiert)
pad-of-livestock = davon für Nutztiere (0, wenn nicht notiert)
pad-of-sales = davon für verkaufte Waren (0, wenn nicht notiert)
pad-of-buildings = davon für Wachtürme und andere Gebäude (0, wenn nicht notiert)
pad-goods = nicht verkaufte Waren
pad-silver = Silberlinge übrig
pad-workers = Arbeiter übrig
pad-knowledge-15 = mit Wissen 15: verkaufte Warensorten
pad-knowledge-16 = mit Wissen 16: Warenhäuser
pad-knowledge-17 = mit Wissen 17: Wachtürme
pad-knowledge-18 = mit Wissen 18: Schreinereien
pad-knowledge-19 = mit Wissen 19: Kirchen
pad-knowledge-20 = mit Wissen 20: Märkte
pad-knowledge-21 = mit Wissen 21: Wohnhäuser
pad-knowledge-22 = mit Wissen 22: Banken
pad-knowledge-23 = mit Wissen 23: Rathäuser
pad-knowledge-24 = mit Wissen 24: Tierarten
pad-knowledge-25 = mit Wissen 25: verkaufte Waren
pad-knowledge-26 = mit Wissen 26: Bonusplättchen
pad-tiles = Plättchen im Herzogtum, bei Gleichstand (0, wenn ihr es nicht braucht)
pad-order = Platz in der Reihenfolge, 1 ist vorn (0, wenn ihr es nicht braucht)
pad-automata-knowledge = Wissen auf seinen Karten und im Herzogtum
pad-automata-reserve = Plättchen in seiner Reserve
pad-automata-unfinished = Plättchen auf seinen unfertigen Karten
pad-parts-fault = Die Teile können nicht mehr sein als alle Punkte der Leiste. Zählt noch einmal.
pad-goods-fault = Es gibt nur {$most} Waren, die aller Spieler zusammen. Zählt noch einmal.
pad-knowledge-fault = Wissen {$n} gibt es einmal: Nur einer hat es. Wer es nicht hat, schreibt 0.
pad-order-fault = Jeder hat einen anderen Platz in der Reihenfolge, von 1 an.
pad-full-fault = So kann ein Herzogtum nicht gefüllt sein: Es gibt nicht so viele Plättchen oder Felder. Zählt noch einmal, was das Wissen zählt, und die Plättchen im Herzogtum.
