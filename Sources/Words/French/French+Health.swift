/// What is told of servers and daemons over a day, and over a year.
extension French {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Réponses
        health.answers = Aujourd’hui {failures} en échec (5xx) sur {count, plural, one {# requête} other
            {# requêtes}}.
        health.answers.none = Personne n’a interrogé de serveur aujourd’hui.
        """#
}
