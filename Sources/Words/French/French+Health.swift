/// What is told of servers and daemons over a day, and over a year.
extension French {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Réponses
        health.answers = Aujourd’hui {failures} en échec (5xx) sur {count, plural, one {# requête} other
            {# requêtes}}.
        health.answers.none = Personne n’a interrogé de serveur aujourd’hui.
        health.name.uptime = Disponibilité
        health.uptime.none = Rien n’est encore mesuré : cela commence quand un serveur ou un service tourne.
        health.uptime.server.whole = Serveur : jamais absent, mesuré depuis {day} ({days, plural, one {# jour}
            other {# jours}}).
        health.uptime.server.down = Serveur : absent {length}, mesuré depuis {day} ({days, plural, one {# jour}
            other {# jours}}).
        health.uptime.bell.whole = Cloche : jamais absente, mesurée depuis {day} ({days, plural, one {# jour}
            other {# jours}}).
        health.uptime.bell.down = Cloche : absente {length}, mesurée depuis {day} ({days, plural, one {# jour}
            other {# jours}}).
        health.uptime.gap = Absence : de {since} à {until}.
        health.uptime.now = Absence depuis {since}.
        health.push.key = {machine} n’a pas la push.key à laquelle les appareils se sont abonnés : copies-y celle de
            {source}.
        health.push.exchanged = La push.key de {machine} n’est pas celle à laquelle les appareils se sont abonnés :
            remets sa sauvegarde.
        """#
}
