/// What is told of servers and daemons over a day, and over a year.
extension German {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Antworten
        health.answers = Heute scheiterten {failures} von {count, plural, one {# Anfrage} other {# Anfragen}} (5xx).
        health.answers.none = Heute hat niemand einen Server gefragt.
        health.name.uptime = Verfügbarkeit
        health.uptime.none = Noch ist nichts gemessen: das beginnt, wenn ein Server oder ein Dienst läuft.
        health.uptime.server.whole = Server: nie weg, gemessen seit {day} ({days, plural, one {# Tag} other
            {# Tage}}).
        health.uptime.server.down = Server: {length} weg, gemessen seit {day} ({days, plural, one {# Tag} other
            {# Tage}}).
        health.uptime.bell.whole = Glocke: nie weg, gemessen seit {day} ({days, plural, one {# Tag} other
            {# Tage}}).
        health.uptime.bell.down = Glocke: {length} weg, gemessen seit {day} ({days, plural, one {# Tag} other
            {# Tage}}).
        health.uptime.gap = Weg von {since} bis {until}.
        health.uptime.now = Weg seit {since}.
        health.push.key = Auf {machine} fehlt die push.key, für die sich Geräte angemeldet haben: kopier sie von
            {source} dorthin.
        health.push.exchanged = Die push.key von {machine} ist nicht die, für die sich Geräte angemeldet haben: spiel
            ihre Sicherung zurück.
        """#
}
