extension German {
    /// What a home keeps as messages.
    static let kept: StaticString = #"""
        # Zeiten; an ihre Stelle tritt, wie die Uhr des Lesers sie zeigt
        kept.moment = {at}
        kept.move = verlegt von {from} auf {to}

        # Was an einer Veranstaltung anders ist
        kept.event.also = {before}; {last}
        kept.event.title = heißt jetzt {title}
        kept.event.zone = nach der Uhr von {zone}
        kept.event.place = ist in {place}
        kept.event.place.was = ist in {place} statt in {former}
        kept.event.placeless = hat keinen Ort mehr
        kept.event.repeats = findet {repetition} statt
        kept.event.once = wiederholt sich nicht mehr
        kept.event.capacity = hat Platz für {count, plural, one {# Person} other {# Personen}}
        kept.event.unlimited = hat Platz für beliebig viele
        kept.event.hashtag = hat den Hashtag {hashtag}
        kept.event.hashtagless = hat keinen Hashtag mehr
        kept.event.description = hat eine andere Beschreibung
        kept.event.again = findet doch statt

        # Was über eine Veranstaltung gemeldet wird
        kept.news.changed = {title}: {changes}
        kept.news.cancelled = {title} fällt aus
        kept.news.cancelled.why = {title} fällt aus: {reason}
        kept.news.offered = {title}: ein Platz ist für dich frei
        kept.news.gone = {title}: der für dich freigehaltene Platz ist weg
        kept.news.removed = eine Veranstaltung, bei der du dabei warst, am {when}, wurde
            gelöscht

        # Was eine Quelle sagt und nicht geglaubt wird
        kept.held = {source}: {claim}\nnichts wurde geändert; es gilt, wenn es sich über einen
            Tag hinweg wiederholt
        kept.held.keeper = {source}: {claim}\nnichts wurde geändert; es gilt, wenn es sich über
            einen Tag hinweg wiederholt, oder wenn du es annimmst: belltower import {name}
            --accept-removals
        held.page = {source}: {claim}\nnichts wurde geändert; es gilt, wenn es sich über
            einen Tag hinweg wiederholt, oder wenn du es annimmst: {page}
        kept.held.crawl = {source}: {why}
        kept.held.pages = {source}: die Seiten sind nicht mehr, wie sie waren, deshalb bleibt
            das zuletzt Gelesene

        # Warum etwas nicht oder später klingelte
        kept.reason.none = kein Grund vermerkt
        kept.reason.quiet = Ruhezeit
        kept.reason.quiet.late = nach der Ruhezeit nutzlos
        kept.reason.limit = {count} klingelten in dieser Viertelstunde
        kept.reason.late = {count} min zu spät gefunden, nutzlos geworden
        kept.reason.late.all = zu spät gefunden
        kept.reason.unread = der Eintrag war nicht lesbar
        kept.reason.stopped = der Dienst wurde angehalten, bevor er klingelte
        kept.reason.empty = nichts davon ist noch von Nutzen
        kept.reason.withdrawn = noch einmal geprüft: {why}
        kept.reason.dismissed.item = der Eintrag wurde abgewählt
        kept.reason.dismissed.series = die Reihe wurde abgewählt
        kept.reason.restored = nicht mehr abgewählt
        kept.reason.snoozed = verschoben
        kept.reason.clock = die Uhr ging vor
        kept.reason.unacknowledged = von {channel} nicht bestätigt
        kept.reason.moved.item = der Eintrag wurde verlegt
        kept.reason.gone.item = der Eintrag ist weg oder klingelt nicht mehr
        kept.reason.gone.class = der Termin ist weg
        kept.reason.gone.theirs = der Termin steht nicht mehr im eigenen Kalender
        kept.reason.gone.news = was es meldete, gibt es nicht mehr
        kept.reason.gone.event = die Veranstaltung ist weg
        kept.reason.gone.calendar = steht nicht mehr im Kalender
        kept.reason.reverted = wurde zurückgenommen
        kept.reason.reverted.all = alles wurde zurückgenommen oder wieder geändert
        kept.reason.altered = wurde seither wieder geändert
        kept.reason.listed = steht in einer anderen Quelle
        kept.reason.moved = wurde verlegt
        kept.reason.moved.gone = wurde verlegt oder findet nicht statt
        kept.reason.cancelled = fällt aus
        kept.reason.hidden = ist ausgeblendet
        kept.reason.muted = stummgeschaltet
        kept.reason.answered = wurde beantwortet
        kept.reason.answered.friend = wurde beantwortet, oder die Freundschaft ist beendet
        kept.reason.answered.request = die Anfrage wurde beantwortet oder zurückgenommen
        kept.reason.summary = eine Zusammenfassung entsteht erst beim Klingeln
        kept.reason.digest = der Tagesüberblick ist nicht mehr gewünscht
        kept.reason.goal.off = das Ziel ist aus
        kept.reason.goal.over = die Stunden des Ziels sind vorbei
        kept.reason.goal.met = das Ziel ist erreicht
        kept.reason.goal.drunk = kurz davor wurde etwas getrunken
        kept.reason.over = die Veranstaltung ist vorbei
        kept.reason.again = die Veranstaltung findet doch statt
        kept.reason.cancelled.event = die Veranstaltung wurde abgesagt
        kept.reason.changed.event = die Veranstaltung wurde seither wieder geändert
        kept.reason.left = nicht mehr dabei
        kept.reason.asked = es wurde wieder um einen Platz gebeten
        kept.reason.unwaiting = nicht mehr auf der Warteliste
        kept.reason.uninvited = die Einladung wurde zurückgenommen
        kept.reason.place.taken = der Platz wurde angenommen
        kept.reason.place.again = der Platz wurde seither neu angeboten
        kept.reason.place.late = das Angebot ist abgelaufen
        kept.reason.place.unkept = der Platz wird nicht mehr freigehalten
        kept.reason.place.back = der Platz wurde zurückgegeben

        # Warum ein Kanal nichts zustellte
        kept.channel.none = der Kanal gab keine Antwort
        kept.channel.status = {host} antwortete mit Status {status}
        kept.channel.redirect = {host} antwortete mit Status {status}: Weiterleitungen wird
            nicht gefolgt, gib die Adresse an, zu der sie führt
        kept.channel.noTLS = {host} spricht kein TLS: nichts wurde gesendet
        kept.channel.insecure = {host} hat kein gültiges Zertifikat: nichts wurde gesendet
        kept.channel.badAddress = die Adresse bei {host} ist keine
        kept.channel.timedOut = {host} antwortete nicht rechtzeitig
        kept.channel.cutShort = {host} schloss die Verbindung ohne Antwort
        kept.channel.notHTTP = {host} antwortete etwas, das keine Antwort ist
        kept.channel.notConnected = {host} ist nicht erreichbar
        kept.channel.notResolved = {host} ist dem Namensdienst nicht bekannt
        kept.channel.silent = {host} gab keine Antwort
        kept.channel.gone = {device} nimmt keine Mitteilungen mehr an ({status})
        kept.channel.deviceless = kein Gerät nimmt Mitteilungen an: erlaube sie auf der Website
        kept.channel.device.gone = das Gerät nimmt keine Mitteilungen mehr an: erlaube sie
            wieder auf der Website
        """#
}
