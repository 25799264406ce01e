extension German {
    /// What a server refuses, and what it says of requests that go wrong.
    static let server: StaticString = #"""
        refusal.session.none = melde dich zuerst an
        refusal.field.missing = `{field}` fehlt
        refusal.field.wrong = `{field}` ist nicht, was es sein darf
        refusal.field.unknown = ein Feld `{field}` gibt es hier nicht
        refusal.path.unknown = das gibt es nicht
        refusal.body.unreadable = der Inhalt ist kein JSON-Objekt
        refusal.request.key = Idempotency-Key hat 1 bis 64 Zeichen ohne Leerzeichen, etwa eine UUID
        refusal.request.other = dieser Schlüssel gehört zu einer anderen Anfrage
        refusal.request.underWay = dieselbe Anfrage läuft schon: frage wieder, wenn sie fertig ist
        refusal.request.lost = das ist getan, aber die Antwort ist verloren: sieh nach, was jetzt da ist
        refusal.source.room = deine Kalender belegen {size} MB, und {most} MB sind genug: entferne
            zuerst einen
        refusal.source.many = {most} Quellen sind genug: bestelle zuerst eine ab
        refusal.source.remote = gib die Webadresse des Kalenders an: eine, die mit https:// oder
            webcal:// beginnt
        refusal.channel.local = nur wer diesen Server betreibt, nennt seine Dateien und Programme: nimm
            Push, E-Mail, ntfy oder einen Webhook
        refusal.channel.address = Erinnerungen gehen nur an deine eigenen Adressen: füge sie zuerst
            deinem Konto hinzu
        refusal.program.unstarted = das Programm {program} lässt sich nicht starten
        refusal.tooMany = zu oft: versuch es später noch einmal
        refusal.crossSite = die Seite eines anderen Servers hat das verlangt: tu es hier
        refusal.server.listen = {address} lässt sich nicht öffnen: {reason}
        refusal.server.address = {text} ist keine Adresse: schreib sie wie 127.0.0.1:8080
        refusal.server.certificate = das Zertifikat oder sein Schlüssel ist nicht zu lesen: beide sind
            PEM-Dateien
        refusal.server.half = zu einem Zertifikat gehört sein Schlüssel, und umgekehrt
        refusal.server.handed = der übergebene Socket nimmt keine Verbindungen an

        problem.invalid = Das ist nicht zu verstehen
        problem.unauthenticated = Melde dich zuerst an
        problem.forbidden = Das ist nicht erlaubt
        problem.missing = Das gibt es nicht
        problem.conflict = Das widerspricht dem, was da ist
        problem.over = Das ist vorbei
        problem.guarded = Zurückgehalten, weil viel verloren ginge
        problem.tooMany = Zu oft
        problem.busy = Beschäftigt: versuch es gleich noch einmal
        problem.unavailable = Ein anderer Server antwortet nicht
        problem.full = Kein Platz mehr
        problem.failed = Hier ging etwas schief
        problem.method = das geht hier nicht auf diese Weise
        problem.missing.page = die Adresse ist vertippt, oder was hier stand, ist fort
        problem.changed = es hat sich seitdem geändert: lies es neu
        problem.large = das ist zu groß
        problem.mediaType = schick JSON (application/json)
        problem.request = die Anfrage ist nicht zu lesen
        problem.slow = die Anfrage dauerte zu lange
        problem.ending = der Server wird beendet: versuch es noch einmal
        problem.unknown = hier ging etwas schief, und es wurde aufgeschrieben
        """#
}
