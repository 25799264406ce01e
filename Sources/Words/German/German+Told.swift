extension German {
    /// Was die Modelle von Seiten mit Argumenten sagen: Zeiten, Orte, Konten und Quellen.
    static let told: StaticString = #"""
        # Was Seiten von Zeiten und Orten sagen
        told.picture = Bild von {name}
        told.asOf = Stand: {day}, {time}.
        told.allDay = ganztägig
        told.when = {day}, {from} bis {to}
        told.now = jetzt, {left}
        told.simple.time = Es ist {time}, {day}.
        told.simple.next = {title}, {time}
        told.simple.nextIn = {title}, {time}, {place}
        told.simple.room = Raum {room}
        told.simple.changes = Was hat sich geändert?{count, plural, =0 {} other { # seit gestern}}
        told.harvest.none = Gelesen: {name} hat noch keine Kurse. Wir fragen stündlich, und sie stehen hier, sobald es sie
            gibt.
        told.harvest.over = Gelesen: {count, plural, one {# Termin} other {# Termine}} von {name}, alle schon vorbei. Ist es die
            Adresse von diesem Jahr?
        told.now.more = außerdem {others}
        told.free = Frei bis {time}
        told.free.day = Ein freier Tag.
        told.free.until = Ein freier Tag. {day}: {tomorrow}
        told.progress = {gone} von {length}
        told.earlier = Heute schon vorbei: {what}
        told.items = {count, plural, =0 {nichts} one {# Eintrag} other {# Einträge}}
        told.whole = Tag {day} von {days}
        told.gap = {length} frei
        told.cup = Becher mit {amount}
        told.cup.more = bis {time} noch {count}
        told.water = {drunk} von {goal}
        told.water.next = {drunk} von {goal}, nächster Becher {time}
        told.water.due = {drunk} von {goal}, ein Becher ist fällig
        told.tomorrow = Beginnt um {from} in {place}, endet um {to}.
        told.tomorrow.placeless = Beginnt um {from}, endet um {to}.
        told.week = {items}, {clashes, plural, =0 {keine Überschneidung} one {# Überschneidung} other {#
            Überschneidungen}}.
        told.folded = Nichts vor {from} oder nach {to}.
        told.by = durch {who}, {when}
        told.moved = von {before}
        told.room = Raumänderung, gemeldet von {source}, {when}
        told.clash = Überschneidet sich {length} mit {other}
        told.clash.far = Zu weit von {other}: {walk} Weg, {gap} dazwischen
        told.also = {source} sagt {value}
        told.walk = {length} Fußweg
        told.leave = Aufbruch um {time}: {walk}.
        told.classmates = {count, plural, one {# Kommilitone} other {# Kommilitonen}}, {friends, plural,
            one {# Freund} other {# Freunde}}
        told.lead = {length} vorher
        told.deaf = Dieses Gerät klingelt noch nicht. Erinnerungen kommen per E-Mail.

        # Was Seiten von Konten und Quellen sagen
        told.sent = Seit {time} unterwegs an {address}, gültig bis {until}.
        told.soon = Es ging keine neue E-Mail hinaus: die letzte an {address} ist erst eben gegangen. In
            einer Minute kann eine neue geschickt werden, nach mehreren in einigen Minuten.
        told.newest = Der Code steht in der neuesten E-Mail an {address}, gültig zehn Minuten, seit sie
            geschickt wurde.
        told.code = Das ist nicht der Code der neuesten E-Mail. {left, plural, one {Ein Versuch bleibt}
            other {# Versuche bleiben}}.
        told.step = Schritt {step} von {steps}
        told.signUp.window = Konto anlegen, Schritt {step} von {steps}: {name, select, code {der Code} name {dein Name}
            other {deine Adresse}}
        told.domains = Für Adressen von {domains}.
        told.handle = {handle} ist vergeben; {free} ist frei.
        told.none = Nichts heißt „{text}“.
        told.harvest = {times, plural, one {# Kurszeit} other {# Kurszeiten}}, {modules, plural, one {#
            Modul} other {# Module}}, bis {day}
        told.mail = Bis dahin kommen Erinnerungen an {address}.
        told.healthy = Gute Kopie von {time}, gefragt alle {length}, {count, plural, one {# Kurszeit}
            other {# Kurszeiten}}
        told.broken = Gestört seit {time}
        told.held = Zurückgehalten: {lost} von {count, plural, one {# Kurszeit} other {# Kurszeiten}}
            wären fort
        told.held.why = {source} antwortete um {time} mit {count, plural, one {# Kurszeit} other {#
            Kurszeiten}}. Das sieht nach einem Fehler aus, darum bleibt deine Kopie von {copy}. In
            deinem Kalender hat sich nichts geändert.
        told.unreadable = {count, plural, one {# Angabe war} other {# Angaben waren}} nicht lesbar.
        told.keep = Meine behalten, um {time} wieder fragen
        told.rings = {place}, {until}
        told.quiet = In den nächsten 24 Stunden klingelt nichts.
        told.device = zuletzt geklingelt {time}
        told.suspect = Die {count, plural, one {letzte Nachricht kam} other {letzten # Nachrichten
            kamen}} nicht an. Tipp dort noch einmal auf „Klingeln“.
        told.session = zuletzt benutzt {time}, seit {since}
        told.session.now = jetzt in Gebrauch, seit: {since}
        told.passkey.new = noch nicht benutzt, seit {since}
        told.provider = Mit {name} anmelden
        told.provider.link = Künftig mit {name} anmelden
        told.delete.identity = Nicht mehr mit {name} anmelden?
        told.proved = bestätigt {day}
        told.wait = Versuch es in {length} noch einmal.
        told.did.invisible = Kommilitonen sehen dich nicht mehr.
        told.did.visible = Kommilitonen sehen dich.
        told.did.stayed = Du bleibst.
        told.item.stopped = Das Klingeln {time} hast du abgestellt.
        told.leaving = Dein Konto wird {day} gelöscht. Bis dahin bleibt alles, wie es war.
        told.delete.source = Quelle {name} löschen?
        told.delete.source.effect = {count, plural, one {# Kurszeit verschwindet} other {# Kurszeiten
            verschwinden}} aus deinem Kalender.
        told.delete.entry = „{name}“ löschen?
        told.delete.address = {address} entfernen?
        told.delete.passkey = Den Passkey {name} entfernen?
        told.delete.passkeyEffect = Er meldet dich nicht mehr an. Was das Gerät von ihm behält, entfernst du
            dort.
        told.end.others = {count, plural, one {# anderes Gerät} other {# andere Geräte}} abmelden?
        """#
}
