extension German {
    /// What is said at the door of an event.
    static let door: StaticString = #"""
        # An der Tür einer Veranstaltung
        page.door.title = An der Tür
        page.door.open = QR-Code an der Tür
        page.door.why = Ein Code zum Scannen, ab einer halben Stunde vor Beginn. Wer da war, erfährt nur,
            wer veranstaltet.
        page.door.scan = Scanne ihn mit der Kamera deines Telefons, oder tippe den Code auf der Seite der
            Veranstaltung ein.
        page.door.qr = QR-Code der Seite, auf der du sagst, dass du da bist
        page.door.changes = Er wechselt jede halbe Minute.
        page.door.names = Wer gekommen ist
        page.door.nobody = Noch hat niemand zugesagt.
        page.door.missing = noch nicht da
        page.door.shut = Die Tür ist zu
        page.door.arrive = Bist du da?
        page.door.type = Code an der Tür
        page.door.typeWhy = Sechs Ziffern, die jede halbe Minute wechseln.
        page.door.here = Ich bin da
        page.door.isHere = Du bist da.
        page.door.camera = Mit der Kamera scannen
        page.door.stop = Kamera ausschalten
        page.door.noCamera = Die Kamera geht nicht. Tippe den Code ein.
        page.door.event = Zur Veranstaltung
        told.door.count = {present} von {joined} sind da
        told.door.opens = Offen ab {time}.
        told.door.came = gekommen um {time}
        told.door.did = Du bist da: {title}
        refusal.door.code = das ist nicht der Code, der jetzt an der Tür steht: sieh noch einmal hin, er
            wechselt jede halbe Minute
        refusal.door.tries = zu viele falsche Codes: versuche es in einer Stunde noch einmal
        refusal.door.early = die Tür von {event} öffnet eine halbe Stunde vor Beginn
        refusal.door.full = {event} ist voll, und an der Tür ist kein Platz frei
        event.door.code = Code {code}, noch {seconds, plural, one {# Sekunde} other {# Sekunden}}
        event.door.shut = die Tür ist zu: sie ist offen ab einer halben Stunde vor Beginn bis zum Ende
        event.door.count = {present} von {joined} sind da
        event.door.missing = noch nicht da
        event.done.here = du bist da
        """#
}
