/// What operators are told at their desk beside how all is doing.
extension German {
    static let desk: StaticString = #"""
        # At the desk of those who run a site
        alert.disk.unheard = {machine}: seit einem Tag sagt niemand, wie es um die Platte steht. Vielleicht
            gibt es die Maschine nicht mehr.
        alert.backup.none = Von diesem Home ist keine Sicherung bekannt: sieh nach, ob nachts belltower
            backup und belltower keep laufen.
        health.backup.elsewhere = Macht ein anderes Programm, so steht es in config.yaml.
        health.restore.none = Noch nicht erprobt: das tut belltower keep einmal die Woche.
        health.campus.people = {count, plural, one {# Person} other {# Leute}}.
        health.campus.active = {count, plural, one {# Person sah} other {# Leute sahen}} gestern eine Seite
            an.
        health.campus.few = Weniger als {least} Leute sahen gestern eine Seite an.
        health.campus.events = {count, plural, =0 {Kein Termin steht bevor} one {# Termin steht bevor}
            other {# Termine stehen bevor}}.
        health.campus.reports = {count, plural, =0 {Keine Meldung wartet} one {# Meldung wartet} other {#
            Meldungen warten}} auf eine Entscheidung.
        health.past.none = Noch kein Ruf, der vorbei wäre.
        page.operator.campus = Der Campus
        page.operator.events = Termine
        page.night.title = Was die Nacht fand
        page.night.why = Was nachts auffällt, wie bei belltower check, und was einmal die Woche die Probe
            der neuesten Sicherung ergab.
        told.night.at = Angesehen {time}.
        page.errors.noneYet = Noch ist nichts schiefgegangen.
        audit.more = ältere Zeilen: belltower audit --before {id}
        report.month = Monat

        # Pictures that are looked over
        page.operator.pictures = Bilder
        page.pictures.title = Bilder
        page.pictures.find = Kürzel oder Name
        page.pictures.reported = Nur Gemeldetes
        page.pictures.hidden = Nur Verborgenes
        page.pictures.isHidden = verborgen
        page.pictures.case = Meldung ansehen
        page.pictures.none = Kein solches Bild.
        page.pictures.noneWhy = Hier steht, was Leute und Gruppen von sich zeigen, das Neueste zuerst.
        page.pictures.more = Ältere
        person.mark.reported = gemeldet
        person.mark.pictureHidden = Bild verborgen
        """#
}
