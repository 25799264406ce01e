/// What is said of what a campus counts.
extension German {
    static let statistics: StaticString = #"""
        page.statistics.title = Statistik
        page.statistics.period = Wie weit zurück
        page.statistics.none = Noch ist nichts gezählt: ein Tag, eine Woche, ein Monat ist da, wenn er
            vorbei ist.
        page.statistics.numbers = Die Zahlen
        page.statistics.csv = Als Datei (CSV)
        page.statistics.archive = Alle Tabellen als eine Datei (ZIP)
        told.statistics.why = Ganze Tage bis gestern. Eine Zahl unter {least} steht als „weniger als {least}“ da;
            wo man sie aus den anderen errechnen könnte, fehlt noch eine. Schraffierte Balken sind weniger als
            {least}.
        told.statistics.since = Zahlen gibt es seit {date}: der Zeitraum reicht weiter zurück.
        told.statistics.plot = Höchstens {most}. Die Tabelle darunter hat alle Zahlen.
        statistics.period.weeks = Vier Wochen
        statistics.period.term = Semester
        statistics.period.year = Jahr
        statistics.table.people = Personen
        statistics.table.newPeople = Neue Personen pro Woche
        statistics.table.active = Aktive Personen pro Tag
        statistics.table.activeWeeks = Aktive Personen in einer Woche
        statistics.table.activeMonths = Aktive Personen in einem Monat
        statistics.table.enrolments = Belegungen nach Modul
        statistics.table.reminders = Erinnerungen nach Weg
        statistics.table.imports = Importe pro Tag
        statistics.table.events = Veranstaltungen pro Woche
        statistics.column.people = Personen
        statistics.column.enrolments = Belegungen
        statistics.column.onTime = pünktlich
        statistics.column.late = über eine Minute zu spät
        statistics.column.failed = fehlgeschlagen
        statistics.column.imported = importiert
        statistics.column.unchanged = unverändert
        statistics.column.refused = abgelehnt
        statistics.column.published = veröffentlicht
        statistics.column.joined = Zusagen
        statistics.role.student = Studierende
        statistics.role.staff = Mitarbeitende
        statistics.role.operator = Betreiber
        statistics.channel.push = Telefone und Browser
        statistics.channel.email = E-Mail
        statistics.channel.ntfy = ntfy
        statistics.channel.webhook = Webhooks
        statistics.channel.desktop = Bildschirm
        statistics.channel.command = Programme
        statistics.channel.jsonl = Dateien
        statistics.week = Woche ab {date}
        statistics.others = Alle anderen
        statistics.total = Zusammen
        statistics.few = weniger als {least}
        statistics.withheld = nicht gezeigt
        statistics.none = noch ist nichts gezählt
        refusal.operator.statistics = nur Betreiber dürfen die Statistik sehen: frag einen
        refusal.statistics.unknown = es gibt keine Tabelle {name}: es gibt {names}
        """#
}
