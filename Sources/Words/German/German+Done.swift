extension German {
    /// Was Seiten von Handlungen sagen: was getan ist, und was nicht geht.
    static let done: StaticString = #"""
        told.did.settings = Deine Einstellungen sind gespeichert.
        told.did.profile = Dein Name und dein Profil sind gespeichert.
        told.did.bell = Deine Erinnerungen sind eingestellt.
        told.did.goal = Dein Trinkziel ist gespeichert.
        told.did.picture = Das Bild wird gezeigt.
        told.did.noPicture = Das Bild ist weg.
        told.did.added = Hinzugefügt: {name}
        told.did.changed = Geändert: {name}
        told.did.item = {name}, {when}
        told.did.rings = {subject, select, it {Es} other {{name}}} klingelt {how, select, none {nicht} other
            {{lead}}}
        told.did.byLetter = Per E-Mail, da kein Gerät von dir klingelt.
        told.did.past = Dieser Zeitpunkt ist schon vorbei.
        told.did.pastOnce = Für {day, select, today {heute} other {dieses Mal}} ist dieser Zeitpunkt schon vorbei; er
            gilt ab dem nächsten Mal.
        told.did.deleted = Gelöscht: {name}
        told.did.hidden = Ausgeblendet: {name}
        told.did.shown = Wieder da: {name}
        told.did.back = {name} ist wieder da.
        told.did.undone = Änderung zurückgenommen: {name}
        told.did.unmade = {name} ist wieder entfernt.
        told.did.withdrawn = Zurückgenommen: {name}
        told.quoted = „{text}“
        told.did.subscribed = {name} steht in deinem Kalender: {count, plural, =0 {noch nichts} one {#
            Eintrag} other {# Einträge}}
        told.did.known = {name} war schon da.
        told.did.read = {name}: {count, plural, =0 {nichts Neues} one {# Änderung} other {# Änderungen}}
        told.did.kept = Deine Kopie von {name} bleibt.
        told.did.removed = Entfernt: {name}
        told.did.signedOut = Du bist abgemeldet.
        told.did.ended = Abgemeldet: {name}
        told.did.endedOthers = {count, plural, =0 {Es gab kein anderes Gerät.} one {# Gerät abgemeldet.}
            other {# Geräte abgemeldet.}}
        told.did.dismissed = {name} klingelt nicht.
        told.did.tested = Geklingelt: {name}
        told.did.enrolled = {count, plural, =0 {Du hattest sie schon.} one {# Modul mehr.} other {#
            Module mehr.}}
        told.did.password = Dein Passwort gilt; andere Geräte sind abgemeldet.

        told.more.plus = +{count} weitere
        told.more.names = {count, plural, one {# weiterer} other {# weitere}}: {names}
        told.lead.after = {length} nach dem Beginn
        told.lead.start = wenn es beginnt
        told.lead.usual = wie üblich, {lead}
        told.copy = Gute Kopie von {time}, gefragt alle {length}, {count, plural, one {# Eintrag} other {#
            Einträge}}
        told.file = Eingelesen {time}, {count, plural, one {# Eintrag} other {# Einträge}}
        told.unread = Noch nicht gelesen
        told.stopped = {reason} {count, plural, one {Dein Eintrag bleibt} other {Deine # Einträge
            bleiben}}.
        told.password = Gesetzt {day}.
        told.coming = als Nächstes um {time}
        refusal.entry.version = es wurde inzwischen anderswo geändert: sieh es noch einmal an, dann speichere
        refusal.handle.fixed = der Kurzname bleibt {handle}: danach geht, was andere notiert haben
        """#
}
